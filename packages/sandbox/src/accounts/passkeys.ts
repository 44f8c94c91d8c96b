import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { createdKey, usedKey } from '#api/passkeys.ts';
import { hourMs, minuteMs } from '#text/durations.ts';
import { createChallenge, createToken } from '../crypto/token.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member, Passkey, PasskeyTicket, Session } from '../schema/accounts.ts';
import { iso } from '../time.ts';
import { noteChange } from './accountChanges.ts';
import type { CheckedKey, PasskeyVerifier } from './passkeyVerifier.ts';
import { endSession, sessionsOf } from './sessions.ts';

/** How many passkeys an account can have. */
export const mostPasskeys = 10;
/** How long a question can be answered, and how long a browser waits for the player. */
export const ticketMs = 5 * minuteMs;
/** How many logins by passkey one sender begins within a minute. */
const mostBegun = 30;

/** What a passkey is bound to: the host of the site. */
export const rpIdOf = (origin: string): string => new URL(origin).hostname;

/** The passkeys of a member, the newest first. */
export const passkeysOf = ({ store }: Sandbox, memberId: string): readonly Passkey[] =>
  Array.from(store.entries('passkeys'), ([, key]) => key)
    .filter((key) => key.memberId === memberId)
    .toSorted((one, other) => other.createdAt - one.createdAt);

/** Those that log in. */
export const usablePasskeysOf = (sandbox: Sandbox, memberId: string): readonly Passkey[] =>
  sandbox.settings.policy.passkeys === 'off' ? [] : passkeysOf(sandbox, memberId).filter(({ suspended }) => !suspended);

/** What passkeys call a member: 256 random bits in base64url; '' before the first question about a key. */
export const userIdOf = ({ store }: Sandbox, memberId: string): string =>
  store.get('passkeyOwners', memberId)?.userId ?? '';

/** The same, made where there is none. Joins the open transaction. */
export function makeUserId(sandbox: Sandbox, memberId: string): string {
  const userId = userIdOf(sandbox, memberId) || createChallenge();
  sandbox.store.put('passkeyOwners', memberId, { memberId, userId });
  return userId;
}

/** Begins a question to a browser. Joins the open transaction. */
export function askForPasskey(
  { store, settings, now }: Sandbox,
  purpose: PasskeyTicket['purpose'],
  origin: string,
  session: Session | null,
  forMoney = false,
): Answer<{ ticket: string; challenge: string; expiresAt: number }> {
  if (settings.policy.passkeys === 'off') return refuse('operation_not_allowed');
  const createdAt = now();
  store.removeFirst('passkeyTickets', (each) => each.createdAt + ticketMs <= createdAt);
  if (purpose === 'login') {
    const recent = Array.from(store.entries('passkeyTickets'), ([, each]) => each).filter(
      (each) => each.purpose === 'login' && each.ip === settings.ip && each.createdAt > createdAt - minuteMs,
    );
    if (recent.length >= mostBegun) return refuse('too_many_requests', { detail: { retryAfterS: 60 } });
  }
  const [ticket, challenge] = [createToken(), createChallenge()];
  const { ip } = settings;
  const sessionToken = session?.token ?? null;
  store.put('passkeyTickets', ticket, {
    ...{ ticket, purpose, sessionToken, challenge, origin, createdAt, ip },
    ...{ spent: false, forMoney },
  });
  return ok({ ticket, challenge, expiresAt: createdAt + ticketMs });
}

/** The question as browsers read it: for one of the keys, or for any key of the site where none are named. */
export const questionOf = (
  { ticket, challenge, expiresAt }: { readonly ticket: string; readonly challenge: string; readonly expiresAt: number },
  origin: string,
  keys: readonly Passkey[],
) => ({
  ticket,
  publicKey: {
    challenge,
    timeout: ticketMs,
    rpId: rpIdOf(origin),
    allowCredentials: keys.map(({ id }) => ({ type: 'public-key', id })),
    userVerification: 'required',
  },
  expiresAt: iso(expiresAt),
});

/** Uses a question up. Two answers at once are two transactions, so the second one is refused. */
export function spendPasskeyTicket(
  { store, now }: Sandbox,
  purpose: PasskeyTicket['purpose'],
  text: string,
  session: Session | null,
): Answer<PasskeyTicket> {
  const ticket = store.get('passkeyTickets', text);
  const isValid =
    ticket?.purpose === purpose &&
    !ticket.spent &&
    ticket.createdAt + ticketMs > now() &&
    ticket.sessionToken === (session?.token ?? null);
  if (!isValid) return refuse('passkey_expired');
  store.put('passkeyTickets', text, { ...ticket, spent: true });
  return ok(ticket);
}

