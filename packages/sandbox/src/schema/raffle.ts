import type { LocalText } from '../language.ts';

// The rows of the wheel. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** What a turn has brought, as it was then. */
export interface RaffleSpin {
  readonly prizeId: string;
  readonly prize: LocalText;
  readonly at: number;
  readonly reference: string;
  /** Null for no prize. */
  readonly rewardId: string | null;
}

/** GEN-04h: a turn of the wheel that was given to a member. */
export interface RaffleTicket {
  readonly id: string;
  readonly memberId: string;
  readonly promotionId: string;
  /** What it was given for. */
  readonly from: LocalText;
  readonly endsAt: number;
  /** Null until it was used. */
  readonly spin: RaffleSpin | null;
}
