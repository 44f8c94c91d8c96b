import { toSatang } from '../shared/money.ts';
import type { PriceChoice } from './server/messages.ts';

/**
 * What a stake returns at odds like `'1.85'`, in satang, rounded down as the server does. For display only: the server
 * decides.
 */
export function returnsOf(stakeSatang: number, odds: string): number {
  return Math.floor((stakeSatang * toSatang(odds)) / 100);
}

/** Whether a bet is placed at `price` by a player who saw `seen`, both like `'1.85'`. The page and the server ask this. */
export function takesPrice(accepts: PriceChoice, seen: string, price: string): boolean {
  if (price === seen || accepts === 'any') return true;
  return accepts === 'better' && toSatang(price) > toSatang(seen);
}