/** What was checked before the transaction. A refusal keeps that the question is used up. */
export function checkedOf(passkey: Answer<CheckedKey> | null): Answer<CheckedKey> {
  if (passkey === null) return refuse('invalid_input', { keepsWrites: true });
  return passkey.ok ? passkey : refuse(passkey.error.code, { ...passkey.error, keepsWrites: true });
}

const given = v.object({
  passkey: v.object({ ticket: v.string(), created: v.optional(createdKey), used: v.optional(usedKey) }),
});

/** Checks what a passkey of an input has signed, outside of any transaction; null for an input without one. */
export async function checkPasskey(
  { store }: Sandbox,
  verifier: PasskeyVerifier,
  input: unknown,
): Promise<Answer<CheckedKey> | null> {
  const parsed = v.safeParse(given, input);
  if (!parsed.success) return null;
  const { created, used, ...passkey } = parsed.output.passkey;
  const ticket = store.get('passkeyTickets', passkey.ticket);
  if (ticket === undefined) return refuse('passkey_expired');
  const asked = { challenge: ticket.challenge, origin: ticket.origin, rpId: rpIdOf(ticket.origin) };
  if (created !== undefined) return verifier.created(created, asked);
  if (used === undefined) return null;
  const key = store.get('passkeys', used.id);
  if (key === undefined) return refuse('passkey_unknown', { detail: { id: used.id } });
  const { userHandle } = used.response;
  if (userHandle != null && userHandle !== store.get('passkeyOwners', key.memberId)?.userId) {
    return refuse('passkey_invalid', { detail: { reason: 'owner' } });
  }
  return verifier.used(used, asked, key.publicKey);
}

/**
 * Stores a key that was created. It confirms money at once with `forMoney`, and otherwise as late as after a change of what
 * protects the account, so that whoever has only the login password cannot pay out with it. Joins the open transaction.
 */
export function addPasskey(
  sandbox: Sandbox,
  member: Member,
  checked: CheckedKey,
  { name, forMoney }: { readonly name: string; readonly forMoney: boolean },
): Answer<null> {
  const { id, publicKey, counter, synced } = checked;
  if (sandbox.store.get('passkeys', id) !== undefined) return refuse('passkey_known', { keepsWrites: true });
  if (passkeysOf(sandbox, member.id).length >= mostPasskeys) return refuseMost();
  sandbox.store.put('passkeys', id, {
    ...{ id, memberId: member.id, name, publicKey, counter, synced },
    createdAt: sandbox.now(),
    moneyFrom: sandbox.now() + (forMoney ? 0 : sandbox.settings.moneyOut.restHours * hourMs),
    lastUsedAt: null,
    suspended: false,
  });
  noteChange(sandbox, member, 'passkeyAdded', false);
  return ok(null);
}

export const refuseMost = (): Answer<never> =>
  refuse('passkey_most', { keepsWrites: true, detail: { most: mostPasskeys } });

/**
 * Notes the use of a key. A counter that did not grow may be that of a copy: the key is suspended, and its member told.
 * Synced keys do not count. Joins the open transaction.
 */
export function usePasskey(sandbox: Sandbox, { id, counter, synced }: CheckedKey): Answer<Member> {
  const { store, now } = sandbox;
  const key = store.get('passkeys', id);
  const member = key && store.get('members', key.memberId);
  if (key === undefined || member === undefined)
    return refuse('passkey_unknown', { keepsWrites: true, detail: { id } });
  if (key.suspended) return refuse('passkey_suspended', { keepsWrites: true });
  if ((counter > 0 || key.counter > 0) && counter <= key.counter) {
    store.put('passkeys', id, { ...key, suspended: true });
    noteChange(sandbox, member, 'passkeySuspended', false);
    return refuse('passkey_suspended', { keepsWrites: true });
  }
  store.put('passkeys', id, { ...key, counter, synced, lastUsedAt: now() });
  return ok(member);
}

/** Whether an account could still be logged in to without one of its keys. */
export function hasOtherWayIn(sandbox: Sandbox, member: Member, id: string): boolean {
  const { passwordDigest, mobile, email } = member;
  if (passwordDigest !== '' || mobile !== null || email !== null) return true;
  const linked = Array.from(sandbox.store.entries('identities'), ([, each]) => each);
  const { thirdParty } = sandbox.settings;
  if (linked.some(({ memberId, provider }) => memberId === member.id && thirdParty.some((on) => on === provider)))
    return true;
  return usablePasskeysOf(sandbox, member.id).some((key) => key.id !== id);
}

/** Removes a key, and ends the sessions that it has opened, except the one that asks. Joins the open transaction. */
export function removePasskey(sandbox: Sandbox, member: Member, id: string, kept: Session): void {
  sandbox.store.remove('passkeys', id);
  for (const { token, passkeyId } of sessionsOf(sandbox, member.id)) {
    if (passkeyId === id && token !== kept.token) endSession(sandbox, token, 'closed');
  }
  noteChange(sandbox, member, 'passkeyRemoved', false);
}
