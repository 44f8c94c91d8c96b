import type { PlayStatus } from '#api/responsiblePlay.ts';
import { minuteMs } from '#text/durations.ts';

/** A reminder of one sitting: the `count`-th since it began. */
export interface Reminder {
  readonly since: string;
  readonly count: number;
}

/** How long a sitting has lasted, in whole minutes. @param now ms since 1970 */
export const minutesOf = (session: PlayStatus['session'], now: number): number =>
  session === null ? 0 : Math.max(0, Math.floor((now - Date.parse(session.since)) / minuteMs));

/**
 * The reminder that is due (RSP-04); null before the first interval has passed, and while the player has answered this
 * one. A new sitting begins to count anew.
 * @param answered the last reminder that the player has answered
 */
export function dueReminder(
  { session, realityCheckMinutes }: Pick<PlayStatus, 'session' | 'realityCheckMinutes'>,
  answered: Reminder | null,
  now: number,
): Reminder | null {
  if (session === null || realityCheckMinutes === 0) return null;
  const count = Math.floor(minutesOf(session, now) / realityCheckMinutes);
  const done = answered?.since === session.since ? answered.count : 0;
  return count > done ? { since: session.since, count } : null;
}

/** Reads a stored reminder; null for anything else. */
export function parseReminder(text: string | null): Reminder | null {
  const [, count = '', since = ''] = /^(\d+) (.+)$/.exec(text ?? '') ?? [];
  return since === '' ? null : { since, count: Number(count) };
}

export const writeReminder = ({ since, count }: Reminder): string => `${count} ${since}`;
