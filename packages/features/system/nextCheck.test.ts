import { describe, expect, it } from 'vitest';
import { nextCheckDelay } from './nextCheck.ts';

const now = Date.UTC(2026, 0, 1);
const minute = 60_000;
const delay = (given: Partial<Parameters<typeof nextCheckDelay>[0]>) =>
  nextCheckDelay({ now, end: now, checks: 0, chance: 0, ...given });

describe('nextCheckDelay', () => {
  it('leaves an open end to the player', () => expect(delay({ end: null })).toBeNull());
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
  it.each([NaN, Infinity, -Infinity])('an end of %s is no end', (end) => expect(delay({ end })).toBeNull());
  it.each([NaN, Infinity])('a clock of %s starts no timer', (broken) => expect(delay({ now: broken })).toBeNull());
  it.each([
    { checks: NaN, chance: NaN },
    { checks: -5, chance: -1 },
    { checks: Infinity, chance: 7 },
    { end: -Number.MAX_VALUE, checks: 3, chance: 0.5 },
  ])('gives a timer something sane for %j', (given) => {
    const answer = delay(given) ?? NaN;
    expect(answer).toBeGreaterThanOrEqual(15_000);
    expect(answer).toBeLessThanOrEqual(5 * minute);
  });
});
