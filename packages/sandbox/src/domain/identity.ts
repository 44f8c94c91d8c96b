import { ok } from '#api/errors.ts';
import type { PlatformLanguage } from '../messages.ts';
import { type Answer, refuse } from '../refusal.ts';
import { readClaims, signClaims } from '../signing.ts';
import type { World } from '../world.ts';
import { checkCode, sendCode, spendCode } from './codes.ts';
import { readPhone } from './phone.ts';

const tokenLivesMs = 10 * 60_000;
const purpose = 'identity';

/** An external service that sends codes and says in writing whose number it is (REG-08). The sandbox plays it too. */
export function sendIdentityCode(world: World, typed: string, language: PlatformLanguage): Answer<null> {
  const phone = readInternational(typed);
  if (!phone.ok) return phone;
  const sent = sendCode(world, { purpose, channel: 'sms', address: phone.value, language });
  return sent.ok ? ok(null) : sent;
}

export function verifyIdentityCode(world: World, typed: string, code: string): Answer<{ idToken: string }> {
  const phone = readInternational(typed);
  if (!phone.ok) return phone;
  const checked = checkCode(world, purpose, phone.value, code);
  if (!checked.ok) return checked;
  spendCode(world, purpose, phone.value);
  return ok({ idToken: signClaims(world, purpose, { phone: phone.value }, tokenLivesMs) });
}

/** Does the service say that this is the number of whoever holds the token? */
export function readIdentityToken(world: World, token: string, phone: string): Answer<null> {
  if (token === '') return refuse('code_missing', { keepsWrites: true });
  const claims = readClaims(world, purpose, token);
  if (claims === 'expired') return refuse('code_expired', { keepsWrites: true });
  return claims !== 'forged' && claims['phone'] === phone ? ok(null) : refuse('code_incorrect', { keepsWrites: true });
}

/** `+66812345678`, as such services want it. */
function readInternational(typed: string): Answer<string> {
  if (typed.trim() === '') return refuse('phone_missing');
  const [, code, national = ''] = /^\+(856|852|855|886|[2-9]\d)(\d+)$/.exec(typed.replace(/[\s()-]/g, '')) ?? [];
  return code === undefined ? refuse('phone_invalid') : readPhone(national, code);
}
