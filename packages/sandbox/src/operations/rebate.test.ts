import { describe, expect, test } from 'vitest';
import type { RefusalCode } from '#api/errors.ts';
import { rebateClaim, rebateHistory, rebateSummary } from '#api/rebate.ts';
import { createTestPages, targets } from '#demo/vendors/shared/server/testing.ts';
import { changeSettings } from '../changeSettings.ts';
import { type Fault, createFaultPlan } from '../faults.ts';
import { balanceOf, memberAccount, sumOfAll } from '../money/ledger.ts';
import { settleRound } from '../money/rounds.ts';
import { type PlayedBet, playFor } from '../seed/playFor.ts';
import type { RowChange } from '../store/store.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

const wallet = memberAccount('member-demo');
const slots = (stakeSatang: number, winSatang = 0): PlayedBet => ({ gameType: 'RNG', stakeSatang, winSatang });

/** Logs in a member who has just played. */
async function played(...bets: readonly PlayedBet[]): Promise<TestPlatform> {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  playFor(platform.sandbox, 'demo', bets);
  platform.advance(1);
  return platform;
}

const summaryOf = async ({ client }: TestPlatform) => valueOf(await client.call(rebateSummary, {}));

const claim = ({ client }: TestPlatform, seen: { until: string; amount: string }, idempotencyKey = 'key-1') =>
  client.call(rebateClaim, seen, { idempotencyKey });

/** Claims the total of the summary. */
async function claimAll(platform: TestPlatform, idempotencyKey?: string) {
  const { until, total } = await summaryOf(platform);
  return claim(platform, { until, amount: total }, idempotencyKey);
}

const historyOf = async ({ client }: TestPlatform, pageNo = 1, pageSize = 10) => {
  return valueOf(await client.call(rebateHistory, { pageNo, pageSize }));
};

const refusedFor = (code: RefusalCode) => ({ ok: false, error: { kind: 'refused', code } });

describe('the summary', () => {
  test('has a share per game type, each rounded down to whole satang', async () => {
    const platform = await played(
      slots(10_001),
      slots(9_998, 30_000),
      { gameType: 'LIVE', stakeSatang: 20_099 },
      { gameType: 'PVP', stakeSatang: 333 },
    );
    expect(await summaryOf(platform)).toMatchObject({
      items: [
        // 159.992, 120.594 and 0.999 satang.
        { gameType: 'RNG', validBet: '199.99', rate: '0.80', amount: '1.59' },
        { gameType: 'LIVE', validBet: '200.99', rate: '0.60', amount: '1.20' },
        { gameType: 'PVP', validBet: '3.33', rate: '0.30', amount: '0.00' },
      ],
      total: '2.79',
      minimum: '1.00',
      missing: null,
      nextClaimAt: null,
    });
  });

  test('leaves out returned stakes, open bets, bets of others, and practice', async () => {
    const platform = await played(slots(50_000), slots(40_000, 40_000));
    const { sandbox, advance } = platform;
    playFor(sandbox, 'somchai', [slots(70_000)]);
    playFor(sandbox, 'demo', [{ gameType: 'SPORTS', stakeSatang: 30_000, dueAt: sandbox.now() + 60_000 }]);
    changeSettings(sandbox, { flags: { ...sandbox.settings.flags, FREEPLAY3: true } });
    const pages = createTestPages(platform);
    await pages.post('spin', { launch: await pages.open(targets.slot, true), roundId: 'practice-1', stake: '10.00' });
    expect([...sandbox.store.entries('practiceRounds')]).toHaveLength(1);
    advance(1);
    expect((await summaryOf(platform)).items).toEqual([
      { gameType: 'RNG', validBet: '500.00', rate: '0.80', amount: '4.00' },
    ]);
    const [waiting = ''] = [...sandbox.store.entries('waitingRounds')].flatMap(([key, { memberId }]) =>
      memberId === null ? [] : [key],
    );
    settleRound(sandbox, waiting, { winSatang: 0 });
    advance(1);
    expect((await summaryOf(platform)).items[1]).toMatchObject({ gameType: 'SPORTS', validBet: '300.00' });
  });

  test('starts with the first bet, later with the last claim', async () => {
    const platform = createTestPlatform();
    await platform.signIn('demo');
    expect(await summaryOf(platform)).toMatchObject({ since: null, items: [], total: '0.00', missing: '1.00' });
    const firstBetAt = new Date(platform.sandbox.now()).toISOString();
    playFor(platform.sandbox, 'demo', [slots(20_000)]);
    platform.advance(5_000);
    const { since, until } = await summaryOf(platform);
    expect(since).toBe(firstBetAt);
    await claimAll(platform);
    platform.advance(5_000);
    expect(await summaryOf(platform)).toMatchObject({ since: until, items: [], total: '0.00' });
  });

  test('says what the minimum lacks', async () => {
    expect(await summaryOf(await played(slots(10_000)))).toMatchObject({ total: '0.80', missing: '0.20' });
    expect(await summaryOf(await played(slots(12_500)))).toMatchObject({ total: '1.00', missing: null });
  });
});

