import type { LotteryAnswer, SessionAnswer } from './server/messages.ts';

/** The phase of the next draw: not on sale yet, on sale, or locked until it is drawn. */
export type Phase = 'closed' | 'open' | 'locked';

/** The phase at `now`, in ms since the epoch by the server's clock. */
export function phaseOf({ opensAt, locksAt }: LotteryAnswer['next'], now: number): Phase {
  if (opensAt !== null && now < opensAt) return 'closed';
  return now < locksAt ? 'open' : 'locked';
}

/** When the current phase ends, in ms since the epoch: at the start of the sale, the lock, or the draw. */
export function phaseEnd(next: LotteryAnswer['next'], now: number): number {
  const phase = phaseOf(next, now);
  if (phase === 'closed') return next.opensAt ?? next.drawsAt;
  return phase === 'open' ? next.locksAt : next.drawsAt;
}

/** Formats a duration in ms as whole days and a clock like `02:15:33` or `00:42`. Negative durations count as zero. */
export function countdown(ms: number): { readonly days: number; readonly clock: string } {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3_600);
  if (hours > 0) parts.unshift(hours % 24);
  return { days: Math.floor(hours / 24), clock: parts.map((part) => String(part).padStart(2, '0')).join(':') };
}

const soonestMs = 1_500;
const latestMs = 60_000;
/** Margin after a draw, so that the server's clock has passed it too. */
const marginMs = 600;

/**
 * The delay until the next poll, in ms: shortly after the next relevant draw, at least once a minute.
 * @param selected the lottery on screen; null for the lobby, where all draws are relevant
 * @param spread a random number from 0 to 1 that spreads the polls of many players over time
 */
export function nextPoll(session: SessionAnswer, selected: string | null, now: number, spread: number): number {
  const shown = session.lotteries.filter(({ id }) => selected === null || id === selected);
  const moments = [
    ...shown.flatMap(({ next }) => [next.drawsAt, next.opensAt ?? next.drawsAt]),
    ...session.tickets.filter(({ state }) => state === 'waiting').map(({ drawsAt }) => drawsAt),
  ].filter((at) => at > now);
  const first = Math.min(...moments) - now + marginMs + spread * 1_200;
  return Math.min(latestMs, Math.max(soonestMs, first));
}

/** The server's clock, estimated from its last answer. In ms since the epoch. */
export interface ServerClock {
  now(): number;
  /** @param sentAt `Date.now()` when the request was sent */
  set(serverNow: number, sentAt: number): void;
}

/** Creates a clock. Until the first `set` it follows the browser's clock. */
export function createClock(): ServerClock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    set(serverNow, sentAt) {
      offset = serverNow - (sentAt + Date.now()) / 2;
    },
  };
}
