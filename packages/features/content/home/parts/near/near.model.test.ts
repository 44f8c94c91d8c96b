import { describe, expect, it } from 'vitest';
import type { Room } from '#api/launch.ts';
import type { SportMatch } from '#api/matches.ts';
import type { PromotionState } from '#api/promotions.ts';
import type { RankEntry } from '#api/winners.ts';
import {
  chooseMatches,
  nextWinners,
  openTables,
  pricesOf,
  toDraws,
  toMatches,
  toTeasers,
  toWinners,
} from './near.model.ts';

describe('toWinners', () => {
  const vo: RankEntry['vo'] = {
    ...{ nickname: 'somchai', gameName: 'Lotus', vassalage: 'LAM', nodeId: 7, gameCode: 'x', icon: '/a.svg' },
    gameType: 'RNG',
    amount: '12.00',
  };
  const names = ['somchai', 'malee', 'somchai', 'ann', 'bee', 'chaba'];
  const board = names.map((nickname) => ({ vo: { ...vo, nickname } }));
  it('masks names, shows each once and four at most', () => {
    const winners = toWinners(board, []);
    expect(winners.map(({ name }) => name)).toEqual(['so***i', 'ma***e', 'a***', 'b***']);
    expect(JSON.stringify(winners)).not.toContain('somchai');
  });
  it('leaves out vendors in maintenance', () => expect(toWinners(board, ['LAM'])).toEqual([]));
  const hrefOf = (rest: Partial<RankEntry['vo']>) => toWinners([{ vo: { ...vo, ...rest } }], [])[0]?.href;
  it('opens the game, with the way back', () =>
    expect(hrefOf({})).toBe('/game?vassalage=LAM&gameType=RNG&nodeId=7&gameCode=x&from=%2F'));
  it('opens the lobby of the vendor when no game is named', () =>
    expect(hrefOf({ nodeId: null, gameCode: '' })).toBe('/rng?vassalage=LAM'));
  it.each([
    ['a table', 'LIVE', 'RVSD', 'RVSD-T01', '/seamless?vassalage=RVSD&gameType=LIVE&gameCode=RVSD-T01&from=%2F'],
    ['a lobby', 'SPORTS', 'KCKL', '', '/seamless?vassalage=KCKL&gameType=SPORTS&from=%2F'],
    ['FB on its launch page', 'SPORTS', 'FB', '', '/fbsports?from=%2F'],
    ['a lottery', 'ELOTT', 'ELOTT', 'FLASH60', '/lottery?gameCode=FLASH60&vendor=ELOTT'],
  ] as const)('opens %s', (_, gameType, vassalage, gameCode, href) =>
    expect(hrefOf({ vassalage, gameType, nodeId: null, gameCode })).toBe(href),
  );
});

describe('nextWinners', () => {
  const row = (id: string, amount = '1.00') => ({ id, amount, name: id, game: '', href: '/' });
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('');
  it('lets several new rows in one by one, the oldest first, with as many rows as before', () => {
    const target = [row('f'), row('e'), row('a'), row('b')];
    const once = nextWinners([row('a'), row('b'), row('c'), row('d')], target);
    expect(ids(once)).toBe('eabc');
    expect(nextWinners(once, target)).toBe(target);
  });
  it('lets a player who wins again in at the top, once', () => {
    const target = [row('b', '2.00'), row('a')];
    expect(ids(nextWinners([row('a'), row('b')], target))).toBe('ba');
  });
  it('takes over a board that has only become shorter', () => {
    const target = [row('a')];
    expect(nextWinners([row('a'), row('b')], target)).toBe(target);
  });
});

