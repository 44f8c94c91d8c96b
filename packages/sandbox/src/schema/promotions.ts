import type { LocalText } from '../language.ts';

// The rows of promotions. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** What a member has sent with an application. */
export interface Application {
  readonly remark: string;
  readonly fileIds: readonly string[];
}

/** TXT-03: a member takes part in a promotion, once in each of its periods. */
export interface PromotionEntry {
  readonly memberId: string;
  readonly promotionId: string;
  /** See `periodOf`. */
  readonly period: string;
  readonly joinedAt: number;
  /** The end of the period when it was joined, not included; null for none. */
  readonly endsAt: number | null;
  /** Null where nothing has to be sent. */
  readonly application: Application | null;
  /** What the operator has decided; null until then, and where nothing is decided. */
  readonly decision: { readonly granted: boolean; readonly at: number; readonly reason: LocalText | null } | null;
}

export interface WaitingApplication {
  readonly memberId: string;
}

/** A bonus that is taken back at its end when it is not wagered by then. */
export interface WaitingBonus {
  readonly memberId: string;
  readonly expiresAt: number;
}
