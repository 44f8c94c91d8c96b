import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import type { MatchView } from '../sports.types.ts';

/** What the parts of a match are called. */
const partOf = {
  basketball: 'quarter',
  volleyball: 'set',
  takraw: 'set',
  badminton: 'game',
  esports: 'game',
} as const;

/** Returns a function that says when a match is: its minute and period, when it begins, or that it is over. */
export function useClockText(): (
  match: Pick<MatchView, 'state' | 'clock' | 'sport' | 'starts' | 'startsIn'>,
) => string {
  const { t } = useTranslation('sports');
  // A document can be older than the minutes that are left.
  const hydrated = useHydrated();
  return ({ state, clock, sport, starts, startsIn }) => {
    if (state === 'ended') return t('clock.ended');
    if (state === 'gone') return t('closed');
    if (state === 'upcoming') {
      const begins = t(starts.dated ? 'clock.startsOn' : 'clock.starts', { time: starts.time });
      return startsIn === null || !hydrated ? begins : `${begins} · ${t('clock.startsIn', { count: startsIn })}`;
    }
    if (clock === null) return t('clock.running');
    if (!clock.running) return t('clock.break');
    if (clock.minute !== null) {
      return `${t('clock.minute', { minute: clock.minute })} ${t(clock.period === 1 ? 'clock.firstHalf' : 'clock.secondHalf')}`;
    }
    const part = partOf[sport as keyof typeof partOf];
    return part === undefined ? t('clock.running') : t(`clock.${part}`, { number: clock.period });
  };
}
