import { expect, onTestFinished, test, vi } from 'vitest';
import { createHeard, returnMs } from './heard.ts';

/** What a page hears of `walletBalance`. `look` hides or shows its tab. */
function page() {
  vi.useFakeTimers();
  const heard = new Set<string>();
  const read = vi.fn();
  const { set, end } = createHeard({ heard, covered: () => new Set(['walletBalance']), read });
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
  expect([...heard]).toEqual(['walletBalance']);
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
