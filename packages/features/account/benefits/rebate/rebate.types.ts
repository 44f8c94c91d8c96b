import type { InputOf } from '#api/operation.ts';
import type { RebateClaimed, RebateSummaryValue, rebateClaim } from '#api/rebate.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MoneyFlowOf } from '#core/flow/useMoneyFlow.ts';
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
  readonly claim: MoneyFlowOf<typeof rebateClaim>;
  /** Wallet balance read after the claim; null until then. */
  readonly balance: string | null;
  readonly history: Remote<ClaimPage>;
  /** Page of `history`, from 1. */
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
}
