import type { RewardKind } from '#api/pointReward.ts';
import type { PointDelivery, PointType, RedeemStatus } from '#api/points.ts';
import type { LocalText } from '../language.ts';

// The rows of points. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** The points of an account of their ledger: the sum of its lines over all postings. */
export interface PointAccount {
  readonly account: string;
  readonly points: number;
}

/** An entry of the journal of points: lines in whole points that sum to zero. Immutable. */
export interface PointPosting {
  readonly ref: string;
  readonly memberId: string;
  readonly type: PointType;
  /** For customer service: of the bet, deposit or redemption. */
  readonly reference: string;
  readonly at: number;
  readonly lines: readonly { readonly account: string; readonly points: number }[];
  /** What was wagered or deposited for them, in satang; null for others. */
  readonly paidSatang: number | null;
  readonly remark: LocalText | null;
}

/** How far a member is towards the next points, and what a day has used of its limits. */
export interface PointState {
  readonly memberId: string;
  /** What counts and has not become points yet, by type: satang of play, weighted by the member's level. */
  readonly carriedSatang: Readonly<Partial<Record<PointType, number>>>;
  /** What was wagered or deposited since the last points, by type, in satang. */
  readonly paidSatang: Readonly<Partial<Record<PointType, number>>>;
  /** The Thai day of `earned` and `converted`. */
  readonly day: number;
  readonly earned: Readonly<Partial<Record<PointType, number>>>;
  readonly converted: number;
  /** How often points were converted. */
  readonly conversions: number;
}

/** A redemption. */
export interface PointOrder {
  readonly reference: string;
  readonly memberId: string;
  readonly rewardId: string;
  /** As it was when it was redeemed. */
  readonly name: LocalText;
  readonly kind: RewardKind;
  readonly quantity: number;
  readonly points: number;
  readonly delivery: PointDelivery | null;
  readonly status: RedeemStatus;
  readonly steps: readonly { readonly status: RedeemStatus; readonly at: number }[];
  readonly createdAt: number;
  readonly remark: LocalText | null;
}

/** PTS-03: free rounds of one game, which a redemption gave to a member. Under the reference of the redemption. */
export interface FreeRounds {
  readonly reference: string;
  readonly memberId: string;
  /** Of the reward, as it was when it was redeemed. */
  readonly name: LocalText;
  readonly vassalage: string;
  readonly nodeId: number;
  /** What each round is played for. */
  readonly stakeSatang: number;
  readonly rounds: number;
  readonly played: number;
  /** What the played rounds have won. */
  readonly wonSatang: number;
  readonly endsAt: number;
}

/** An order in process, listed so that it is found without reading all orders. */
export interface WaitingPointOrder {
  readonly memberId: string;
}

/** How many of a reward are taken. */
export interface PointStock {
  readonly rewardId: string;
  readonly taken: number;
}

/** The club level of a member, once it was looked at. */
export interface MemberLevel {
  readonly memberId: string;
  readonly rank: number;
  /** Null while unknown. */
  readonly since: number | null;
  readonly reviewAt: number;
  /** When the member was told that the level can fall at `reviewAt`; absent or null while it cannot. */
  readonly toldAt?: number | null;
  /** The levels before this one, newest first. */
  readonly history: readonly { readonly rank: number; readonly at: number }[];
}
