import { useMatchWords } from '#core/catalogue/matches/useMatchWords.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import type { MatchView } from '../sports.types.ts';

/** Returns a function that says when a match is: its minute and period, when it begins, or that it is over. `short` leaves room for another text. */
export function useClockText(): (
  match: Pick<MatchView, 'state' | 'clock' | 'sport' | 'starts' | 'startsShort' | 'startsIn'>,
  length?: 'short' | 'full',
) => string {
  const { t } = useTranslation('sports');
  const { runningText } = useMatchWords();
  // A document can be older than the minutes that are left.
  const hydrated = useHydrated();
  return ({ state, clock, sport, starts, startsShort, startsIn }, length) => {
    if (state === 'ended') return t('clock.ended');
    if (state === 'gone') return t('closed');
    if (state === 'live') return runningText(clock, sport, length);
    if (length === 'short') return startsShort;
    const begins = t(starts.dated ? 'clock.startsOn' : 'clock.starts', { time: starts.time });
    return startsIn === null || !hydrated ? begins : `${begins} · ${t('clock.startsIn', { count: startsIn })}`;
  };
}
