/** A draw as the platform sends it: numbers of seconds, or whatever stands in their place. */
export interface SentDraw {
  readonly remainTime?: unknown;
  readonly lockTime?: unknown;
}

/** When a draw closes and takes place, in ms by the device's own clock; null where it did not say. */
export interface DrawTimes {
  readonly numero: string;
  /** LOT-04: the end of the draw less its lock time. From here on nothing more is sold. */
  readonly closesAt: number | null;
  readonly drawsAt: number | null;
}

/** Further away than any draw is; what claims more is no time. */
const longestS = 400 * 86_400;

/** A number, also where it travelled as text; null for nothing and for nonsense. */
function toNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** @param at when its answer came, in ms by the device's own clock */
export function drawTimes(draw: SentDraw & { readonly numero: string }, at: number): DrawTimes {
  const remainS = toNumber(draw.remainTime);
  if (remainS === null || remainS > longestS) return { numero: draw.numero, closesAt: null, drawsAt: null };
  const drawsAt = at + Math.max(0, remainS) * 1000;
  const lockMs = Math.max(0, toNumber(draw.lockTime) ?? 0) * 1000;
  return { numero: draw.numero, closesAt: drawsAt - lockMs, drawsAt };
}

/**
 * `closing` is the last minute before the lock; `locked` is not sold any more and not drawn yet; `drawing` lasts until the
 * next draw is known.
 */
export const drawPhases = ['open', 'closing', 'locked', 'drawing', 'unknown'] as const;
export type DrawPhase = (typeof drawPhases)[number];

/** How long before the lock a player is told to hurry, in ms. */
const soonMs = 60_000;

/** @param now ms by the same clock */
export function drawPhase({ closesAt, drawsAt }: DrawTimes, now: number): DrawPhase {
  if (closesAt === null || drawsAt === null) return 'unknown';
  if (now >= drawsAt) return 'drawing';
  if (now >= closesAt) return 'locked';
  return closesAt - now <= soonMs ? 'closing' : 'open';
}

/** What is left, in whole days and as `hh:mm:ss`; the last second is 00:00:01. Never less than nothing. */
export function countdown(leftMs: number): { readonly days: number; readonly clock: string } {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  return { days: Math.floor(seconds / 86_400), clock: parts.map((part) => String(part).padStart(2, '0')).join(':') };
}

/** LOT-04: the open draws are asked for again at the latest after this, in ms. */
export const longestReloadMs = 30_000;
const fallbackMs = 7_000;
/** A platform that says "in a hundredth of a second" is not asked a hundred times a second. */
const shortestReloadMs = 1_000;
const jitter = 0.1;

/**
 * LOT-04: how long after an answer the open draws are asked for again, in ms: the smallest remaining time, at most 30 s,
 * and 7 s where that is over or unknown. The lock time is not subtracted: the next draw is known when this one ends.
 * Players who look at the same draw are spread by a tenth to either side, within the cap.
 * @param chance from 0 to 1
 */
export function nextReload(draws: readonly SentDraw[], chance: number): number {
  const times = draws.flatMap(({ remainTime }) => toNumber(remainTime) ?? []);
  const smallestMs = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY) * 1000;
  const wanted = times.length === 0 || smallestMs <= 0 ? fallbackMs : Math.max(smallestMs, shortestReloadMs);
  return Math.min(longestReloadMs, Math.min(wanted, longestReloadMs) * (1 - jitter + 2 * jitter * chance));
}

/**
 * From now until a question is due, in ms; fit for a timer whatever the clocks say.
 * @param due, now ms by the same clock
 */
export const waitUntil = (due: number, now: number): number => {
  const wait = due - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), longestReloadMs) : fallbackMs;
};
