const second = 1_000;
const minute = 60 * second;

/** Not everybody asks in the same second when the stated end has come. */
const spread = 20 * second;
/** The longest sleep; far below what a timer can hold (2^31 ms), and an earlier check does no harm. */
const longestSleep = 60 * minute;
/** Between two checks after the end has passed. */
const firstPause = 30 * second;
const longestPause = 5 * minute;
/** Between two checks when nobody said when it ends, give or take `openEndedSpread`. */
const openEndedPause = 5 * minute;
const openEndedSpread = minute;

export interface NextCheck {
  /** The platform's time, in ms. */
  readonly now: number;
  /** When maintenance was to end, in ms; null when nobody said. */
  readonly end: number | null;
  /** How many checks this page has made by itself since the end has passed. */
  readonly checks: number;
  /** From 0 up to 1. */
  readonly chance: number;
}

/**
 * How long to wait, in ms, until the page asks again by itself. Numbers come from a server: whatever they are, the
 * answer is something a timer can take, and never a rush.
 */
export function nextCheckDelay({ now, end, checks, chance }: NextCheck): number {
  const luck = chance >= 0 && chance <= 1 ? chance : 0.5;
  if (end === null || !Number.isFinite(end) || !Number.isFinite(now)) {
    return Math.round(openEndedPause + (2 * luck - 1) * openEndedSpread);
  }
  const remaining = end - now;
  if (remaining > 0) return Math.round(Math.min(remaining, longestSleep) + luck * spread);
  const ceiling = Math.min(firstPause * 2 ** Math.min(Math.max(0, checks || 0), 10), longestPause);
  return Math.round(ceiling / 2 + (luck * ceiling) / 2);
}
