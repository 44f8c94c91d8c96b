import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minuteMs } from '#text/durations.ts';
import { type IdleOptions, watchIdle } from './idle.ts';

const start = Date.UTC(2026, 10, 21, 3);
/** The platform is ahead of the device. */
const ahead = 7 * minuteMs;
const platformNow = (): number => Date.now() + ahead;

/** A channel that delivers at once to the other tabs. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) {
      if (other !== this) other.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }
  close(): void {
    Channel.open.delete(this);
  }
}

let page: { document: EventTarget & { activeElement?: unknown }; window: EventTarget };
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  page = { document: new EventTarget(), window: new EventTarget() };
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('HTMLIFrameElement', EventTarget);
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  Channel.open.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(options: Partial<IdleOptions> = {}) {
  const onReport = vi.fn();
  const onLeft = vi.fn();
  const onOver = vi.fn();
  const watch = watchIdle({
    ...{ clock: { now: platformNow }, idleMs: 30 * minuteMs, since: null, onReport, onLeft, onOver },
    ...options,
  });
  return { ...watch, onReport, onLeft, onOver };
}
const move = (): boolean => page.document.dispatchEvent(new Event('pointermove'));
/** The device sleeps: time passes, and no timer fires. */
const sleep = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

it('LGN-15: warns two minutes before the end, counts each second, and ends once', () => {
  const { onLeft, onOver } = begin();
  vi.advanceTimersByTime(28 * minuteMs - 1);
  expect(onLeft).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLeft).toHaveBeenLastCalledWith(2 * minuteMs);
  vi.advanceTimersByTime(1_000);
  expect(onLeft).toHaveBeenLastCalledWith(119_000);
  vi.advanceTimersByTime(2 * minuteMs);
  expect(onOver).toHaveBeenCalledOnce();
});

it('what the player does before the warning counts, and is reported at most once a minute', () => {
  const { onReport, onOver } = begin();
  expect(onReport).toHaveBeenCalledOnce();
  for (let seconds = 0; seconds < 600; seconds += 2) {
    vi.advanceTimersByTime(2_000);
    move();
  }
  expect(onReport.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(onReport.mock.calls.length).toBeLessThanOrEqual(11);
  vi.advanceTimersByTime(29 * minuteMs);
  expect(onOver).not.toHaveBeenCalled();
  // The last activity is known to the platform although the limit was reached.
  expect(onReport).toHaveBeenLastCalledWith(start + ahead + 10 * minuteMs);
});

it('while the player is warned, a hand that brushes the mouse does not answer; an answer does, and is reported at once', () => {
  const { onLeft, onOver, onReport, stay } = begin();
  vi.advanceTimersByTime(29 * minuteMs);
  move();
  expect(onLeft).not.toHaveBeenLastCalledWith(null);
  stay();
  expect(onLeft).toHaveBeenLastCalledWith(null);
  expect(onReport).toHaveBeenLastCalledWith(platformNow());
  vi.advanceTimersByTime(29 * minuteMs);
  expect(onOver).not.toHaveBeenCalled();
});

describe('a laptop that was closed', () => {
  it('is judged by the clock when it wakes', () => {
    const { onOver } = begin();
    sleep(8 * 60 * minuteMs);
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(onOver).toHaveBeenCalledOnce();
  });
  it('does not come back to life by the first touch', () => {
    const { onOver, onReport } = begin();
    sleep(31 * minuteMs);
    move();
    expect(onOver).toHaveBeenCalledOnce();
    expect(onReport).toHaveBeenCalledOnce();
  });
  it('nor by a reload', () => {
    const { onOver, onReport } = begin({ since: start + ahead - 31 * minuteMs });
    expect(onOver).toHaveBeenCalledOnce();
    expect(onReport).not.toHaveBeenCalled();
  });
});

it('activity in one tab counts for all, ends their warning, and each session is reported', () => {
  const first = begin();
  const second = begin();
  vi.advanceTimersByTime(20 * minuteMs);
  move();
  second.end();
  vi.advanceTimersByTime(9 * minuteMs);
  expect(first.onLeft).not.toHaveBeenCalled();
  const third = begin();
  vi.advanceTimersByTime(20 * minuteMs);
  expect(first.onOver).not.toHaveBeenCalled();
  expect(first.onReport).toHaveBeenLastCalledWith(start + ahead + 29 * minuteMs);
  third.end();
});

it('a time-out that no timer can wait for does not fire at once', () => {
  const { onLeft, onOver } = begin({ idleMs: 60 * 24 * 60 * minuteMs });
  vi.advanceTimersByTime(24 * 60 * minuteMs);
  expect(onLeft).not.toHaveBeenCalled();
  expect(onOver).not.toHaveBeenCalled();
});

it('the frame of a game that takes the focus is activity', () => {
  const { onOver } = begin();
  vi.advanceTimersByTime(20 * minuteMs);
  page.document.activeElement = new EventTarget();
  page.window.dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(25 * minuteMs);
  expect(onOver).not.toHaveBeenCalled();
});
