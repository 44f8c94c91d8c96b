import { memberTransactions } from '#api/records.ts';
import { LazyPositionText } from '#core/money/position/LazyPositionText.tsx';
import { kindFilters } from '#core/records/kinds.model.ts';
import type { KindChoice } from '#core/records/useKindField.ts';
import { useReport } from '#core/report/useReport.ts';
import { type MemberPage, memberPages } from '#core/routing/centrePages.ts';
import { useLocation } from '#core/routing/router.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { LazyMovementSitting } from './parts/LazySittings.tsx';
import type { AccountRecordScreenProps, RowChoice } from './records.types.ts';
import { useFirstRows } from './useRowChoice.ts';
import { useSeenUntil } from './useSeenUntil.ts';
import { useStatement } from './useStatement.ts';

/** Props of the account record (MEM-03b), connected to the platform. */
export function useAccountRecordScreen(): AccountRecordScreenProps {
  const { pathname, search } = useLocation();
  const centreHref = useCentreHref(pathname + search);
  const first = useFirstRows();
  const filters: KindChoice & RowChoice = { kind: '', by: first };
  const { input, ...report } = useReport(memberTransactions, {
    filters,
    keeps: true,
    ask: ({ kind, by }) => ({ by, ...(kind !== '' && { kinds: kindFilters[kind].join(',') }) }),
  });
  return {
    ...report,
    first,
    asked: input,
    seen: useSeenUntil('transactions'),
    Sitting: LazyMovementSitting,
    Position: LazyPositionText,
    statement: useStatement(),
    hrefOf: (name, reference) => (isMemberPage(name) ? centreHref(name, reference) : null),
  };
}

const isMemberPage = (name: string): name is MemberPage => Object.hasOwn(memberPages, name);
