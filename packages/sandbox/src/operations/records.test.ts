import { describe, expect, test, vi } from 'vitest';
import type { InputOf } from '#api/operation.ts';
import { memberBets, memberTransactions } from '#api/records.ts';
import { dayMs } from '#text/durations.ts';
import { balanceOf, memberAccount, outsideAccount, post, satangToAmount } from '../money/ledger.ts';
import { movementsOf } from '../money/movements.ts';
import { placeRound } from '../money/rounds.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { memberIdOf, openingRef } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import { playFor } from '../seed/playFor.ts';
import { derivedCategories } from '../seed/vendors.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';

const paging = { pageNo: 1, pageSize: 15, language: 'EN' } as const;
const month = { from: '2026-10-22', to: '2026-11-21' };

const begin = async (options: Parameters<typeof signedIn>[1] = {}) => signedIn('demo', options);

const bets = async ({ client }: TestPlatform, more: Partial<InputOf<typeof memberBets>> = {}) =>
  valueOf(await client.call(memberBets, { ...month, ...paging, ...more }));

const transactions = async ({ client }: TestPlatform, more: Partial<InputOf<typeof memberTransactions>> = {}) =>
  valueOf(await client.call(memberTransactions, { ...month, ...paging, ...more }));

/** Reads all pages of an answer. */
async function all<Item>(page: (pageNo: number) => Promise<{ list: Item[]; totalPages: number }>): Promise<Item[]> {
  const items: Item[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const answer = await page(pageNo);
    items.push(...answer.list);
    pages = answer.totalPages;
  }
  return items;
}

const satang = (amount: string | null): number => Math.round(Number(amount ?? 0) * 100);
const sum = (amounts: readonly (string | null)[]): number => amounts.reduce((total, each) => total + satang(each), 0);
const roundsOf = ({ store }: Sandbox, memberId: string): Round[] =>
  Array.from(store.entries('rounds'), ([, round]) => round).filter((round) => round.memberId === memberId);

const demo = memberIdOf('demo');

/** Plays a round of the first slot for an account. */
function play(sandbox: Sandbox, memberId: string, roundId: string, stakeSatang: number, winSatang: number): void {
  openGame(sandbox, memberId, `launch-${memberId}`);
  const decide = () => ({ winSatang, outcome: null });
  const range = { minSatang: 1, maxSatang: 10_000_000 };
  const played = placeRound(sandbox, { launchToken: `launch-${memberId}`, roundId, stakeSatang, range, decide });
  if (!played.ok) throw new Error(played.error.code);
}

