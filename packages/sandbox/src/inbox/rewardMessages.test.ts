import { expect, test } from 'vitest';
import { memberPublicState } from '#api/badges.ts';
import { messageList } from '#api/messages.ts';
import { rewardClaim, rewardList } from '#api/rewards.ts';
import { dayMs } from '#text/durations.ts';
import { approveOrder, pointOrdersOf, rejectOrder } from '../money/pointOrders.ts';
import { type NewReward, grantReward } from '../money/rewards.ts';
import { startRest } from '../play/protections.ts';
import { memberIdOf } from '../seed/members.ts';
import { playFor } from '../seed/playFor.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { givePoints, redeemOne } from '../testing/points.ts';

const gift: NewReward = {
  id: 'gift',
  memberId: memberIdOf('demo'),
  kind: 'gift',
  name: { th: 'ของขวัญ', en: 'Gift' },
  text: { th: 'ขอบคุณ', en: 'Thank you' },
  satang: 10_000,
  requiredSatang: 50_000,
  gameTypes: [],
  endsAt: null,
};

const grant = ({ sandbox }: TestPlatform, reward: NewReward): void =>
  sandbox.store.transaction(() => grantReward(sandbox, reward));

const told = async ({ client }: TestPlatform) => {
  const answer = await client.call(messageList, { folder: 'personal', pageNo: 1, pageSize: 20, language: 'EN' });
  return valueOf(answer).list.filter(({ kind }) => kind === 'reward');
};

test('a reward is told once, with what it is worth and binds', async () => {
  const platform = await signedIn();
  grant(platform, gift);
  grant(platform, gift);
  const messages = await told(platform);
  expect(messages).toMatchObject([{ title: 'A reward to take: Gift', read: false }]);
  expect(messages[0]?.preview).toContain('฿100.00');
  expect(messages[0]?.preview).toContain('฿500.00 has to be wagered');
  // Taking it writes nothing.
  valueOf(await platform.client.call(rewardClaim, { id: 'gift' }, { idempotencyKey: 'a' }));
  expect(await told(platform)).toHaveLength(1);
});

test('a reward that has ended is not told, and none during a break', async () => {
  const platform = await signedIn();
  const { sandbox } = platform;
  grant(platform, { ...gift, id: 'ended', endsAt: sandbox.now() - 1 });
  expect(await told(platform)).toEqual([]);
  sandbox.store.transaction(() => startRest(sandbox, gift.memberId, 'timeout', '1d'));
  grant(platform, gift);
  expect(await told(platform)).toEqual([]);
});

test('a mission that was reached is told once, when the member looks; not again after it was taken', async () => {
  const platform = await signedIn();
  const { sandbox, client } = platform;
  playFor(sandbox, 'demo', [{ gameType: 'LOTT', stakeSatang: 30_000 }]);
  expect(valueOf(await client.call(memberPublicState, {})).unreadMessage).toBe(1);
  const messages = await told(platform);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.preview).toContain('nothing to wager');
  const mission = valueOf(await client.call(rewardList, { tab: 'claimable', pageNo: 1, pageSize: 20, language: 'EN' }));
  valueOf(await client.call(rewardClaim, { id: mission.list[0]?.id ?? '' }, { idempotencyKey: 'a' }));
  valueOf(await client.call(memberPublicState, {}));
  expect(await told(platform)).toHaveLength(1);
});

test('during a break a reached mission is not told, and later it is', async () => {
  const platform = await signedIn();
  const { sandbox } = platform;
  playFor(sandbox, 'demo', [{ gameType: 'LOTT', stakeSatang: 30_000 }]);
  sandbox.store.transaction(() => startRest(sandbox, gift.memberId, 'timeout', '1d'));
  expect(await told(platform)).toEqual([]);
  platform.advance(dayMs + 1);
  valueOf(await platform.signIn('demo'));
  expect(await told(platform)).toHaveLength(1);
});

test('a decision about goods is told with its remark; credit comes at once and is not', async () => {
  const platform = await signedIn('cashout');
  const { sandbox } = platform;
  givePoints(sandbox, memberIdOf('cashout'), 5_000);
  valueOf(await redeemOne(platform, 'credit-20'));
  expect(await told(platform)).toEqual([]);
  const decide = async (id: string, decision: 'approve' | 'reject') => {
    platform.advance(1_000);
    valueOf(await redeemOne(platform, id));
    const [order] = pointOrdersOf(sandbox, memberIdOf('cashout'));
    if (order === undefined) throw new Error('there is no order');
    const remark = { th: '<b>ของหมด</b>', en: '<b>Sold out</b>' };
    sandbox.store.transaction(() =>
      decision === 'approve' ? approveOrder(sandbox, order, null) : rejectOrder(sandbox, order, remark),
    );
  };
  await decide('mug', 'approve');
  await decide('umbrella', 'reject');
  const messages = await told(platform);
  expect(messages.map(({ title }) => title)).toEqual([
    'Your redemption was declined: Folding umbrella',
    'Your redemption is approved: Ceramic mug with the bird',
  ]);
  const contents = Array.from(sandbox.store.entries('messages'), ([, { content }]) => content.en).join('');
  expect(contents).toContain('&lt;b&gt;Sold out');
  expect(contents).not.toContain('<b>');
});
