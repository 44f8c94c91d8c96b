import type { LoginOutcomeValue } from '#api/session.ts';
import type { EndReason } from '#api/sessionEnd.ts';
import { assistantOf, noteAct } from '../agents/assistants.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { createToken } from '../crypto/token.ts';
import { endDevicesOf } from '../live/pushDevices.ts';
import type { Sandbox } from '../sandbox.ts';
import type { EndedSession, Member, Session } from '../schema/accounts.ts';
import { deviceOf } from './devices.ts';
import { clearFailures } from './loginFailures.ts';
import { type Caller, type LoginMethod, recordLogin } from './logins.ts';

const lifetimeMs = 12 * 60 * 60_000;
/** Sessions of one member at once; the operator can set fewer (`sessionsAtOnce`). A further login ends the oldest. */
export const mostSessions = 20;
/** How much older than the last call `seenAt` can be. */
const seenEveryMs = 60_000;
/** How much older than the last activity `activeAt` can be. */
const activeEveryMs = 10_000;

/** Completes every kind of login (ENT-01): clears the failed attempts, opens a session and records the login. */
export function logIn(caller: Caller, member: Member, method: LoginMethod, passkeyId?: string): LoginOutcomeValue {
  const { sandbox, userAgent } = caller;
  clearFailures(sandbox, member.account);
  recordLogin(caller, member, method, 'accepted');
  const assistant = assistantOf(sandbox, member.id);
  if (assistant !== undefined) noteAct(sandbox, assistant, 'sessionLogin');
  const { firstTimeLogin, passwordExpired } = member;
  const { token } = openSession(sandbox, member, userAgent, passkeyId);
  const asksLostDevice = method !== 'passkey' && asksOnce(sandbox, member);
  return { token, firstTimeLogin, passwordExpired, ...(asksLostDevice && { asksLostDevice }) };
}

/** Whether a recovery came before this login, of an account with passkeys: one of them may be on a device that is lost. */
function asksOnce({ store, settings }: Sandbox, { recovered, ...member }: Member): boolean {
  if (recovered === undefined) return false;
  store.put('members', member.id, member);
  if (settings.policy.passkeys === 'off') return false;
  return Array.from(store.entries('passkeys'), ([, { memberId }]) => memberId).includes(member.id);
}

/** Opens a session of twelve hours. Removes expired ones, and the member's oldest above the limit. */
export function openSession(sandbox: Sandbox, member: Member, userAgent = '', passkeyId?: string): Session {
  const now = sandbox.now();
  sandbox.store.removeFirst('sessions', ({ expiresAt }) => expiresAt <= now);
  sandbox.store.removeFirst('endedSessions', ({ expiresAt }) => expiresAt <= now);
  const own = sessionsOf(sandbox, member.id);
  const most = Math.min(mostSessions, sandbox.settings.sessionsAtOnce);
  for (const { token } of own.slice(0, Math.max(0, own.length + 1 - most))) {
    endSession(sandbox, token, 'elsewhere', deviceOf(userAgent).device);
  }
  const session: Session = {
    token: createToken(),
    memberId: member.id,
    createdAt: now,
    expiresAt: now + lifetimeMs,
    seenAt: now,
    userAgent,
    ip: sandbox.settings.ip,
    ...(passkeyId !== undefined && { passkeyId }),
  };
  sandbox.store.put('sessions', session.token, session);
  return session;
}

/** The sessions of a member that have not expired. */
export function sessionsOf(sandbox: Sandbox, memberId: string): readonly Session[] {
  return Array.from(sandbox.store.entries('sessions'), ([, session]) => session).filter(
    (session) => session.memberId === memberId && isOpen(sandbox, session),
  );
}

/** When a session ends without further activity (LGN-15), in ms; null where the operator has no time-out. */
export function idleEnd({ settings }: Sandbox, { activeAt, createdAt }: Session): number | null {
  const { idleMinutes } = settings.policy.session;
  return idleMinutes === 0 ? null : (activeAt ?? createdAt) + idleMinutes * 60_000;
}

/** Whether neither the lifetime of a session nor the idle time-out has passed. */
export const isOpen = (sandbox: Sandbox, session: Session): boolean =>
  Math.min(session.expiresAt, idleEnd(sandbox, session) ?? Infinity) > sandbox.now();

/** Notes that the player has done something. Joins the open transaction. */
export function noteActivity({ store, now }: Sandbox, token: string): void {
  const session = store.get('sessions', token);
  if (session === undefined || (session.activeAt ?? 0) + activeEveryMs > now()) return;
  store.put('sessions', token, { ...session, activeAt: now() });
}

/** Identifies a session to its member without being its token. */
export const sessionIdOf = ({ token }: Pick<Session, 'token'>): string => sha256Hex(`session ${token}`).slice(0, 16);

/** Ends a session before its time. Its stream, and whoever calls with its token, is told why. @param device of the other login */
export function endSession(sandbox: Sandbox, token: string, reason: EndReason, device?: string): void {
  const { store, now } = sandbox;
  const session = store.get('sessions', token);
  if (session === undefined) return;
  store.remove('sessions', token);
  endDevicesOf(sandbox, token);
  store.put('endedSessions', token, { reason, at: now(), expiresAt: session.expiresAt, ...(device && { device }) });
}

/** Why a session was ended before its time; undefined for any other token. */
export const endOf = ({ store }: Sandbox, token: string): EndedSession | undefined => store.get('endedSessions', token);

/** Ends every session of a member except that of `keptToken`. Games that were launched in them end too. */
export function endSessions(sandbox: Sandbox, memberId: string, reason: EndReason, keptToken?: string): void {
  for (const [token, session] of [...sandbox.store.entries('sessions')]) {
    if (session.memberId === memberId && token !== keptToken) endSession(sandbox, token, reason);
  }
}

/** Notes a call of a session, at most once a minute: each note is written to disk. Joins the open transaction. */
export function noteCall({ store, now }: Sandbox, session: Session): void {
  if ((session.seenAt ?? 0) + seenEveryMs > now()) return;
  store.put('sessions', session.token, { ...session, seenAt: now() });
}
