import { useRef, useState } from 'react';
import { type Statement, memberStatement } from '#api/records.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { dayOf } from '#core/format/dates.ts';
import { saveFile } from '#core/format/saveFile.ts';
import { useLanguage } from '#core/i18n/language.ts';
import type { StatementProps, StatementRange, StatementState } from './records.types.ts';
import { statementDays, statementProblem, toStatementView } from './statement.model.ts';

/** A statement of at most this many parts is read: 1,000 movements each in the sandbox. */
const mostParts = 200;

/**
 * Props of the statement dialog, connected to the platform; null where it has none. A statement is read when the player asks
 * for it.
 */
export function useStatement(): StatementProps | null {
  const { client, clock, has } = usePlatform();
  const language = useLanguage();
  const today = dayOf(clock.now());
  const [open, setOpen] = useState(false);
  const [range, setRange] = useState<StatementRange>('quarter');
  const [typed, setTyped] = useState(() => statementDays('quarter', { from: today, to: today }, today));
  const [state, setState] = useState<StatementState>({ step: 'choosing' });
  /** Identifies the latest request: an answer to an earlier one is ignored. */
  const current = useRef(0);
  const days = statementDays(range, typed, today);
  const problem = statementProblem(days);

  const reset = (): void => {
    current.current += 1;
    setState({ step: 'choosing' });
  };
  const read = async (): Promise<void> => {
    const request = (current.current += 1);
    const parts: Statement[] = [];
    setState({ step: 'reading', rows: 0 });
    for (let part: string | null | undefined; part !== null && parts.length < mostParts;) {
      const input = { ...days, language, ...(part !== undefined && { part }) };
      // A statement with a line left out would be wrong.
      const answer = await client.call(memberStatement, input, { complete: true });
      if (request !== current.current) return;
      if (!answer.ok) {
        setState({ step: 'failed', error: answer.error });
        return;
      }
      parts.push(answer.value);
      part = answer.value.next;
      setState({ step: 'reading', rows: parts.reduce((sum, { list }) => sum + list.length, 0) });
    }
    const statement = toStatementView(parts, days, language);
    if (statement !== null) setState({ step: 'ready', statement });
  };
  if (!has(memberStatement.id)) return null;
  return {
    open,
    range,
    typed: days,
    problem,
    state,
    onOpen: () => setOpen(true),
    onClose() {
      setOpen(false);
      reset();
    },
    onRange(next) {
      // Custom days begin with those of the previous choice.
      setTyped(days);
      setRange(next);
      reset();
    },
    onDays(change) {
      setTyped({ ...days, ...change });
      setRange('custom');
      reset();
    },
    onRead() {
      if (problem === null) void read();
    },
    onSave: (csv) => saveFile(`statement-${days.from}-${days.to}.csv`, 'text/csv;charset=utf-8', csv),
    onPrint: () => window.print(),
  };
}
