import * as v from 'valibot';
import { type SeatAnswer, launchField, roundIdField, stakeField } from '../../shared/server/seat.ts';
import { type FishKind, fishKinds } from './rules.ts';

// The protocol between the fishing game page and its server. It is not part of the platform's contract.

export const fishQuery = v.object({ launch: launchField });

/** The state of the fishing game when its page opens. */
export interface FishSession extends SeatAnswer {
  /** The possible stakes of a shot: the powers of the cannon. */
  readonly stakes: readonly string[];
  readonly targets: readonly {
    readonly kind: FishKind;
    /** As a multiple of the stake. */
    readonly prize: number;
    /** The probability of a catch in percent: `'48.0'`. */
    readonly chance: string;
  }[];
}

export const shotRequest = v.object({
  launch: launchField,
  roundId: roundIdField,
  stake: stakeField,
  target: v.picklist(fishKinds),
});

/** The result of a shot. */
export interface ShotAnswer {
  readonly roundId: string;
  readonly target: FishKind;
  readonly caught: boolean;
  readonly stake: string;
  readonly win: string;
  readonly balance: string;
}
