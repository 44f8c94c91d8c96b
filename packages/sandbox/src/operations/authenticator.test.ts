import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { authenticatorBegin, authenticatorConfirm, authenticatorEnd, authenticatorState } from '#api/authenticator.ts';
import { secondFactorDetail, secondFactorVerify } from '#api/secondFactor.ts';
import { minuteMs } from '#text/durations.ts';
import { demoPassword } from '../accounts/password.ts';
import { authenticatorCode } from '../accounts/totp.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

const refusedWith = (code: string) => ({ ok: false, error: { code } });

let platform: TestPlatform;
beforeEach(async () => {
  platform = createTestPlatform();
  await platform.signIn('newbie');
});

const codeOf = (secret: string): string => authenticatorCode(platform.sandbox.now(), secret);
const confirm = (code: string) => platform.client.call(authenticatorConfirm, { code });
const credential = { loginPassword: demoPassword };
const begin = async () => valueOf(await platform.client.call(authenticatorBegin, { credential }));
/** Waits for the app to show another code: each works once. */
const nextCode = (secret: string): string => {
  platform.advance(30_000);
  return codeOf(secret);
};
const state = async () => valueOf(await platform.client.call(authenticatorState, {}));

async function turnOn() {
  const { secret } = await begin();
  return { secret, codes: valueOf(await confirm(codeOf(secret))).recoveryCodes };
}

/** Logs in again and answers with the authenticator. */
async function verify(answer: string) {
  const asked = await platform.signIn('newbie');
  if (asked.ok || asked.error.kind !== 'refused') throw new Error('not asked for a second factor');
  const { ticket, methods } = v.parse(secondFactorDetail, asked.error.detail);
  expect(methods.map(({ method }) => method)).toEqual(['google', 'sms', 'email']);
  return platform.client.call(secondFactorVerify, { ticket, method: 'google', answer });
}

describe('turning it on', () => {
  test('begins with a secret that changes nothing yet', async () => {
    const { secret, uri } = await begin();
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await state()).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    expect((await platform.signIn('newbie')).ok).toBe(true);
  });

  test('needs a code of that secret, and returns ten different recovery codes', async () => {
    const { secret } = await begin();
    expect(await confirm('000000')).toMatchObject(refusedWith('second_factor_incorrect'));
    const { recoveryCodes } = valueOf(await confirm(codeOf(secret)));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    const stored = JSON.stringify([...platform.sandbox.store.entries('authenticators')]);
    expect(recoveryCodes.some((code) => stored.includes(code))).toBe(false);
  });

  test('voids an earlier secret that was not confirmed', async () => {
    const first = await begin();
    await begin();
    expect(await confirm(codeOf(first.secret))).toMatchObject(refusedWith('second_factor_incorrect'));
  });

  test('a repeat after a lost answer returns new codes, and voids the lost ones', async () => {
    const { secret, codes } = await turnOn();
    const again = valueOf(await confirm(nextCode(secret))).recoveryCodes;
    expect(again).not.toEqual(codes);
    expect(await verify(codes[0] ?? '')).toMatchObject(refusedWith('second_factor_incorrect'));
    expect((await verify(again[0] ?? '')).ok).toBe(true);
  });

  test('ends after ten minutes, and is not begun while it is on', async () => {
    const { secret } = await begin();
    platform.advance(10 * minuteMs);
    expect(await confirm(codeOf(secret))).toMatchObject(refusedWith('authenticator_expired'));
    await turnOn();
    const again = await platform.client.call(authenticatorBegin, { credential });
    expect(again).toMatchObject(refusedWith('operation_not_allowed'));
  });

  test('five wrong codes stop further tries for half an hour, right ones too', async () => {
    const { secret } = await begin();
    for (let failed = 0; failed < 4; failed += 1) await confirm('000000');
    expect(await confirm('000000')).toMatchObject(refusedWith('too_many_tries'));
    expect(await confirm(codeOf(secret))).toMatchObject(refusedWith('too_many_tries'));
    platform.advance(30 * minuteMs);
    expect((await confirm(codeOf((await begin()).secret))).ok).toBe(true);
  });
});

describe('while it is on', () => {
  test('every login asks for it, also from a known address', async () => {
    const { secret } = await turnOn();
    expect((await verify(nextCode(secret))).ok).toBe(true);
    expect(await verify('000000')).toMatchObject(refusedWith('second_factor_incorrect'));
  });

  test('a recovery code works once, with or without its dash', async () => {
    const { codes } = await turnOn();
    const code = ` ${(codes[3] ?? '').replace('-', ' ')} `;
    expect((await verify(code)).ok).toBe(true);
    expect(await state()).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await verify(code)).toMatchObject(refusedWith('second_factor_incorrect'));
  });

  test('the secret of the demo accounts is not accepted', async () => {
    await turnOn();
    expect(await verify(authenticatorCode(platform.sandbox.now()))).toMatchObject(
      refusedWith('second_factor_incorrect'),
    );
  });
});

describe('turning it off', () => {
  test('needs a code, and the next login asks for nothing', async () => {
    const { secret } = await turnOn();
    const end = (code: string) => platform.client.call(authenticatorEnd, { code });
    expect(await end('')).toMatchObject(refusedWith('code_missing'));
    expect(await end('000000')).toMatchObject(refusedWith('second_factor_incorrect'));
    expect(valueOf(await end(nextCode(secret)))).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    expect((await platform.signIn('newbie')).ok).toBe(true);
  });

  test('works with a recovery code', async () => {
    const { codes } = await turnOn();
    const ended = await platform.client.call(authenticatorEnd, { code: codes[0] ?? '' });
    expect(ended).toMatchObject({ ok: true, value: { on: false } });
  });
});
