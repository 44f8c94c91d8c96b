import type { Clock } from '../time/clock.ts';

/** How long before the end a player is warned, in ms; of a short time-out, half of it. */
const warnBeforeMs = 120_000;
/** How often activity is reported at most, in ms. */
const reportEveryMs = 60_000;
/** What a timer can wait at most, in ms. A longer time would overflow and fire at once. */
const longestWaitMs = 2 ** 31 - 1;
const channelName = 'kinnari-active';

export interface IdleOptions {
  readonly clock: Pick<Clock, 'now'>;
  /** After how long without activity the session ends, in ms. */
  readonly idleMs: number;
  /** When the player was last active before this page, in platform time; null at a login. */
  readonly since: number | null;
  /** Reports activity to the platform, and keeps its time for the next page. */
  readonly onReport: (at: number) => void;
  /** The time that is left, in ms, each second while the player is warned; null otherwise. */
  readonly onLeft: (leftMs: number | null) => void;
  /** The time is up. Nothing follows. */
  readonly onOver: () => void;
}

export interface IdleWatch {
  /** The player has asked to stay, or plays a game in a frame. */
  readonly stay: () => void;
  readonly end: () => void;
}

/**
 * Watches for the idle time-out (LGN-15) in platform time. Activity in one tab counts for all. A page that was asleep is
 * judged by the clock when it wakes, before what the player does then counts. While the player is warned, only an answer
 * or another tab ends the warning.
 */
export function watchIdle({ clock, idleMs, since, onReport, onLeft, onOver }: IdleOptions): IdleWatch {
  const everyMs = Math.min(reportEveryMs, idleMs / 4);
  const warnMs = Math.min(warnBeforeMs, idleMs / 2);
  const controller = new AbortController();
  const channel = new BroadcastChannel(channelName);
  const timers: { check?: ReturnType<typeof setTimeout>; report?: ReturnType<typeof setTimeout> } = {};
  let activeAt = since ?? clock.now();
  let reportedAt = -Infinity;
  let step = 'active' as 'active' | 'warned' | 'over';

  const end = (): void => {
    step = 'over';
    controller.abort();
    channel.close();
    clearTimeout(timers.check);
    clearTimeout(timers.report);
  };
  const wait = (work: () => void, ms: number) => setTimeout(work, Math.min(Math.max(ms, 0), longestWaitMs));

  function check(): void {
    if (step === 'over') return;
    clearTimeout(timers.check);
    const leftMs = activeAt + idleMs - clock.now();
    if (leftMs <= 0) {
      end();
      onOver();
      return;
    }
    const warned = leftMs <= warnMs;
    if (warned) onLeft(leftMs);
    else if (step === 'warned') onLeft(null);
    step = warned ? 'warned' : 'active';
    timers.check = wait(check, warned ? leftMs % 1_000 || 1_000 : leftMs - warnMs);
  }

  /** Reports now, or when the last report is old enough. */
  function report(): void {
    clearTimeout(timers.report);
    if (step === 'over') return;
    const dueMs = reportedAt + everyMs - clock.now();
    if (dueMs > 0) {
      timers.report = wait(report, dueMs);
      return;
    }
    reportedAt = clock.now();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    channel.postMessage(activeAt);
    onReport(activeAt);
  }

  const act = (): void => {
    // Events come many times a second.
    if (step === 'active' && clock.now() - activeAt < 1_000) return;
    check();
    if (step !== 'active') return;
    activeAt = clock.now();
    report();
  };
  const stay = (): void => {
    check();
    if (step === 'over') return;
    activeAt = clock.now();
    if (step === 'warned') reportedAt = -Infinity;
    check();
    report();
  };

  const listen = (target: EventTarget, events: readonly string[], listener: () => void): void => {
    for (const event of events) {
      target.addEventListener(event, listener, { signal: controller.signal, capture: true, passive: true });
    }
  };
  listen(document, ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel'], act);
  listen(document, ['visibilitychange', 'resume'], check);
  listen(window, ['pageshow', 'focus'], check);
  // The frame of a game has taken the focus. What happens inside is not known.
  listen(window, ['blur'], () => document.activeElement instanceof HTMLIFrameElement && act());
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (step === 'over' || typeof data !== 'number' || !(data > activeAt) || data > clock.now() + 1_000) return;
    activeAt = data;
    check();
    // The session of this tab can be another one.
    const heard = reportedAt;
    if (clock.now() - heard >= everyMs) {
      reportedAt = clock.now();
      onReport(activeAt);
    }
  });

  check();
  // Opening a page is something that the player does.
  if (step !== 'over') stay();
  return { stay, end };
}
