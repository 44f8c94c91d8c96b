import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('polls again when the next change is due, but never sooner than 1.5 s', async () => {
  const ask = vi.fn<() => Promise<number | null>>(() => Promise.resolve(0));
  createRefresher(ask).now();
  await vi.advanceTimersByTimeAsync(1_499);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a poll that throws is reported and does not end the polling', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const ask = vi.fn<() => Promise<number | null>>(() => Promise.reject(new Error('the page could not show it')));
  createRefresher(ask).now();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask.mock.calls.length).toBeGreaterThan(1);
  expect(reported).toHaveBeenCalledTimes(ask.mock.calls.length);
});
