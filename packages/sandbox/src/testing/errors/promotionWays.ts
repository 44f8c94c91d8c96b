import { bonusCancel, bonusList } from '#api/bonuses.ts';
import type { OperationRefusalCode, Result } from '#api/errors.ts';
import type { GameType } from '#api/primitives.ts';
import { promotionJoin } from '#api/promotions.ts';
import { rewardClaim } from '#api/rewards.ts';
import { openDeposit, payDeposit } from '../../money/deposits.ts';
import { promotionById, termsVersionOf } from '../../money/promotionRules.ts';
import { grantReward } from '../../money/rewards.ts';
import { memberIdOf } from '../../seed/members.ts';
import { playFor } from '../../seed/playFor.ts';
import type { TestPlatform } from '../platform.ts';

type Reached = Promise<Result<unknown>>;

/** The refusals of promotions and bonuses. */
export type PromotionRefusal = Extract<
  OperationRefusalCode,
  | 'bonus_active'
  | 'bonus_closed'
  | 'bonus_changed'
  | 'bonus_in_play'
  | 'promotion_closed'
  | 'promotion_joined'
  | 'promotion_terms_changed'
  | 'promotion_not_eligible'
>;

/** Joins a promotion with its current terms, unless another version is given. */
export function join({ client, sandbox }: TestPlatform, promotionId: string, termsVersion?: string) {
  const promotion = promotionById(sandbox, promotionId);
  const version = termsVersion ?? (promotion === undefined ? '' : termsVersionOf(promotion));
  return client.call(promotionJoin, { promotionId, termsVersion: version, language: 'EN' });
}

/** Deposits for an account, paid at once. */
export function depositFor({ sandbox }: Pick<TestPlatform, 'sandbox'>, account: string, satang: number): void {
  const [method] = sandbox.settings.depositMethods;
  if (method === undefined) throw new Error('there is no deposit method');
  sandbox.store.transaction(() => {
    const { reference } = openDeposit(sandbox, memberIdOf(account), method, satang);
    payDeposit(sandbox, reference);
  });
}

/**
 * Grants a demo account a reward of ฿100 that has to be wagered five times within a week, and takes it.
 * @param gameTypes whose bets count. @default all
 */
export async function takeBonus(
  { client, sandbox }: Pick<TestPlatform, 'client' | 'sandbox'>,
  id = 'bonus',
  gameTypes: readonly GameType[] = [],
) {
  sandbox.store.transaction(() =>
    grantReward(sandbox, {
      id,
      memberId: memberIdOf('demo'),
      kind: 'gift',
      name: { th: 'โบนัสทดลอง', en: 'Trial bonus' },
      text: { th: '', en: '' },
      satang: 10_000,
      requiredSatang: 50_000,
      wagerDays: 7,
      gameTypes,
      endsAt: null,
    }),
  );
  return client.call(rewardClaim, { id });
}

/** Cancels the newest bonus of a demo account. */
async function cancel({ client }: TestPlatform, seen = { removed: '0.00', kept: '0.00' }): Reached {
  const list = await client.call(bonusList, { pageNo: 1, pageSize: 1, language: 'EN' });
  return client.call(bonusCancel, { id: (list.ok && list.value.list[0]?.id) || 'unknown', seen });
}

const asDemo =
  (way: (platform: TestPlatform) => Reached) =>
  async (platform: TestPlatform): Reached => {
    await platform.signIn('demo');
    return way(platform);
  };

/** Follows the instructions of the catalogue for the refusals of promotions and bonuses. */
export const promotionWays: Readonly<Record<PromotionRefusal, (platform: TestPlatform) => Reached>> = {
  bonus_active: asDemo(async (platform) => {
    await takeBonus(platform, 'one');
    return takeBonus(platform, 'other');
  }),
  bonus_closed: asDemo((platform) => cancel(platform)),
  bonus_changed: asDemo(async (platform) => {
    await takeBonus(platform);
    return cancel(platform);
  }),
  bonus_in_play: asDemo(async (platform) => {
    await takeBonus(platform);
    playFor(platform.sandbox, 'demo', [
      { gameType: 'SPORTS', stakeSatang: 5_000, dueAt: platform.sandbox.now() + 60_000 },
    ]);
    return cancel(platform);
  }),
  promotion_closed: asDemo((platform) => join(platform, 'promo-5')),
  promotion_joined: asDemo(async (platform) => {
    await join(platform, 'promo-2');
    return join(platform, 'promo-2');
  }),
  promotion_terms_changed: asDemo((platform) => join(platform, 'promo-2', 'older')),
  promotion_not_eligible: asDemo((platform) => {
    depositFor(platform, 'demo', 30_000);
    return join(platform, 'promo-1');
  }),
};
