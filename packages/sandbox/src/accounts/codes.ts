import { type RefusalCode, ok } from '#api/errors.ts';
import { hourMs, minuteMs } from '#text/durations.ts';
import { readCode } from '#text/readDigits.ts';
import { createCode } from '../crypto/token.ts';
import type { PlatformLanguage } from '../language.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { CodePurpose, SentMessage } from '../schema/accounts.ts';
import { sendMessage } from './outbox.ts';
import { checkMessages, countMessage } from './senders.ts';

const maxPerHour = 5;
const maxFailures = 3;

/** ERR-02: mobile numbers with these endings reproduce the errors of a real SMS service. */
export const testNumbers = {
  '0001': 'quota_exceeded',
  '0002': 'operation_not_allowed',
  '0003': 'phone_invalid',
  '0004': 'too_many_requests',
  '0006': 'human_check_failed',
  '0007': 'unknown',
} as const satisfies Readonly<Record<string, RefusalCode>>;
/** A code sent to a number with this ending has already expired. */
const expiredNumber = '0005';

export interface CodeOrder {
  readonly purpose: CodePurpose;
  readonly channel: SentMessage['channel'];
  readonly address: string;
  readonly language: PlatformLanguage;
  /** False for an address without an account: the answer is the same, but no message is sent. @default true */
  readonly deliver?: boolean;
}

/**
 * Sends a one-time code. An address gets at most one per minute and five per hour, a
 * sender causes as many per hour as the operator allows. Answers its lifetime in minutes.
 */
export function sendCode(sandbox: Sandbox, order: CodeOrder): Answer<{ expiredMinutes: number }> {
  const { purpose, channel, address, language, deliver = true } = order;
  const allowed = mayBeSent(sandbox, channel, address);
  if (!allowed.ok) return allowed;

  const now = sandbox.now();
  removeOldCodes(sandbox, now);
  const minutes = sandbox.settings.smsMinutes;
  const code = createCode(sandbox.settings.policy.codeLength ?? 5);
  const lifetimeMs = channel === 'sms' && address.endsWith(expiredNumber) ? 0 : minutes * minuteMs;
  const expiresAt = now + lifetimeMs;
  sandbox.store.put('codes', keyOf(purpose, address), { purpose, address, code, expiresAt, failures: 0 });
  if (deliver) {
    sendMessage(sandbox, { channel, to: address, code, link: null, text: messages[language](code, minutes) });
  }
  return ok({ expiredMinutes: minutes });
}

/**
 * Checks a one-time code. The third wrong attempt invalidates it. A correct code stays valid until `spendCode`, so that
 * a form with another invalid field does not cost a new code.
 */
export function checkCode(sandbox: Sandbox, purpose: CodePurpose, address: string, typed: string): Answer<null> {
  if (readCode(typed) === '') return refuse('code_missing', { keepsWrites: true });
  const key = keyOf(purpose, address);
  const sent = sandbox.store.get('codes', key);
  if (sent === undefined) return refuse('code_incorrect', { keepsWrites: true });
  if (sent.expiresAt <= sandbox.now() || sent.failures >= maxFailures) {
    return refuse('code_expired', { keepsWrites: true });
  }
  if (readCode(typed) === sent.code) return ok(null);
  const failures = sent.failures + 1;
  sandbox.store.put('codes', key, { ...sent, failures });
  return refuse(failures >= maxFailures ? 'code_expired' : 'code_incorrect', { keepsWrites: true });
}

/** The address among several that a typed code was sent to; without a match, the first that any code was sent to. */
export function addressOfCode(
  { store }: Sandbox,
  purpose: CodePurpose,
  addresses: readonly string[],
  typed: string,
): string | undefined {
  const codeTo = (address: string) => store.get('codes', keyOf(purpose, address))?.code;
  return (
    addresses.find((address) => codeTo(address) === readCode(typed)) ??
    addresses.find((address) => codeTo(address) !== undefined) ??
    addresses[0]
  );
}

/** Consumes a code that `checkCode` has accepted. */
export function spendCode(sandbox: Sandbox, purpose: CodePurpose, address: string): void {
  sandbox.store.remove('codes', keyOf(purpose, address));
}

const keyOf = (purpose: CodePurpose, address: string): string => `${purpose}:${address}`;

const messages: Readonly<Record<PlatformLanguage, (code: string, minutes: number) => string>> = {
  th: (code, minutes) => `Kinnari: รหัสยืนยันของคุณคือ ${code} ใช้ได้ ${minutes} นาที ห้ามบอกรหัสนี้กับผู้อื่น`,
  en: (code, minutes) =>
    `Kinnari: your verification code is ${code}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
};

/**
 * Refuses when no code can be sent to this address now, or none by this sender. Counts the request otherwise. What the
 * request has consumed, such as a human check, stays consumed.
 */
function mayBeSent(sandbox: Sandbox, channel: SentMessage['channel'], address: string): Answer<null> {
  const planned = Object.entries(testNumbers).find(([ending]) => channel === 'sms' && address.endsWith(ending));
  if (planned) return refuse(planned[1], { keepsWrites: true });
  const checked = checkMessages(sandbox);
  if (!checked.ok) return checked;
  const counted = countRequest(sandbox, address);
  if (!counted.ok) return counted;
  countMessage(sandbox);
  return ok(null);
}

/** Counts a request for this address. Refuses when the limit is reached; that of an hour says when there is room again. */
export function countRequest(sandbox: Sandbox, address: string): Answer<null> {
  const now = sandbox.now();
  const times = (sandbox.store.get('codeRequests', address)?.times ?? []).filter((at) => at > now - hourMs);
  const [oldest = now] = times;
  if (times.length >= maxPerHour) {
    const detail = { retryAfterS: Math.ceil((oldest + hourMs - now) / 1_000) };
    return refuse('too_many_requests', { detail, keepsWrites: true });
  }
  if (times.some((at) => at > now - minuteMs)) return refuse('too_many_requests', { keepsWrites: true });
  sandbox.store.put('codeRequests', address, { address, times: [...times, now] });
  return ok(null);
}

/** Removes old codes. Expired ones are kept for an hour, so that they are answered with `code_expired`. */
function removeOldCodes(sandbox: Sandbox, now: number): void {
  for (const [key, { expiresAt }] of [...sandbox.store.entries('codes')]) {
    if (expiresAt + hourMs <= now) sandbox.store.remove('codes', key);
  }
  for (const [key, { times }] of [...sandbox.store.entries('codeRequests')]) {
    if ((times.at(-1) ?? 0) + hourMs <= now) sandbox.store.remove('codeRequests', key);
  }
}
