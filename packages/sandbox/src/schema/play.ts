import type { playChangeKinds } from '#api/playLimits.ts';
import type { LimitKind, LimitPeriod } from '#api/responsiblePlay.ts';

// Rows of the store, like those of `schema.ts`: renaming a field needs a migration. Times are ms since the epoch.

/** RSP-01: a limit that a member has set. `value` is satang, or minutes for `time`. */
export interface OwnLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: number;
  /** A requested raise, or the removal of the limit (`value: null`); it can be confirmed from `from` on. */
  readonly pending: { readonly value: number | null; readonly from: number } | null;
}

/** A change of a member's limits or breaks. */
export interface LimitChange {
  readonly at: number;
  readonly change: (typeof playChangeKinds)[number];
  /** Null for a break, like `period`. */
  readonly kind: LimitKind | null;
  readonly period: LimitPeriod | null;
  readonly value: number | null;
  readonly until: number | null;
}

/** RSP-01, RSP-02: what a member has decided about their play. */
export interface PlayProtection {
  readonly memberId: string;
  readonly limits: readonly OwnLimit[];
  /** The latest break; it may have ended. `until` is null for an exclusion for good. */
  readonly rest: {
    readonly kind: 'timeout' | 'exclusion';
    readonly since: number;
    readonly until: number | null;
  } | null;
  readonly realityCheckMinutes: number;
  /** Newest first. */
  readonly history: readonly LimitChange[];
  /** Null before the first change. */
  readonly changedAt: number | null;
}

/** A break with an end that the member was not told of yet. */
export interface WaitingRest {
  readonly until: number;
}
