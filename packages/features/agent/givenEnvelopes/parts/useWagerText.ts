import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns a function that says what a red envelope binds. */
export function useWagerText(): (times: number) => string {
  const language = useLanguage();
  const { t } = useTranslation('agentEnvelopes');
  return (times) => (times === 0 ? t('wagerNone') : t('wagerTimes', { times: formatCount(times, language) }));
}
