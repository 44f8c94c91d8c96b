import * as v from 'valibot';
import type { SlotSymbol } from '../../slots/server/looks.ts';
import type { lines, pays, Rank } from '../../slots/server/machine.ts';
import { type SeatAnswer, launchField, roundIdField, stakeField } from './seat.ts';

// The protocol between the slot page and its server. It is not part of the platform's contract.

/** Free rounds that the player has in this game (PTS-03). */
export interface FreeRoundsAnswer {
  /** Sent with each of these rounds. */
  readonly reference: string;
  /** 0 after the last one. */
  readonly left: number;
  /** What each of them is played for. The player does not pay it. */
  readonly stake: string;
  /** What they have won so far. */
  readonly won: string;
}

/** The state of the slot machine when its page opens. */
export interface SessionAnswer extends SeatAnswer {
  /** By rank, the rarest first; the first substitutes for all others. */
  readonly symbols: readonly SlotSymbol[];
  /** SVG of the wild symbol, which is what the cover is of, in a square of 100. */
  readonly wild: string;
  /** The prize for three of a rank on a line, as a multiple of the stake. */
  readonly pays: typeof pays;
  readonly lines: typeof lines;
  readonly stakes: readonly string[];
  readonly minStake: string;
  readonly free: FreeRoundsAnswer | null;
}

export const spinRequest = v.object({
  launch: launchField,
  roundId: roundIdField,
  stake: stakeField,
  /** The reference of the free rounds that the spin is taken from. Such a spin never takes a stake. */
  free: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

const rank = v.picklist([0, 1, 2, 3, 4, 5, 6, 7] satisfies Rank[]);

/** The outcome that is stored with a round. */
export const storedOutcome = v.object({
  grid: v.array(v.array(rank)),
  wins: v.array(v.object({ line: v.number(), rank, pays: v.number() })),
});

/** The result of a spin. */
export interface SpinAnswer {
  readonly roundId: string;
  /** `grid[reel][row]`, top to bottom. */
  readonly grid: readonly (readonly SlotSymbol[])[];
  readonly wins: readonly { readonly line: number; readonly symbol: SlotSymbol; readonly amount: string }[];
  /** What was taken: `'0.00'` for a free round. */
  readonly stake: string;
  /** `'0.00'` for a loss. */
  readonly win: string;
  readonly balance: string;
  /** Null where the player has none; with `left` 0 after the last one. */
  readonly free: FreeRoundsAnswer | null;
}

/** The refusal codes that every game page has a text for. */
export const refusals = [
  'launch_expired',
  'insufficient_balance',
  'stake_out_of_range',
  'round_taken',
  'system_maintenance',
  'vendor_maintenance',
  'limit_reached',
  'play_suspended',
  'play_paused',
  'game_unavailable',
  'invalid_input',
  'unknown',
] as const;
export type Refusal = (typeof refusals)[number];

/** The refusals of a spin. Only slot machines have free rounds. */
export type SpinRefusal = Refusal | 'free_rounds_over';

/** A refused call. */
export interface RefusalAnswer<Code extends SpinRefusal = Refusal> {
  readonly refused: Code;
  /** For developers; the page shows its own text. */
  readonly message: string;
}