describe('a claim', () => {
  test('credits the shown amount once, under a reference', async () => {
    const platform = await played(slots(100_000));
    const { sandbox } = platform;
    const before = balanceOf(sandbox, wallet);
    const answer = await claimAll(platform);
    const item = { gameType: 'RNG', validBet: '1000.00', rate: '0.80', amount: '8.00' };
    expect(answer).toMatchObject({ ok: true, value: { amount: '8.00', items: [item] } });
    expect(balanceOf(sandbox, wallet)).toBe(before + 800);
    expect(sumOfAll(sandbox)).toBe(0);
    const reference = answer.ok ? answer.value.reference : '';
    expect(sandbox.store.get('postings', `rebate:${reference}`)).toMatchObject({ kind: 'rebate' });
    expect(await historyOf(platform)).toEqual({ list: [answer.ok && answer.value], totalPages: 1 });
  });

  test('is answered the same under its key, and moves nothing', async () => {
    const platform = await played(slots(100_000));
    const { until, total: amount } = await summaryOf(platform);
    const first = await claim(platform, { until, amount });
    platform.advance(60_000);
    playFor(platform.sandbox, 'demo', [slots(100_000)]);
    platform.advance(1);
    const after = balanceOf(platform.sandbox, wallet);
    expect(await claim(platform, { until, amount })).toEqual(first);
    expect(balanceOf(platform.sandbox, wallet)).toBe(after);
  });

  test('can be repeated under its key when its answer was lost', async () => {
    const lost: Fault = { match: 'rebateClaim', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' };
    const platform = createTestPlatform({ faults: createFaultPlan([lost]) });
    await platform.signIn('demo');
    playFor(platform.sandbox, 'demo', [slots(100_000)]);
    platform.advance(1);
    const { until, total: amount } = await summaryOf(platform);
    expect(await claim(platform, { until, amount })).toMatchObject({
      error: { kind: 'network', outcomeUnknown: true },
    });
    const after = balanceOf(platform.sandbox, wallet);
    expect(await claim(platform, { until, amount })).toMatchObject({ ok: true, value: { amount: '8.00' } });
    expect(balanceOf(platform.sandbox, wallet)).toBe(after);
    expect((await historyOf(platform)).list).toHaveLength(1);
  });

  test('is refused for bets that another claim has covered', async () => {
    const platform = await played(slots(100_000));
    const early = await summaryOf(platform);
    platform.advance(1_000);
    const late = await summaryOf(platform);
    expect(await claim(platform, { until: late.until, amount: late.total })).toMatchObject({ ok: true });
    expect(await claim(platform, { until: early.until, amount: early.total }, 'key-2')).toMatchObject(
      refusedFor('rebate_claimed'),
    );
    expect(await claim(platform, { until: late.until, amount: late.total }, 'key-3')).toMatchObject(
      refusedFor('rebate_claimed'),
    );

    // The other tab was read later, and nothing has been played since.
    const third = await played(slots(100_000));
    const first = await summaryOf(third);
    third.advance(1_000);
    const second = await summaryOf(third);
    third.advance(1_000);
    expect(await claim(third, { until: first.until, amount: first.total })).toMatchObject({ ok: true });
    expect(await claim(third, { until: second.until, amount: second.total }, 'key-2')).toMatchObject(
      refusedFor('rebate_claimed'),
    );

    const other = await played(slots(100_000));
    const shown = await summaryOf(other);
    playFor(other.sandbox, 'demo', [slots(50_000)]);
    other.advance(1_000);
    const more = await summaryOf(other);
    expect(await claim(other, { until: shown.until, amount: shown.total })).toMatchObject({ ok: true });
    // Four baht of the shown twelve are left.
    expect(await claim(other, { until: more.until, amount: more.total }, 'key-2')).toMatchObject(
      refusedFor('rebate_changed'),
    );
    expect(await claimAll(other, 'key-3')).toMatchObject({ ok: true, value: { amount: '4.00' } });
    expect((await historyOf(other)).list.map(({ amount }) => amount)).toEqual(['4.00', '8.00']);
  });

  test('covers every bet once, including those settled at its very end', async () => {
    const platform = await played(slots(100_000));
    const { until, total: amount } = await summaryOf(platform);
    // Settled in the millisecond of the summary, after its answer.
    playFor(platform.sandbox, 'demo', [slots(50_000)]);
    platform.advance(1);
    expect(await claim(platform, { until, amount })).toMatchObject({ ok: true, value: { amount: '8.00' } });
    expect(await summaryOf(platform)).toMatchObject({ since: until, total: '4.00' });
    expect(await claimAll(platform, 'key-2')).toMatchObject({ ok: true, value: { amount: '4.00' } });
  });

  test('requires the minimum, a past moment, and the exact sum', async () => {
    const nothing = await played();
    expect(await claimAll(nothing)).toMatchObject(refusedFor('rebate_nothing'));
    const little = await played(slots(10_000));
    expect(await claimAll(little)).toMatchObject(refusedFor('rebate_below_minimum'));
    const platform = await played(slots(100_000));
    const { until } = await summaryOf(platform);
    const later = new Date(Date.parse(until) + 1).toISOString();
    expect(await claim(platform, { until: later, amount: '8.00' })).toMatchObject({ error: { code: 'invalid_input' } });
    expect(await claim(platform, { until, amount: '80.00' })).toMatchObject(refusedFor('rebate_changed'));
    for (const { sandbox } of [nothing, little, platform]) expect([...sandbox.store.entries('rebates')]).toEqual([]);
  });

  test('is listed page by page, newest first', async () => {
    const platform = await played();
    for (const stake of [20_000, 30_000, 40_000]) {
      playFor(platform.sandbox, 'demo', [slots(stake)]);
      platform.advance(1);
      expect(await claimAll(platform, `key-${stake}`)).toMatchObject({ ok: true });
    }
    const pages = [await historyOf(platform, 1, 2), await historyOf(platform, 2, 2)];
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([2, 2]);
    const amounts = pages.flatMap(({ list }) => list.map(({ amount }) => amount));
    expect(amounts).toEqual(['3.20', '2.40', '1.60']);
    const references = pages.flatMap(({ list }) => list.map(({ reference }) => reference));
    expect(new Set(references).size).toBe(3);
  });
});

test('a sandbox of an earlier version without rebates counts its earlier bets', async () => {
  const kept = new Map<string, RowChange>();
  const persist = (changes: readonly RowChange[]) => {
    for (const change of changes) if (change.row !== null) kept.set(`${change.table} ${change.key}`, change);
  };
  playFor(createTestPlatform({ persist }).sandbox, 'demo', [slots(100_000)]);
  const again = createTestPlatform({ rows: kept.values() });
  await again.signIn('demo');
  again.advance(1);
  expect(await claimAll(again)).toMatchObject({ ok: true, value: { amount: '8.00' } });
});
