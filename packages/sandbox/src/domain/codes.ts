import { type RefusalCode, ok } from '#api/errors.ts';
import type { PlatformLanguage } from '../messages.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { CodePurpose, SentMessage } from '../rows.ts';
import { createCode } from '../token.ts';
import type { World } from '../world.ts';
import { sendMessage } from './outbox.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const mostPerHour = 5;
const mostFailures = 3;

/** ERR-02: numbers that end like this meet what a real service answers now and then. */
export const testNumbers = {
  '0001': 'quota_exceeded',
  '0002': 'operation_not_allowed',
  '0003': 'phone_invalid',
  '0004': 'too_many_requests',
  '0006': 'human_check_failed',
  '0007': 'unknown',
} as const satisfies Readonly<Record<string, RefusalCode>>;
/** A code to a number that ends like this has expired when it arrives. */
export const expiredNumber = '0005';

export interface CodeOrder {
  readonly purpose: CodePurpose;
  readonly channel: SentMessage['channel'];
  readonly address: string;
  readonly language: PlatformLanguage;
  /** Off for an address that nobody here has: it is answered as if a code were on its way. */
  readonly deliver?: boolean;
}

/** Sends a code: one a minute and five an hour for a number. Answers how many minutes it holds. */
export function sendCode(world: World, order: CodeOrder): Answer<{ expiredMinutes: number }> {
  const { purpose, channel, address, language, deliver = true } = order;
  const trouble = troubleWith(world, channel, address);
  // What was used up on the way, such as a human check, stays used up.
  if (trouble !== null) return refuse(trouble, { keepsWrites: true });

  const now = world.now();
  forgetOldCodes(world, now);
  const minutes = world.settings.smsMinutes;
  const code = createCode(world.settings.policy.codeLength ?? 5);
  const holdsMs = channel === 'sms' && address.endsWith(expiredNumber) ? 0 : minutes * minuteMs;
  world.store.put('codes', keyOf(purpose, address), { purpose, address, code, expiresAt: now + holdsMs, failures: 0 });
  if (deliver) {
    sendMessage(world, { channel, to: address, code, link: null, text: words[language](code, minutes) });
  }
  return ok({ expiredMinutes: minutes });
}

/**
 * Is this the code that was sent? The third wrong one ends it. A right one counts until `spendCode`, so that whoever
 * corrects another field of the form needs no new one.
 */
export function checkCode(world: World, purpose: CodePurpose, address: string, typed: string): Answer<null> {
  if (typed.trim() === '') return refuse('code_missing', { keepsWrites: true });
  const key = keyOf(purpose, address);
  const sent = world.store.get('codes', key);
  if (sent === undefined) return refuse('code_incorrect', { keepsWrites: true });
  if (sent.expiresAt <= world.now() || sent.failures >= mostFailures) {
    return refuse('code_expired', { keepsWrites: true });
  }
  if (typed.trim() === sent.code) return ok(null);
  const failures = sent.failures + 1;
  world.store.put('codes', key, { ...sent, failures });
  return refuse(failures >= mostFailures ? 'code_expired' : 'code_incorrect', { keepsWrites: true });
}

export function spendCode(world: World, purpose: CodePurpose, address: string): void {
  world.store.remove('codes', keyOf(purpose, address));
}

const keyOf = (purpose: CodePurpose, address: string): string => `${purpose}:${address}`;

const words: Readonly<Record<PlatformLanguage, (code: string, minutes: number) => string>> = {
  th: (code, minutes) => `Kinnari: รหัสยืนยันของคุณคือ ${code} ใช้ได้ ${minutes} นาที ห้ามบอกรหัสนี้กับผู้อื่น`,
  en: (code, minutes) =>
    `Kinnari: your verification code is ${code}. It holds for ${minutes} minutes. Tell it to nobody.`,
};

/** Why nothing is sent to this address now, or null. Counts the request when something is. */
function troubleWith(world: World, channel: SentMessage['channel'], address: string): RefusalCode | null {
  const planned = Object.entries(testNumbers).find(([ending]) => channel === 'sms' && address.endsWith(ending));
  if (planned) return planned[1];
  return countRequest(world, address) ? null : 'too_many_requests';
}

/** Counts one more request, unless there were too many already. */
export function countRequest(world: World, address: string): boolean {
  const now = world.now();
  const times = (world.store.get('codeRequests', address)?.times ?? []).filter((at) => at > now - hourMs);
  if (times.length >= mostPerHour || times.some((at) => at > now - minuteMs)) return false;
  world.store.put('codeRequests', address, { address, times: [...times, now] });
  return true;
}

/** An expired code is kept for an hour, to be answered as such. */
function forgetOldCodes(world: World, now: number): void {
  for (const [key, { expiresAt }] of [...world.store.entries('codes')]) {
    if (expiresAt + hourMs <= now) world.store.remove('codes', key);
  }
  for (const [key, { times }] of [...world.store.entries('codeRequests')]) {
    if ((times.at(-1) ?? 0) + hourMs <= now) world.store.remove('codeRequests', key);
  }
}
