import type { Client } from '#api/client.ts';
import { ok } from '#api/errors.ts';
import { type Reward, type RewardClaimed, type rewardClaim, rewardList } from '#api/rewards.ts';
import type { LookUp } from '#core/data/moneyIntent.ts';

/** How many rewards are looked through per state, newest first. */
const pageSize = 100;

/**
 * Looks for a claim with a lost answer among the rewards that were taken. Needed only where the platform supports no
 * idempotency keys. Fails while a reward cannot be read, because it could be the one.
 */
export const lookUpReward =
  (client: Pick<Client, 'call'>): LookUp<typeof rewardClaim> =>
  async ({ id }) => {
    const answers = await Promise.all(
      (['taken', 'active'] as const).map((tab) =>
        client.call(rewardList, { tab, pageNo: 1, pageSize, language: 'EN' }, { complete: true }),
      ),
    );
    for (const answer of answers) {
      if (!answer.ok) return answer;
      const found = answer.value.list.map(toClaimed).find((claimed) => claimed?.id === id);
      if (found) return ok(found);
    }
    return ok(null);
  };

/** A taken reward as the answer to its claim; null for one that was not taken. */
const toClaimed = ({ id, reference, takenAt, amount, points, requirement }: Reward): RewardClaimed | null =>
  reference === null || takenAt === null ? null : { id, reference, claimedAt: takenAt, amount, points, requirement };
