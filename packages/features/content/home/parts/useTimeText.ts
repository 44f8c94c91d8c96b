import { usePlatform } from '#core/data/platform.tsx';
import { dayOf, formatOf, formatTime, siteTimeZone } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns a function that formats a moment in short: the time of today, else the day. */
export function useTimeText(): (at: number) => string {
  const { clock } = usePlatform();
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (at) =>
    dayOf(at) === dayOf(clock.now())
      ? t('timeOfDay', { time: formatTime(at, language) })
      : formatOf(language, { day: 'numeric', month: 'short', timeZone: siteTimeZone }).format(at);
}
