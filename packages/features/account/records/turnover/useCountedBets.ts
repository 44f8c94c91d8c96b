import { useState } from 'react';
import { turnoverBets } from '#api/turnover.ts';
import { useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import type { CountedBetsDialogProps } from './countedBets.types.ts';

/** Bets per page. */
const pageSize = 10;

/** The bets that counted for a requirement, connected to the platform. Null asks for nothing. */
export function useCountedBets(requirementId: string | null): Omit<CountedBetsDialogProps, 'onClose'> {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const [page, setPage] = useState({ requirementId, pageNo: 1 });
  const pageNo = page.requirementId === requirementId ? page.pageNo : 1;
  const input = requirementId === null ? null : { id: requirementId, pageNo, pageSize, language };
  const [bets] = useRemote(turnoverBets, input, 'list');
  return {
    bets: requirementId === null ? null : bets,
    pageNo,
    betHref: (reference) => paths.memberCentre(pathname + search, 'personalHistoryCopy', reference),
    onPage: (next) => setPage({ requirementId, pageNo: next }),
  };
}
