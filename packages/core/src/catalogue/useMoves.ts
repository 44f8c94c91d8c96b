import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from '../data/platform.tsx';
import { type Move, type Moves, type Prices, movedMs, movesAfter, wayOf } from './priceMoves.ts';

const none: Moves = new Map();
/** Messages come each second: what ends with the next one is rendered with it, in ms. */
const togetherMs = 250;

const isSame = (one: Prices, other: Prices): boolean =>
  one === other || (one.size === other.size && [...one].every(([key, price]) => other.get(key) === price));

/**
 * Returns which way each price has just moved, and renders again when that is over.
 * @param prices the same object until the platform answers again, or says that something has changed; undefined before
 */
export function useMoves(prices: Prices | undefined): (key: string) => Move['way'] | undefined {
  const { clock } = usePlatform();
  const [shown, setShown] = useState({ prices, moves: none });
  // Counts what time alone changes.
  const [passed, setPassed] = useState(0);
  if (prices !== undefined && (shown.prices === undefined || !isSame(prices, shown.prices))) {
    const before = { prices: shown.prices ?? prices, moves: shown.moves };
    setShown({ prices, moves: movesAfter(before, prices, clock.now()) });
  }
  const { moves } = shown;
  const wait = useEffectEvent((of: Moves) => {
    const ends = [...of.values()].map(({ at }) => at + movedMs - clock.now()).filter((left) => left > 0);
    return ends.length === 0
      ? undefined
      : setTimeout(() => setPassed((count) => count + 1), Math.min(...ends) + togetherMs);
  });
  useEffect(() => {
    const timer = wait(moves);
    return () => clearTimeout(timer);
  }, [moves, passed]);
  return (key) => wayOf(moves.get(key), clock.now());
}
