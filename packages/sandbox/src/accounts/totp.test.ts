import { createHash, createHmac, randomBytes } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { authenticatorCode, authenticatorSecondsLeft, stepOf } from './totp.ts';

test.each([0, 1, 55, 56, 63, 64, 65, 1_000])('SHA-1 and both HMACs of %i bytes agree with Node', (length) => {
  const [key, message] = [randomBytes(length), randomBytes(length)];
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
  expect(hex(sha1(message))).toBe(createHash('sha1').update(message).digest('hex'));
  expect(hex(hmac(sha1, key, message))).toBe(createHmac('sha1', key).update(message).digest('hex'));
  expect(hex(hmac(sha256, key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
});

// RFC 6238, appendix B, the last six digits; '12345678901234567890' in base32.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s an authenticator app shows %s', (seconds, code) => {
  expect(authenticatorCode(seconds * 1_000, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')).toBe(code);
});

test('a code is valid in its own half minute and in its neighbours', () => {
  const at = 1_000 * 30_000;
  const code = authenticatorCode(at);
  expect([-30_000, 0, 59_000].map((late) => stepOf(` ${code} `, at + late))).toEqual([1_000, 1_000, 1_000]);
  expect(stepOf(code, at + 90_000)).toBeNull();
  expect([authenticatorSecondsLeft(at), authenticatorSecondsLeft(at + 29_500)]).toEqual([30, 1]);
});
