import { type ReactNode, useState } from 'react';
import type { InputOf } from '#api/operation.ts';
import { type ListedBet, type ListedMovement, memberBets, memberTransactions } from '#api/records.ts';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { type Remote, useRemote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { DayEntry } from '#core/report/byDay.types.ts';
import { DayListSkeleton } from '#core/report/DayList.tsx';
import { EntryRow } from '#core/report/EntryRow.tsx';

/** How many rounds of a sitting are shown at once. */
const pageSize = 50;

interface SittingProps<Input, Row> {
  /** What the list asks for, of which the sitting is a row. */
  asked: Input;
  reference: string;
  entry: (row: Row) => DayEntry;
}
export type BetSittingProps = SittingProps<InputOf<typeof memberBets>, ListedBet>;
export type MovementSittingProps = SittingProps<InputOf<typeof memberTransactions>, ListedMovement>;

/** The bets of a sitting, newest first, read when it is opened. */
export function BetSitting({ asked, reference, entry }: BetSittingProps) {
  const [pageNo, setPageNo] = useState(1);
  const [page] = useRemote(memberBets, { ...asked, by: 'each', sitting: reference, pageNo, pageSize }, 'list');
  return <SittingRows {...{ page, pageNo, entry }} keyOf={(bet) => bet.reference} onPage={setPageNo} />;
}

/** The stakes or wins of a sitting, newest first, read when it is opened. */
export function MovementSitting({ asked, reference, entry }: MovementSittingProps) {
  const [pageNo, setPageNo] = useState(1);
  const [page] = useRemote(memberTransactions, { ...asked, by: 'each', sitting: reference, pageNo, pageSize }, 'list');
  return <SittingRows {...{ page, pageNo, entry }} keyOf={(movement) => movement.reference} onPage={setPageNo} />;
}

interface SittingRowsProps<Row> {
  page: Remote<{ readonly list: readonly Row[]; readonly totalPages: number }>;
  pageNo: number;
  keyOf: (row: Row) => string;
  entry: (row: Row) => DayEntry;
  onPage: (pageNo: number) => void;
}

function SittingRows<Row>({ page, pageNo, keyOf, entry, onPage }: SittingRowsProps<Row>): ReactNode {
  const { t } = useTranslation('records');
  return (
    <RemoteView level={4} compact remote={page} failed={t('rows.failed')} skeleton={<DayListSkeleton rows={3} />}>
      {({ list, totalPages }, busy) => (
        <>
          <div role="list">
            {list.map((row) => (
              <div key={keyOf(row)} role="listitem">
                <EntryRow entry={entry(row)} />
              </div>
            ))}
          </div>
          <Pages label={t('rows.pages')} page={pageNo} totalPages={totalPages} busy={busy} onPage={onPage} />
        </>
      )}
    </RemoteView>
  );
}