describe('MEM-03b: the account record', () => {
  test('is newest first, each movement with its balance; the newest balance is that of the account', async () => {
    const platform = await begin();
    const { sandbox, advance } = platform;
    advance(60_000);
    play(sandbox, demo, 'one', 2_550, 10_000);
    advance(60_000);
    play(sandbox, demo, 'two', 100, 0);
    const { list, totalPages, totals, total, days } = await transactions(platform);
    const name = sandbox.catalogue.games[0];
    const vendor = sandbox.catalogue.vendorByCode.get(name?.vassalage ?? '')?.name.en;
    const label = `${name?.name.en} · ${vendor}`;
    const link = (reference: string) => ({ page: 'personalHistoryCopy', reference });
    expect(list).toEqual([
      {
        reference: 'two',
        kind: 'stake',
        at: '2026-11-21T05:02:00.000Z',
        amount: '-1.00',
        balanceAfter: '10073.50',
        label,
        gameType: 'RNG',
        link: link('two'),
      },
      {
        reference: 'one',
        kind: 'win',
        at: '2026-11-21T05:01:00.000Z',
        amount: '100.00',
        balanceAfter: '10074.50',
        label,
        gameType: 'RNG',
        link: link('one'),
      },
      {
        reference: 'one',
        kind: 'stake',
        at: '2026-11-21T05:01:00.000Z',
        amount: '-25.50',
        balanceAfter: '9974.50',
        label,
        gameType: 'RNG',
        link: link('one'),
      },
      {
        reference: openingRef(demo),
        kind: 'adjustment',
        at: '2026-11-21T05:00:00.000Z',
        amount: '10000.00',
        balanceAfter: '10000.00',
        note: 'Opening balance',
      },
    ]);
    expect({ totalPages, totals, total, days }).toEqual({
      ...{ totalPages: 1, total: 4 },
      days: [{ day: '2026-11-21', total: '10073.50' }],
      totals: { in: '10100.00', out: '26.50', balance: '10073.50' },
    });
    expect(list[0]?.balanceAfter).toBe(satangToAmount(balanceOf(sandbox, memberAccount(demo))));
  });

  test('filters by kind and days without changing balances', async () => {
    const platform = await begin({ scenario: 'played' });
    const everything = await all((pageNo) => transactions(platform, { pageNo, pageSize: 100 }));
    const wins = await all((pageNo) => transactions(platform, { pageNo, kinds: 'win' }));
    expect(wins.length).toBeGreaterThan(15);
    expect(wins).toEqual(everything.filter(({ kind }) => kind === 'win'));
    const moved = await all((pageNo) => transactions(platform, { pageNo, kinds: 'deposit,stake' }));
    expect(moved).toEqual(everything.filter(({ kind }) => kind === 'deposit' || kind === 'stake'));
    const day = await all((pageNo) => transactions(platform, { pageNo, from: '2026-11-10', to: '2026-11-10' }));
    expect(day).toEqual(everything.filter(({ at }) => thaiDate(Date.parse(at)) === '2026-11-10'));
    expect(day.length).toBeGreaterThan(3);
    everything.forEach(({ balanceAfter, amount }, at) => {
      const before = everything[at + 1];
      if (before) expect(satang(balanceAfter)).toBe(satang(before.balanceAfter) + satang(amount));
    });
  });

  test('a day ends at midnight in Bangkok, not in UTC', async () => {
    const platform = await begin();
    const { sandbox, advance } = platform;
    // 23:59:59 and 00:00 in Bangkok.
    advance(12 * 60 * 60_000 - 1_000);
    play(sandbox, demo, 'before', 100, 0);
    advance(1_000);
    play(sandbox, demo, 'after', 100, 0);
    await platform.signIn('demo');
    const of = async (day: string) =>
      (await transactions(platform, { from: day, to: day })).list.map((each) => each.reference);
    expect(await of('2026-11-21')).toEqual(['before', openingRef(demo)]);
    expect(await of('2026-11-22')).toEqual(['after']);
    expect((await bets(platform, { from: '2026-11-22', to: '2026-11-22' })).list).toHaveLength(1);
  });
});

test('movements are read again from the journal as it grows, also while it is being written', async () => {
  const platform = await begin();
  const { sandbox } = platform;
  const account = memberAccount(demo);
  const movedBy = (): number[] => movementsOf(sandbox, account).map((movement) => movement.satang);
  expect(movedBy()).toEqual([1_000_000]);
  const add = (ref: string, amount: number) =>
    post(sandbox, {
      kind: 'rebate',
      ref,
      lines: [
        { account: outsideAccount, satang: -amount },
        { account, satang: amount },
      ],
    });
  add('one', 100);
  expect(movedBy()).toEqual([1_000_000, 100]);
  const rolledBack = () =>
    sandbox.store.transaction(() => {
      add('two', 200);
      expect(movementsOf(sandbox, account).at(-1)).toMatchObject({ satang: 200, balanceAfter: 1_000_300 });
      throw new Error('undo');
    });
  expect(rolledBack).toThrow('undo');
  expect(movedBy()).toEqual([1_000_000, 100]);
  add('three', 300);
  expect(movementsOf(sandbox, account).at(-1)).toMatchObject({ satang: 300, balanceAfter: 1_000_400 });
});

