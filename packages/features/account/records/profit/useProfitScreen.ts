import { useState } from 'react';
import { memberProfit } from '#api/profit.ts';
import { mapRemote } from '#core/data/remote.ts';
import { localeOf } from '#core/format/locale.ts';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { useLanguage } from '#core/i18n/language.ts';
import { LazyMoneyPosition } from '#core/money/position/LazyMoneyPosition.tsx';
import { useReport } from '#core/report/useReport.ts';
import { useLocation } from '#core/routing/router.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { formatMoney } from '#ui/Money/formatMoney.ts';
import { comparedLimits, toProfitView } from './profit.model.ts';
import type { ProfitFilter, ProfitScreenProps } from './profit.types.ts';

const filters: ProfitFilter = { by: 'day' };

/** Props of the profit and loss (MEM-03c), connected to the platform. */
export function useProfitScreen(): ProfitScreenProps {
  const language = useLanguage();
  const { page, input, ...report } = useReport(memberProfit, { filters });
  const { by, from, to } = input;
  const [play] = usePlayStatus();
  const { pathname, search } = useLocation();
  const centreHref = useCentreHref(pathname + search);
  const { currencySymbol } = useMoneyFormat();
  const [answeredBy, setAnsweredBy] = useState(by);
  const settled = page.status === 'ready' && !page.refreshing;
  // The previous rows stay until the next ones have loaded.
  if (settled && answeredBy !== by) setAnsweredBy(by);
  const shownBy = settled ? by : answeredBy;
  const answered = settled ? { from, to } : report.list.answered;
  const signed = (amount: string): string =>
    formatMoney(amount, { currency: currencySymbol, locale: localeOf(language), sign: 'always' });
  return {
    ...report,
    // A grouping leaves nothing out.
    list: { ...report.list, answered, filtered: false },
    answeredBy: shownBy,
    page: mapRemote(page, (value) => toProfitView(value, shownBy, answered, language, signed)),
    limits: mapRemote(play, comparedLimits),
    limitsHref: centreHref('limits'),
    Position: LazyMoneyPosition,
  };
}
