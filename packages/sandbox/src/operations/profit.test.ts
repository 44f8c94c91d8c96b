import { describe, expect, test, vi } from 'vitest';
import { type GameType, gameTypes } from '#api/primitives.ts';
import { type Profit, type ProfitGroup, memberProfit } from '#api/profit.ts';
import { memberBets, memberStatement } from '#api/records.ts';
import { createRandom } from '#demo/art/random.ts';
import { dayMs } from '#text/durations.ts';
import { satangToAmount, memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { type PostingKind, postingKinds } from '../money/postingKinds.ts';
import { placeRound, settleRound } from '../money/rounds.ts';
import { memberIdOf } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import { playFor } from '../seed/playFor.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';

const demo = memberIdOf('demo');
const other = memberIdOf('malee');
const account = memberAccount(demo);
const satang = (amount: string | null): number => Math.round(Number(amount ?? '0') * 100);

/** Moves money between a member and the outside. */
function move({ sandbox }: TestPlatform, kind: PostingKind, ref: string, amount: number, memberId = demo): void {
  const lines = [
    { account: outsideAccount, satang: -amount },
    { account: memberAccount(memberId), satang: amount },
  ];
  post(sandbox, { kind, ref, lines });
}

const ask = async ({ client }: TestPlatform, from: string, to: string, by: ProfitGroup = 'day'): Promise<Profit> =>
  valueOf(await client.call(memberProfit, { from, to, by, language: 'EN' }));

/**
 * Two weeks of random play and movements of two members, with bets that are settled days later or never.
 * @param open keys of the bets that are not settled; carried on to the next part
 */
function live(platform: TestPlatform, random: ReturnType<typeof createRandom>, name: string, open: string[]): void {
  const { sandbox, advance } = platform;
  for (let step = 0; step < 60; step += 1) {
    advance(random.int(1, 700) * 60_000);
    const memberId = random.pick([demo, demo, demo, other]);
    const amount = random.int(1, 99_999);
    const roundId = `${name}-${step}`;
    const settled = open.length > 0 && random.int(0, 3) === 0 ? open.splice(random.int(0, open.length - 1), 1) : [];
    for (const key of settled) settleRound(sandbox, key, { winSatang: random.pick([0, amount, 777]) });
    if (random.int(0, 2) === 0) {
      const kind = random.pick(postingKinds.filter((each) => each !== 'stake' && each !== 'win'));
      move(platform, kind, `moved-${name}-${step}`, kind === 'withdrawal' ? -amount : amount, memberId);
      continue;
    }
    openGame(sandbox, memberId, 'game');
    const launch = sandbox.store.get('launches', 'game');
    const vendor = random.pick(sandbox.catalogue.vendors);
    // The game itself is not looked at: vendor and category of the launch decide.
    sandbox.store.transaction(() => {
      if (launch) sandbox.store.put('launches', 'game', { ...launch, ...ofVendor(vendor) });
    });
    const later = random.int(0, 3) === 0;
    const winSatang = random.pick([0, 0, amount, amount * 2 + 1, Math.floor(amount / 3)]);
    const placed = placeRound(sandbox, {
      ...{ launchToken: 'game', roundId, stakeSatang: amount, range: { minSatang: 1, maxSatang: 100_000 } },
      decide: () =>
        later ? { winSatang: 0, outcome: null, dueAt: Number.MAX_SAFE_INTEGER } : { winSatang, outcome: null },
    });
    if (placed.ok && later) open.push(`${memberId}:${roundId}`);
  }
}

const ofVendor = ({ vassalage, gameType }: { vassalage: string; gameType: GameType }) => ({
  ...{ vassalage, gameType, nodeId: null, gameCode: '' },
});

/** What the operator gives. */
const given: readonly PostingKind[] = [
  'reward',
  'bonusRemoved',
  'mission',
  'redEnvelope',
  'wheel',
  'jackpot',
  'points',
];

/** The figures of `demo` in some days, counted from the postings and rounds themselves. */
function recount({ sandbox }: TestPlatform, from: string, to: string) {
  const sums = { deposits: 0, withdrawals: 0, rebate: 0, bonus: 0, stake: 0, win: 0, waiting: 0, bets: 0, profit: 0 };
  const isIn = (at: number): boolean => thaiDate(at) >= from && thaiDate(at) <= to;
  const { store } = sandbox;
  for (const [, { ref, kind, at, lines }] of store.entries('postings')) {
    const own = lines.filter((line) => line.account === account).reduce((sum, line) => sum + line.satang, 0);
    const round = store.get('rounds', ref.replace(/^round:|:(?:stake|win)$/g, ''));
    if (own === 0 || !isIn(round?.playedAt ?? at)) continue;
    if (kind === 'deposit') sums.deposits += own;
    if (kind === 'withdrawal' || kind === 'withdrawalReturned') sums.withdrawals -= own;
    if (kind === 'rebate') sums.rebate += own;
    if (given.includes(kind)) sums.bonus += own;
    if (kind === 'stake') sums.stake -= own;
    if (kind === 'stake') sums.bets += 1;
    if (kind === 'stake' && round?.settledAt === null) sums.waiting += 1;
    if (kind === 'win') sums.win += own;
    if (kind === 'win' || (kind === 'stake' && round?.settledAt !== null)) sums.profit += own;
  }
  return sums;
}

const figures = ['deposits', 'withdrawals', 'rebate', 'bonus', 'stake', 'win', 'profit'] as const;

describe('MEM-03c: profit and loss', () => {
  test.each([1, 2, 3, 5, 8, 13])(
    'agrees with ledger, records and statement to the satang: history %i',
    async (seed) => {
      const platform = createTestPlatform();
      const { client, sandbox } = platform;
      const random = createRandom(seed, 'profit');
      const open: string[] = [];
      // Asked between the parts, so that what is remembered from an earlier answer is tested too.
      for (let part = 0; part < 5; part += 1) {
        live(platform, random, `part-${part}`, open);
        await platform.signIn('demo');
        const first = sandbox.now() - random.int(0, 40) * dayMs;
        const [from, to] = [thaiDate(first), thaiDate(Math.min(sandbox.now(), first + random.int(0, 30) * dayMs))];
        const expected = recount(platform, from, to);
        const { totals, rows } = await ask(platform, from, to);
        for (const name of figures) expect([name, satang(totals[name])]).toEqual([name, expected[name]]);
        expect({ bets: totals.bets, waiting: totals.waiting }).toEqual({
          bets: expected.bets,
          waiting: expected.waiting,
        });
        expect(satang(totals.netDeposits)).toBe(expected.deposits - expected.withdrawals);
        expect(satang(totals.total)).toBe(expected.profit + expected.rebate + expected.bonus);

        const days = { from, to, language: 'EN' } as const;
        const bets = valueOf(await client.call(memberBets, { ...days, pageNo: 1, pageSize: 1 }));
        const { stake, win, profit, waiting, count } = bets.totals;
        expect(totals).toMatchObject({ stake, win, profit, waiting, bets: count });
        const statement = valueOf(await client.call(memberStatement, days));
        const ofKind = (kind: string) => statement.totals.find((total) => total.kind === kind) ?? { in: '0', out: '0' };
        expect(satang(totals.stake)).toBe(satang(ofKind('stake').out));
        expect(satang(totals.deposits)).toBe(satang(ofKind('deposit').in));
        expect(satang(totals.rebate)).toBe(satang(ofKind('rebate').in));
        expect(satang(totals.withdrawals)).toBe(
          satang(ofKind('withdrawal').out) - satang(ofKind('withdrawalReturned').in),
        );

        for (const row of rows) {
          const day = recount(platform, row.key, row.key);
          for (const name of ['stake', 'win', 'profit', 'rebate'] as const) expect(satang(row[name])).toBe(day[name]);
          expect(satang(row.running ?? null)).toBe(recount(platform, from, row.key).profit);
        }
        for (const by of ['day', 'gameType', 'vendor'] as const) {
          const grouped = await ask(platform, from, to, by);
          expect(grouped.totals).toEqual(totals);
          for (const name of ['stake', 'win', 'profit', 'validBet'] as const) {
            expect(grouped.rows.reduce((sum, row) => sum + satang(row[name]), 0)).toBe(satang(totals[name]));
          }
          for (const { key, bets: own } of by === 'gameType' ? grouped.rows : []) {
            const gameType = gameTypes.find((each) => each === key);
            const of = { ...days, pageNo: 1, pageSize: 1, ...(gameType && { gameType }) };
            expect(valueOf(await client.call(memberBets, of)).totals.count).toBe(own);
          }
        }
      }
      const ever = await ask(platform, thaiDate(sandbox.now()), thaiDate(sandbox.now()));
      const whole = recount(platform, '1970-01-01', '9999-12-31');
      expect(satang(ever.lifetime.netDeposits)).toBe(whole.deposits - whole.withdrawals);
      expect(satang(ever.lifetime.total)).toBe(whole.profit + whole.rebate + whole.bonus);
      const year = recount(platform, `${thaiDate(sandbox.now()).slice(0, 4)}-01-01`, '9999-12-31');
      expect(satang(ever.year.netDeposits)).toBe(year.deposits - year.withdrawals);
      expect(satang(ever.year.total)).toBe(year.profit + year.rebate + year.bonus);
    },
  );

  test('a bet counts on the day it was placed, and its result once it is settled', async () => {
    const platform = createTestPlatform();
    const { sandbox, advance } = platform;
    const [first, second] = [thaiDate(sandbox.now()), thaiDate(sandbox.now() + dayMs)];
    playFor(sandbox, 'demo', [{ gameType: 'SPORTS', stakeSatang: 10_000, dueAt: Number.MAX_SAFE_INTEGER }]);
    await platform.signIn('demo');
    const open = await ask(platform, first, first);
    expect(open.totals).toMatchObject({ bets: 1, waiting: 1, stake: '100.00', win: '0.00', profit: '0.00' });
    expect(open.totals.validBet).toBe('0.00');
    advance(dayMs);
    const [key = ''] = Array.from(sandbox.store.entries('rounds'), ([each]) => each);
    settleRound(sandbox, key, { winSatang: 18_500 });
    await platform.signIn('demo');
    const { totals, rows } = await ask(platform, first, second);
    expect(totals).toMatchObject({ waiting: 0, win: '185.00', profit: '85.00', validBet: '100.00' });
    expect(rows.map((row) => [row.key, row.profit])).toEqual([[first, '85.00']]);
    expect((await ask(platform, second, second)).rows).toEqual([]);
  });

  test('฿4,100 staked are ฿3,800 settled and ฿300 open; ฿5,516.90 returned are a result of +฿1,716.90', async () => {
    const platform = createTestPlatform();
    const { client, sandbox } = platform;
    playFor(sandbox, 'demo', [
      { gameType: 'RNG', stakeSatang: 3_000_00, winSatang: 5_516_90 },
      { gameType: 'RNG', stakeSatang: 800_00 },
      { gameType: 'SPORTS', stakeSatang: 300_00, dueAt: Number.MAX_SAFE_INTEGER },
    ]);
    await platform.signIn('demo');
    const today = thaiDate(sandbox.now());
    const sums = { stake: '4100.00', settledStake: '3800.00', openStake: '300.00', win: '5516.90', profit: '1716.90' };
    expect((await ask(platform, today, today)).totals).toMatchObject(sums);
    const days = { from: today, to: today, language: 'EN' } as const;
    const record = valueOf(await client.call(memberBets, { ...days, pageNo: 1, pageSize: 1 }));
    expect(record.totals).toMatchObject(sums);
  });

  test('this year begins on its first day in Bangkok; everything begins with the first movement', async () => {
    const platform = createTestPlatform();
    const { sandbox, advance } = platform;
    const opened = sandbox.now();
    // 23:30 on 31 December in Bangkok, then half an hour into the new year.
    advance(Date.parse('2026-12-31T16:30:00Z') - opened);
    move(platform, 'deposit', 'old', 50_000);
    advance(60 * 60_000);
    move(platform, 'deposit', 'new', 20_000);
    move(platform, 'withdrawal', 'out', -90_000);
    await platform.signIn('demo');
    const { year, lifetime } = await ask(platform, '2027-01-01', '2027-01-01');
    expect(year).toEqual({
      ...{ since: '2026-12-31T17:00:00.000Z', deposits: '200.00', withdrawals: '900.00' },
      ...{ netDeposits: '-700.00', total: '0.00' },
    });
    expect(lifetime.since).toBe(new Date(opened).toISOString());
    // What an account began with is no deposit.
    expect(lifetime.deposits).toBe(satangToAmount(70_000));
  });

  test('an answer reads what has happened since the last one, not 100,000 movements again', async () => {
    const platform = createTestPlatform();
    const { sandbox } = platform;
    const at = sandbox.now();
    sandbox.store.transaction(() => {
      for (let index = 0; index < 100_000; index += 1) {
        const ref = `many-${index}`;
        const lines = [
          { account: outsideAccount, satang: -1 },
          { account, satang: 1 },
        ];
        sandbox.store.put('postings', ref, { kind: 'rebate', ref, at, lines });
      }
    });
    await platform.signIn('demo');
    const today = thaiDate(at);
    await ask(platform, today, today);
    move(platform, 'rebate', 'one more', 5);
    playFor(sandbox, 'demo', [{ gameType: 'RNG', stakeSatang: 100, winSatang: 50 }]);
    const read: string[] = [];
    const { get, entries } = sandbox.store;
    vi.spyOn(sandbox.store, 'get').mockImplementation(((table: 'rounds', key: string) => {
      read.push(table);
      return get.call(sandbox.store, table, key);
    }) as typeof get);
    vi.spyOn(sandbox.store, 'entries').mockImplementation(((table: 'rounds') => {
      read.push(`all ${table}`);
      return entries.call(sandbox.store, table);
    }) as typeof entries);
    const { totals } = await ask(platform, today, today, 'vendor');
    expect(totals).toMatchObject({ rebate: '1000.05', bets: 1, profit: '-0.50' });
    expect(read.filter((table) => /rounds|postings/i.test(table))).toEqual(['all waitingRounds', 'rounds']);
  });
});
