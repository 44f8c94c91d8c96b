import { describe, expect, test } from 'vitest';
import { type BonusStatus, bonusCancel, bonusCancelPreview, bonusList } from '#api/bonuses.ts';
import { redEnvelopeOpen } from '#api/envelopes.ts';
import { walletBalance } from '#api/member.ts';
import { memberTransactions } from '#api/records.ts';
import { rewardClaim } from '#api/rewards.ts';
import { turnoverBets } from '#api/turnover.ts';
import { dayMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { giveEnvelope } from '../money/envelopes.ts';
import { sumOfAll } from '../money/ledger.ts';
import { grantReward } from '../money/rewards.ts';
import { memberIdOf } from '../seed/members.ts';
import { playFor } from '../seed/playFor.ts';
import { takeBonus } from '../testing/errors/promotionWays.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, signedIn } from '../testing/platform.ts';

const bonuses = async ({ client }: TestPlatform, status?: BonusStatus) =>
  valueOf(await client.call(bonusList, { ...(status && { status }), pageNo: 1, pageSize: 20, language: 'EN' })).list;
const newest = async (platform: TestPlatform) => {
  const [bonus] = await bonuses(platform);
  if (bonus === undefined) throw new Error('no bonus');
  return bonus;
};
const balance = async ({ client }: TestPlatform) => Number(valueOf(await client.call(walletBalance, {})).sumBalance);
const bet = ({ sandbox }: TestPlatform, stakeSatang: number, winSatang = 0) =>
  playFor(sandbox, 'demo', [{ gameType: 'RNG', stakeSatang, winSatang }]);

describe('MEM-03d: a bonus', () => {
  test('shows what it asks for, and the bets that counted', async () => {
    const platform = await signedIn();
    await takeBonus(platform);
    bet(platform, 20_000);
    const bonus = await newest(platform);
    expect(bonus).toMatchObject({
      ...{ name: 'Trial bonus', amount: '100.00', status: 'active', required: '500.00', done: '200.00' },
      endsAt: new Date(platform.sandbox.now() + 7 * dayMs).toISOString(),
    });
    const bets = { id: bonus.requirementId, pageNo: 1, pageSize: 5, language: 'EN' } as const;
    expect(valueOf(await platform.client.call(turnoverBets, bets)).list).toMatchObject([{ counted: '200.00' }]);
  });

  test('does not count a stake above its cap, which it states', async () => {
    const platform = await signedIn();
    const { sandbox, client } = platform;
    sandbox.store.transaction(() =>
      grantReward(sandbox, {
        ...{ id: 'capped', memberId: memberIdOf('demo'), kind: 'gift', text: { th: '', en: '' }, gameTypes: [] },
        ...{ name: { th: 'โบนัส', en: 'Bonus' }, satang: 10_000, requiredSatang: 50_000, endsAt: null },
        mostStakeSatang: 20_000,
      }),
    );
    expect(valueOf(await client.call(rewardClaim, { id: 'capped' })).requirement).toMatchObject({
      mostStake: '200.00',
    });
    bet(platform, 20_001);
    expect(await newest(platform)).toMatchObject({ mostStake: '200.00', done: '0.00' });
    bet(platform, 20_000);
    expect(await newest(platform)).toMatchObject({ done: '200.00' });
  });

  test('is met when it is wagered, and another one can be taken then', async () => {
    const platform = await signedIn();
    await takeBonus(platform, 'one');
    expect(await takeBonus(platform, 'other')).toMatchObject({ error: { code: 'bonus_active' } });
    bet(platform, 50_000);
    expect(await bonuses(platform, 'met')).toHaveLength(1);
    expect(await takeBonus(platform, 'other')).toMatchObject({ ok: true });
  });

  test('may be taken beside another one where the operator allows it', async () => {
    const platform = await signedIn();
    const { promotions } = platform.sandbox.settings;
    changeSettings(platform.sandbox, { promotions: { ...promotions, oneBonus: false } });
    await takeBonus(platform, 'one');
    expect(await takeBonus(platform, 'other')).toMatchObject({ ok: true });
  });

  test('is taken back at its end when it was not wagered: what is left of it, and nothing else', async () => {
    const platform = await signedIn();
    const before = await balance(platform);
    await takeBonus(platform);
    platform.advance(7 * dayMs);
    await platform.signIn('demo');
    expect(await newest(platform)).toMatchObject({ status: 'expired' });
    expect(await balance(platform)).toBe(before);
    platform.advance(dayMs);
    await platform.signIn('demo');
    expect(await balance(platform)).toBe(before);
    expect(sumOfAll(platform.sandbox)).toBe(0);
  });
});

describe('cancelling', () => {
  test('takes back and leaves what the preview shows', async () => {
    const platform = await signedIn();
    const { client } = platform;
    await takeBonus(platform);
    bet(platform, 25_000, 30_000);
    const { id } = await newest(platform);
    const seen = valueOf(await client.call(bonusCancelPreview, { id }));
    const before = await balance(platform);
    expect(Number(seen.removed) + Number(seen.kept)).toBe(before);
    expect(seen.removed).toBe('100.00');
    expect(valueOf(await client.call(bonusCancel, { id, seen }))).toMatchObject(seen);
    expect(await balance(platform)).toBe(Number(seen.kept));
    expect(await newest(platform)).toMatchObject({ status: 'cancelled' });
    expect(sumOfAll(platform.sandbox)).toBe(0);
    const removed = { from: '2026-11-21', to: '2026-11-21', kinds: 'bonusRemoved', language: 'EN' } as const;
    const records = valueOf(await client.call(memberTransactions, { ...removed, pageNo: 1, pageSize: 5 }));
    expect(records.list).toMatchObject([{ amount: '-100.00' }]);
  });

  test('takes no more than the balance', async () => {
    const platform = await signedIn();
    await takeBonus(platform, 'fish', ['FISH']);
    bet(platform, Math.round((await balance(platform)) * 100) - 4_000);
    const { id } = await newest(platform);
    const seen = valueOf(await platform.client.call(bonusCancelPreview, { id }));
    expect(seen).toEqual({ removed: '40.00', kept: '0.00' });
  });

  test('refuses other sums than were agreed to, and a second time', async () => {
    const platform = await signedIn();
    const { client } = platform;
    await takeBonus(platform);
    const { id } = await newest(platform);
    const seen = valueOf(await client.call(bonusCancelPreview, { id }));
    bet(platform, 10_000);
    expect(await client.call(bonusCancel, { id, seen })).toMatchObject({ error: { code: 'bonus_changed' } });
    const now = valueOf(await client.call(bonusCancelPreview, { id }));
    const both = await Promise.all([0, 1].map(() => client.call(bonusCancel, { id, seen: now })));
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    expect(both[1]).toMatchObject({ error: { code: 'bonus_closed' } });
  });

  test('waits for open bets', async () => {
    const platform = await signedIn();
    await takeBonus(platform);
    const dueAt = platform.sandbox.now() + 60_000;
    playFor(platform.sandbox, 'demo', [{ gameType: 'SPORTS', stakeSatang: 5_000, dueAt }]);
    const { id } = await newest(platform);
    expect(await platform.client.call(bonusCancelPreview, { id })).toMatchObject({ error: { code: 'bonus_in_play' } });
  });
});

test('what an opened red envelope binds is a bonus too, beside another one', async () => {
  const platform = await signedIn();
  await takeBonus(platform);
  const now = platform.sandbox.now();
  platform.sandbox.store.transaction(() =>
    giveEnvelope(platform.sandbox, memberIdOf('demo'), {
      ...{ id: 'gift', title: { th: 'อั่งเปา', en: 'Envelope' }, text: { th: '', en: '' } },
      ...{ opensAt: now, endsAt: now + dayMs, satang: 6_800, wagerTimes: 1 },
    }),
  );
  valueOf(await platform.client.call(redEnvelopeOpen, { id: 'gift' }));
  expect(await bonuses(platform, 'active')).toMatchObject([
    { kind: 'redEnvelope', amount: '68.00', required: '68.00' },
    { kind: 'gift', amount: '100.00' },
  ]);
});

test('the scenario has a bonus in every status and promotions under way', async () => {
  const platform = createTestPlatform({ scenario: 'bonusPlayer' });
  await platform.signIn('demo');
  expect((await bonuses(platform)).map(({ status }) => status)).toEqual(['active', 'cancelled', 'expired', 'met']);
  expect(await newest(platform)).toMatchObject({ done: '500.00', required: '1000.00' });
  expect(sumOfAll(platform.sandbox)).toBe(0);
});
