import type { GameType } from '#api/primitives.ts';
import type { RewardKind, RewardState } from '#api/rewards.ts';
import type { LocalText } from '../language.ts';

/** MEM-03e: something that was granted to a member. Times are ms since the epoch. */
export interface Reward {
  readonly id: string;
  readonly memberId: string;
  readonly kind: RewardKind;
  readonly name: LocalText;
  readonly text: LocalText;
  /** Null for a red envelope until it is opened. */
  readonly satang: number | null;
  /** Whole points, for a reward without money. */
  readonly points?: number;
  /** What has to be wagered once it is taken; 0 for nothing. */
  readonly requiredSatang: number;
  /** How many days there are to wager it; absent for no end. */
  readonly wagerDays?: number;
  /** The largest stake that counts for it; absent where each counts. */
  readonly mostStakeSatang?: number;
  /** The game types that count for it; empty for all. */
  readonly gameTypes: readonly GameType[];
  readonly grantedAt: number;
  /** It can be taken until then; null for always. */
  readonly endsAt: number | null;
  readonly takenAt: number | null;
  /** Null until it was taken. */
  readonly reference: string | null;
}

/** A reward with its state now, and how far an active one has come (satang). */
export interface RewardNow {
  readonly reward: Reward;
  readonly state: RewardState;
  readonly progress: { readonly doneSatang: number; readonly requiredSatang: number } | null;
  /** Where a claimable one is taken, if not in the list: a page of the member centre, and the entry there; null for a game. */
  readonly place?: { readonly page: string | null; readonly ref: string | null };
  /** PTS-03: of free rounds, their reference. */
  readonly freeRounds?: string;
  /** Why a missed one was missed. */
  readonly reason?: LocalText | null;
}
