import { ok } from '#api/errors.ts';
import type { MoneyFactor, MoneyProof } from '#api/paymentPassword.ts';
import { hourMs, minuteMs } from '#text/durations.ts';
import { readCode } from '#text/readDigits.ts';
import { createToken } from '../crypto/token.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member, Session } from '../schema/accounts.ts';
import type { PaymentPassword } from '../schema/moneyOut.ts';
import { iso } from '../time.ts';
import { acceptsAuthenticatorCode } from './authenticators.ts';
import { keepsRule, ruleOf } from './fieldRules.ts';
import { digestPassword } from './password.ts';
import { refuseWeak } from './weakPasswords.ts';

/** The player's answers to the operator's factors. */
export type FactorAnswers = { readonly [Name in 'paymentPassword' | 'authenticatorCode']?: string | undefined };

/** The payment password of a member as it is now. A lock that is over has no failures left. */
export function paymentPasswordOf(sandbox: Sandbox, { id }: Pick<Member, 'id'>): PaymentPassword {
  const stored = sandbox.store.get('paymentPasswords', id);
  const row = stored ?? { memberId: id, digest: null, failures: 0, lockedUntil: null, restsUntil: null };
  const now = sandbox.now();
  const unlocked = row.lockedUntil !== null && row.lockedUntil <= now;
  return {
    ...row,
    ...(unlocked && { lockedUntil: null, failures: 0 }),
    restsUntil: row.restsUntil !== null && row.restsUntil > now ? row.restsUntil : null,
  };
}

/** Stores a payment password as a digest. Ends a lock, not a rest. Joins the open transaction. */
export function storePaymentPassword(sandbox: Sandbox, member: Pick<Member, 'id'>, password: string): void {
  const { restsUntil } = paymentPasswordOf(sandbox, member);
  const digest = digestOf(member, password);
  sandbox.store.put('paymentPasswords', member.id, {
    memberId: member.id,
    digest,
    failures: 0,
    lockedUntil: null,
    restsUntil,
  });
}

/** SEC-06: lets withdrawals and transfers rest from now on. Called by `noteChange` only. Joins the open transaction. */
export function restWithdrawals(sandbox: Sandbox, member: Pick<Member, 'id'>): void {
  const { settings, now } = sandbox;
  const row = paymentPasswordOf(sandbox, member);
  // Never shortens a rest, should the operator have lowered the hours meanwhile.
  const restsUntil = Math.max(row.restsUntil ?? 0, now() + settings.moneyOut.restHours * hourMs);
  sandbox.store.put('paymentPasswords', member.id, { ...row, restsUntil });
}

/**
 * Checks a new payment password against its rule and confirmation, and that it is not easy to guess. The refusal names the
 * field.
 */
export function acceptPaymentPassword(sandbox: Sandbox, password: string, confirmation: string): Answer<null> {
  const rule = ruleOf(sandbox, 'paymentPassword');
  const accepted = rule === undefined ? password !== '' : keepsRule({ ...rule, required: true }, password);
  if (!accepted) return refuse('invalid_input', { detail: { field: 'newPassword' } });
  if (password !== confirmation) return refuse('invalid_input', { detail: { field: 'confirmNewPassword' } });
  return refuseWeak(sandbox, 'paymentPassword', { password, field: 'newPassword', own: [] });
}

/**
 * MNY-01: checks the payment password. A wrong one counts; too many lock it for a while. The refusal says how many tries are
 * left, or until when it is locked.
 */
export function checkPaymentPassword(sandbox: Sandbox, member: Member, typed: string): Answer<null> {
  const row = paymentPasswordOf(sandbox, member);
  if (row.digest === null) return refuse('payment_password_unset');
  return countTry(sandbox, row, row.digest === digestOf(member, typed));
}

/** Checks what the operator asks for before money moves. */
export function checkFactors(sandbox: Sandbox, member: Member, answers: FactorAnswers): Answer<null> {
  const asked = (factor: MoneyFactor): boolean => sandbox.settings.moneyOut.factors.includes(factor);
  if (asked('password')) {
    const checked = checkPaymentPassword(sandbox, member, answers.paymentPassword ?? '');
    if (!checked.ok) return checked;
  }
  if (!asked('authenticator')) return ok(null);
  const { authenticatorCode = '' } = answers;
  if (readCode(authenticatorCode) === '') return refuse('code_missing', { keepsWrites: true });
  const row = paymentPasswordOf(sandbox, member);
  const matches = row.lockedUntil === null && acceptsAuthenticatorCode(sandbox, member, authenticatorCode);
  const counted = countTry(sandbox, row, matches);
  if (counted.ok || counted.error.code === 'payment_password_locked') return counted;
  return refuse('second_factor_incorrect', { detail: counted.error.detail ?? {}, keepsWrites: true });
}

function countTry({ store, settings, now }: Sandbox, row: PaymentPassword, isRight: boolean): Answer<null> {
  const { tries, lockMinutes } = settings.moneyOut;
  if (row.lockedUntil !== null) {
    return refuse('payment_password_locked', { detail: { until: iso(row.lockedUntil) } });
  }
  if (isRight) {
    if (row.failures > 0) store.put('paymentPasswords', row.memberId, { ...row, failures: 0 });
    return ok(null);
  }
  const failures = row.failures + 1;
  const lockedUntil = failures >= tries ? now() + lockMinutes * minuteMs : null;
  store.put('paymentPasswords', row.memberId, { ...row, failures, lockedUntil });
  return lockedUntil === null
    ? refuse('payment_password_incorrect', { detail: { triesLeft: tries - failures }, keepsWrites: true })
    : refuse('payment_password_locked', { detail: { until: iso(lockedUntil) }, keepsWrites: true });
}

/** Issues a proof for one money operation of this session. Removes expired ones. */
export function issueProof(sandbox: Sandbox, { id }: Member, session: Session): MoneyProof {
  const { store, settings, now } = sandbox;
  for (const [key, { expiresAt }] of [...store.entries('moneyProofs')]) {
    if (expiresAt <= now()) store.remove('moneyProofs', key);
  }
  const proof = createToken();
  const expiresAt = now() + settings.moneyOut.proofMinutes * minuteMs;
  store.put('moneyProofs', proof, { memberId: id, sessionToken: session.token, expiresAt });
  return { proof, expiresAt: iso(expiresAt) };
}

/** Uses a proof up. Refuses one that is unknown, expired, used, or of another session. */
export function spendProof(sandbox: Sandbox, { id }: Member, { token }: Session, proof: string): Answer<null> {
  const { store, now } = sandbox;
  const stored = store.get('moneyProofs', proof);
  if (stored?.memberId !== id || stored.sessionToken !== token || stored.expiresAt <= now()) {
    return refuse('proof_expired');
  }
  store.remove('moneyProofs', proof);
  return ok(null);
}

/** Salted with the member, and kept apart from login passwords. */
const digestOf = ({ id }: Pick<Member, 'id'>, password: string): string => digestPassword(`payment ${id}`, password);
