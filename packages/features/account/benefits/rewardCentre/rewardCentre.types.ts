import type { Reward, RewardState, rewardClaim } from '#api/rewards.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MoneyFlowOf } from '#core/flow/useMoneyFlow.ts';

/** A reward as the screen shows it. */
export interface RewardView extends Omit<Reward, 'link' | 'linkRef'> {
  /** The page of the member centre that shows more, or on which it is taken; of free rounds their game. Null for none. */
  readonly href: string | null;
}

/** One page of the rewards of a state, and how many there are in each. */
export interface RewardPage {
  readonly list: readonly RewardView[];
  readonly totalPages: number;
  readonly counts: Readonly<Record<RewardState, number>>;
}

export interface RewardCentreScreenProps {
  readonly rewards: Remote<RewardPage>;
  readonly tab: RewardState;
  /** From 1. */
  readonly pageNo: number;
  readonly claim: MoneyFlowOf<typeof rewardClaim>;
  /** Wallet balance read after the claim; null until then. */
  readonly balance: string | null;
  /** The page on which a bonus is given up; null where the operator has switched it off. */
  readonly bonusesHref: string | null;
  readonly onTab: (tab: RewardState) => void;
  readonly onPage: (pageNo: number) => void;
  /** Takes rewards one after the other, and stops at the first that is not credited. */
  readonly onClaim: (ids: readonly string[]) => Promise<void>;
}