describe('toTeasers', () => {
  const promotion = (id: string, endsAt: string | null = null) => ({
    ...{ id, title: id, type: 'Slots', content: '', image: '/a.svg', endsAt },
  });
  const terms: PromotionState['terms'] = {
    ...{ version: '1', reward: null, deposit: null, wager: null, requirement: null, prizes: [], per: 'account' },
  };
  const state = (promotionId: string, rest: Partial<PromotionState['terms']> = {}, name = 'Join') =>
    ({
      ...{ promotionId, state: name, terms: { ...terms, ...rest }, progress: null, form: null, reason: null },
      ...{ rewardId: null, beginsAt: null, endsAt: null },
    }) as PromotionState;
  const now = Date.UTC(2026, 3, 13);
  it('leaves out ended ones and those that are closed to the player, and limits their number', () => {
    const all = ['a', 'closed', 'b', 'c', 'd'].map((id) => promotion(id));
    const ended = promotion('ended', '2026-04-12T00:00:00.000Z');
    const teasers = toTeasers([ended, ...all], [state('closed', {}, 'Close')], now);
    expect(teasers.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
  it.each([
    [{ deposit: { percent: 50, from: '100', most: '1500.00' } }, { kind: 'percent', percent: 50, most: '1500.00' }],
    [{ reward: '100.00' }, { kind: 'sum', sum: '100.00' }],
    [{ prizes: ['5000.00', '1000.00'] }, { kind: 'firstPlace', sum: '5000.00' }],
    [{}, null],
  ])('states the value first: %j', (rest, value) =>
    expect(toTeasers([promotion('a')], [state('a', rest)], now)[0]?.value).toEqual(value),
  );
  it('states the one condition, and none while the terms are not known', () => {
    const requirement = { times: 12, days: 7, gameTypes: [] };
    const timesOf = (states: readonly PromotionState[]) => toTeasers([promotion('a')], states, now)[0]?.times;
    expect(timesOf([state('a', { requirement })])).toBe(12);
    expect(timesOf([state('a')])).toBe(0);
    expect(timesOf([])).toBeNull();
  });
});

describe('toDraws', () => {
  const game = (gameId: string, vendor = 'ELOTT') => ({
    ...{ gameId, gameCode: gameId, vendor, gameType: 'ELOTT', remark: gameId, gameMenuTag: '', gameMenus: [] },
    ...{ numero: '', remainTime: null, lockTime: null, drawDayOfWeek: '', winningTime: null, defaultPlayType: null },
    ...{ pays: null, icon: '' },
  });
  const draw = (gameId: string, remainTime: number | null, lockTime = 0) => ({
    gameId,
    numero: '1',
    remainTime,
    lockTime,
  });
  const context = { at: 0, now: 10_000, imageUrl: () => null, paused: [] };
  const games = ['later', 'sooner', 'locked', 'unknown', 'none'].map((id) => game(id)) as Parameters<
    typeof toDraws
  >[0]['games'];
  it('shows those that still take bets, first those that close first', () => {
    const draws = [draw('later', 300), draw('sooner', 60, 5), draw('locked', 12, 5), draw('unknown', null)];
    const results = [
      {
        gameId: 'sooner',
        numero: '1',
        state: 'void' as const,
        winningNumber: '',
        winningTime: '2026-01-01T00:01:00.000Z',
      },
      {
        gameId: 'sooner',
        numero: '0',
        state: 'drawn' as const,
        winningNumber: '4-7-1',
        winningTime: '2026-01-01T00:00:00.000Z',
      },
    ];
    const shown = toDraws({ games, draws, results }, context);
    expect(shown.map(({ id, closesAt }) => [id, closesAt])).toEqual([
      ['sooner', 55_000],
      ['later', 300_000],
    ]);
    expect(shown[0]?.lastDigits).toEqual(['4', '7', '1']);
  });
  it('leaves out vendors in maintenance', () =>
    expect(toDraws({ games, draws: [draw('later', 300)], results: [] }, { ...context, paused: ['ELOTT'] })).toEqual(
      [],
    ));
});

describe('toMatches', () => {
  const of = { vendorOf: (vassalage: string) => ({ vassalage, gameType: 'SPORTS', name: vassalage }) as const };
  const match: SportMatch = {
    ...{
      matchId: 'm1',
      vassalage: 'KCKL',
      competition: 'Cup',
      home: 'Lantern',
      away: 'Cinnamon',
      sides: [],
      markets: [],
    },
    ...{ startsAt: '2026-11-21T05:00:00.000Z', odds: { home: '1.42', away: '7.50' }, suspended: false },
    ...{ score: { home: 2, away: 1 }, clock: { period: 2, minute: 67, running: true } },
    sport: 'football',
    status: 'live',
  };
  it('shows first those that take bets, then those with a minute, and keeps the place of one that is suspended', () => {
    const clock = { period: 2, minute: null, running: true };
    const list = [
      { ...match, matchId: 'a', suspended: true, clock },
      { ...match, matchId: 'b', suspended: true },
      { ...match, matchId: 'c' },
      { ...match, matchId: 'd', clock },
    ];
    const ids = (matches: readonly SportMatch[], before?: readonly string[]) =>
      chooseMatches(matches, before ?? []).join('');
    expect(ids(list)).toBe('cdba');
    expect(toMatches(list, of).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
    const goal = list.map((each) => ({ ...each, suspended: each.matchId === 'c' }));
    expect(ids(goal)).toBe('abdc');
    expect(ids(goal, ['c', 'd', 'b', 'a'])).toBe('cdba');
    // Without a minute, one that closes does not come back.
    expect(
      ids(
        list.map((each) => ({ ...each, suspended: true })),
        ['c', 'd'],
      ),
    ).toBe('cbad');
  });
  it('says which prices have just moved', () => {
    const moved = [...pricesOf([match]).keys()].at(-1);
    const [shown] = toMatches([match], { ...of, wayOf: (key) => (key === moved ? 'down' : undefined) });
    expect(shown?.prices).toMatchObject([
      { id: 'home', price: '1.42' },
      { id: 'away', price: '7.50', movement: 'down' },
    ]);
    expect(shown?.prices[0]).not.toHaveProperty('movement');
  });
  it('shows five running matches at most, with score, minute and prices', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((matchId) => ({ ...match, matchId }));
    const shown = toMatches([{ ...match, status: 'upcoming' }, ...all], of);
    expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(shown[0]).toMatchObject({
      ...{
        ...{ sport: 'football', clock: { period: 2, minute: 67, running: true } },
        closed: false,
        sides: [
          { name: 'Lantern', score: '2' },
          { name: 'Cinnamon', score: '1' },
        ],
      },
      prices: [
        { id: 'home', price: '1.42' },
        { id: 'away', price: '7.50' },
      ],
      href: '/seamless?vassalage=KCKL&gameType=SPORTS&gameCode=a&from=%2F',
    });
  });
  it('locks the prices of one that takes no bets', () =>
    expect(toMatches([{ ...match, suspended: true }], of)[0]?.closed).toBe(true));
  it('has the same columns in all rows', () => {
    const odds = { home: '2.55', draw: '3.05', away: '2.90' };
    const shown = toMatches(
      [match, { ...match, matchId: 'drawn', odds }, { ...match, matchId: 'none', odds: null }],
      of,
    );
    expect(shown.map(({ prices }) => prices.map(({ price }) => price))).toEqual([
      ['1.42', null, '7.50'],
      ['2.55', '3.05', '2.90'],
      [],
    ]);
  });
  it('lets pick what the slip of the vendor sells, and nothing else', () => {
    const outcomes = [{ id: 'home', price: '1.42' }];
    const [sold] = toMatches([{ ...match, markets: [{ kind: '1x2', outcomes, suspended: false }] }], of);
    expect(sold?.prices.map(({ pick }) => pick)).toEqual([
      { matchId: 'm1', market: '1x2', outcome: 'home', price: '1.42' },
      null,
    ]);
  });
});

describe('openTables', () => {
  const table = (roomId: string, game: string, players: number, rest: Partial<Room> = {}): Room => ({
    ...{
      roomId,
      game,
      players,
      vassalage: 'RVSD',
      name: roomId,
      minBet: '20.00',
      maxBet: '2000.00',
      image: '',
      road: [],
    },
    ...{ kind: '', opensAt: null, closesAt: null, dealer: null, status: 'open' },
    ...rest,
  });
  it('shows open tables by their players, each game before the next table of one', () => {
    const rooms = [
      table('b1', 'Baccarat', 90),
      table('b2', 'Baccarat', 80),
      table('d1', 'Dragon tiger', 10),
      table('closed', 'Baccarat', 0, { status: 'closed' }),
      table('paused', 'Sic bo', 50, { vassalage: 'ANGP' }),
    ];
    expect(openTables(rooms, ['ANGP']).map(({ roomId }) => roomId)).toEqual(['b1', 'd1', 'b2']);
  });
});
