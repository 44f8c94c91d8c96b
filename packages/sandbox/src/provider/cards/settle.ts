import * as v from 'valibot';
import type { Ending } from '../../settlement.ts';
import { type Hand, storedHand } from './messages.ts';
import { type Move, endingOf } from './rules.ts';

/** A hand that its player has left for so long ends as if they had stayed: 30 minutes. */
export const handWaitsMs = 30 * 60_000;

/** Nobody waits for a player for ever. */
export const handEnding: Ending = {
  dueAt: (_, { playedAt }) => playedAt + handWaitsMs,
  decide: (_, { outcome, stakeSatang }) => endHand(outcome, stakeSatang, 'stay'),
};

/** A stored hand after the player's move, and what comes back. Throws for what is no hand. */
export function endHand(outcome: unknown, stakeSatang: number, move: Move): { winSatang: number; outcome: Hand } {
  const hand: Hand = { ...v.parse(storedHand, outcome), move };
  return { winSatang: winOf(hand, stakeSatang), outcome: hand };
}

// Stakes are whole baht, so what comes back is whole satang.
export const winOf = ({ cards, move }: Hand, stakeSatang: number): number =>
  move === null ? 0 : (endingOf(cards, move).returns * stakeSatang) / 100;
