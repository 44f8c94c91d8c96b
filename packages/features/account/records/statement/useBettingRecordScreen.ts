import { memberBetDetail, memberBets } from '#api/records.ts';
import { useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { noBettingFilter } from '#core/records/records.types.ts';
import { useReport } from '#core/report/useReport.ts';
import { useOpenReference } from '#core/routing/useOpenReference.ts';
import { useAskHref } from '../../messages/feedback/useAskHref.ts';
import { InstallCard } from './parts/InstallCard.tsx';
import { LazyBetSitting } from './parts/LazySittings.tsx';
import { ResultOffer } from './parts/ResultOffer.tsx';
import type { BettingRecordScreenProps } from './records.types.ts';
import { useFirstRows } from './useRowChoice.ts';
import { useSeenUntil } from './useSeenUntil.ts';

/** Props of the betting record (MEM-03a), connected to the platform. */
export function useBettingRecordScreen(): BettingRecordScreenProps {
  const language = useLanguage();
  const { reference, open, close } = useOpenReference();
  const [detail] = useRemote(memberBetDetail, reference === null ? null : { reference, language }, 'live');
  const first = useFirstRows();
  const { input, ...report } = useReport(memberBets, { filters: { ...noBettingFilter, by: first }, keeps: true });
  return {
    ...report,
    first,
    asked: input,
    seen: useSeenUntil('bets'),
    Sitting: LazyBetSitting,
    askHref: useAskHref(),
    detail: reference === null ? null : detail,
    onDetail: open,
    onCloseDetail: close,
    InstallCard,
    ResultOffer,
  };
}
