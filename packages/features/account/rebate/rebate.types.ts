import type { InputOf } from '#api/operation.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import type { RebateClaimed, RebateSummaryValue, rebateClaim } from '#api/rebate.ts';
import type { MoneyIntentState } from '#core/data/moneyIntent.ts';
import type { Remote } from '#core/data/remote.ts';
import type { PlayStop } from '#core/session/playStatus.ts';

/** Input of a claim: the amount that the player saw, and the time up to which it was counted. */
export type ClaimInput = InputOf<typeof rebateClaim>;

/** One page of past claims, newest first. */
export interface ClaimPage {
  readonly list: readonly RebateClaimed[];
  readonly totalPages: number;
}

export interface RebateScreenProps {
  readonly summary: Remote<RebateSummaryValue>;
  /** A break that stops claims (RSP-03); null for none. Nothing is lost: the amount can be claimed afterwards. */
  readonly stop: PlayStop | null;
  /** State of the running or last claim. */
  readonly claim: MoneyIntentState<ClaimInput, RebateClaimed>;
  /** Wallet balance read after the claim; null until then. */
  readonly balance: string | null;
  readonly history: Remote<ClaimPage>;
  /** Page of `history`, from 1. */
  readonly pageNo: number;
  readonly language: OfferedLanguage;
  /** Resolves when the outcome is known, or known to be unknown. */
  readonly onClaim: (input: ClaimInput) => Promise<void>;
  /** Resolves an unknown outcome without crediting twice. */
  readonly onRepeat: () => Promise<void>;
  /** Clears the outcome of the last claim. */
  readonly onReset: () => void;
  readonly onPage: (pageNo: number) => void;
}
