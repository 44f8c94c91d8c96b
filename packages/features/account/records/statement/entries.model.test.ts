import { expect, test } from 'vitest';
import type { BetLeg } from '#api/betLegs.ts';
import { isFreshBet, isFreshMovement, isGain, matchBetOf, roundWord } from './entries.model.ts';

const noon = '2026-11-21T05:00:00.000Z';
const later = '2026-11-21T06:00:00.000Z';
const seen = Date.parse('2026-11-21T05:30:00.000Z');

test('a bet is new when it was placed or settled after the last visit', () => {
  expect(isFreshBet({ placedAt: noon, settledAt: null }, seen)).toBe(false);
  expect(isFreshBet({ placedAt: noon, settledAt: later }, seen)).toBe(true);
  expect(isFreshBet({ placedAt: later, settledAt: null }, seen)).toBe(true);
});

test('nothing is new on the first visit', () => {
  expect(isFreshBet({ placedAt: later, settledAt: null }, null)).toBe(false);
  expect(isFreshMovement({ at: later }, null)).toBe(false);
});

test('a movement is new when it was made after the last visit', () => {
  expect([noon, later].map((at) => isFreshMovement({ at }, seen))).toEqual([false, true]);
});

test.each([
  ['184.00', true],
  ['-0.01', false],
  ['0.00', false],
])('%s came in: %s', (amount, is) => expect(isGain(amount)).toBe(is));

test('rounds at a table are hands', () => {
  expect(roundWord({ gameType: 'LIVE' })).toBe('hands');
  expect(roundWord({ gameType: 'PVP' })).toBe('hands');
  expect(roundWord({ gameType: 'RNG' })).toBe('rounds');
  expect(roundWord({ gameType: { other: 'KENO' } })).toBe('rounds');
});

test('a bet on matches says how it stands', () => {
  const leg = (state: string, score: { home: number; away: number } | null = null) =>
    ({
      ...{ matchId: 'm', match: 'Lantern – Cinnamon', pick: 'Lantern', odds: '2.84', startsAt: noon, clock: null },
      ...{ state, score },
    }) as BetLeg;
  const ended = { home: 3, away: 1 };
  expect(matchBetOf({ settledAt: null })).toBeNull();
  expect(matchBetOf({ settledAt: null, legs: [leg('waiting')] })).toBeNull();
  expect(matchBetOf({ settledAt: null, legs: [leg('waiting', ended)] })).toEqual({ kind: 'running', score: '3–1' });
  expect(matchBetOf({ settledAt: later, legs: [leg('won', ended)] })).toEqual({ kind: 'final', score: '3–1' });
  const legs = [leg('won', ended), leg('lost', ended), leg('waiting')];
  expect(matchBetOf({ settledAt: null, legs })).toEqual({ kind: 'parlay', won: 1, total: 3 });
});
