import { describe, expect, test } from 'vitest';
import { missionSummary } from '#api/missions.ts';
import { raffleClaim, raffleInfo } from '#api/raffle.ts';
import { rewardClaim, rewardList } from '#api/rewards.ts';
import { turnoverList } from '#api/turnover.ts';
import { dayMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { balanceOf, memberAccount, sumOfAll } from '../money/ledger.ts';
import { prizeOf } from '../money/raffle.ts';
import { grantReward } from '../money/rewards.ts';
import { seedTickets } from '../seed/luck.ts';
import { memberIdOf } from '../seed/members.ts';
import { playFor } from '../seed/playFor.ts';
import { seedBreaks } from '../seed/protections.ts';
import { raffle } from '../seed/raffle.ts';
import { recordedToday, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

const { promotionId, prizes } = raffle;

/** A member with two tickets and one that has ended. */
async function signedIn(): Promise<TestPlatform> {
  const platform = createTestPlatform();
  platform.sandbox.store.transaction(() => seedTickets(platform.sandbox));
  await platform.signIn('demo');
  return platform;
}

const info = async ({ client }: TestPlatform) => valueOf(await client.call(raffleInfo, { language: 'EN' }));
const turn = ({ client }: TestPlatform, ticketId: string, idempotencyKey?: string) =>
  client.call(raffleClaim, { promotionId, ticketId }, idempotencyKey === undefined ? {} : { idempotencyKey });

const rewards = async ({ client }: TestPlatform, tab: 'claimable' | 'missed' | 'taken') =>
  valueOf(await client.call(rewardList, { tab, pageNo: 1, pageSize: 50, language: 'EN' })).list.filter(
    ({ kind }) => kind === 'wheel',
  );

describe('the prize', () => {
  test.each([20_261, 1, 77])('of 10,000 turns keeps the published chances (seed %i)', (seed) => {
    const counts = new Map(prizes.map(({ id }) => [id, 0]));
    for (let index = 0; index < 10_000; index += 1) {
      const { id } = prizeOf(seed, { memberId: 'guest', id: `ticket-${index}`, promotionId }, prizes);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const chiSquare = prizes.reduce((sum, { id, chance }) => sum + ((counts.get(id) ?? 0) - chance) ** 2 / chance, 0);
    // Six degrees of freedom: 22.46 is exceeded by one fair wheel in a thousand.
    expect(chiSquare).toBeLessThan(22.46);
  });

  test('is decided by the ticket, however often it is asked for', () => {
    const ticket = { memberId: 'guest', id: 'one', promotionId };
    expect(prizeOf(1, ticket, prizes)).toBe(prizeOf(1, ticket, prizes));
  });

  test('needs chances that are published in full', () => {
    expect(() => prizeOf(1, { memberId: 'guest', id: 'one', promotionId }, prizes.slice(1))).toThrow(RangeError);
  });
});

describe('the wheel', () => {
  test('publishes its chances, and lists the tickets that can be used, what ends first before the rest', async () => {
    const wheel = await info(await signedIn());
    expect(wheel.prizes.reduce((sum, { chance }) => sum + chance, 0)).toBe(10_000);
    expect(wheel.prizes[0]).toMatchObject({ name: '5 baht credit', amount: '5.00', requirement: null, chance: 3_600 });
    expect(wheel.prizes.at(-1)).toMatchObject({ amount: '2000.00', requirement: { amount: '2000.00' } });
    expect(wheel.tickets.map(({ id, from }) => [id, from])).toEqual([
      ['mission', 'Weekly mission'],
      ['festival', 'Loy Krathong gift'],
    ]);
    expect(wheel.history).toEqual([]);
  });

  test('uses a ticket once, puts the prize into the reward centre, and moves no money by itself', async () => {
    const platform = await signedIn();
    const account = memberAccount(memberIdOf('demo'));
    const before = balanceOf(platform.sandbox, account);
    const first = await turn(platform, 'mission', 'one-key');
    if (!first.ok) throw new Error(JSON.stringify(first.error));
    expect(await turn(platform, 'mission', 'other-key')).toMatchObject({ error: { code: 'reward_taken' } });
    expect(balanceOf(platform.sandbox, account)).toBe(before);
    const { prizeId, reference, rewardId } = first.value;
    const { tickets, history } = await info(platform);
    expect(tickets.map(({ id }) => id)).toEqual(['festival']);
    expect(history).toMatchObject([{ ticketId: 'mission', prizeId, reference, rewardId }]);
    const prize = prizes.find(({ id }) => id === prizeId);
    const satang = prize?.satang ?? 0;
    const waiting = await rewards(platform, 'claimable');
    expect(waiting.find(({ id }) => id === rewardId)).toMatchObject({ name: prize?.name.en, claim: 'here' });

    expect(await platform.client.call(rewardClaim, { id: rewardId ?? '' })).toMatchObject({ ok: true });
    expect(balanceOf(platform.sandbox, account)).toBe(before + satang);
    expect(sumOfAll(platform.sandbox)).toBe(0);
    expect(await recordedToday(platform, 'wheel')).toMatchObject([{ kind: 'wheel' }]);
  });

  test('gives points for a prize of points, which add no money', async () => {
    const platform = await signedIn();
    const points = prizes.filter((each) => each.points !== undefined).map((each) => ({ ...each, chance: 10_000 }));
    changeSettings(platform.sandbox, { raffle: { ...raffle, prizes: points } });
    expect((await info(platform)).prizes).toMatchObject([{ kind: 'points', amount: null, points: 200 }]);
    const turned = await turn(platform, 'mission');
    const rewardId = turned.ok ? (turned.value.rewardId ?? '') : '';
    expect(await rewards(platform, 'claimable')).toContainEqual(
      expect.objectContaining({ id: rewardId, amount: null, points: 200 }),
    );
    expect(await platform.client.call(rewardClaim, { id: rewardId })).toMatchObject({ value: { points: 200 } });
    expect(sumOfAll(platform.sandbox)).toBe(0);
  });

  test('opens what a prize binds when it is taken, also beside a bonus', async () => {
    const platform = await signedIn();
    platform.sandbox.store.transaction(() =>
      grantReward(platform.sandbox, {
        ...{ id: 'bonus', memberId: memberIdOf('demo'), kind: 'gift', satang: 10_000, requiredSatang: 50_000 },
        ...{ name: { th: 'โบนัส', en: 'Bonus' }, text: { th: '', en: '' }, gameTypes: [], endsAt: null },
      }),
    );
    expect(await platform.client.call(rewardClaim, { id: 'bonus' })).toMatchObject({ ok: true });
    const certain = { ...prizes[6], chance: 10_000 } as (typeof prizes)[number];
    changeSettings(platform.sandbox, { raffle: { ...raffle, prizes: [certain] } });
    const won = await turn(platform, 'mission');
    await platform.client.call(rewardClaim, { id: won.ok ? (won.value.rewardId ?? '') : '' });
    const bound = await platform.client.call(turnoverList, { status: 'open', language: 'EN', pageNo: 1, pageSize: 5 });
    expect(bound).toMatchObject({ value: { list: [{ source: 'wheel', required: '2000.00' }, { source: 'reward' }] } });
    const active = await platform.client.call(rewardList, { tab: 'active', pageNo: 1, pageSize: 50, language: 'EN' });
    const prize = active.ok && active.value.list.find(({ kind }) => kind === 'wheel');
    expect(prize).toMatchObject({ link: 'bonusDetails', claim: 'here' });
  });

  test('can bring nothing where the operator has published that', async () => {
    const platform = await signedIn();
    const nothing = { id: 'none', name: { th: 'ไม่ได้รางวัล', en: 'No prize' }, satang: null, wagerTimes: 0 };
    changeSettings(platform.sandbox, { raffle: { ...raffle, prizes: [{ ...nothing, chance: 10_000 }] } });
    expect((await info(platform)).prizes).toMatchObject([{ kind: 'none', amount: null }]);
    expect(await turn(platform, 'mission')).toMatchObject({ value: { prizeId: 'none', rewardId: null } });
  });

  test('does not turn without a ticket', async () => {
    const platform = await signedIn();
    const gone = { error: { code: 'reward_gone' } };
    expect(await turn(platform, 'welcome')).toMatchObject(gone);
    expect(await turn(platform, '__proto__')).toMatchObject(gone);
    const other = { promotionId: 'other', ticketId: 'mission' };
    expect(await platform.client.call(raffleClaim, other)).toMatchObject(gone);
    await platform.signIn('newbie');
    expect(await turn(platform, 'mission')).toMatchObject(gone);
    changeSettings(platform.sandbox, { raffle: null });
    await platform.signIn('demo');
    expect(await turn(platform, 'mission')).toMatchObject(gone);
    expect(await info(platform)).toMatchObject({ promotionId: null, prizes: [], tickets: [] });
  });

  test('is closed to a member who takes a break (RSP-03)', async () => {
    const platform = await signedIn();
    platform.sandbox.store.transaction(() => seedBreaks(platform.sandbox));
    const closed = { error: { code: 'play_suspended' } };
    expect(await platform.client.call(raffleInfo, { language: 'EN' })).toMatchObject(closed);
    expect(await turn(platform, 'mission')).toMatchObject(closed);
  });
});

test('a ticket stands in the reward centre until it is used or has ended, and is not spent there', async () => {
  const platform = await signedIn();
  expect(await rewards(platform, 'claimable')).toMatchObject([
    { id: 'ticket-mission', amount: null, link: 'wheel', claim: 'atLink' },
    { id: 'ticket-festival', amount: null, link: 'wheel', claim: 'atLink' },
  ]);
  expect(await rewards(platform, 'missed')).toMatchObject([{ id: 'ticket-welcome' }]);
  const claim = await platform.client.call(rewardClaim, { id: 'ticket-mission' });
  expect(claim).toMatchObject({ error: { code: 'reward_gone' } });
  platform.advance(3 * dayMs);
  await platform.signIn('demo');
  expect(await rewards(platform, 'claimable')).toHaveLength(1);
  expect(await rewards(platform, 'missed')).toHaveLength(2);
});

test('a mission that promises a turn gives its ticket with the reward, once, and promises none without a wheel', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const promised = async () => {
    const answer = await platform.client.call(missionSummary, { language: 'EN' });
    return answer.ok && answer.value.list.find(({ id }) => id.startsWith('all-'))?.tickets;
  };
  expect(await promised()).toBe(1);
  playFor(platform.sandbox, 'demo', [{ gameType: 'RNG', stakeSatang: 300_000 }]);
  const id = 'mission-all-2026-11-16';
  const both = await Promise.all([0, 1].map(() => platform.client.call(rewardClaim, { id })));
  expect(both.map(({ ok }) => ok)).toEqual([true, false]);
  expect((await info(platform)).tickets.map((ticket) => ticket.from)).toEqual(['Every game']);
  changeSettings(platform.sandbox, { raffle: null });
  expect(await promised()).toBe(0);
});
