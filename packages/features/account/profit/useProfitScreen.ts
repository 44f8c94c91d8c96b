import { useState } from 'react';
import { type ProfitGroup, memberProfit } from '#api/profit.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { localeOf } from '#core/format/locale.ts';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { useRecordFilters } from '#core/records/useRecordFilters.ts';
import { useLocation } from '#core/routing/router.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { formatMoney } from '#ui/Money/formatMoney.ts';
import { comparedLimits, toProfitView } from './profit.model.ts';
import type { ProfitScreenProps } from './profit.types.ts';

/** Props of the profit and loss (MEM-03c), connected to the platform. */
export function useProfitScreen(): ProfitScreenProps {
  const { filter, setFilter, paging, language, propsFor } = useRecordFilters<{ by: ProfitGroup }>({ by: 'day' });
  const { by } = filter;
  const { from, to } = paging;
  const [profit, { refresh }] = useRemote(memberProfit, { from, to, by, language }, 'list');
  const [play] = usePlayStatus();
  const { pathname, search } = useLocation();
  const centreHref = useCentreHref(pathname + search);
  const { currencySymbol } = useMoneyFormat();
  const [answeredBy, setAnsweredBy] = useState(by);
  const settled = profit.status === 'ready' && !profit.refreshing;
  // The previous rows stay until the next ones have loaded.
  if (settled && answeredBy !== by) setAnsweredBy(by);
  const shownBy = settled ? by : answeredBy;
  const { days, list } = propsFor(
    mapRemote(profit, () => ({ totalPages: 1 })),
    refresh,
  );
  const answered = settled ? { from, to } : list.answered;
  const signed = (amount: string): string =>
    formatMoney(amount, { currency: currencySymbol, locale: localeOf(language), sign: 'always' });
  return {
    days,
    answered,
    refreshing: list.refreshing,
    onRefresh: list.onRefresh,
    by,
    answeredBy: shownBy,
    language,
    profit: mapRemote(profit, (value) => toProfitView(value, shownBy, answered, language, signed)),
    limits: mapRemote(play, comparedLimits),
    limitsHref: centreHref('limits'),
    onBy: (chosen) => setFilter({ by: chosen }),
  };
}
