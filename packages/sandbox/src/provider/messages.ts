import * as v from 'valibot';
import type { SlotSymbol } from './looks.ts';
import type { lines, pays, Rank } from './machine.ts';
import { launchField, roundIdField, stakeField } from './seat.ts';

/** How the game's page and its server talk. Their own affair: the platform's contract knows nothing of it. */
export interface SessionAnswer {
  readonly name: { readonly th: string; readonly en: string };
  readonly vendor: { readonly th: string; readonly en: string };
  /** By rank, the rarest first; the first stands in for all others. */
  readonly symbols: readonly SlotSymbol[];
  /** What three of a rank on a line pay, in stakes. */
  readonly pays: typeof pays;
  readonly lines: typeof lines;
  /** Colours of the vendor, six-digit hex. */
  readonly palette: { readonly glow: string; readonly trim: string };
  readonly balance: string;
  /** Credits that are no money. */
  readonly practice: boolean;
  /** What money is written with: `'฿'`. */
  readonly currency: string;
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

/** What a round stores about itself. */
export const storedOutcome = v.object({
  grid: v.array(v.array(rank)),
  wins: v.array(v.object({ line: v.number(), rank, pays: v.number() })),
});

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

/** The refusals that the page has words for. */
export const refusals = [
  'launch_expired',
  'insufficient_balance',
  'stake_out_of_range',
  'system_maintenance',
  'vendor_maintenance',
  'game_unavailable',
  'invalid_input',
  'unknown',
] as const;
export type Refusal = (typeof refusals)[number];

export interface RefusalAnswer {
  readonly refused: Refusal;
  /** For whoever reads the traffic; the page has its own words. */
  readonly message: string;
}
