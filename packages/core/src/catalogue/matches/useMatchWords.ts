import type { SportMatch } from '#api/matches.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';

/** What the parts of a match are called. */
const partOf = {
  basketball: 'quarter',
  volleyball: 'set',
  takraw: 'set',
  badminton: 'game',
  esports: 'game',
} as const;

/** A price in a row of a match. */
interface MatchPrice {
  readonly price: string | null;
  readonly closed: boolean;
  /** Which way it has just moved. */
  readonly movement?: 'up' | 'down' | undefined;
}

interface MatchWords {
  /** What is said between the names of both sides. */
  readonly against: string;
  /**
   * Where a running match is: its minute and half, or the part of it that is played.
   * @param length `short` where another text shares the line: the minute alone, `Q3`
   */
  readonly runningText: (clock: SportMatch['clock'], sport: string, length?: 'short' | 'full') => string;
  /** What a bet on the result is on; no name stands for the draw. */
  readonly resultName: (side: string | null) => string;
  /** The accessible name of a price: what it is a bet on, the price or why it takes none, and how it has moved. */
  readonly priceName: (pick: string, price: MatchPrice, closed?: string) => string;
}

/** Says what is said about matches wherever they are listed. */
export function useMatchWords(): MatchWords {
  const { t } = useTranslation('match');
  return {
    against: t('against'),
    runningText(clock, sport, length = 'full') {
      if (clock === null) return t('clock.running');
      if (!clock.running) return t('clock.break');
      if (clock.minute !== null) {
        const minute = t('clock.minute', { minute: clock.minute });
        return length === 'short'
          ? minute
          : `${minute} ${t(clock.period === 1 ? 'clock.firstHalf' : 'clock.secondHalf')}`;
      }
      const part = partOf[sport as keyof typeof partOf];
      if (part === undefined) return t('clock.running');
      return t(part === 'quarter' && length === 'short' ? 'clock.quarterShort' : `clock.${part}`, {
        number: clock.period,
      });
    },
    resultName: (side) => (side === null ? t('draw') : t('winOf', { side })),
    priceName: (pick, { price, closed, movement }, closedText = t('suspended')) =>
      [pick, closed ? closedText : (price ?? t('none')), !closed && movement !== undefined && t(`moved.${movement}`)]
        .filter(Boolean)
        .join(' '),
  };
}
