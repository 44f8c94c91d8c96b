import type { Client } from '#api/client.ts';
import { ok } from '#api/errors.ts';
import { type Reward, type RewardClaimed, type rewardClaim, rewardList } from '#api/rewards.ts';
import type { LookUp } from '#core/data/moneyIntent.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';

/** How many rewards are looked through per state, newest first. */
const pageSize = 100;

/** Looks for a claim with a lost answer among the rewards that were taken. */
export const lookUpReward =
  (client: Pick<Client, 'call'>): LookUp<typeof rewardClaim> =>
  async (sent, since) => {
    for (const tab of ['taken', 'active'] as const) {
      const lookUp: LookUp<typeof rewardClaim> = lookUpIn(
        client,
        rewardList,
        { tab, pageNo: 1, pageSize, language: 'EN' },
        (rewards, { id }) => rewards.map(toClaimed).find((claimed) => claimed?.id === id) ?? null,
      );
      const found = await lookUp(sent, since);
      if (!found.ok || found.value !== null) return found;
    }
    return ok(null);
  };

/** A taken reward as the answer to its claim; null for one that was not taken. */
const toClaimed = ({ id, reference, takenAt, amount, points, requirement }: Reward): RewardClaimed | null =>
  reference === null || takenAt === null ? null : { id, reference, claimedAt: takenAt, amount, points, requirement };
