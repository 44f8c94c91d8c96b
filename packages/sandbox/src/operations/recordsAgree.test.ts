import { expect, test, vi } from 'vitest';
import type { Result } from '#api/errors.ts';
import { type Statement, memberBets, memberStatement, memberTransactions } from '#api/records.ts';
import { createRandom } from '#demo/art/random.ts';
import { dayMs } from '#text/durations.ts';
import { balanceOf, memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { postingKinds } from '../money/postingKinds.ts';
import { placeRound, settleRound } from '../money/rounds.ts';
import { memberIdOf } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import { playFor } from '../seed/playFor.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';

const demo = memberIdOf('demo');
const other = memberIdOf('malee');
const account = memberAccount(demo);
const satang = (amount: string): number => Math.round(Number(amount) * 100);

/** Plays 40 days of random rounds and movements of two members. */
async function randomHistory(seed: number): Promise<TestPlatform> {
  const platform = createTestPlatform();
  const { sandbox, advance } = platform;
  const random = createRandom(seed, 'records');
  for (let step = 0; step < 220; step += 1) {
    advance(random.int(1, 520) * 60_000);
    const memberId = random.pick([demo, demo, demo, other]);
    const amount = random.int(1, 99_999);
    const roundId = `round-${step}`;
    if (random.int(0, 9) === 0) {
      const winSatang = random.pick([0, amount * 2]);
      playFor(sandbox, memberId === demo ? 'demo' : 'malee', [
        { gameType: 'RNG', stakeSatang: amount, winSatang, free: true, roundId },
      ]);
    } else if (random.int(0, 2) > 0) {
      openGame(sandbox, memberId, 'game');
      const later = random.int(0, 4) === 0;
      const winSatang = random.pick([0, 0, amount, amount * 2 + 1, Math.floor(amount / 3)]);
      const round = placeRound(sandbox, {
        launchToken: 'game',
        roundId,
        stakeSatang: amount,
        range: { minSatang: 1, maxSatang: 100_000 },
        decide: () =>
          later ? { winSatang: 0, outcome: null, dueAt: Number.MAX_SAFE_INTEGER } : { winSatang, outcome: null },
      });
      if (round.ok && later && random.int(0, 1) === 0) settleRound(sandbox, `${memberId}:${roundId}`, { winSatang });
    } else {
      const kind = random.pick(postingKinds.filter((each) => each !== 'stake' && each !== 'win'));
      const signed = kind === 'withdrawal' ? -amount : amount;
      const lines = [
        { account: outsideAccount, satang: -signed },
        { account: memberAccount(memberId), satang: signed },
      ];
      post(sandbox, { kind, ref: `moved-${step}`, lines });
    }
  }
  await platform.signIn('demo');
  return platform;
}

/** The movements of `demo` in some days, counted from the ledger itself. */
function recount({ sandbox }: TestPlatform, from: string, to: string) {
  const sums = { opening: 0, closing: 0, in: 0, out: 0, count: 0 };
  for (const [, { at, lines }] of sandbox.store.entries('postings')) {
    const own = lines.filter((line) => line.account === account);
    const moved = own.reduce((sum, line) => sum + line.satang, 0);
    // A free round moves nothing when it begins.
    if (moved === 0 || thaiDate(at) > to) continue;
    sums.closing += moved;
    if (thaiDate(at) < from) {
      sums.opening += moved;
      continue;
    }
    sums.count += 1;
    if (moved > 0) sums.in += moved;
    else sums.out -= moved;
  }
  return sums;
}

test.each([1, 2, 3, 5, 8, 13])(
  'records and statement agree with the ledger to the satang: history %i',
  async (seed) => {
    const platform = await randomHistory(seed);
    const { client, sandbox } = platform;
    const random = createRandom(seed, 'days');
    for (let round = 0; round < 6; round += 1) {
      const first = sandbox.now() - random.int(0, 45) * dayMs;
      const [from, to] = [thaiDate(first), thaiDate(Math.min(sandbox.now(), first + random.int(0, 30) * dayMs))];
      const expected = recount(platform, from, to);

      const statement = await client.call(memberStatement, { from, to, language: 'EN' });
      const record = await client.call(memberTransactions, { from, to, pageNo: 1, pageSize: 100, language: 'EN' });
      const bets = await client.call(memberBets, { from, to, pageNo: 1, pageSize: 100, language: 'EN' });
      if (!statement.ok || !record.ok || !bets.ok) throw new Error('not answered');
      const { opening, closing, totals, list } = statement.value;
      expect({
        opening: satang(opening),
        closing: satang(closing),
        in: totals.reduce((sum, total) => sum + satang(total.in), 0),
        out: totals.reduce((sum, total) => sum + satang(total.out), 0),
        count: totals.reduce((sum, total) => sum + total.count, 0),
      }).toEqual(expected);
      expect(satang(opening) + list.reduce((sum, { amount }) => sum + satang(amount), 0)).toBe(satang(closing));
      expect({ in: satang(record.value.totals.in), out: satang(record.value.totals.out) }).toEqual({
        in: expected.in,
        out: expected.out,
      });
      expect(list.toReversed().slice(0, 100)).toEqual(record.value.list);
      // Stakes are dated by their round. A win can be of a bet of an earlier day.
      const staked = totals.find(({ kind }) => kind === 'stake');
      expect(satang(bets.value.totals.stake)).toBe(satang(staked?.out ?? '0'));
    }
    const all = { from: thaiDate(sandbox.now() - 365 * dayMs), to: thaiDate(sandbox.now()), language: 'EN' } as const;
    const year = await client.call(memberStatement, all);
    expect(year.ok && satang(year.value.closing)).toBe(balanceOf(sandbox, account));
    expect(year.ok && year.value.opening).toBe('0.00');
  },
);

test('a long statement comes in parts of one moment; what moves meanwhile is in the next one', async () => {
  const platform = createTestPlatform();
  const { client, sandbox, advance } = platform;
  const rebate = (ref: string) =>
    post(sandbox, {
      kind: 'rebate',
      ref,
      lines: [
        { account: outsideAccount, satang: -1 },
        { account, satang: 1 },
      ],
    });
  advance(1_000);
  for (let at = 0; at < 4_100; at += 1) rebate(`rebate-${at}`);
  await platform.signIn('demo');
  const today = thaiDate(sandbox.now());
  const input = { from: today, to: today, language: 'EN' } as const;
  const references = new Set<string>();
  const sizes: number[] = [];
  let part: string | null = null;
  do {
    const answer: Result<Statement> = await client.call(memberStatement, { ...input, ...(part !== null && { part }) });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(answer.value.closing).toBe('10041.00');
    for (const { reference } of answer.value.list) references.add(reference);
    sizes.push(answer.value.list.length);
    part = answer.value.next;
    advance(1_000);
    rebate(`meanwhile-${sizes.length}`);
  } while (part !== null);
  expect(sizes).toEqual([1_000, 1_000, 1_000, 1_000, 101]);
  expect(references.size).toBe(4_101);
});

test('a statement covers a year at most', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const ask = (from: string) => platform.client.call(memberStatement, { from, to: '2026-11-21', language: 'EN' });
  expect(await ask('2025-11-21')).toMatchObject({ ok: true });
  expect(await ask('2025-11-20')).toMatchObject({
    ok: false,
    error: { code: 'invalid_input', detail: { field: 'to' } },
  });
});

