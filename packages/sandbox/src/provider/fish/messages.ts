import * as v from 'valibot';
import { type SeatAnswer, launchField, roundIdField, stakeField } from '../seat.ts';
import { type FishKind, fishKinds } from './rules.ts';

/** How the page of the fish and its server talk. */
export const fishQuery = v.object({ launch: launchField });

export interface FishSession extends SeatAnswer {
  /** What a shot may cost: the strengths of the cannon. */
  readonly stakes: readonly string[];
  readonly targets: readonly {
    readonly kind: FishKind;
    /** In shots. */
    readonly prize: number;
    /** How often a shot is a catch, in per cent: `'48.0'`. */
    readonly chance: string;
  }[];
}

export const shotRequest = v.object({
  launch: launchField,
  roundId: roundIdField,
  stake: stakeField,
  target: v.picklist(fishKinds),
});
export type ShotRequest = v.InferInput<typeof shotRequest>;

export interface ShotAnswer {
  readonly roundId: string;
  readonly target: FishKind;
  readonly caught: boolean;
  readonly stake: string;
  readonly win: string;
  readonly balance: string;
}
