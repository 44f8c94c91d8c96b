import type { AnyOperation } from '#api/operation.ts';
import type { OperationId } from '#api/operations.ts';
import type { Adapter, Call, PlatformAnswer, SendOptions, Target } from './adapter.ts';
import { methodOf, retryAfterS } from './exchange.ts';
import type { Renewals } from './renewals.ts';
import type { Seal } from './seal.ts';
import { Stop, stopOf } from './stop.ts';

interface Sent extends SendOptions {
  /** The adapter states that a refusal for want of a session has changed nothing. */
  readonly nothingDone?: boolean;
}

/** A call of the site with what the edge has to know about it afterwards. */
export interface PlatformCall extends Call {
  readonly sendOnce: (to: Target, options: Sent) => Promise<PlatformAnswer>;
  /** Set once something that is no read was sent and has no answer that could be read. */
  readonly lost: Stop | null;
  /** The header with the new token of a session that has changed. */
  readonly newToken: () => Record<string, string>;
}

interface Context extends Pick<Call, 'session' | 'now' | 'language' | 'idempotencyKey'> {
  readonly adapter: Adapter;
  readonly operation: AnyOperation;
  readonly seal: Seal;
  readonly renewals: Renewals;
  readonly exchange: (to: Target, options: SendOptions) => Promise<PlatformAnswer>;
}

const isUnauthorised = ({ status }: PlatformAnswer): boolean => status === 401;

export function createPlatformCall(context: Context): PlatformCall {
  const { adapter, operation, seal, renewals, now, language, idempotencyKey, exchange } = context;
  const { headers: headersOf, read, ended = isUnauthorised, slides } = adapter.session;
  const movesMoney = operation.effect === 'money';
  let session = context.session;
  let lost: Stop | null = null;
  /** A call that moves money was sent and has succeeded: nothing that follows makes it undone. */
  let moved = false;

  const exchanged = async (to: Target, options: Sent): Promise<PlatformAnswer> => {
    const answer = await exchange(to, {
      ...options,
      headers: { ...(session && headersOf(session)), ...options.headers },
    });
    const changed = slides && session && answer.ok ? read(answer, now(), session) : null;
    if (changed && session) session = { ...changed, id: session.id };
    return answer;
  };

  async function sendOnce(to: Target, options: Sent): Promise<PlatformAnswer> {
    const isRead = operation.effect === 'read' || methodOf(to) === 'GET';
    if (movesMoney && !isRead && (moved || lost !== null))
      throw (lost ??= new Stop('secondCall', 'a call that moves money sends one call that is no GET'));
    if (session !== null) session = await renewals.current(session, exchange);
    try {
      let answer = await exchanged(to, options);
      if (session !== null && ended(answer)) {
        const again = isRead || (options.nothingDone === true && !movesMoney);
        // A call of which nobody knows whether it was done is not sent again.
        if (!again) throw new Stop('status', 'refused for want of a session, after it was sent');
        const renewed = await renewals.renewed(session, exchange);
        if (renewed !== null) {
          session = renewed;
          answer = await exchanged(to, options);
        }
        if (renewed === null || ended(answer)) throw new Stop('session', 'the session has ended', { status: 401 });
      }
      return judged(answer, isRead);
    } catch (cause) {
      throw settled(cause, isRead);
    }
  }

  /** Lets through what is neither a refusal nor a failure. */
  function judged(answer: PlatformAnswer, isRead: boolean): PlatformAnswer {
    const refused = adapter.refusal(answer.json, answer);
    // A platform that has failed, or a code that the adapter does not know, does not say that no money has moved.
    const isMapped =
      isRead || !movesMoney || (answer.status < 500 && answer.status !== 408 && refused?.refused !== 'unknown');
    if (refused !== null && !isMapped) throw new Stop('status', `status ${answer.status}, no known refusal`);
    if (refused !== null) throw new Stop('status', 'refused', { refused });
    if (answer.ok) {
      if (!isRead) moved = true;
      return answer;
    }
    const { status, headers } = answer;
    const waits = status === 429 || status === 503;
    throw new Stop('status', `status ${status}`, { ...(waits && { status, retryAfterS: retryAfterS(headers) }) });
  }

  /** What has become of a call that has no answer to go on with. */
  function settled(cause: unknown, isRead: boolean): Stop {
    const stop = stopOf(cause);
    if (isRead && !moved) return stop;
    if (!isRead && stop.refused !== null) return stop;
    const status = stop.status === 504 ? 504 : 502;
    const unknown = movesMoney ? new Stop(stop.problem, stop.message, { status, cause: stop.cause }) : stop;
    if (movesMoney) lost = unknown;
    return unknown;
  }

  return {
    operation: operation.id as OperationId,
    language,
    idempotencyKey,
    get session() {
      return session;
    },
    get lost() {
      return lost;
    },
    now,
    send: async (to, options = {}) => sendOnce(to, options),
    sendOnce,
    async open(from) {
      const opened = 'access' in from ? from : read(from, now());
      if (opened === null) throw new Stop('session', 'no session in the answer that opens one');
      return seal.close({ ...opened, id: crypto.randomUUID() });
    },
    newToken(): Record<string, string> {
      const { session: before } = context;
      const parts = ['access', 'csrf', 'refresh', 'endsAt'] as const;
      const held = session;
      if (before === null || held === null || parts.every((part) => before[part] === held[part])) return {};
      return { 'Session-Token': seal.close(held) };
    },
  };
}
