import { describe, expect, it, test } from 'vitest';
import type { SportMatch } from '#api/matches.ts';
import { nextBoard } from './board.model.ts';
import {
  choiceOf,
  groupsOf,
  hasDraws,
  hrefOf,
  inOrder,
  kindsOf,
  lineFor,
  listedOf,
  openingTab,
} from './sports.model.ts';

const now = Date.UTC(2026, 10, 21, 5);
const match = (matchId: string, rest: Partial<SportMatch> = {}): SportMatch => ({
  ...{ matchId, vassalage: 'KCKL', sport: 'football', competition: 'Cup', home: 'A', away: 'B', status: 'upcoming' },
  ...{ startsAt: new Date(now + 18 * 60_000).toISOString(), odds: null, score: null, sides: [], suspended: false },
  ...{ clock: null, markets: [] },
  ...rest,
});
const handicap = {
  ...{ kind: 'handicap', line: '-0.5', suspended: false },
  outcomes: [
    { id: 'home', price: '1.88' },
    { id: 'away', price: '1.96' },
  ],
} as const;
const result = {
  ...{ kind: '1x2', suspended: true },
  outcomes: [
    { id: 'home', price: '1.42' },
    { id: 'away', price: '7.50' },
  ],
} as const;
const priced = (one: object): SportMatch['markets'] => [one as SportMatch['markets'][number]];

const groupsFor = (matches: readonly SportMatch[], closed = false) =>
  groupsOf(nextBoard([], matches, { now, held: false, tellsEnds: true }), {
    ...{ language: 'EN', now, from: '/sports', kinds: kindsOf(matches), draws: hasDraws(matches) },
    vendorOf: (vassalage) => ({ vassalage, gameType: 'SPORTS', name: vassalage }),
    isClosed: () => closed,
  });

test('a choice is read from its address, and unknown times are none', () => {
  const choice = { tab: 'soon', sport: 'takraw', league: 'ring', vassalage: 'KCKL' } as const;
  const href = hrefOf('SPORTS', choice);
  expect(choiceOf(new URL(href, 'https://x.example').searchParams)).toEqual(choice);
  expect(choiceOf(new URLSearchParams('when=yesterday')).tab).toBe('');
  expect(hrefOf('ESPORTS', { tab: '', sport: '', league: '', vassalage: '' })).toBe('/esports');
});

test.each([
  [0, '12:18'],
  [1, 'Sun 12:18'],
  // A weekday would no longer tell the day.
  [7, '28 Nov, 12:18'],
])('a match in %i days says its day in few letters: %s', (days, text) => {
  const startsAt = new Date(now + 18 * 60_000 + days * 86_400_000).toISOString();
  expect(groupsFor([match('1', { startsAt })])[0]?.matches[0]?.startsShort).toBe(text);
});

test.each([
  [{ live: 2, soon: 3, today: 4, tomorrow: 5 }, 'live'],
  [{ live: 0, soon: 0, today: 4, tomorrow: 5 }, 'today'],
  [{ live: 0, soon: 0, today: 0, tomorrow: 0 }, 'live'],
  [undefined, 'live'],
] as const)('with %o a list opens on %s', (counts, tab) => expect(openingTab(counts)).toBe(tab));

test('sports stand in one order, those that the site does not know last', () =>
  expect(inOrder(['pétanque', 'takraw', 'football'].map((sport) => ({ sport }))).map(({ sport }) => sport)).toEqual([
    ...['football', 'takraw', 'pétanque'],
  ]));

describe('what follows the running matches', () => {
  const next = ['a', 'b', 'c', 'd', 'e'].map((id) => match(id));
  const live = (id: string) => match(id, { status: 'live' });
  const count = (running: number) =>
    listedOf(
      Array.from({ length: running }, (_, at) => live(String(at))),
      [live('x'), ...next],
    ).length - running;

  it('are the next ones, as many as fill a window', () => {
    expect(count(5)).toBe(2);
    expect(count(12)).toBe(0);
  });
  it('are three where nothing runs', () => expect(count(0)).toBe(3));
  it('are none that run by now, which an older answer has as well', () =>
    expect(listedOf([live('a')], next).map(({ matchId, status }) => [matchId, status])).toEqual([
      ...[['a', 'live'], ...['b', 'c', 'd', 'e'].map((id) => [id, 'upcoming'])],
    ]));
});

test.each([
  ['handicap', 'home', '-0.5', '-0.5'],
  ['handicap', 'away', '-0.5', '+0.5'],
  ['handicap', 'away', '+0.75', '-0.75'],
  ['handicap', 'away', '0', '0'],
  ['total', 'under', '2.5', '2.5'],
  ['1x2', 'home', undefined, null],
] as const)('the line of %s %s at %s is %s', (kind, outcome, line, shown) =>
  expect(lineFor(kind, outcome, line)).toBe(shown),
);

describe('the rows of a list', () => {
  const both = [
    match('a', { markets: priced(handicap) }),
    match('b', { markets: priced(result), competition: 'League' }),
    match('c', { markets: priced(handicap) }),
  ];

  it('stand by league, in the order of the list', () =>
    expect(groupsFor(both).map(({ name, matches }) => [name, matches.length])).toEqual([
      ['Cup', 2],
      ['League', 1],
    ]));

  it('have the same columns, empty where a match lacks a kind of bet', () => {
    const [first] = groupsFor(both)[0]?.matches ?? [];
    expect(first?.markets.map(({ kind, prices }) => [kind, prices.map(({ price }) => price)])).toEqual([
      ['1x2', [null, null]],
      ['handicap', ['1.88', '1.96']],
    ]);
  });

  it('name a pick as the platform does: the line is that of the home side for both', () =>
    expect(groupsFor(both)[0]?.matches[0]?.markets[1]?.prices.map(({ pick }) => pick)).toEqual([
      { matchId: 'a', market: 'handicap', line: '-0.5', outcome: 'home', price: '1.88' },
      { matchId: 'a', market: 'handicap', line: '-0.5', outcome: 'away', price: '1.96' },
    ]));

  it('close what takes no bets: a market, a match, or a vendor', () => {
    const closed = (groups: ReturnType<typeof groupsFor>) =>
      groups.map(({ matches }) => matches[0]?.markets.flatMap(({ prices }) => prices.map((price) => price.closed)));
    expect(closed(groupsFor(both))).toEqual([
      [false, false, false, false],
      [true, true, false, false],
    ]);
    const suspended = both.map((one) => ({ ...one, suspended: true }));
    expect(closed(groupsFor(suspended))[0]).toEqual([false, false, true, true]);
    expect(closed(groupsFor(both, true))[0]).toEqual([false, false, true, true]);
  });

  it('count the last hour before a match', () => {
    expect(groupsFor(both)[0]?.matches[0]?.startsIn).toBe(18);
    const later = [match('a', { startsAt: new Date(now + 61 * 60_000).toISOString() })];
    expect(groupsFor(later)[0]?.matches[0]?.startsIn).toBeNull();
  });
});
