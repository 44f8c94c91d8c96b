import { ok } from '#api/errors.ts';
import { topics } from '#api/live.ts';
import { isAgent, isTrial } from '../accounts/roles.ts';
import { isOpen, sessionIdOf } from '../accounts/sessions.ts';
import { createToken } from '../crypto/token.ts';
import type { CallContext } from '../handler.ts';
import { isBlocked, shownAddress } from '../http/region.ts';
import { isClosed } from '../maintenance.ts';
import { restOf } from '../play/protections.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { LiveTicket } from '../schema/live.ts';
import { topicKey } from './versions.ts';

const lifetimeMs = 60_000;
/** How many tickets a session gets within their lifetime. */
const mostOfSession = 10;
/** How many the visitors of one address get: many can share it. */
const mostOfAddress = 100;

/** The family of the address that a client has. */
const familyOf = (sandbox: Sandbox, address: string | null): 4 | 6 =>
  shownAddress(sandbox, address).includes(':') ? 6 : 4;

/**
 * The topics of a stream, as `topicKey` writes them. During a maintenance, or for a blocked region, the status alone; during a
 * break of the member that, their account and their session. A trial account gets what visitors get, and nobody the topics of another account.
 */
function topicsOf({ sandbox, member, session, address }: CallContext, wanted: readonly string[]): readonly string[] {
  if (isClosed(sandbox) || isBlocked(sandbox, address)) return [topics.status.id];
  // RSP-06: during a break nothing of what play brings.
  if (member !== null && session !== null && restOf(sandbox, member.id) !== null) {
    return [topics.status.id, topicKey('account', member.id), topicKey('session', sessionIdOf(session))];
  }
  const open = Object.values(topics).filter(
    (topic) => topic.scope === 'public' && (!('onDemand' in topic) || wanted.includes(topic.id)),
  );
  const own =
    member === null || session === null || isTrial(member)
      ? []
      : [
          topicKey('account', member.id),
          topicKey('protection', member.id),
          topicKey('session', sessionIdOf(session)),
          ...(isAgent(member) ? [topicKey('team', member.id)] : []),
        ];
  return [...open.map(({ id }) => id), ...own];
}

/** Issues a ticket for one stream. Refuses with `too_many_requests`. Joins the open transaction. */
export function issueTicket(context: CallContext, wanted: readonly string[]): Answer<LiveTicket> {
  const { sandbox, session, address } = context;
  const { store } = sandbox;
  const now = sandbox.now();
  store.removeFirst('liveTickets', ({ expiresAt }) => expiresAt <= now);
  const owner = session === null ? `address ${shownAddress(sandbox, address)}` : `session ${sessionIdOf(session)}`;
  const own = Array.from(store.entries('liveTickets'), ([, ticket]) => ticket).filter((each) => each.owner === owner);
  const [oldest] = own;
  if (oldest && own.length >= (session === null ? mostOfAddress : mostOfSession)) {
    return refuse('too_many_requests', { detail: { retryAfterS: Math.ceil((oldest.expiresAt - now) / 1_000) } });
  }
  const ticket: LiveTicket = {
    token: createToken(),
    sessionToken: session?.token ?? null,
    owner,
    family: familyOf(sandbox, address),
    topics: topicsOf(context, wanted),
    expiresAt: now + lifetimeMs,
    used: false,
  };
  store.put('liveTickets', ticket.token, ticket);
  return ok(ticket);
}

/**
 * Uses a ticket up. Null for one that is unknown, over, used before, of a session that has ended, or sent from an address
 * of the other family.
 */
export function redeemTicket(sandbox: Sandbox, token: string, address: string | null): LiveTicket | null {
  const { store } = sandbox;
  const ticket = store.get('liveTickets', token);
  if (ticket === undefined || ticket.used || ticket.expiresAt <= sandbox.now()) return null;
  store.transaction(() => store.put('liveTickets', token, { ...ticket, used: true }));
  if (ticket.family !== familyOf(sandbox, address)) return null;
  return isOver(sandbox, ticket) ? null : ticket;
}

/** Whether the session of a ticket, and of its stream, has ended. That of a visitor has none. */
export function isOver(sandbox: Sandbox, { sessionToken }: LiveTicket): boolean {
  const session = sessionToken === null ? null : sandbox.store.get('sessions', sessionToken);
  return session === undefined || (session !== null && !isOpen(sandbox, session));
}
