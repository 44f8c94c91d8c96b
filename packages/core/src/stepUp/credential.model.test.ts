import { describe, expect, it, test } from 'vitest';
import type { RefusalCode } from '#api/errors.ts';
import { credentialProblemOf, restEnd, toCredential, waysOf } from './credential.model.ts';

const account = { state: 'set', hasLoginPassword: true, hasAuthenticator: true } as const;
const channels = [
  { channel: 'sms', to: '08x-xxx-5678' },
  { channel: 'email', to: 'de***@kinnari.example' },
] as const;
const problemOf = (code: RefusalCode, detail: object = {}) =>
  credentialProblemOf({ kind: 'refused', code, message: '', detail: { ...detail } });

describe('the ways of an account', () => {
  it('begin with the login password, and end with codes that are sent', () => {
    const ways = waysOf({ ...account, channels: [...channels] });
    expect(ways).toEqual(['loginPassword', 'paymentPassword', 'authenticator', 'sms', 'email']);
  });
  it('are none for an account that has nothing', () => {
    const state = { state: 'unset', hasLoginPassword: false, hasAuthenticator: false, channels: [] } as const;
    expect(waysOf({ ...state, channels: [] })).toEqual([]);
  });
});

test.each([
  ['loginPassword', ' Kinnari88 ', { loginPassword: 'Kinnari88' }],
  ['paymentPassword', '246810', { paymentPassword: '246810' }],
  ['authenticator', '๑๒๓ 456', { code: '123456' }],
  ['sms', '123 45', { code: '12345' }],
] as const)('%s is sent alone', (way, typed, credential) => {
  expect(toCredential(way, typed)).toEqual(credential);
});

test.each([
  ['credential_required', {}, { key: 'empty' }],
  ['password_incorrect', { triesLeft: 2 }, { key: 'incorrect', triesLeft: 2 }],
  ['payment_password_incorrect', {}, { key: 'incorrect', triesLeft: null }],
  ['payment_password_locked', { until: '2026-11-21T05:00:00Z' }, { key: 'locked', until: Date.UTC(2026, 10, 21, 5) }],
  ['payment_password_unset', {}, { key: 'unset' }],
  ['code_incorrect', { field: 'credential' }, { key: 'incorrect', triesLeft: null }],
  ['code_expired', { field: 'credential' }, { key: 'incorrect', triesLeft: null }],
  ['code_missing', { field: 'credential' }, { key: 'empty' }],
  // The code of a new address, and what is said above the form.
  ['code_incorrect', { field: 'code' }, null],
  ['too_many_tries', { retryAfterS: 60 }, null],
  ['credential_unset', {}, null],
] as const)('the problem of %s with %o', (code, detail, problem) => {
  expect(problemOf(code, detail)).toEqual(problem);
});

it('a lost answer is no problem of the credential', () => {
  expect(credentialProblemOf({ kind: 'timeout', outcomeUnknown: true })).toBeNull();
});

it('a rest ends the stated hours from now', () => {
  expect(restEnd(1_000, { restHours: 24 })).toBe(86_401_000);
});
