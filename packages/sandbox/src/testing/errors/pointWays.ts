import type { OperationRefusalCode, Result } from '#api/errors.ts';
import { changeSettings } from '../../changeSettings.ts';
import { playFor } from '../../seed/playFor.ts';
import type { TestPlatform } from '../platform.ts';
import { convertAll, redeemOne } from '../points.ts';

type Reached = Promise<Result<unknown>>;

/** The refusals of the points mall. */
export type PointRefusal = Extract<
  OperationRefusalCode,
  'points_insufficient' | 'points_daily' | 'out_of_stock' | 'redeem_most' | 'requirement_missing' | 'reward_changed'
>;

/** Logs in as a demo account with a payment password first. */
const asCashout =
  (way: (platform: TestPlatform) => Reached) =>
  async (platform: TestPlatform): Reached => {
    await platform.signIn('cashout');
    return way(platform);
  };

/** Follows the instructions of the catalogue for the refusals of the points mall. */
export const pointWays: Readonly<Record<PointRefusal, (platform: TestPlatform) => Reached>> = {
  points_insufficient: asCashout((platform) => redeemOne(platform, 'credit-20')),
  points_daily: asCashout((platform) => {
    const { sandbox } = platform;
    const { points } = sandbox.settings;
    playFor(sandbox, 'cashout', [{ gameType: 'RNG', stakeSatang: 1_000_000 }]);
    changeSettings(sandbox, { points: { ...points, convert: points.convert && { ...points.convert, maxDay: 0 } } });
    return convertAll(platform, 100, '10.00');
  }),
  out_of_stock: asCashout((platform) => {
    const { points } = platform.sandbox.settings;
    const rewards = points.rewards.map((each) => (each.id === 'mug' ? { ...each, stock: 0 } : each));
    changeSettings(platform.sandbox, { points: { ...points, rewards } });
    return redeemOne(platform, 'mug');
  }),
  redeem_most: asCashout((platform) => redeemOne(platform, 'mug', { quantity: 3 })),
  requirement_missing: asCashout((platform) => redeemOne(platform, 'power-bank')),
  reward_changed: asCashout((platform) => redeemOne(platform, 'mug', { points: 1 })),
};
