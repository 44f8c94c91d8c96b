import { type MemberPage, memberPages } from '#core/routing/centrePages.ts';
import type { RewardView } from './rewardCentre.types.ts';

/** The page of the member centre with this name; null for none and for one that this site does not have. */
export const pageNamed = (name: string | null): MemberPage | null =>
  (Object.keys(memberPages) as MemberPage[]).find((page) => page === name) ?? null;

/** Whether a reward is taken in the list, and not on a page of its own. */
export const isTakenHere = ({ claim }: Pick<RewardView, 'claim'>): boolean => claim === 'here';

/** The rewards that can be taken in the list and bind nothing. */
export const freeOnes = (rewards: readonly RewardView[]): readonly RewardView[] =>
  rewards.filter((reward) => reward.state === 'claimable' && reward.requirement === null && isTakenHere(reward));
