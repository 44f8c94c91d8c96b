import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Visibility, askWhenDue, reloadDue } from './drawReload.ts';

describe('reloadDue (LOT-04)', () => {
  const known = { draws: [{ remainTime: 12 }], at: 100_000, lastAsked: 99_000 };
  it('counts from the answer, not from when it is looked at', () =>
    expect(reloadDue(known, 105_000, 0.5)).toBe(112_000));
  it('counts from now where there is no answer', () =>
    expect(reloadDue({ ...known, at: null, lastAsked: 0 }, 105_000, 0.5)).toBe(112_000));
  it('does not hammer with an answer that could not be renewed', () =>
    expect(reloadDue({ ...known, lastAsked: 130_000 }, 130_500, 0.5)).toBe(137_500));
});

/** A page that can be hidden. */
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
  return { page: page as Visibility, show };
}

describe('askWhenDue', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());
  const start = (due: number, now = Date.now) => {
    const ask = vi.fn();
    const { page, show } = fakePage();
    return { ask, show, stop: askWhenDue(due, now, ask, page) };
  };

  it('asks once, when it is due', () => {
    const { ask } = start(5_000);
    vi.advanceTimersByTime(4_999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledOnce();
  });
  it('is silent in a hidden tab, and asks at once when it is back and due', () => {
    const { ask, show } = start(5_000);
    show(false);
    vi.advanceTimersByTime(60_000);
    expect(ask).not.toHaveBeenCalled();
    show(true);
    vi.advanceTimersByTime(0);
    expect(ask).toHaveBeenCalledOnce();
  });
  it('goes by the clock that is handed in', () => {
    const { ask } = start(1_000_000 + 3_000, () => 1_000_000 + Date.now());
    vi.advanceTimersByTime(2_999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledOnce();
  });
  // A timer of 2^31 ms or more fires at once, and one of NaN too.
  it.each([
    [Number.NaN, 7_000],
    [2 ** 40, 30_000],
    [Number.POSITIVE_INFINITY, 7_000],
  ])('due %s waits %s ms', (due, wait) => {
    const { ask } = start(due);
    vi.advanceTimersByTime(wait - 1);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledOnce();
  });
  it('can be given up', () => {
    const { ask, show, stop } = start(5_000);
    stop();
    show(true);
    vi.advanceTimersByTime(60_000);
    expect(ask).not.toHaveBeenCalled();
  });
});
