import { describe, expect, it } from 'vitest';
import { nextCheckDelay } from './nextCheck.ts';

const now = Date.UTC(2026, 0, 1);
const minute = 60_000;
const delay = (given: Partial<Parameters<typeof nextCheckDelay>[0]>) =>
  nextCheckDelay({ now, end: now, checks: 0, chance: 0, ...given });

describe('nextCheckDelay', () => {
  it('asks every five minutes, give or take one, when nobody said when it ends', () => {
    expect(delay({ end: null })).toBe(4 * minute);
    expect(delay({ end: null, chance: 0.5 })).toBe(5 * minute);
    expect(delay({ end: null, chance: 1, checks: 1e9 })).toBe(6 * minute);
  });
  it('wakes at the stated end, spread over twenty seconds', () => {
    expect(delay({ end: now + 10 * minute })).toBe(10 * minute);
    expect(delay({ end: now + 10 * minute, chance: 1 })).toBe(10 * minute + 20_000);
  });
  it('never sleeps longer than an hour', () => {
    expect(delay({ end: now + 1e15 })).toBe(60 * minute);
    expect(delay({ end: Number.MAX_VALUE, chance: 1 })).toBe(60 * minute + 20_000);
  });
  it('asks more and more rarely once the end has passed, up to five minutes', () => {
    const longest = [0, 1, 2, 3, 4, 50, 1e9].map((checks) => delay({ end: now - 1, checks, chance: 1 }));
    expect(longest).toEqual([30, 60, 120, 240, 300, 300, 300].map((seconds) => seconds * 1_000));
  });
  it('jitters within the upper half of the pause', () => {
    expect(delay({ checks: 2, chance: 0 })).toBe(60_000);
    expect(delay({ checks: 2, chance: 1 })).toBe(120_000);
  });
  it.each([NaN, Infinity, -Infinity])('an end of %s is no end', (end) => expect(delay({ end })).toBe(4 * minute));
  it.each([NaN, Infinity])('by a clock of %s no end can be met', (broken) =>
    expect(delay({ now: broken })).toBe(4 * minute),
  );
  it.each([
    { checks: NaN, chance: NaN },
    { checks: -5, chance: -1 },
    { checks: Infinity, chance: 7 },
    { end: -Number.MAX_VALUE, checks: 3, chance: 0.5 },
  ])('gives a timer something sane for %j', (given) => {
    const answer = delay(given);
    expect(answer).toBeGreaterThanOrEqual(15_000);
    expect(answer).toBeLessThanOrEqual(5 * minute);
  });
});
