import type { ApiError } from '#api/errors.ts';
import type { ExclusionLength, PlayChange, TimeoutLength } from '#api/playLimits.ts';
import type { LimitKind, LimitPeriod, PlayStatus } from '#api/responsiblePlay.ts';
import type { Remote } from '#core/data/remote.ts';

/** One limit: what it counts, and over which period. */
export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** A limit that the player wants; `value` is a decimal amount or whole minutes, null for none. */
export interface LimitChangeInput extends LimitName {
  readonly value: string | null;
  /** The player was asked back whether such a high limit is meant. */
  readonly confirmed?: true;
}

/** A break that the player wants to begin. */
export interface BreakInput {
  readonly kind: 'timeout' | 'exclusion';
  readonly length: TimeoutLength | ExclusionLength;
  readonly password: string;
}

/** Resolves to null when it was done, or to why it was not. */
export type Outcome = Promise<ApiError | null>;

export interface LimitsScreenProps {
  readonly status: Remote<PlayStatus>;
  readonly history: Remote<{ readonly list: readonly PlayChange[]; readonly totalPages: number }>;
  /** The page of the history, from 1. */
  readonly pageNo: number;
  /** Link to the account record, which stays open during a break. */
  readonly recordsHref: string;
  readonly onSet: (change: LimitChangeInput) => Outcome;
  /** Confirms a raise that has waited. */
  readonly onConfirm: (limit: LimitName) => Outcome;
  readonly onBreak: (input: BreakInput) => Outcome;
  readonly onRealityCheck: (minutes: 15 | 30 | 60) => Outcome;
  readonly onPage: (pageNo: number) => void;
}
