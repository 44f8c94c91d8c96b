import { ok } from '#api/errors.ts';
import { minuteMs } from '#text/durations.ts';
import { type Answer, type Refused, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { WrongTries } from '../schema/accounts.ts';
import type { Member } from '../schema/accounts.ts';

/** What can be guessed at: the password of a session's own member, or the answer to a second factor. */
export type Guessed = 'password' | 'secondFactor';

/** The pauses after each series of wrong tries. The last one repeats. */
const pausesMs = [1, 5, 15, 60, 240].map((minutes) => minutes * minuteMs);
const forgottenAfterMs = 24 * 60 * minuteMs;
/** Wrong tries before a pause, by one sender. */
const perSender = 3;
/** The same by all senders together: many senders guess no faster than a few. */
const perAccount = 15;

interface Counter {
  readonly key: string;
  readonly series: number;
}

/** Tries are counted per account, not per ticket, session or code: a new one of these does not buy further tries. */
function countersOf({ settings }: Sandbox, guessed: Guessed, { id }: Pick<Member, 'id'>): readonly Counter[] {
  return [
    { key: `${guessed}:${id}:${settings.ip}`, series: perSender },
    { key: `${guessed}:${id}`, series: perAccount },
  ];
}

/** Refuses with `too_many_tries` during a pause. What is right is not even looked at then. */
export function checkPause(sandbox: Sandbox, guessed: Guessed, member: Pick<Member, 'id'>): Answer<null> {
  const until = countersOf(sandbox, guessed, member).map(
    ({ key }) => sandbox.store.get('tries', key)?.pausedUntil ?? 0,
  );
  const leftMs = Math.max(...until) - sandbox.now();
  return leftMs > 0 ? refuseFor(leftMs) : ok(null);
}

/** Refuses because of too many tries, and says in how many seconds the next one is possible. */
export const refuseFor = (leftMs: number): Answer<never> =>
  refuse('too_many_tries', { detail: { retryAfterS: Math.ceil(leftMs / 1_000) }, keepsWrites: true });

/**
 * Counts the outcome of a try that `checkPause` has allowed. A wrong one is refused as `wrong`, with the tries that are left
 * before a pause; there is one after each series, and each pause is longer than the one before. A right one ends the sender's count.
 */
export function countTry(
  sandbox: Sandbox,
  guessed: Guessed,
  member: Pick<Member, 'id'>,
  isRight: boolean,
  wrong: Refused['code'],
): Answer<null> {
  const { store, now } = sandbox;
  const counters = countersOf(sandbox, guessed, member);
  const [ofSender] = counters;
  if (isRight) {
    if (ofSender !== undefined && store.get('tries', ofSender.key) !== undefined) store.remove('tries', ofSender.key);
    return ok(null);
  }
  for (const [key, { lastAt }] of [...store.entries('tries')]) {
    if (lastAt + forgottenAfterMs <= now()) store.remove('tries', key);
  }
  let triesLeft = perSender;
  for (const { key, series } of counters) {
    const failures = (store.get('tries', key)?.failures ?? 0) + 1;
    const pauseMs = failures % series === 0 ? (pausesMs[failures / series - 1] ?? pausesMs.at(-1) ?? 0) : 0;
    const row: WrongTries = { failures, lastAt: now(), pausedUntil: pauseMs === 0 ? null : now() + pauseMs };
    store.put('tries', key, row);
    triesLeft = Math.min(triesLeft, pauseMs === 0 ? series - (failures % series) : 0);
  }
  return refuse(wrong, { detail: { triesLeft }, keepsWrites: true });
}
