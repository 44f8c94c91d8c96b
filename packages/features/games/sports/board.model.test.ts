import { describe, expect, test } from 'vitest';
import type { SportMatch } from '#api/matches.ts';
import { movedMs } from '#core/catalogue/priceMoves.ts';
import { type BoardRow, endedMs, nextBoard, nextChange, priceKey } from './board.model.ts';

const now = Date.UTC(2026, 10, 21, 5);
const match = (matchId: string, price = '1.80', status: 'live' | 'upcoming' = 'live'): SportMatch => ({
  ...{ matchId, vassalage: 'KCKL', sport: 'football', competition: 'Cup', home: 'A', away: 'B', status },
  ...{ startsAt: new Date(now).toISOString(), odds: null, score: null, sides: [], suspended: false, clock: null },
  markets: [{ kind: '1x2', outcomes: [{ id: 'home', price }], suspended: false }],
});
const ids = (rows: readonly BoardRow[]) => rows.map((row) => row.match.matchId).join('');
const usual = { now, held: false, tellsEnds: true };
const board = (of: string, status: 'live' | 'upcoming' = 'live') =>
  nextBoard(
    [],
    [...of].map((id) => match(id, '1.80', status)),
    usual,
  );

describe('a price that moves', () => {
  const key = priceKey('1x2', undefined, 'home');
  const moved = nextBoard(board('a'), [match('a', '1.95')], usual);

  test('has its direction for five seconds', () => {
    expect(moved[0]?.moves.get(key)).toEqual({ way: 'up', at: now });
    expect(nextBoard(board('a'), [match('a', '1.20')], usual)[0]?.moves.get(key)?.way).toBe('down');
    const still = nextBoard(moved, [match('a', '1.95')], { ...usual, now: now + movedMs - 1 });
    expect(still[0]?.moves.get(key)).toEqual({ way: 'up', at: now });
    expect(nextBoard(still, [match('a', '1.95')], { ...usual, now: now + movedMs })[0]?.moves.size).toBe(0);
  });

  test('is compared as a number, and with the same line only', () => {
    const ten = nextBoard(board('a'), [match('a', '10.00')], usual);
    expect(ten[0]?.moves.get(key)?.way).toBe('up');
    const line = (of: string, price: string): SportMatch => ({
      ...match('a'),
      markets: [{ kind: 'total', line: of, outcomes: [{ id: 'over', price }], suspended: false }],
    });
    const before = nextBoard([], [line('2.5', '1.80')], usual);
    expect(nextBoard(before, [line('3.5', '2.40')], usual)[0]?.moves.size).toBe(0);
  });

  test('looks different again by itself', () => expect(nextChange(moved, now)).toBe(now + movedMs));
});

describe('a match that leaves the list', () => {
  test('has ended when it ran, and stays in its place for a minute', () => {
    const left = nextBoard(board('abc'), [match('a'), match('c')], usual);
    expect(ids(left)).toBe('abc');
    expect(left[1]).toMatchObject({ leftAt: now });
    expect(nextChange(left, now)).toBe(now + endedMs);
    const later = { ...usual, now: now + endedMs };
    expect(ids(nextBoard(left, [match('a'), match('c')], later))).toBe('ac');
  });

  test('goes at once when it had not begun, or when the answer is a part of the list only', () => {
    const rest = [match('a', '1.80', 'upcoming')];
    expect(ids(nextBoard(board('ab', 'upcoming'), rest, usual))).toBe('a');
    expect(ids(nextBoard(board('ab'), [match('a')], { ...usual, tellsEnds: false }))).toBe('a');
  });

  test('is listed again when the platform lists it again', () => {
    const left = nextBoard(board('ab'), [match('a')], usual);
    expect(nextBoard(left, [match('a'), match('b')], usual)[1]?.leftAt).toBeNull();
  });
});

describe('while the player is in the list', () => {
  const held = { ...usual, held: true };

  test('no row changes its place, new ones follow, and none goes', () => {
    const rows = nextBoard(board('abc', 'upcoming'), [match('d'), match('c'), match('a')], held);
    expect(ids(rows)).toBe('abcd');
    expect(rows[1]?.leftAt).toBe(now);
    expect(nextBoard(rows, [match('d'), match('c'), match('a')], { ...held, now: now + 2 * endedMs })).toHaveLength(4);
  });

  test('afterwards they take the order of the platform', () => {
    const rows = nextBoard(board('abc', 'upcoming'), [match('d'), match('c'), match('a')], held);
    expect(ids(nextBoard(rows, [match('d'), match('c'), match('a')], usual))).toBe('dca');
  });
});