test('a page of 100,000 movements reads none of them again, and looks up only what it shows', async () => {
  const platform = createTestPlatform();
  const { sandbox, client } = platform;
  const { store } = sandbox;
  const at = sandbox.now();
  store.transaction(() => {
    for (let index = 0; index < 100_000; index += 1) {
      const ref = `many-${index}`;
      const lines = [
        { account: outsideAccount, satang: -1 },
        { account, satang: 1 },
      ];
      store.put('postings', ref, { kind: 'rebate', ref, at, lines });
    }
  });
  await platform.signIn('demo');
  const today = thaiDate(at);
  const page = { from: today, to: today, pageNo: 3, pageSize: 15, language: 'EN' } as const;
  const first = await client.call(memberTransactions, page);
  const committed = vi.spyOn(store, 'committed');
  const entries = vi.spyOn(store, 'entries');
  const visits = vi.spyOn(store, 'forEach');
  const lookups = vi.spyOn(store, 'get');
  expect(await client.call(memberTransactions, page)).toEqual(first);
  expect(committed.mock.results.flatMap(({ value }) => [...(value as Iterable<unknown>)])).toEqual([]);
  const walked = [...entries.mock.calls.map(([table]) => table), ...visits.mock.calls.map(([table]) => table)];
  expect(walked).not.toContain('postings');
  expect(lookups.mock.calls.length).toBeLessThan(10 * page.pageSize);
});
