import { describe, expect, it } from 'vitest';
import { type ApiError, fail, ok } from '#api/errors.ts';
import { type RegisterSteps, runRegistration } from './register.flow.ts';
import type { RegisterExtra } from './register.payload.ts';

const outcome = { token: 't', firstTimeLogin: false, passwordExpired: false };
const network: ApiError = { kind: 'network', outcomeUnknown: false };
const proof = { challenge: 'c', solution: 's' };

/** Steps that all succeed and record their order. */
function recorded(changes: Partial<RegisterSteps> = {}) {
  const taken: string[] = [];
  let sent: RegisterExtra | undefined;
  const steps: RegisterSteps = {
    termsAccepted: () => true,
    fieldsRight: () => true,
    affiliate: { shown: true, entered: 'AF1', fromLink: 'LINK' },
    checkAffiliate: async () => ok({ valid: true }),
    passHumanCheck: async () => ok(proof),
    confirmIdentity: async () => ok({ idToken: 'id' }),
    register: async () => ok(outcome),
    loadMember: async () => {},
    leave: () => {},
    ...changes,
  };
  const recording = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      typeof step !== 'function'
        ? step
        : (...args: never[]) => {
            taken.push(name);
            if (name === 'register') sent = args[0];
            return (step as (...values: never[]) => unknown)(...args);
          },
    ]),
  ) as unknown as RegisterSteps;
  return { steps: recording, taken, sent: () => sent };
}

describe('the registration', () => {
  it('follows the order of the specification (REG-08)', async () => {
    const { steps, taken, sent } = recorded();
    expect(await runRegistration(steps)).toEqual({ type: 'entered' });
    expect(taken).toEqual([
      'termsAccepted',
      'fieldsRight',
      'checkAffiliate',
      'passHumanCheck',
      'confirmIdentity',
      'register',
      'loadMember',
      'leave',
    ]);
    expect(sent()).toEqual({ affiliateCode: 'AF1', humanCheck: proof, idToken: 'id' });
  });

  it.each<[string, Partial<RegisterSteps>, string, string]>([
    ['terms that are not accepted', { termsAccepted: () => false }, 'fieldsRight', 'wrong'],
    ['a field that is wrong', { fieldsRight: () => false }, 'fieldsRight', 'wrong'],
    [
      'an unknown affiliate code',
      { checkAffiliate: async () => ok({ valid: false }) },
      'checkAffiliate',
      'codeRefused',
    ],
    ['a code that could not be checked', { checkAffiliate: async () => fail(network) }, 'checkAffiliate', 'failed'],
    ['the human check', { passHumanCheck: async () => fail(network) }, 'passHumanCheck', 'failed'],
    ['the identity service', { confirmIdentity: async () => fail(network) }, 'confirmIdentity', 'failed'],
    ['the platform', { register: async () => fail(network) }, 'register', 'failed'],
  ])('stops at %s, without further steps', async (_, changes, last, type) => {
    const { steps, taken } = recorded(changes);
    expect((await runRegistration(steps)).type).toBe(type);
    expect(taken.at(-1)).toBe(last);
  });

  it.each([
    [{ shown: false, entered: 'OLD', fromLink: 'LINK' }, 'LINK', false],
    [{ shown: false, entered: '', fromLink: null }, undefined, false],
    [{ shown: true, entered: '', fromLink: 'LINK' }, undefined, false],
    [{ shown: true, entered: 'AF1', fromLink: null }, 'AF1', true],
  ])('sends the affiliate code of %j', async (affiliate, code, checked) => {
    const { steps, taken, sent } = recorded({ affiliate, confirmIdentity: null });
    await runRegistration(steps);
    expect(sent()).toMatchObject({ affiliateCode: code, idToken: undefined });
    expect(taken.includes('checkAffiliate')).toBe(checked);
  });
});
