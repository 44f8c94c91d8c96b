import { memberTransactions } from '#api/records.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { type KindFilter, kindFilters } from '#core/records/kinds.model.ts';
import { toTransactionView } from '#core/records/records.model.ts';
import { useRecordFilters } from '#core/records/useRecordFilters.ts';
import { type MemberPage, memberPages } from '#core/routing/centrePages.ts';
import { useLocation } from '#core/routing/router.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import type { AccountRecordScreenProps } from './records.types.ts';
import { useStatement } from './useStatement.ts';

/** Props of the account record (MEM-03b), connected to the platform. */
export function useAccountRecordScreen(): AccountRecordScreenProps {
  const { filter, setFilter, paging, language, propsFor } = useRecordFilters<{ kind: KindFilter | '' }>({
    kind: '',
  });
  const { kind } = filter;
  const [page, { refresh }] = useRemote(
    memberTransactions,
    { ...paging, ...(kind !== '' && { kinds: kindFilters[kind].join(',') }) },
    'list',
  );
  const statement = useStatement();
  const { pathname, search } = useLocation();
  const centreHref = useCentreHref(pathname + search);
  const hrefOf = (name: string, reference: string): string | null =>
    isMemberPage(name) ? centreHref(name, reference) : null;
  return {
    ...propsFor(page, refresh),
    kind,
    statement,
    page: mapRemote(page, ({ list, totalPages, totals }) => ({
      rows: list.map((entry) => toTransactionView(entry, language, hrefOf)),
      totalPages,
      totals,
    })),
    onKind: (chosen) => setFilter({ kind: chosen }),
  };
}

const isMemberPage = (name: string): name is MemberPage => Object.hasOwn(memberPages, name);
