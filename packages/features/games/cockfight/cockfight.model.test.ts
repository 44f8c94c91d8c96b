import { describe, expect, it } from 'vitest';
import type { SportMatch } from '#api/matches.ts';
import { minuteMs } from '#text/durations.ts';
import { type RingContext, fightsOf, pricesOf } from './cockfight.model.ts';

const now = Date.UTC(2026, 10, 21, 5);

const fight = (matchId: string, inMinutes: number, rest: Partial<SportMatch> = {}): SportMatch => ({
  ...{ matchId, vassalage: 'WS168', sport: 'cockfight', competition: 'Cup', home: 'Gold', away: 'Grey' },
  startsAt: new Date(now + inMinutes * minuteMs).toISOString(),
  status: inMinutes > 0 ? 'upcoming' : 'live',
  ...{ odds: null, score: null, sides: [], suspended: false, clock: null, number: 14, picture: `/${matchId}.svg` },
  markets: [
    {
      kind: '1x2',
      outcomes: [
        { id: 'home', price: '1.92' },
        { id: 'draw', price: '8.50' },
        { id: 'away', price: '1.88' },
      ],
      suspended: false,
    },
  ],
  ...rest,
});
const context: RingContext = { language: 'TH', now, closed: false, wayOf: () => undefined, imageUrl: (path) => path };
const of = (list: SportMatch[], change: Partial<RingContext> = {}) => fightsOf({ list }, { ...context, ...change });

it('says how many fights the day has, where the platform does', () => {
  expect(fightsOf({ list: [], dayTotal: 26 }, context).today).toBe(26);
  expect(fightsOf({ list: [], dayTotal: 0 }, context).today).toBeNull();
  expect(of([]).today).toBeNull();
});

describe('the fight that is announced', () => {
  it('is the first that begins within 15 minutes, whatever runs', () => {
    const { stage, next, picture } = of([fight('late', 20), fight('soon', 2), fight('on', -1), fight('then', 5)]);
    expect(stage).toMatchObject({ matchId: 'soon', startsIn: 2, running: false });
    expect(next.map(({ matchId }) => matchId)).toEqual(['then', 'late']);
    expect(picture).toBe('/soon.svg');
  });

  it('is otherwise one that runs, which takes no bets', () => {
    const { stage, next } = of([fight('late', 16), fight('on', -1)]);
    expect(stage).toMatchObject({ matchId: 'on', startsIn: null, running: true });
    expect(stage?.prices.every(({ closed }) => closed)).toBe(true);
    expect(next.map(({ matchId }) => matchId)).toEqual(['late']);
  });

  it('is none where nothing is near', () => {
    expect(of([fight('late', 16)])).toMatchObject({ stage: null, picture: '/late.svg' });
    expect(of([])).toEqual({ picture: null, stage: null, next: [], today: null, past: [] });
  });
});

describe('the prices', () => {
  it('are red, draw and blue, each with its pick', () => {
    const { stage } = of([fight('soon', 2)]);
    expect(stage?.prices.map(({ outcome, price, closed }) => [outcome, price, closed])).toEqual([
      ['home', '1.92', false],
      ['draw', '8.50', false],
      ['away', '1.88', false],
    ]);
    expect(stage?.prices[0]?.pick).toEqual({ matchId: 'soon', market: '1x2', outcome: 'home', price: '1.92' });
  });

  it('are closed by the platform, and where the answer is old', () => {
    const closed = (...input: Parameters<typeof of>) => of(...input).stage?.prices.map((price) => price.closed);
    expect(closed([fight('soon', 2, { suspended: true })])).toEqual([true, true, true]);
    expect(closed([fight('soon', 2)], { closed: true })).toEqual([true, true, true]);
  });

  it('say which way they have just moved', () => {
    const soon = fight('soon', 2);
    const [, moved] = [...pricesOf([soon]).keys()];
    const { stage } = of([soon], { wayOf: (key) => (key === moved ? 'down' : undefined) });
    expect(stage?.prices.map(({ movement }) => movement)).toEqual([undefined, 'down', undefined]);
  });

  it('that a fight does not have cannot be picked', () => {
    const { stage } = of([fight('soon', 2, { markets: [] })]);
    expect(stage?.prices.every(({ price, pick }) => price === null && pick === null)).toBe(true);
  });
});

it('the results are told from the oldest on; one that the site does not know is left out', () => {
  const result = (matchId: string, value: 'home' | 'draw' | 'away' | { other: string }) => ({
    ...{ matchId, vassalage: 'WS168', result: value },
  });
  const results = [result('c', 'away'), result('x', { other: 'void' }), result('b', 'draw'), result('a', 'home')];
  expect(fightsOf({ list: [], results }, context).past).toEqual([
    { matchId: 'a', outcome: 'home' },
    { matchId: 'b', outcome: 'draw' },
    { matchId: 'c', outcome: 'away' },
  ]);
});
