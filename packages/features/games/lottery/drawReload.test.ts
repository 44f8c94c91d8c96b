import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageVisibility, callWhenDue, reloadDue } from './drawReload.ts';

describe('reloadDue (LOT-04)', () => {
  const answer = { draws: [{ remainTime: 12 }], at: 100_000, requestedAt: 99_000 };
  it('counts from the answer, not from now', () => expect(reloadDue(answer, 105_000, 0.5)).toBe(112_000));
  it('counts from now without an answer', () =>
    expect(reloadDue({ ...answer, at: null, requestedAt: 0 }, 105_000, 0.5)).toBe(112_000));
  it('waits after a failed request', () =>
    expect(reloadDue({ ...answer, requestedAt: 130_000 }, 130_500, 0.5)).toBe(137_500));
});

/** A page whose visibility can be changed. */
function fakePage() {
  const events = new EventTarget();
  const page = {
    hidden: false,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const show = (shown: boolean): void => {
    page.hidden = !shown;
    events.dispatchEvent(new Event('visibilitychange'));
  };
  return { page: page as PageVisibility, show };
}

describe('callWhenDue', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());
  const start = (due: number, now = Date.now) => {
    const load = vi.fn();
    const { page, show } = fakePage();
    return { load, show, stop: callWhenDue(due, now, load, page) };
  };

  it('calls once, when it is due', () => {
    const { load } = start(5_000);
    vi.advanceTimersByTime(4_999);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(load).toHaveBeenCalledOnce();
  });
  it('waits in a hidden tab, and calls at once when visible and overdue', () => {
    const { load, show } = start(5_000);
    show(false);
    vi.advanceTimersByTime(60_000);
    expect(load).not.toHaveBeenCalled();
    show(true);
    vi.advanceTimersByTime(0);
    expect(load).toHaveBeenCalledOnce();
  });
  it('uses the given clock', () => {
    const { load } = start(1_000_000 + 3_000, () => 1_000_000 + Date.now());
    vi.advanceTimersByTime(2_999);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledOnce();
  });
  // setTimeout fires at once for NaN and for 2^31 ms or more.
  it.each([
    [Number.NaN, 7_000],
    [2 ** 40, 30_000],
    [Number.POSITIVE_INFINITY, 7_000],
  ])('due %s waits %s ms', (due, wait) => {
    const { load } = start(due);
    vi.advanceTimersByTime(wait - 1);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledOnce();
  });
  it('can be cancelled', () => {
    const { load, show, stop } = start(5_000);
    stop();
    show(true);
    vi.advanceTimersByTime(60_000);
    expect(load).not.toHaveBeenCalled();
  });
});