describe('MEM-03a: the betting record', () => {
  test('totals cover all pages', async () => {
    const platform = await begin({ scenario: 'played' });
    const list = await all((pageNo) => bets(platform, { pageNo }));
    const { totals, totalPages } = await bets(platform, { pageNo: 2 });
    const settled = list.filter(({ settledAt }) => settledAt !== null);
    expect(list).toHaveLength(roundsOf(platform.sandbox, demo).length);
    expect(new Set(list.map(({ reference }) => reference)).size).toBe(list.length);
    expect(totalPages).toBe(Math.ceil(list.length / 15));
    expect(totals).toEqual({
      count: list.length,
      waiting: list.length - settled.length,
      stake: satangToAmount(sum(list.map(({ stake }) => stake))),
      openStake: satangToAmount(sum(list.filter(({ win }) => win === null).map(({ stake }) => stake))),
      settledStake: satangToAmount(sum(settled.map(({ stake }) => stake))),
      win: satangToAmount(sum(list.map(({ win }) => win))),
      profit: satangToAmount(sum(settled.map(({ win }) => win)) - sum(settled.map(({ stake }) => stake))),
    });
    expect(await bets(platform, { pageNo: totalPages + 1 })).toMatchObject({ list: [], totals });
    const times = list.map(({ placedAt }) => Date.parse(placedAt));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  test('a bet is open, then won, lost or even; only won and lost bets count for rebates', async () => {
    const platform = await begin({ scenario: 'played' });
    const of = async (status: 'waiting' | 'won' | 'lost' | 'even') =>
      all((pageNo) => bets(platform, { pageNo, status }));
    const [waiting, won, lost, even] = [await of('waiting'), await of('won'), await of('lost'), await of('even')];
    expect(waiting.length + won.length + lost.length + even.length).toBe(roundsOf(platform.sandbox, demo).length);
    for (const bet of waiting)
      expect(bet).toMatchObject({ settledAt: null, win: null, profit: null, validBet: '0.00' });
    for (const { profit, validBet, stake } of won) expect([satang(profit) > 0, validBet]).toEqual([true, stake]);
    for (const { profit, validBet, stake } of lost) expect([satang(profit) < 0, validBet]).toEqual([true, stake]);
    for (const bet of even) expect(bet).toMatchObject({ win: bet.stake, profit: '0.00', validBet: '0.00' });
    expect(waiting.map(({ gameType }) => gameType)).toEqual(expect.arrayContaining(['SPORTS', 'LOTT']));

    platform.advance(8 * dayMs);
    await platform.signIn('demo');
    expect(await bets(platform, { status: 'waiting' })).toMatchObject({ list: [], totals: { count: 0, waiting: 0 } });
    const later = await all((pageNo) => bets(platform, { pageNo }));
    const ended = later.find(({ reference }) => reference === waiting[0]?.reference);
    expect(ended?.settledAt).not.toBeNull();
  });

  test('esports and cockfights are categories of their own, though the platform files them under sports', async () => {
    const platform = await begin();
    const vendors = {
      SPORTS: undefined,
      ESPORTS: derivedCategories.ESPORTS[0],
      COCKFIGHT: derivedCategories.COCKFIGHT[0],
    };
    const played = Object.values(vendors).map((vassalage, at) => ({
      gameType: 'SPORTS' as const,
      stakeSatang: 100 * (at + 1),
      ...(vassalage !== undefined && { vassalage }),
    }));
    playFor(platform.sandbox, 'demo', played);
    for (const [at, gameType] of (['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const).entries()) {
      const { list, totals } = await bets(platform, { gameType });
      expect(list).toMatchObject([{ gameType: 'SPORTS', shownType: gameType, stake: `${at + 1}.00` }]);
      expect(totals).toMatchObject({ count: 1, stake: `${at + 1}.00` });
    }
    expect((await bets(platform)).totals.count).toBe(3);
  });

  test('names every kind of game in the requested language, and falls back to its code', async () => {
    const platform = await begin({ scenario: 'played' });
    for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const) {
      const english = await bets(platform, { gameType });
      const thai = await bets(platform, { gameType, language: 'TH' });
      expect(english.list.length, gameType).toBeGreaterThan(2);
      english.list.forEach((bet, at) => {
        expect(bet.gameType).toBe(gameType);
        expect(bet.vendorName).not.toBe(bet.vassalage);
        expect(bet.gameName).toMatch(/^[\w\s'’.,&:!·–-]+$/);
        // Some slots have the same name in both.
        if (gameType !== 'RNG' && gameType !== 'FISH') expect(thai.list[at]?.gameName).not.toBe(bet.gameName);
      });
    }
    const { sandbox } = platform;
    const [key, round] = [...sandbox.store.entries('rounds')].at(-1) ?? [];
    if (key === undefined || !round) throw new Error('nothing was played');
    const unknown = { ...round, vassalage: 'GONE', gameType: 'RNG', nodeId: null, gameCode: 'GONE-1' } as const;
    sandbox.store.transaction(() => sandbox.store.put('rounds', key, unknown));
    expect((await bets(platform)).list[0]).toMatchObject({ vendorName: 'GONE', gameName: 'GONE-1' });
  });

  test('leaves out practice and the bets of others', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    play(sandbox, memberIdOf('malee'), 'theirs', 100, 50_000);
    sandbox.store.transaction(() => {
      const launch = sandbox.store.get('launches', `launch-${memberIdOf('malee')}`);
      if (!launch) throw new Error('no launch');
      sandbox.store.put('launches', 'practice', {
        ...launch,
        token: 'practice',
        memberId: demo,
        practiceSatang: 5_000,
      });
    });
    const decide = () => ({ winSatang: 100, outcome: null });
    const practised = placeRound(sandbox, { launchToken: 'practice', roundId: 'practised', stakeSatang: 500, decide });
    expect(practised.ok).toBe(true);
    expect((await bets(platform)).list).toEqual([]);
    expect((await transactions(platform)).list.map(({ kind }) => kind)).toEqual(['adjustment']);
    play(sandbox, demo, 'mine', 100, 0);
    expect((await bets(platform)).list.map(({ reference }) => reference)).toEqual(['mine']);
  });

  test('reads 20,000 rounds once, and names only those of the page', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    play(sandbox, demo, 'pattern', 100, 0);
    const [, pattern] = [...sandbox.store.entries('rounds')][0] ?? [];
    if (!pattern) throw new Error('nothing was played');
    sandbox.store.transaction(() => {
      for (let at = 0; at < 20_000; at += 1) {
        const memberId = at % 10 === 0 ? demo : memberIdOf('malee');
        sandbox.store.put('rounds', `${memberId}:${at}`, { ...pattern, memberId, roundId: String(at) });
      }
    });
    const named = vi.spyOn(sandbox.catalogue.gameById, 'get');
    const walks = vi.spyOn(sandbox.store, 'entries');
    const { totals, list } = await bets(platform);
    expect({ count: totals.count, list: list.length }).toEqual({ count: 2_001, list: 15 });
    expect(named.mock.calls.length).toBeLessThanOrEqual(15);
    expect(walks.mock.calls.filter(([table]) => table === 'rounds')).toHaveLength(1);
    vi.restoreAllMocks();
  });
});

test('31 days are a range, including the first and the last', async () => {
  const platform = await begin();
  expect((await bets(platform, { from: '2026-10-22', to: '2026-11-21' })).totalPages).toBe(0);
  const longer = { from: '2026-10-21', to: '2026-11-21', ...paging };
  expect(await platform.client.call(memberBets, longer)).toMatchObject({ error: { code: 'invalid_input' } });
});

test('a posting that sums to zero for the member is a movement of zero', async () => {
  const platform = await begin();
  const wallet = memberAccount(demo);
  const posted = post(platform.sandbox, {
    kind: 'rebate',
    ref: 'both-ways',
    lines: [
      { account: wallet, satang: 500 },
      { account: outsideAccount, satang: -500 },
      { account: wallet, satang: -500 },
      { account: outsideAccount, satang: 500 },
    ],
  });
  expect(posted.ok).toBe(true);
  expect((await transactions(platform)).list[0]).toMatchObject({ amount: '0.00', balanceAfter: '10000.00' });
});
