import { type DrawTimes, type SentDraw, toNumber } from '#core/catalogue/draws.ts';
import { minuteMs } from '#text/durations.ts';

/**
 * The phases of a draw. `closing` is the last minute before the lock; `locked` accepts no bets and is not drawn yet;
 * `drawing` lasts until the next draw is known.
 */
export const drawPhases = ['open', 'closing', 'locked', 'drawing', 'unknown'] as const;
export type DrawPhase = (typeof drawPhases)[number];

/** Duration of the phase `closing`, in ms. */
const closingMs = 60_000;

/**
 * The phase of a draw at a moment.
 * @param now in ms, by the same clock as the times
 */
export function drawPhase({ closesAt, drawsAt }: DrawTimes, now: number): DrawPhase {
  if (closesAt === null || drawsAt === null) return 'unknown';
  if (now >= drawsAt) return 'drawing';
  if (now >= closesAt) return 'locked';
  return closesAt - now <= closingMs ? 'closing' : 'open';
}

/**
 * The nearest full minute to a moment. Draws close at full minutes, and the remaining times of the platform are whole seconds that
 * count from when the answer came.
 */
export const wholeMinute = (at: number): number => Math.round(at / minuteMs) * minuteMs;

/** The longest wait before the open draws are requested again (LOT-04), in ms. */
export const maxReloadMs = 30_000;
const fallbackMs = 7_000;
/** The shortest wait, so that tiny remaining times do not flood the platform; in ms. */
const minReloadMs = 1_000;
const jitter = 0.1;

/**
 * How long after an answer the open draws are requested again, in ms (LOT-04): the smallest remaining time, at most 30 s,
 * and 7 s when it is over or unknown. The lock time is not subtracted, because the next draw is known only when this one
 * ends. A jitter of ±10 % within the cap spreads the players of the same draw.
 * @param chance random number from 0 to 1, for the jitter
 */
export function nextReload(draws: readonly SentDraw[], chance: number): number {
  const times = draws.flatMap(({ remainTime }) => toNumber(remainTime) ?? []);
  const smallestMs = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY) * 1000;
  const wanted = times.length === 0 || smallestMs <= 0 ? fallbackMs : Math.max(smallestMs, minReloadMs);
  return Math.min(maxReloadMs, Math.min(wanted, maxReloadMs) * (1 - jitter + 2 * jitter * chance));
}

/**
 * The wait until a request is due, in ms. Always a safe timer delay, even if a clock is wrong.
 * @param due, now in ms, by the same clock
 */
export const waitUntil = (due: number, now: number): number => {
  const wait = due - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), maxReloadMs) : fallbackMs;
};
