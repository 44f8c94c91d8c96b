import type { Sandbox } from '../sandbox.ts';
import type { Reward } from '../schema/rewards.ts';

/** The key of a member's reward. */
export const rewardKey = (memberId: string, id: string): string => `${memberId} ${id}`;

/** The id of a red envelope as a reward. */
export const envelopeRewardId = (id: string): string => `redEnvelope-${id}`;

/** A reward that was granted or taken; undefined for one that is only computed so far. */
export const storedReward = ({ store }: Sandbox, memberId: string, id: string): Reward | undefined =>
  store.get('rewards', rewardKey(memberId, id));

/** A member's reward by the reference of its credit; undefined for none. */
export const rewardWith = ({ store }: Sandbox, memberId: string, reference: string): Reward | undefined =>
  (store.get('memberRewards', memberId)?.ids ?? [])
    .map((id) => store.get('rewards', rewardKey(memberId, id)))
    .find((reward) => reward?.reference === reference);
