import { memberTransactions } from '#api/records.ts';
import { LazyPositionText } from '#core/money/position/LazyPositionText.tsx';
import { kindFilters } from '#core/records/kinds.model.ts';
import type { KindChoice } from '#core/records/useKindField.ts';
import { useReport } from '#core/report/useReport.ts';
import { type MemberPage, memberPages } from '#core/routing/centrePages.ts';
import { useLocation } from '#core/routing/router.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import type { AccountRecordScreenProps } from './records.types.ts';
import { useStatement } from './useStatement.ts';

const filters: KindChoice = { kind: '' };

/** Props of the account record (MEM-03b), connected to the platform. */
export function useAccountRecordScreen(): AccountRecordScreenProps {
  const { pathname, search } = useLocation();
  const centreHref = useCentreHref(pathname + search);
  return {
    ...useReport(memberTransactions, {
      filters,
      ask: ({ kind }) => (kind === '' ? {} : { kinds: kindFilters[kind].join(',') }),
    }),
    Position: LazyPositionText,
    statement: useStatement(),
    hrefOf: (name, reference) => (isMemberPage(name) ? centreHref(name, reference) : null),
  };
}

const isMemberPage = (name: string): name is MemberPage => Object.hasOwn(memberPages, name);
