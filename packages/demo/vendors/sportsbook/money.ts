import type { LegState } from '#api/betLegs.ts';
import { toSatang } from '../shared/money.ts';
import type { PriceChoice } from './server/messages.ts';

// What a bet pays, for the page and its server alike. Prices are in hundredths: 185 is 1.85.

/** A leg with its result; a waiting one counts as won. */
export interface PaidLeg {
  readonly odds: number;
  readonly state: LegState;
}

/** The price that a leg counts with, in two-hundredths: half of a stake on a quarter line is decided by itself. */
function factorOf({ odds, state }: PaidLeg): number {
  return { waiting: 2 * odds, won: 2 * odds, halfWon: odds + 100, even: 200, halfLost: 100, lost: 0 }[state];
}

/** The price of a parlay, in hundredths: the product of its legs, rounded down. A returned leg counts 1. */
export function parlayPrice(legs: readonly PaidLeg[]): number {
  const product = legs.reduce((all, leg) => all * BigInt(factorOf(leg)), 100n);
  return Number(product / 200n ** BigInt(legs.length));
}

/** What a stake pays, in satang, rounded down. One leg pays to the satang; several pay their price in hundredths. */
export function payoutOf(stakeSatang: number, legs: readonly PaidLeg[]): number {
  const [only] = legs;
  if (only !== undefined && legs.length === 1) return Math.floor((stakeSatang * factorOf(only)) / 200);
  return Math.floor((stakeSatang * parlayPrice(legs)) / 100);
}

/**
 * The part of a stake that comes back undecided: all or half of it on one leg, all of it where every leg of a parlay comes
 * back.
 */
export function returnedOf(stakeSatang: number, legs: readonly PaidLeg[]): number {
  if (legs.every(({ state }) => state === 'even')) return stakeSatang;
  const [only] = legs;
  const half = legs.length === 1 && (only?.state === 'halfWon' || only?.state === 'halfLost');
  return half ? Math.floor(stakeSatang / 2) : 0;
}

/** Whether a bet is placed at `price` by a player who saw `seen`, both like `'1.85'`. The page and the server ask this. */
export function takesPrice(accepts: PriceChoice, seen: string, price: string): boolean {
  if (price === seen || accepts === 'any') return true;
  return accepts === 'better' && toSatang(price) > toSatang(seen);
}
