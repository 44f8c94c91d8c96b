import * as v from 'valibot';
import type { Ending } from '#sandbox/money/ending.ts';
import { type Hand, storedHand } from './messages.ts';
import { type Move, endingOf } from './rules.ts';

/** A hand that the player leaves for this long ends as a stay: 30 minutes. */
export const handWaitsMs = 30 * 60_000;

/** Settles a hand that was left. */
export const handEnding: Ending = {
  dueAt: (_, { playedAt }) => playedAt + handWaitsMs,
  decide: (_, { outcome, stakeSatang }) => endHand(outcome, stakeSatang, 'stay'),
};

/** The stored hand after the player's move, and its payout in satang. Throws when `outcome` is not a hand. */
export function endHand(outcome: unknown, stakeSatang: number, move: Move): { winSatang: number; outcome: Hand } {
  const hand: Hand = { ...v.parse(storedHand, outcome), move };
  return { winSatang: winOf(hand, stakeSatang), outcome: hand };
}

/** The payout of a hand in satang. Stakes are whole baht, so the result is whole satang. */
export const winOf = ({ cards, move }: Hand, stakeSatang: number): number =>
  move === null ? 0 : (endingOf(cards, move).returns * stakeSatang) / 100;
