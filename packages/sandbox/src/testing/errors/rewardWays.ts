import { redEnvelopeList, redEnvelopeOpen } from '#api/envelopes.ts';
import type { OperationRefusalCode, Result } from '#api/errors.ts';
import { rebateClaim, rebateSummary } from '#api/rebate.ts';
import { playFor } from '../../seed/playFor.ts';
import { valueOf } from '../moneyOut.ts';
import type { TestPlatform } from '../platform.ts';

type Reached = Promise<Result<unknown>>;

/** The refusals of rebates and red envelopes. */
export type RewardRefusal = Extract<
  OperationRefusalCode,
  'rebate_nothing' | 'rebate_below_minimum' | 'rebate_changed' | 'rebate_claimed' | 'reward_not_open'
>;

/** Claims the rebate of demo as the page shows it, after a bet on slots. */
async function claimAfter(platform: TestPlatform, stakeSatang: number, change: { amount?: string } = {}): Reached {
  if (stakeSatang > 0) playFor(platform.sandbox, 'demo', [{ gameType: 'RNG', stakeSatang }]);
  platform.advance(1);
  const { until, total } = valueOf(await platform.client.call(rebateSummary, {}));
  return platform.client.call(rebateClaim, { until, amount: total, ...change });
}

const asDemo =
  (way: (platform: TestPlatform) => Reached) =>
  async (platform: TestPlatform): Reached => {
    await platform.signIn('demo');
    return way(platform);
  };

/** Follows the instructions of the catalogue for the refusals of rebates and red envelopes. */
export const rewardWays: Readonly<Record<RewardRefusal, (platform: TestPlatform) => Reached>> = {
  rebate_nothing: asDemo((platform) => claimAfter(platform, 0)),
  rebate_below_minimum: asDemo((platform) => claimAfter(platform, 10_000)),
  rebate_changed: asDemo((platform) => claimAfter(platform, 100_000, { amount: '80.00' })),
  rebate_claimed: asDemo(async (platform) => {
    playFor(platform.sandbox, 'demo', [{ gameType: 'RNG', stakeSatang: 100_000 }]);
    platform.advance(1);
    const { until, total: amount } = valueOf(await platform.client.call(rebateSummary, {}));
    await platform.client.call(rebateClaim, { until, amount });
    return platform.client.call(rebateClaim, { until, amount });
  }),
  reward_not_open: asDemo(async ({ client }) => {
    const { list } = valueOf(await client.call(redEnvelopeList, { language: 'EN' }));
    return client.call(redEnvelopeOpen, { id: list.find(({ state }) => state === 'soon')?.id ?? '' });
  }),
};
