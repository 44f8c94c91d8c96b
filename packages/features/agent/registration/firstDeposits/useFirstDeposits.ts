import { useState } from 'react';
import { agentLinkDeposits } from '#api/agentRegistration.ts';
import { siteConstants } from '#api/primitives.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { dayOf } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { writeReportRef } from '../../reports/reportRef.model.ts';
import type { FirstDepositsProps } from './firstDeposits.types.ts';

/** The first deposits of a link of the agent; none for null. */
export function useFirstDeposits(linkId: string | null): Omit<FirstDepositsProps, 'onClose'> {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  // Each link begins with its first page.
  const [kept, setKept] = useState({ linkId, pageNo: 1 });
  const pageNo = kept.linkId === linkId ? kept.pageNo : 1;
  const asked = linkId === null ? null : { id: linkId, pageNo, pageSize: siteConstants.pageSize };
  const [deposits] = useRemote(agentLinkDeposits, asked, 'live');
  const hrefFor = (account: string, at: string): string | null => {
    const day = dayOf(Date.parse(at));
    const ref = { account, side: 'own', kind: 'deposit', from: day, to: day };
    return hrefOf('transactionDetails', writeReportRef(ref));
  };
  return {
    deposits:
      linkId === null
        ? null
        : mapRemote(deposits, ({ name, list, totals, totalPages }) => ({
            name,
            rows: list.map((row) => ({ ...row, href: hrefFor(row.account, row.at) })),
            totalPages,
            count: formatCount(totals.count, language),
            amount: totals.amount,
          })),
    pageNo,
    onPage: (next) => setKept({ linkId, pageNo: next }),
  };
}
