import * as v from 'valibot';
import type { SlotSymbol } from '../../slots/server/looks.ts';
import type { lines, pays, Rank } from '../../slots/server/machine.ts';
import { type SeatAnswer, launchField, roundIdField, stakeField } from './seat.ts';

// The protocol between the slot page and its server. It is not part of the platform's contract.

/** The state of the slot machine when its page opens. */
export interface SessionAnswer extends SeatAnswer {
  /** By rank, the rarest first; the first substitutes for all others. */
  readonly symbols: readonly SlotSymbol[];
  /** The prize for three of a rank on a line, as a multiple of the stake. */
  readonly pays: typeof pays;
  readonly lines: typeof lines;
  readonly stakes: readonly string[];
  readonly minStake: string;
}

export const spinRequest = v.object({
  launch: launchField,
  roundId: roundIdField,
  stake: stakeField,
});
export type SpinRequest = v.InferInput<typeof spinRequest>;

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
  readonly stake: string;
  /** `'0.00'` for a loss. */
  readonly win: string;
  readonly balance: string;
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
  'game_unavailable',
  'invalid_input',
  'unknown',
] as const;
export type Refusal = (typeof refusals)[number];

/** A refused call. */
export interface RefusalAnswer {
  readonly refused: Refusal;
  /** For developers; the page shows its own text. */
  readonly message: string;
}
