import { describe, expect, test } from 'vitest';
import { movementKey, typeOf } from './records.model.ts';
import { stateOf } from './stateOf.ts';

test('a bet is listed under the category of the site, where the platform names it', () => {
  expect(typeOf({ gameType: 'SPORTS' })).toBe('SPORTS');
  expect(typeOf({ gameType: 'SPORTS', shownType: 'ESPORTS' })).toBe('ESPORTS');
  expect(typeOf({ gameType: 'SPORTS', shownType: { other: 'BINGO' } })).toEqual({ other: 'BINGO' });
});

test('a stake and a win of one bet are two rows', () => {
  const win = { reference: 'R-1', kind: 'win' } as const;
  expect(movementKey({ ...win, kind: 'stake' })).not.toBe(movementKey(win));
});

describe('a bet', () => {
  test.each([
    [null, 'waiting'],
    ['0.01', 'won'],
    ['-0.01', 'lost'],
    ['0.00', 'even'],
    ['0', 'even'],
    ['123456789012345678.10', 'won'],
  ] as const)('with a profit of %s is %s', (profit, state) => {
    expect(stateOf({ profit })).toBe(state);
  });
  test('a free round without a win has returned no stake (PTS-03)', () => {
    expect(stateOf({ profit: '0.00', freeStake: '2.00' })).toBe('lost');
  });
});
