import { ok } from '#api/errors.ts';
import { readCode, readDigits } from '#text/readDigits.ts';
import { readClaims, signClaims } from '../crypto/signing.ts';
import type { PlatformLanguage } from '../language.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { checkCode, sendCode, spendCode } from './codes.ts';
import { readPhone } from './phoneNumbers.ts';
import { isSpent, spendToken } from './spentTokens.ts';

const tokenLifetimeMs = 10 * 60_000;
const purpose = 'identity';

/** Sends a code on behalf of the external identity service (REG-08), which the sandbox simulates. */
export function sendIdentityCode(sandbox: Sandbox, typed: string, language: PlatformLanguage): Answer<null> {
  const phone = readInternational(typed);
  if (!phone.ok) return phone;
  const sent = sendCode(sandbox, { purpose, channel: 'sms', address: phone.value, language });
  return sent.ok ? ok(null) : sent;
}

/** Exchanges a code for a signed token that names the verified number. */
export function verifyIdentityCode(sandbox: Sandbox, typed: string, code: string): Answer<{ idToken: string }> {
  const phone = readInternational(typed);
  if (!phone.ok) return phone;
  const checked = checkCode(sandbox, purpose, phone.value, code);
  if (!checked.ok) return checked;
  spendCode(sandbox, purpose, phone.value);
  return ok({ idToken: signClaims(sandbox, purpose, { phone: phone.value }, tokenLifetimeMs) });
}

/** Checks that a token of the identity service names this number and has not been used (see `spendIdentityToken`). */
export function readIdentityToken(sandbox: Sandbox, token: string, phone: string): Answer<null> {
  if (token === '') return refuse('code_missing', { keepsWrites: true });
  const claims = readClaims(sandbox, purpose, token);
  if (claims === 'expired' || isSpent(sandbox, token)) return refuse('code_expired', { keepsWrites: true });
  return claims !== 'forged' && claims['phone'] === phone ? ok(null) : refuse('code_incorrect', { keepsWrites: true });
}

/** Uses a token up that `readIdentityToken` has accepted: it opens one account. */
export const spendIdentityToken = (sandbox: Sandbox, token: string): void =>
  spendToken(sandbox, token, tokenLifetimeMs);

/** Reads a number in international form, such as `+66812345678`. */
function readInternational(typed: string): Answer<string> {
  if (readDigits(typed) === '') return refuse('phone_missing');
  const [, code, national = ''] = /^\+(856|852|855|886|[2-9]\d)(\d+)$/.exec(readCode(typed).replace(/[()]/g, '')) ?? [];
  return code === undefined ? refuse('phone_invalid') : readPhone(national, code);
}
