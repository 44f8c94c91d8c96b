import { describe, expect, it, test, vi } from 'vitest';
import { type Remote, loading, ready } from '#core/data/remote.ts';
import { emptyProfile, sampleProfile } from '../../profile/personalDetails/personalDetails.samples.ts';
import { type ProtectionFacts, countDone, joinRemotes, oldAfterMs, toProtections } from './protection.model.ts';

const setAt = Date.UTC(2026, 9, 1, 5);
const full: ProtectionFacts = {
  profile: sampleProfile({
    email: { value: 'd***', state: 'verified', changeable: true },
    passwordSetAt: new Date(setAt).toISOString(),
  }),
  authenticator: { on: true, since: null, recoveryCodesLeft: 10 },
  paymentPassword: { state: 'set', hasLoginPassword: true },
  now: setAt,
};
const statesOf = (change: Partial<ProtectionFacts>) =>
  Object.fromEntries(toProtections({ ...full, ...change }).map(({ name, state }) => [name, state]));

describe('what protects an account', () => {
  it('is complete with six of six', () => {
    expect(countDone(toProtections(full))).toBe(6);
  });

  it('is missing in a new account, apart from its password of unknown age', () => {
    const found = statesOf({
      profile: emptyProfile(),
      authenticator: { on: false, since: null, recoveryCodesLeft: 0 },
      paymentPassword: { state: 'unset', hasLoginPassword: true },
    });
    expect(found).toEqual({
      loginPassword: 'done',
      paymentPassword: 'missing',
      mobile: 'missing',
      email: 'missing',
      authenticator: 'missing',
      realName: 'missing',
    });
  });

  test('a password is old after half a year, and missing without a login password', () => {
    expect(statesOf({ now: setAt + oldAfterMs - 1 })['loginPassword']).toBe('done');
    expect(statesOf({ now: setAt + oldAfterMs })['loginPassword']).toBe('old');
    const paymentPassword = { state: 'locked', hasLoginPassword: false } as const;
    expect(statesOf({ paymentPassword })).toMatchObject({ loginPassword: 'missing', paymentPassword: 'done' });
  });

  test('an address without a code is not verified', () => {
    expect(statesOf({ profile: sampleProfile() })).toMatchObject({ mobile: 'done', email: 'unverified' });
  });
});

describe('joined answers', () => {
  const failed = (): Extract<Remote<number>, { status: 'failed' }> => ({
    status: 'failed',
    error: { kind: 'network', outcomeUnknown: false },
    retry: vi.fn<() => void>(),
  });

  it('are ready together', () => {
    expect(joinRemotes(ready(1), ready('two'))).toMatchObject({ status: 'ready', value: [1, 'two'] });
    expect(joinRemotes(ready(1), loading)).toEqual(loading);
  });

  it('retry all that have failed', () => {
    const [one, other] = [failed(), failed()];
    const joined = joinRemotes(one, loading, other);
    if (joined.status === 'failed') joined.retry();
    expect([one.retry, other.retry].map((retry) => vi.mocked(retry).mock.calls.length)).toEqual([1, 1]);
  });
});
