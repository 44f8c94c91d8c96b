import { usePlatform } from '../data/platform.tsx';
import { dayOf, formatDayTime, formatTime } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';

/** Words the moment of an answer that may be of another day: the time alone while it is of today. @param at in ms since the epoch, by the platform's clock */
export function useAsOf(at: number): string {
  const { clock } = usePlatform();
  const language = useLanguage();
  return dayOf(at) === dayOf(clock.now()) ? formatTime(at, language) : formatDayTime(at, language);
}
