import type { HeldSession, PlatformAnswer, SendOptions, SessionScheme, Target } from './adapter.ts';
import { Stop } from './stop.ts';

/** A session is renewed when it ends within so many ms, so that no call meets its end. */
const aheadMs = 30_000;
/** How long a renewed session stands for its former token: calls that were on their way have that one. */
const keptMs = 3_600_000;
const mostKept = 10_000;

export interface Renewals {
  /** The session to send with: as it is, or renewed because its end is near. @throws Stop with 401 where it has ended */
  readonly current: (session: HeldSession, send: RenewalSend) => Promise<HeldSession>;
  /** The session renewed, because the platform has refused it. null: the platform has no renewal. @throws Stop */
  readonly renewed: (session: HeldSession, send: RenewalSend) => Promise<HeldSession | null>;
}
type RenewalSend = (to: Target, options: SendOptions) => Promise<PlatformAnswer>;

/** Renews sessions, each once at a time: a refresh token may be valid once. */
export function createRenewals({ renew, headers, read }: SessionScheme, now: () => number): Renewals {
  const kept = new Map<string, { readonly at: number; readonly session: Promise<HeldSession> }>();
  const keyOf = ({ id, access }: HeldSession): string => `${id} ${access}`;

  /** What a session was renewed to since its token was given. */
  const latest = async (session: HeldSession): Promise<HeldSession> => {
    // A platform may give a former token again.
    const passed = new Set<unknown>();
    let known = session;
    for (let next = kept.get(keyOf(known)); next && !passed.has(next); next = kept.get(keyOf(known))) {
      passed.add(next);
      known = await next.session;
    }
    return known;
  };
  const renewedBy = async (to: Target, session: HeldSession, send: RenewalSend): Promise<HeldSession> => {
    const answer = await send(to, { body: renew?.body?.(session), headers: headers(session) });
    const refused = answer.status >= 400 && answer.status < 500 && ![408, 429].includes(answer.status);
    if (refused) throw new Stop('session', 'the renewal is refused', { status: 401 });
    const next = answer.ok ? read(answer, now(), session) : null;
    if (next === null) throw new Stop('session', `the renewal answers ${answer.status}`, { status: 503 });
    return { ...next, id: session.id };
  };
  const renewed = async (session: HeldSession, send: RenewalSend): Promise<HeldSession | null> => {
    if (renew === undefined) return null;
    const key = keyOf(session);
    const known = kept.get(key);
    if (known !== undefined) return known.session;
    for (const [old, { at }] of kept) {
      if (now() - at < keptMs && kept.size < mostKept) break;
      kept.delete(old);
    }
    const renewing = renewedBy(renew.to, session, send);
    kept.set(key, { at: now(), session: renewing });
    // A platform may renew a session under the same access.
    const forget = (next?: HeldSession): void => void ((!next || keyOf(next) === key) && kept.delete(key));
    renewing.then(forget, () => forget());
    return renewing;
  };
  const isNearEnd = ({ endsAt }: HeldSession, ms = aheadMs): boolean => endsAt !== undefined && endsAt - now() < ms;

  return {
    async current(session, send) {
      const known = await latest(session);
      if (!isNearEnd(known)) return known;
      try {
        return (await renewed(known, send)) ?? known;
      } catch (cause) {
        // What is left of it may do.
        if (cause instanceof Stop && cause.status !== 401 && !isNearEnd(known, 1_000)) return known;
        throw cause;
      }
    },
    renewed,
  };
}
