import { minuteMs, secondMs } from '#text/durations.ts';

/** Spreads the first check after the announced end, so that not all clients check at once. */
const spread = 20 * secondMs;
/** Upper limit of a wait, far below the maximum of a timer (2^31 ms). */
const maxWait = 60 * minuteMs;
/** First and longest delay between checks after the end has passed. */
const firstDelay = 30 * secondMs;
const maxDelay = 5 * minuteMs;
/** Delay between checks when the end is unknown, plus or minus `openEndedSpread`. */
const openEndedDelay = 5 * minuteMs;
const openEndedSpread = minuteMs;

export interface NextCheck {
  /** ms since 1970, platform time. */
  readonly now: number;
  /** Announced end of the maintenance, in ms since 1970; null when unknown. */
  readonly end: number | null;
  /** Number of automatic checks since the end has passed. */
  readonly checks: number;
  /** Random number from 0 to 1, for the jitter. */
  readonly chance: number;
}

/**
 * Returns the delay in ms until the next automatic check. The inputs come from a server: for any values, the result is
 * valid for a timer and never hammers the platform.
 */
export function nextCheckDelay({ now, end, checks, chance }: NextCheck): number {
  const jitter = chance >= 0 && chance <= 1 ? chance : 0.5;
  if (end === null || !Number.isFinite(end) || !Number.isFinite(now)) {
    return Math.round(openEndedDelay + (2 * jitter - 1) * openEndedSpread);
  }
  const remaining = end - now;
  if (remaining > 0) return Math.round(Math.min(remaining, maxWait) + jitter * spread);
  const ceiling = Math.min(firstDelay * 2 ** Math.min(Math.max(0, checks || 0), 10), maxDelay);
  return Math.round(ceiling / 2 + (jitter * ceiling) / 2);
}
