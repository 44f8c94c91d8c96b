import { expect, test } from 'vitest';
import { memberPublicState } from '#api/badges.ts';
import { depositCreate, depositOrders } from '#api/cashier.ts';
import { depositBonuses } from '#api/depositBonuses.ts';
import { walletBalance } from '#api/member.ts';
import { rewardClaim, rewardList } from '#api/rewards.ts';
import { payDeposit } from '../money/deposits.ts';
import { sumOfAll } from '../money/ledger.ts';
import { startRest } from '../play/protections.ts';
import { memberIdOf } from '../seed/members.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

const weekly = 'promo-10';

const offers = async ({ client }: TestPlatform, amount: string) =>
  valueOf(await client.call(depositBonuses, { amount, language: 'EN' })).list;

async function choose({ client }: TestPlatform, promotionId: string, termsVersion: string, amount = '500.00') {
  const input = { methodId: 'promptpay', amount, bonus: { promotionId, termsVersion } };
  return client.call(depositCreate, input, { idempotencyKey: crypto.randomUUID() });
}

test('MNY-09: a sum is told what it brings and what that binds; one that is too small, from which on', async () => {
  const platform = await signedIn();
  const large = await offers(platform, '500.00');
  expect(large.find(({ promotionId }) => promotionId === weekly)).toMatchObject({
    ...{ from: '500.00', gives: '100.00' },
    requirement: { amount: '500.00', days: 7, gameTypes: [], mostStake: '500.00' },
  });
  expect(large[0]).toMatchObject({
    ...{ gives: '250.00', plays: '750.00', wagers: '2500.00', onlyNow: true },
    requirement: { amount: '2000.00', days: 14, gameTypes: ['RNG', 'FISH'] },
  });
  // The most that the promotion gives.
  expect((await offers(platform, '20000.00'))[0]?.gives).toBe('1500.00');
  expect((await offers(platform, '200.00')).map(({ gives, requirement }) => [gives, requirement])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('MNY-09: a chosen bonus waits once the deposit is paid, and binds nothing until it is taken', async () => {
  const platform = await signedIn();
  const { client, sandbox } = platform;
  const offer = (await offers(platform, '500.00')).find(({ promotionId }) => promotionId === weekly);
  const order = valueOf(await choose(platform, weekly, offer?.termsVersion ?? ''));
  expect(order.bonus).toBe('100.00');
  // It is joined: it is offered no more, and nothing waits before the money is there.
  expect((await offers(platform, '500.00')).map(({ promotionId }) => promotionId)).not.toContain(weekly);
  const before = valueOf(await client.call(memberPublicState, {})).availablePromoCount;
  payDeposit(sandbox, order.reference);
  expect(valueOf(await client.call(memberPublicState, {})).availablePromoCount).toBe(before + 1);
  expect(valueOf(await client.call(walletBalance, {})).sumBalance).toBe('10500.00');

  const page = { tab: 'claimable', pageNo: 1, pageSize: 20, language: 'EN' } as const;
  const waiting = valueOf(await client.call(rewardList, page)).list.find(({ amount }) => amount === '100.00');
  const claimed = await client.call(rewardClaim, { id: waiting?.id ?? '' }, { idempotencyKey: 'take' });
  expect(claimed.ok).toBe(true);
  expect(valueOf(await client.call(walletBalance, {})).sumBalance).toBe('10600.00');
  // One bonus binds at a time.
  expect(await offers(platform, '500.00')).toEqual([]);
  expect(sumOfAll(sandbox)).toBe(0);
});

test('MNY-09: what a deposit alone brings and asks for, and that a first deposit ends the right to its bonus', async () => {
  const platform = await signedIn();
  const { client, sandbox } = platform;
  const answer = async () => valueOf(await client.call(depositBonuses, { amount: '500.00', language: 'EN' }));
  const { plain, list } = await answer();
  expect(plain).toEqual({ plays: '500.00', wagers: '500.00' });
  expect(list.map(({ promotionId, onlyNow }) => [promotionId, onlyNow])).toEqual([
    ['promo-1', true],
    [weekly, false],
  ]);
  const input = { methodId: 'promptpay', amount: '500.00' };
  const order = valueOf(await client.call(depositCreate, input, { idempotencyKey: crypto.randomUUID() }));
  payDeposit(sandbox, order.reference);
  expect((await answer()).list.map(({ promotionId }) => promotionId)).not.toContain('promo-1');
});

test('RSP-06: nothing is offered during a break', async () => {
  const platform = await signedIn();
  const { sandbox } = platform;
  sandbox.store.transaction(() => void startRest(sandbox, memberIdOf('demo'), 'timeout', '1d'));
  expect(await offers(platform, '500.00')).toEqual([]);
});

test('MNY-09: a bonus with other terms, or for someone else, opens no order', async () => {
  const platform = await signedIn();
  const { client, sandbox } = platform;
  const [first] = await offers(platform, '500.00');
  const { promotionId = '', termsVersion = '' } = first ?? {};
  expect(await choose(platform, promotionId, 'old')).toMatchObject({ error: { code: 'promotion_terms_changed' } });
  const orders = async () => valueOf(await client.call(depositOrders, { pageNo: 1, pageSize: 10 })).list;
  expect(await orders()).toEqual([]);

  const paid = valueOf(
    await client.call(depositCreate, { methodId: 'promptpay', amount: '500.00' }, { idempotencyKey: 'plain' }),
  );
  payDeposit(sandbox, paid.reference);
  expect(await choose(platform, promotionId, termsVersion)).toMatchObject({
    error: { code: 'promotion_not_eligible' },
  });
  expect(await orders()).toHaveLength(1);
});
