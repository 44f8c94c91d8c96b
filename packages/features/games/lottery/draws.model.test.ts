import { describe, expect, it } from 'vitest';
import { drawTimes } from '#core/catalogue/draws.ts';
import { drawPhase, maxReloadMs, nextReload, waitUntil, wholeMinute } from './draws.model.ts';

const after = (...times: unknown[]) =>
  nextReload(
    times.map((remainTime) => ({ remainTime })),
    0.5,
  );

describe('nextReload (LOT-04)', () => {
  it('is the smallest remaining time', () => expect(after(25, 12, 400)).toBe(12_000));
  it('does not subtract the lock time', () => expect(nextReload([{ remainTime: 12, lockTime: 10 }], 0.5)).toBe(12_000));
  it('is 30 s at most, for any jitter', () => {
    for (const chance of [0, 0.5, 1]) expect(nextReload([{ remainTime: 900 }], chance)).toBeLessThanOrEqual(30_000);
    expect(after(900)).toBe(30_000);
  });
  it.each([[0], [-5], [-1e300], [12, 0], [12, -1]])('is 7 s when a draw is over: %j', (...times) =>
    expect(after(...times)).toBe(7_000),
  );
  it.each([[], [null], [undefined], [Number.NaN], [''], ['soon'], [Number.POSITIVE_INFINITY], ['Infinity'], [{}]])(
    'is 7 s when no time is known: %j',
    (...times) => expect(after(...times)).toBe(7_000),
  );
  it('reads text, and ignores invalid values', () => {
    expect(after('14', Number.NaN, 'x', null)).toBe(14_000);
    expect(after(' 9.5 ')).toBe(9_500);
  });
  it.each([1e12, 2 ** 31, '1e300', Number.MAX_VALUE])('caps %s s', (time) => expect(after(time)).toBe(30_000));
  it('is 1 s at least', () => expect(after(0.001)).toBe(1_000));
  it('varies by a tenth', () => {
    expect(nextReload([{ remainTime: 20 }], 0)).toBeCloseTo(18_000);
    expect(nextReload([{ remainTime: 20 }], 1)).toBeCloseTo(22_000);
    expect(nextReload([], 1)).toBeCloseTo(7_700);
  });
});

describe('waitUntil', () => {
  it('is the remaining time', () => expect(waitUntil(5_000, 1_200)).toBe(3_800));
  it.each([
    [1_000, 9_000, 0],
    [2 ** 40, 0, maxReloadMs],
    [0, -(2 ** 53), maxReloadMs],
    [Number.NaN, 0, 7_000],
    [Number.POSITIVE_INFINITY, 0, 7_000],
  ])('due %s at %s waits %s ms', (due, now, wait) => expect(waitUntil(due, now)).toBe(wait));
});

describe('a draw', () => {
  const times = (remainTime: unknown, lockTime?: unknown) => drawTimes({ numero: '7', remainTime, lockTime }, 1_000);
  it('closes before its end by the lock time', () =>
    expect(times(100, '40')).toEqual({ numero: '7', closesAt: 61_000, drawsAt: 101_000 }));
  it.each([[null], [-9], ['x'], [Number.NaN], [undefined]])('ignores a lock time of %j', (lock) =>
    expect(times(100, lock).closesAt).toBe(101_000),
  );
  it.each([[null], [Number.NaN], ['x'], ['  '], [1e12], [Number.POSITIVE_INFINITY], [undefined]])(
    'has no times for a remaining time of %j',
    (remain) => expect(times(remain)).toEqual({ numero: '7', closesAt: null, drawsAt: null }),
  );
  it('is over for a negative remaining time', () => expect(times(-30, 5).drawsAt).toBe(1_000));
  it('goes from open to closing, locked and drawing', () => {
    const draw = times(100, 10);
    expect([1_000, 30_999, 31_000, 90_999, 91_000, 100_999, 101_000, 9e12].map((now) => drawPhase(draw, now))).toEqual([
      'open',
      'open',
      'closing',
      'closing',
      'locked',
      'locked',
      'drawing',
      'drawing',
    ]);
    expect(drawPhase(times(null), 0)).toBe('unknown');
  });
  it('is drawn when it closes if it has no lock time', () => {
    const draw = times(100);
    expect([100_999, 101_000].map((now) => drawPhase(draw, now))).toEqual(['closing', 'drawing']);
  });
});

it.each(['18:14:59.400', '18:15:00.900'])('a draw that closes at %s closes at 18:15', (time) =>
  expect(wholeMinute(Date.parse(`2026-11-28T${time}Z`))).toBe(Date.parse('2026-11-28T18:15:00Z')),
);
