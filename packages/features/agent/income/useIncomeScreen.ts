import { useState } from 'react';
import { incomeKinds } from '#api/agentIncomes.ts';
import { agentIncome, agentIncomeRows } from '#api/agentIncomes.ts';
import { siteConstants } from '#api/primitives.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { addDays, dayOf } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { toMoment } from '#core/report/dayTexts.ts';
import { useFiledReport } from '#core/report/useFiledReport.ts';
import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { daysOfRef } from '../reports/reportRef.model.ts';
import { useOpenAccountHref } from '../reports/useOpenAccountHref.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import { incomeBars, toIncomeDetail } from './income.model.ts';
import type { IncomeFilter, IncomeScreenProps } from './income.types.ts';

const filters: IncomeFilter = { kind: '', by: 'day' };

/** Props of the own income of an agent (AGT-12), connected to the platform. */
export function useIncomeScreen(): IncomeScreenProps {
  const { ref, open, close } = useReportAddress('myIncome');
  const { input: _input, ...report } = useFiledReport(agentIncome, {
    filters,
    days: daysOfRef(ref),
    filter: { kind: incomeKinds.find((each) => each === ref.kind) ?? '' },
    name: 'income',
  });
  const language = useLanguage();
  const money = useMoneyText();
  const { today } = report.days;
  const fortnight = Array.from({ length: 14 }, (_, at) => addDays(today, at - 13));
  const fortnightDays = { from: addDays(today, -13), to: today, by: 'day', pageNo: 1, pageSize: 14 } as const;
  const [lately] = useRemote(agentIncome, fortnightDays, 'list');
  const nameOf = (day: string): string => toMoment(`${day}T12:00:00Z`, language).day;
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const reference = ref.open ?? null;
  const [shown, setShown] = useState({ reference, page: 1 });
  if (shown.reference !== reference) setShown({ reference, page: 1 });
  const asked = reference === null ? null : { reference, pageNo: shown.page, pageSize: siteConstants.pageSize };
  const [detail] = useRemote(agentIncomeRows, asked, 'live');
  return {
    ...report,
    openAccountHref: useOpenAccountHref(),
    lately: mapRemote(lately, ({ list }) => incomeBars(list, fortnight, money, nameOf)),
    detail:
      reference === null
        ? null
        : mapRemote(detail, (value) => toIncomeDetail(value, (chosen) => hrefOf('teamBetting', chosen))),
    detailPage: shown.page,
    onDetail(income) {
      if (income.kind !== null) {
        open(income.reference);
        return;
      }
      const day = dayOf(Date.parse(income.from));
      report.days.onDays({ from: day, to: day });
      report.onFilter({ by: 'source' });
    },
    onDetailPage: (next) => setShown({ reference, page: next }),
    onCloseDetail: close,
  };
}
