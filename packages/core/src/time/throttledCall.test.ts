import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThrottledCall } from './throttledCall.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once, and once more for all calls within the interval', () => {
  const work = vi.fn();
  const { call } = createThrottledCall(1_000, work);
  for (let times = 0; times < 50; times += 1) call();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(2);
  call();
  expect(work).toHaveBeenCalledTimes(3);
});

it('keeps the interval between two runs for any rhythm of calls', () => {
  const at: number[] = [];
  const { call } = createThrottledCall(1_000, () => at.push(Date.now()));
  const start = Date.now();
  for (let ms = 0; ms < 3_500; ms += 70) {
    call();
    vi.advanceTimersByTime(70);
  }
  expect(at.map((time) => time - start)).toEqual([0, 1_000, 2_000, 3_000]);
});

it('cancels the pending call', () => {
  const work = vi.fn();
  const { call, stop } = createThrottledCall(1_000, work);
  call();
  call();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledTimes(1);
});
