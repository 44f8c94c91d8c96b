import { expect, test } from 'vitest';
import { columnsCsv } from '#core/report/columnsCsv.ts';
import th from '#locales/th/records.json';
import {
  statementColumns,
  statementDays,
  statementLines,
  statementProblem,
  toStatementView,
} from './statement.model.ts';

/** Looks a message up in the Thai file. */
const t = ((key: string, values: Readonly<Record<string, string>> = {}) => {
  const text = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], th);
  return Object.entries(values).reduce((all, [name, value]) => all.replace(`{${name}}`, value), String(text));
}) as unknown as Parameters<typeof statementColumns>[0];

const part = (from: number, next: string | null) => ({
  at: '2026-11-21T05:00:00Z',
  opening: '100.00',
  closing: '120.00',
  totals: [],
  list: [0, 1].map((at) => ({
    reference: `=R${from + at}`,
    kind: 'rebate' as const,
    at: '2026-11-20T18:30:00Z',
    amount: '5.00',
    balanceAfter: `${100 + (from + at + 1) * 5}.00`,
  })),
  next,
});

test('the parts become one file with Thai headings, both balances and times in Thailand', () => {
  const days = { from: '2026-11-01', to: '2026-11-21' };
  const view = toStatementView([part(0, 'next'), part(2, null)], days, 'TH');
  if (view === null) throw new Error('no statement');
  const csv = columnsCsv(
    statementColumns(t, { money: (amount) => amount, moment: (iso) => iso }),
    statementLines(view, t),
  );
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const lines = csv.slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 2 + 4);
  expect(lines[0]).toContain(`"${th.columns.time}"`);
  expect(lines[1]).toBe(`"=""2026-11-01""","${th.statement.opening}","","","","","","100.00"`);
  expect(lines[2]).toBe(`"=""2026-11-21 01:30:00""","${th.kinds.rebate}","","","","'=R0","5.00","105.00"`);
  expect(lines.at(-1)).toContain('"120.00"');
});

test('three months and a year fit the platform; a longer range does not', () => {
  const typed = { from: '2025-11-20', to: '2026-11-21' };
  expect(statementDays('quarter', typed, '2026-11-21')).toEqual({ from: '2026-08-22', to: '2026-11-21' });
  expect(statementProblem(statementDays('year', typed, '2026-11-21'))).toBeNull();
  expect(statementProblem(statementDays('custom', typed, '2026-11-21'))).toBe('tooLong');
});
