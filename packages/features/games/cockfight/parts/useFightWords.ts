import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import type { FightView, PriceView } from '../cockfight.types.ts';

/** The sides of a fight by outcome, as messages name them. */
export const sideOf = { home: 'red', draw: 'draw', away: 'blue' } as const;

interface FightWords {
  /** What a price is a bet on, for the slip. */
  readonly pickName: (fight: FightView, price: PriceView) => string;
  /** The same with the price and which way it has just moved, or why there is none. */
  readonly priceName: (fight: FightView, price: PriceView) => string;
  /** When a fight begins: its time, and how long it is until then where that is near. */
  readonly begins: (fight: FightView) => { readonly time: string; readonly left: string | null };
}

/** Says what is said about fights in more than one place. */
export function useFightWords(): FightWords {
  const { t } = useTranslation('cockfight');
  // A document can be older than the minutes that are left.
  const hydrated = useHydrated();
  const pickName: FightWords['pickName'] = ({ red, blue }, { outcome }) =>
    outcome === 'draw'
      ? t('wins.draw', { red, blue })
      : t(`wins.${sideOf[outcome]}`, { name: outcome === 'home' ? red : blue });
  return {
    pickName,
    priceName: (fight, price) =>
      [
        pickName(fight, price),
        price.closed ? t(fight.running ? 'closed' : 'suspended') : (price.price ?? t('none')),
        !price.closed && price.movement !== undefined && t(`moved.${price.movement}`),
      ]
        .filter(Boolean)
        .join(' '),
    begins: ({ starts, startsIn }) => {
      const time = t(starts.dated ? 'startsOn' : 'starts', { time: starts.time });
      return { time, left: startsIn === null || !hydrated ? null : t('startsIn', { count: startsIn }) };
    },
  };
}
