import type { LotteryAnswer, SessionAnswer } from '../src/provider/draw/messages.ts';

/** Of the next draw: not on sale yet, on sale, or locked and about to be drawn. */
export type Phase = 'closed' | 'open' | 'locked';

export function phaseOf({ opensAt, locksAt }: LotteryAnswer['next'], now: number): Phase {
  if (opensAt !== null && now < opensAt) return 'closed';
  return now < locksAt ? 'open' : 'locked';
}

/** What a countdown runs towards: the beginning of the sale, the lock, the draw. */
export function nextTurn(next: LotteryAnswer['next'], now: number): number {
  const phase = phaseOf(next, now);
  if (phase === 'closed') return next.opensAt ?? next.drawsAt;
  return phase === 'open' ? next.locksAt : next.drawsAt;
}

/** `02:15:33`, `00:42`; whole days are counted apart. Never below zero. */
export function countdown(ms: number): { readonly days: number; readonly clock: string } {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3_600);
  if (hours > 0) parts.unshift(hours % 24);
  return { days: Math.floor(hours / 24), clock: parts.map((part) => String(part).padStart(2, '0')).join(':') };
}

const soonestMs = 1_500;
const latestMs = 60_000;
/** After a draw, so that it has happened by the server's clock too. */
const afterwardsMs = 600;

/**
 * When to ask the server again, in ms from `now`: shortly after the next draw that somebody here waits for, and once a
 * minute at least. `spread` (0 to 1) keeps all the pages of the world from asking in the same instant.
 */
export function nextAsk(session: SessionAnswer, selected: string | null, now: number, spread: number): number {
  const shown = session.lotteries.filter(({ id }) => selected === null || id === selected);
  const turns = [
    ...shown.flatMap(({ next }) => [next.drawsAt, next.opensAt ?? next.drawsAt]),
    ...session.tickets.filter(({ state }) => state === 'waiting').map(({ drawsAt }) => drawsAt),
  ].filter((at) => at > now);
  const first = Math.min(...turns) - now + afterwardsMs + spread * 1_200;
  return Math.min(latestMs, Math.max(soonestMs, first));
}

/** The server's time, as good as the last answer tells it. */
export interface ServerClock {
  now(): number;
  /** @param sentAt by `Date.now()`, when the answer was asked for */
  set(serverNow: number, sentAt: number): void;
}

export function createClock(): ServerClock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    set(serverNow, sentAt) {
      offset = serverNow - (sentAt + Date.now()) / 2;
    },
  };
}
