import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { AccountEntry } from '../accountMenu.model.ts';

/** Returns how the number beside an entry is read out (MEM-04b): of `all`, for the account as a whole. */
export function useWaitingLabel(): (entry: AccountEntry | 'all', count: number) => string {
  const { t } = useTranslation('memberCentre');
  return (entry, count) => {
    // What waits for an agent is of several kinds, as what waits in all.
    if (entry === 'all' || entry === 'agent') return t('waiting.all', { count });
    return t(entry === 'messageV2' ? 'waiting.messages' : 'waiting.rewards', { count });
  };
}
