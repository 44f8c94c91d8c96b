import { ok } from '#api/errors.ts';
import { minuteMs } from '#text/durations.ts';
import { readCode } from '#text/readDigits.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { createCode } from '../crypto/token.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Authenticator } from '../schema/accounts.ts';
import type { Member, Session } from '../schema/accounts.ts';
import { authenticatorSecret, createSecret, stepOf } from './totp.ts';
import { refuseFor } from './tries.ts';

const setupMs = 10 * minuteMs;
const recoveryCodeCount = 10;
const maxFailures = 5;
const lockMs = 30 * minuteMs;

/** The authenticator of a member as it is stored; an empty row for a member without one. */
export const authenticatorOf = ({ store }: Sandbox, { id }: Pick<Member, 'id'>): Authenticator =>
  store.get('authenticators', id) ?? {
    memberId: id,
    secret: null,
    since: null,
    recoveryDigests: [],
    pending: null,
    failures: 0,
    lockedUntil: null,
  };

/** The secret that a member's codes are made of: their own, or the one that demo accounts share. Null without one. */
function secretOf(sandbox: Sandbox, member: Member): string | null {
  return authenticatorOf(sandbox, member).secret ?? (member.authenticator ? authenticatorSecret : null);
}

/** SEC-02: whether the member has turned an authenticator on. Their logins then always ask for a second factor. */
export const hasOwnAuthenticator = (sandbox: Sandbox, member: Pick<Member, 'id'>): boolean =>
  authenticatorOf(sandbox, member).secret !== null;

/**
 * Accepts the member's current code and uses it up: neither it nor an earlier one is accepted again, wherever codes are
 * asked for (RFC 6238, section 5.2). Recovery codes do not count. Joins the open transaction.
 */
export function acceptsAuthenticatorCode(sandbox: Sandbox, member: Member, typed: string): boolean {
  const secret = secretOf(sandbox, member);
  return secret !== null && spendStep(sandbox, member, typed, secret);
}

function spendStep(sandbox: Sandbox, member: Member, typed: string, secret: string): boolean {
  const row = authenticatorOf(sandbox, member);
  const step = stepOf(typed, sandbox.now(), secret);
  if (step === null || step <= (row.usedStep ?? -1)) return false;
  sandbox.store.put('authenticators', member.id, { ...row, usedStep: step });
  return true;
}

/** Accepts the member's current code, or a recovery code, and uses it up. Joins the open transaction. */
export function acceptsCode(sandbox: Sandbox, member: Member, typed: string): boolean {
  if (acceptsAuthenticatorCode(sandbox, member, typed)) return true;
  const row = authenticatorOf(sandbox, member);
  const digest = digestOf(member, typed);
  if (!row.recoveryDigests.includes(digest)) return false;
  const recoveryDigests = row.recoveryDigests.filter((each) => each !== digest);
  sandbox.store.put('authenticators', member.id, { ...row, recoveryDigests });
  return true;
}

/** Issues a secret that this session can confirm for ten minutes. An earlier one that was not confirmed is void. */
export function beginAuthenticator(
  sandbox: Sandbox,
  member: Member,
  { token: sessionToken }: Pick<Session, 'token'>,
): { secret: string; expiresAt: number } {
  const pending = { secret: createSecret(), expiresAt: sandbox.now() + setupMs, sessionToken };
  sandbox.store.put('authenticators', member.id, { ...authenticatorOf(sandbox, member), pending });
  return pending;
}

/**
 * Turns the issued authenticator on and returns its recovery codes. Until the issue expires, a repeat with the next code
 * returns new ones: the answer to the first call may have been lost.
 */
export function confirmAuthenticator(
  sandbox: Sandbox,
  member: Member,
  { token }: Pick<Session, 'token'>,
  typed: string,
): Answer<{ readonly codes: readonly string[]; readonly isNew: boolean }> {
  const { store, now } = sandbox;
  const row = authenticatorOf(sandbox, member);
  const { pending } = row;
  if (pending === null || pending.expiresAt <= now() || pending.sessionToken !== token) {
    return refuse('authenticator_expired');
  }
  const checked = countTry(sandbox, member, typed, () => spendStep(sandbox, member, typed, pending.secret));
  if (!checked.ok) return checked;
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  store.put('authenticators', member.id, {
    ...authenticatorOf(sandbox, member),
    secret: pending.secret,
    since: now(),
    recoveryDigests: codes.map((code) => digestOf(member, code)),
  });
  store.put('members', member.id, { ...member, authenticator: true });
  return ok({ codes, isNew: row.secret !== pending.secret });
}

/** Turns the authenticator off, with a code or a recovery code. */
export function endAuthenticator(sandbox: Sandbox, member: Member, typed: string): Answer<null> {
  if (!member.authenticator) return ok(null);
  const checked = countTry(sandbox, member, typed, () => acceptsCode(sandbox, member, typed));
  if (!checked.ok) return checked;
  sandbox.store.remove('authenticators', member.id);
  sandbox.store.put('members', member.id, { ...member, authenticator: false });
  return ok(null);
}

/** Five wrong codes in a row stop further tries for half an hour. A code is not looked at, nor used up, before. */
function countTry(sandbox: Sandbox, member: Member, typed: string, accepts: () => boolean): Answer<null> {
  const { store, now } = sandbox;
  const { lockedUntil } = authenticatorOf(sandbox, member);
  if (lockedUntil !== null && lockedUntil > now()) return refuseFor(lockedUntil - now());
  if (readCode(typed) === '') return refuse('code_missing');
  const isRight = accepts();
  const row = authenticatorOf(sandbox, member);
  const failures = isRight ? 0 : row.failures + 1;
  const locked = failures >= maxFailures;
  store.put('authenticators', member.id, {
    ...row,
    failures: locked ? 0 : failures,
    lockedUntil: locked ? now() + lockMs : null,
  });
  if (isRight) return ok(null);
  return locked ? refuseFor(lockMs) : refuse('second_factor_incorrect', { keepsWrites: true });
}

/** Creates a code such as `4821-9037`. Digits only, because it is typed where a code of the app is asked for. */
function createRecoveryCode(): string {
  const text = createCode(8);
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Spaces and dashes do not matter. */
const digestOf = ({ id }: Pick<Member, 'id'>, code: string): string => sha256Hex(`recovery ${id}\n${readCode(code)}`);
