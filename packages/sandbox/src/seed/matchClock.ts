import type { Match } from './matches.ts';
import type { Sport } from './matchSides.ts';

/** How far a running match is, as `clock` of the contract words it. */
export interface MatchClock {
  readonly period: number;
  readonly minute: number | null;
  readonly running: boolean;
}

/** Football has a break of a seventh between its halves: 15 of 105 minutes. */
const half = 3 / 7;
const minutes = 90;
/** How many parts the time of a match is divided into. */
const parts: Readonly<Record<Exclude<Sport, 'football' | 'cockfight'>, number>> = {
  basketball: 4,
  volleyball: 5,
  takraw: 3,
  badminton: 3,
  esports: 3,
};

/** The share of its time that a match has been played for, from 0 to 1. It stands still in the break of football. */
export function playedShare({ sport, startsAt, endsAt }: Match, at: number): number {
  const share = Math.min(1, Math.max(0, (at - startsAt) / (endsAt - startsAt)));
  if (sport !== 'football') return share;
  return share < 0.5 ? Math.min(0.5, share / (2 * half)) : Math.max(0.5, 1 - (1 - share) / (2 * half));
}

/** The moment, after the start, at which a share of a football match has been played; the inverse of `playedShare`. */
export function timeOfShare({ startsAt, endsAt }: Match, played: number): number {
  const share = played < 0.5 ? 2 * half * played : 1 - 2 * half * (1 - played);
  return startsAt + 1 + Math.floor(share * (endsAt - startsAt));
}

/** The clock of a match at `at`; null when it does not run, and in sports without one. */
export function clockAt(match: Match, at: number): MatchClock | null {
  const { sport, startsAt, endsAt } = match;
  if (at < startsAt || at >= endsAt || sport === 'cockfight') return null;
  const played = playedShare(match, at);
  if (sport !== 'football') {
    return { period: Math.min(parts[sport], Math.floor(played * parts[sport]) + 1), minute: null, running: true };
  }
  const period = played > 0.5 ? 2 : 1;
  const minute = Math.min(Math.floor(played * minutes) + 1, (period * minutes) / 2);
  return { period, minute, running: played !== 0.5 };
}
