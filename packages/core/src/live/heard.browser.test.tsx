import { expect, onTestFinished, test, vi } from 'vitest';
import { ageMs, createHeard, returnMs } from './heard.ts';

/** What a page hears of `walletBalance`, and of the badges, which end by themselves as well. `look` hides or shows its tab. */
function page(badges: readonly (readonly [string, boolean])[] = []) {
  vi.useFakeTimers();
  const heard = new Map<string, boolean>();
  const read = vi.fn();
  const covered = () => new Map([...badges, ['walletBalance', true] as const]);
  const { set, end } = createHeard({ heard, covered, read });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  onTestFinished(() => {
    end();
    hidden.mockRestore();
    vi.useRealTimers();
  });
  const look = (isSeen: boolean): void => {
    hidden.mockReturnValue(!isSeen);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { heard, read, set, look };
}

test('a stream that is lost is made good by one read, and the clock goes on', () => {
  const { heard, read, set } = page();
  set(true);
  expect([...heard]).toEqual([['walletBalance', true]]);
  set(false);
  expect([...heard]).toEqual([]);
  expect(read.mock.calls).toEqual([['walletBalance']]);
});

test('a tab that is seen again with its stream reads nothing', () => {
  const { heard, read, set, look } = page();
  set(true);
  look(false);
  set(false);
  expect(heard.size).toBe(1);
  look(true);
  vi.advanceTimersByTime(returnMs - 1);
  set(true);
  vi.advanceTimersByTime(returnMs);
  expect(read).not.toHaveBeenCalled();
  expect(heard.size).toBe(1);
});

test('a tab that is seen again without a stream reads what it may have missed', () => {
  const { heard, read, set, look } = page();
  set(true);
  look(false);
  set(false);
  look(true);
  vi.advanceTimersByTime(returnMs);
  expect(read.mock.calls).toEqual([['walletBalance']]);
  expect(heard.size).toBe(0);
});

test('a tab that was out of sight for long reads what may have ended by itself', () => {
  const { read, set, look } = page([['memberPublicState', false]]);
  const leave = (ms: number): void => {
    look(false);
    set(false);
    vi.advanceTimersByTime(ms);
    look(true);
    set(true);
  };
  set(true);
  leave(ageMs - 1_000);
  expect(read).not.toHaveBeenCalled();
  leave(ageMs + 1_000);
  expect(read.mock.calls).toEqual([['memberPublicState']]);
});
