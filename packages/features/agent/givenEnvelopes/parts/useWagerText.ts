import type { OfferedLanguage } from '#api/primitives.ts';
import { formatCount } from '#core/format/format.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns a function that says what a red envelope binds. */
export function useWagerText(language: OfferedLanguage): (times: number) => string {
  const { t } = useTranslation('agentEnvelopes');
  return (times) => (times === 0 ? t('wagerNone') : t('wagerTimes', { times: formatCount(times, language) }));
}
