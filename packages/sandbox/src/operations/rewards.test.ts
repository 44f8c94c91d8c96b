import { describe, expect, test } from 'vitest';
import { memberPublicState } from '#api/badges.ts';
import { walletBalance } from '#api/member.ts';
import { missionSummary } from '#api/missions.ts';
import { pointBalance, pointTransactions } from '#api/points.ts';
import { rebateClaim, rebateSummary } from '#api/rebate.ts';
import { type RewardState, rewardClaim, rewardList } from '#api/rewards.ts';
import { turnoverList } from '#api/turnover.ts';
import { dayMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { sumOfAll } from '../money/ledger.ts';
import { sumOfAllPoints } from '../money/points.ts';
import { playFor } from '../seed/playFor.ts';
import { seedBreaks } from '../seed/protections.ts';
import { seedRewards } from '../seed/rewards.ts';
import { recordedToday, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

// The test clock starts on a Saturday at noon in Bangkok.
const week = '2026-11-16';
const slots = (stakeSatang: number) => ({ gameType: 'RNG', stakeSatang }) as const;

/** A member with a gift that is free, one that binds ฿500 on slots, and one that has ended. */
async function signedIn(): Promise<TestPlatform> {
  const platform = createTestPlatform();
  platform.sandbox.store.transaction(() => seedRewards(platform.sandbox));
  await platform.signIn('demo');
  return platform;
}

const tab = async ({ client }: TestPlatform, name: RewardState) =>
  valueOf(await client.call(rewardList, { tab: name, pageNo: 1, pageSize: 20, language: 'EN' }));
const idsIn = async (platform: TestPlatform, name: RewardState) => (await tab(platform, name)).list.map(({ id }) => id);

async function balance({ client }: TestPlatform): Promise<number> {
  const answer = await client.call(walletBalance, {});
  return answer.ok ? Number(answer.value.sumBalance) : Number.NaN;
}

const claim = ({ client }: TestPlatform, id: string) => client.call(rewardClaim, { id });

describe('the list of rewards', () => {
  test('is divided by state, with what ends first before the rest, and counts', async () => {
    const platform = await signedIn();
    expect(await idsIn(platform, 'claimable')).toEqual(['gift-free', 'gift-slots', 'gift-points']);
    expect((await tab(platform, 'missed')).list).toMatchObject([
      { id: 'gift-ended', reason: 'It was not taken in time.' },
    ]);
    expect(await idsIn(platform, 'taken')).toEqual([]);
    const { list, counts } = await tab(platform, 'active');
    // The missions of the week that are not reached.
    expect(list.map(({ id }) => id)).toContain(`mission-slots-${week}`);
    expect(counts).toEqual({ claimable: 3, active: list.length, taken: 0, missed: 1 });
  });

  test('says what a reward binds before it is taken', async () => {
    const { list } = await tab(await signedIn(), 'claimable');
    expect(list.map(({ amount, points, requirement }) => ({ amount, points, requirement }))).toEqual([
      { amount: '50.00', points: null, requirement: null },
      { amount: '100.00', points: null, requirement: { amount: '500.00', gameTypes: ['RNG'] } },
      { amount: null, points: 200, requirement: null },
    ]);
  });

  test('drops what has ended', async () => {
    const platform = await signedIn();
    platform.advance(2 * dayMs);
    await platform.signIn('demo');
    expect(await idsIn(platform, 'claimable')).toEqual(['gift-slots', 'gift-points']);
    expect(await idsIn(platform, 'missed')).toEqual(['gift-free', 'gift-ended']);
    expect(await claim(platform, 'gift-free')).toMatchObject({ ok: false, error: { code: 'reward_gone' } });
  });

  test('is closed during a break, and nothing can be taken or counts (RSP-03, RSP-06)', async () => {
    const platform = await signedIn();
    const badge = async () => {
      const answer = await platform.client.call(memberPublicState, {});
      return answer.ok && [answer.value.availablePromoCount, answer.value.inBreak];
    };
    expect(await badge()).toEqual([3, false]);
    platform.sandbox.store.transaction(() => seedBreaks(platform.sandbox));
    const closed = { error: { code: 'play_suspended' } };
    const input = { tab: 'claimable', pageNo: 1, pageSize: 20, language: 'EN' } as const;
    expect(await platform.client.call(rewardList, input)).toMatchObject(closed);
    expect(await claim(platform, 'gift-free')).toMatchObject(closed);
    expect(await badge()).toEqual([0, true]);
  });
});

describe('taking a reward', () => {
  test('credits it once, shows it in the account record, and keeps the ledger at zero', async () => {
    const platform = await signedIn();
    const before = await balance(platform);
    const answers = await Promise.all([claim(platform, 'gift-free'), claim(platform, 'gift-free')]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, false]);
    expect(answers[1]).toMatchObject({ error: { code: 'reward_taken' } });
    expect(await balance(platform)).toBe(before + 50);
    expect(sumOfAll(platform.sandbox)).toBe(0);
    expect(await recordedToday(platform, 'reward')).toMatchObject([{ kind: 'reward', amount: '50.00' }]);
    expect(await idsIn(platform, 'taken')).toEqual(['gift-free']);
  });

  test('of points adds them once to their own ledger, and no money', async () => {
    const platform = await signedIn();
    const before = await balance(platform);
    const points = async () => {
      const answer = await platform.client.call(pointBalance, {});
      return answer.ok ? answer.value.points : Number.NaN;
    };
    const had = await points();
    expect(await claim(platform, 'gift-points')).toMatchObject({ value: { amount: null, points: 200 } });
    expect(await claim(platform, 'gift-points')).toMatchObject({ error: { code: 'reward_taken' } });
    expect(await points()).toBe(had + 200);
    expect(await balance(platform)).toBe(before);
    expect(sumOfAllPoints(platform.sandbox)).toBe(0);
    const day = { from: '2026-11-21', to: '2026-11-21', language: 'EN', pageNo: 1, pageSize: 5 } as const;
    const history = await platform.client.call(pointTransactions, { ...day, type: 'reward' });
    expect(history).toMatchObject({
      value: { list: [{ type: 'reward', changed: 200, remark: 'Points of the month' }] },
    });
  });

  test('opens what it binds, stays under way until that is wagered, and is then taken', async () => {
    const platform = await signedIn();
    expect(await claim(platform, 'gift-slots')).toMatchObject({
      ok: true,
      value: { requirement: { amount: '500.00' } },
    });
    const open = await platform.client.call(turnoverList, { status: 'open', language: 'EN', pageNo: 1, pageSize: 5 });
    expect(open).toMatchObject({
      value: { list: [{ source: 'reward', required: '500.00', countsFor: [{ gameType: 'RNG' }] }] },
    });
    playFor(platform.sandbox, 'demo', [{ gameType: 'LIVE', stakeSatang: 50_000 }, slots(20_000)]);
    const active = (await tab(platform, 'active')).list.find(({ id }) => id === 'gift-slots');
    expect(active?.progress).toEqual({ done: '200.00', required: '500.00' });
    playFor(platform.sandbox, 'demo', [slots(30_000)]);
    expect(await idsIn(platform, 'taken')).toEqual(['gift-slots']);
  });
});

describe('the rebate on bets', () => {
  test('is under way below the minimum, waits on its own page above it, and is listed once it was claimed there', async () => {
    const platform = await signedIn();
    const { client, sandbox } = platform;
    playFor(sandbox, 'demo', [slots(5_000)]);
    // What is settled in this millisecond counts from the next on.
    platform.advance(1);
    const active = (await tab(platform, 'active')).list.find(({ id }) => id === 'rebate');
    expect(active?.progress).toEqual({ done: '0.40', required: '1.00' });
    playFor(sandbox, 'demo', [slots(20_000)]);
    platform.advance(1);
    expect((await tab(platform, 'claimable')).list.find(({ id }) => id === 'rebate')).toMatchObject({
      ...{ kind: 'rebate', amount: '2.00', requirement: null, claim: 'atLink', link: 'manualRebate' },
    });
    expect(await claim(platform, 'rebate')).toMatchObject({ error: { code: 'reward_gone' } });
    const due = await client.call(rebateSummary, {});
    if (!due.ok) throw new Error(due.error.kind);
    await client.call(rebateClaim, { until: due.value.until, amount: due.value.total });
    expect((await tab(platform, 'taken')).list).toMatchObject([{ kind: 'rebate', amount: '2.00' }]);
    expect(await idsIn(platform, 'claimable')).not.toContain('rebate');
  });

  test('is no reward where the operator pays none', async () => {
    const platform = await signedIn();
    changeSettings(platform.sandbox, { flags: { MANPLAYREB3: false } });
    playFor(platform.sandbox, 'demo', [slots(25_000)]);
    expect(await idsIn(platform, 'claimable')).not.toContain('rebate');
  });
});

describe('the reward of a mission', () => {
  const id = `mission-slots-${week}`;
  const rewardStateOf = async ({ client }: TestPlatform) => {
    const answer = await client.call(missionSummary, { language: 'EN' });
    return answer.ok ? answer.value.list.find((each) => each.rewardId === id)?.rewardState : undefined;
  };

  test('waits once the mission is reached, can be taken once, and stays taken', async () => {
    const platform = await signedIn();
    expect(await claim(platform, id)).toMatchObject({ error: { code: 'reward_gone' } });
    playFor(platform.sandbox, 'demo', [slots(100_000)]);
    expect(await rewardStateOf(platform)).toBe('claimable');
    expect(await idsIn(platform, 'claimable')).toContain(id);
    const before = await balance(platform);
    expect(await claim(platform, id)).toMatchObject({ ok: true, value: { amount: '20.00', requirement: null } });
    expect(await claim(platform, id)).toMatchObject({ error: { code: 'reward_taken' } });
    expect(await balance(platform)).toBe(before + 20);
    expect(await rewardStateOf(platform)).toBe('taken');
    // The week after next, the mission is no longer listed, but its reward is.
    platform.advance(14 * dayMs);
    await platform.signIn('demo');
    expect(await idsIn(platform, 'taken')).toEqual([id]);
  });

  test('waits for another week after the mission has ended', async () => {
    const platform = await signedIn();
    playFor(platform.sandbox, 'demo', [slots(100_000)]);
    platform.advance(7 * dayMs);
    await platform.signIn('demo');
    expect(await claim(platform, id)).toMatchObject({ ok: true });
  });
});
