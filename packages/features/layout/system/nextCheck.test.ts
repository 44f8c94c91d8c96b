import { describe, expect, it } from 'vitest';
import { minuteMs } from '#text/durations.ts';
import { nextCheckDelay } from './nextCheck.ts';

const now = Date.UTC(2026, 0, 1);
const delay = (given: Partial<Parameters<typeof nextCheckDelay>[0]>) =>
  nextCheckDelay({ now, end: now, checks: 0, chance: 0, ...given });

describe('nextCheckDelay', () => {
  it('checks every five minutes, plus or minus one, when the end is unknown', () => {
    expect(delay({ end: null })).toBe(4 * minuteMs);
    expect(delay({ end: null, chance: 0.5 })).toBe(5 * minuteMs);
    expect(delay({ end: null, chance: 1, checks: 1e9 })).toBe(6 * minuteMs);
  });
  it('checks at the announced end, spread over twenty seconds', () => {
    expect(delay({ end: now + 10 * minuteMs })).toBe(10 * minuteMs);
    expect(delay({ end: now + 10 * minuteMs, chance: 1 })).toBe(10 * minuteMs + 20_000);
  });
  it('never waits longer than an hour', () => {
    expect(delay({ end: now + 1e15 })).toBe(60 * minuteMs);
    expect(delay({ end: Number.MAX_VALUE, chance: 1 })).toBe(60 * minuteMs + 20_000);
  });
  it('backs off up to five minutes once the end has passed', () => {
    const longest = [0, 1, 2, 3, 4, 50, 1e9].map((checks) => delay({ end: now - 1, checks, chance: 1 }));
    expect(longest).toEqual([30, 60, 120, 240, 300, 300, 300].map((seconds) => seconds * 1_000));
  });
  it('jitters within the upper half of the delay', () => {
    expect(delay({ checks: 2, chance: 0 })).toBe(60_000);
    expect(delay({ checks: 2, chance: 1 })).toBe(120_000);
  });
  it.each([NaN, Infinity, -Infinity])('treats an end of %s as unknown', (end) =>
    expect(delay({ end })).toBe(4 * minuteMs),
  );
  it.each([NaN, Infinity])('treats the end as unknown when the clock is %s', (broken) =>
    expect(delay({ now: broken })).toBe(4 * minuteMs),
  );
  it.each([
    { checks: NaN, chance: NaN },
    { checks: -5, chance: -1 },
    { checks: Infinity, chance: 7 },
    { end: -Number.MAX_VALUE, checks: 3, chance: 0.5 },
  ])('returns a valid delay for %j', (given) => {
    const answer = delay(given);
    expect(answer).toBeGreaterThanOrEqual(15_000);
    expect(answer).toBeLessThanOrEqual(5 * minuteMs);
  });
});
