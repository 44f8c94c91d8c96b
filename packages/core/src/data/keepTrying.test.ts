import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTrying } from './keepTrying.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries after growing waits, at most a minute apart', () => {
  const attempt = vi.fn();
  const end = keepTrying(attempt);
  const triesIn = (seconds: number): number => {
    attempt.mockClear();
    vi.advanceTimersByTime(seconds * 1_000);
    return attempt.mock.calls.length;
  };
  expect([triesIn(2), triesIn(4), triesIn(8), triesIn(16), triesIn(32)]).toEqual([1, 1, 1, 1, 1]);
  expect([triesIn(59), triesIn(1), triesIn(60)]).toEqual([0, 1, 1]);
  end();
  expect(triesIn(600)).toBe(0);
});

it('tries at once when the device is online or the player is back, never in a hidden tab', () => {
  const attempt = vi.fn();
  const end = keepTrying(attempt);
  page.dispatchEvent(new Event('online'));
  expect(attempt).toHaveBeenCalledTimes(1);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(600_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(attempt).toHaveBeenCalledTimes(2);
  end();
  page.dispatchEvent(new Event('online'));
  expect(attempt).toHaveBeenCalledTimes(2);
});
