import { describe, expect, test } from 'vitest';
import {
  paymentPasswordCheck,
  paymentPasswordCode,
  paymentPasswordSet,
  paymentPasswordState,
} from '#api/paymentPassword.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { minuteMs } from '#text/durations.ts';
import { lastCode } from '../accounts/outbox.ts';
import { demoPassword, demoPaymentPassword } from '../accounts/password.ts';
import { authenticatorCode } from '../accounts/totp.ts';
import { changeSettings } from '../changeSettings.ts';
import { proveMoney, valueOf, withdraw } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { iso } from '../time.ts';

const next = { newPassword: '135790', confirmNewPassword: '135790' };

const as = async (account: string) => signedIn(account);

const stateOf = async ({ client }: TestPlatform) => valueOf(await client.call(paymentPasswordState, {}));
const check = ({ client }: TestPlatform, paymentPassword: string) =>
  client.call(paymentPasswordCheck, { paymentPassword });

describe('setting the first one', () => {
  test('asks for the login password, and stores a digest only', async () => {
    const platform = await as('demo');
    const { client, sandbox } = platform;
    expect(await stateOf(platform)).toMatchObject({
      state: 'unset',
      triesLeft: 5,
      hasLoginPassword: true,
      rule: { enabled: true, required: true, minLength: 6, maxLength: 6 },
    });
    expect(await client.call(paymentPasswordSet, { loginPassword: 'wrong', ...next })).toMatchObject({
      error: { code: 'password_incorrect' },
    });
    const set = await client.call(paymentPasswordSet, { loginPassword: demoPassword, ...next });
    expect(set).toMatchObject({ ok: true, value: { state: 'set', restsUntil: null } });
    expect((await check(platform, next.newPassword)).ok).toBe(true);
    const stored = JSON.stringify([...sandbox.store.entries('paymentPasswords')]);
    expect(stored).not.toContain(next.newPassword);
  });

  test.each([
    [{ newPassword: '12345', confirmNewPassword: '12345' }, 'newPassword'],
    [{ newPassword: 'abcdef', confirmNewPassword: 'abcdef' }, 'newPassword'],
    [{ newPassword: '135790', confirmNewPassword: '135791' }, 'confirmNewPassword'],
  ])('%o is refused by the name of its field', async (passwords, field) => {
    const { client } = await as('demo');
    expect(await client.call(paymentPasswordSet, { loginPassword: demoPassword, ...passwords })).toMatchObject({
      error: { code: 'invalid_input', detail: { field } },
    });
  });

  test('of an account without a login password takes a code, and withdrawals do not rest', async () => {
    const platform = await as('demo');
    const { client, sandbox } = platform;
    sandbox.store.transaction(() => {
      const member = sandbox.store.get('members', 'member-demo');
      if (member) sandbox.store.put('members', member.id, { ...member, passwordDigest: '' });
    });
    expect(await stateOf(platform)).toMatchObject({ hasLoginPassword: false });
    expect(await client.call(paymentPasswordSet, next)).toMatchObject({ error: { code: 'code_missing' } });
    await client.call(paymentPasswordCode, { channel: 'email' });
    const set = await client.call(paymentPasswordSet, { code: lastCode(sandbox) ?? '', ...next });
    expect(set).toMatchObject({ ok: true, value: { state: 'set', restsUntil: null } });
  });
});

describe('wrong tries', () => {
  test('are counted, also across sessions, until a right one', async () => {
    const platform = await as('cashout');
    for (const triesLeft of [4, 3]) {
      expect(await check(platform, '000000')).toMatchObject({
        error: { code: 'payment_password_incorrect', detail: { triesLeft } },
      });
    }
    await platform.signIn('cashout');
    expect(await stateOf(platform)).toMatchObject({ state: 'set', triesLeft: 3 });
    await proveMoney(platform);
    expect(await stateOf(platform)).toMatchObject({ triesLeft: 5 });
  });

  test('the fifth locks it for half an hour, also for the right one', async () => {
    const platform = await as('cashout');
    const { sandbox, advance } = platform;
    for (let times = 0; times < 4; times += 1) await check(platform, '000000');
    const until = iso(sandbox.now() + 30 * minuteMs);
    const locked = { error: { code: 'payment_password_locked', detail: { until } } };
    expect(await check(platform, '000000')).toMatchObject(locked);
    expect(await check(platform, demoPaymentPassword)).toMatchObject(locked);
    expect(await stateOf(platform)).toMatchObject({ state: 'locked', triesLeft: 0, lockedUntil: until });
    advance(30 * minuteMs - 1);
    expect(await check(platform, demoPaymentPassword)).toMatchObject(locked);
    advance(1);
    expect(await stateOf(platform)).toMatchObject({ state: 'set', triesLeft: 5, lockedUntil: null });
    await proveMoney(platform);
  });

  test('a wrong old one counts as a try', async () => {
    const platform = await as('cashout');
    const { client } = platform;
    expect(await client.call(paymentPasswordSet, { oldPassword: '000000', ...next })).toMatchObject({
      error: { code: 'payment_password_incorrect', detail: { triesLeft: 4 } },
    });
    const same = { newPassword: demoPaymentPassword, confirmNewPassword: demoPaymentPassword };
    expect(await client.call(paymentPasswordSet, { oldPassword: demoPaymentPassword, ...same })).toMatchObject({
      error: { code: 'password_same' },
    });
    expect((await client.call(paymentPasswordSet, { oldPassword: demoPaymentPassword, ...next })).ok).toBe(true);
    await proveMoney(platform, next.newPassword);
  });
});

describe('a reset by code', () => {
  test('ends a lock, and withdrawals rest for a day', async () => {
    const platform = await as('cashout');
    const { client, sandbox, advance } = platform;
    for (let times = 0; times < 5; times += 1) await check(platform, '000000');
    expect((await stateOf(platform)).channels).toEqual([
      { channel: 'sms', to: '08x-xxx-0123' },
      { channel: 'email', to: 'ca***@kinnari.example' },
    ]);
    valueOf(await client.call(paymentPasswordCode, { channel: 'email' }));
    expect(await client.call(paymentPasswordSet, { code: '0', ...next })).toMatchObject({
      error: { code: 'code_incorrect' },
    });
    const until = iso(sandbox.now() + 24 * 60 * minuteMs);
    const reset = await client.call(paymentPasswordSet, { code: lastCode(sandbox) ?? '', ...next });
    expect(reset).toMatchObject({ ok: true, value: { state: 'set', restsUntil: until } });
    const options = await client.call(withdrawOptions, { language: 'EN' });
    expect(valueOf(options).blocked).toMatchObject({ code: 'withdraw_resting', until });
    const proof = await proveMoney(platform, next.newPassword);
    expect(await withdraw(platform, '1000.00', { proof })).toMatchObject({
      error: { code: 'withdraw_resting', detail: { until } },
    });
    advance(24 * 60 * minuteMs);
    await platform.signIn('cashout');
    const later = await proveMoney(platform, next.newPassword);
    expect((await withdraw(platform, '1000.00', { proof: later })).ok).toBe(true);
  });

  test('takes a code once', async () => {
    const { client, sandbox } = await as('cashout');
    await client.call(paymentPasswordCode, { channel: 'sms' });
    const code = lastCode(sandbox) ?? '';
    expect((await client.call(paymentPasswordSet, { code, ...next })).ok).toBe(true);
    expect(await client.call(paymentPasswordSet, { code, ...next })).toMatchObject({
      error: { code: 'code_incorrect' },
    });
  });
});

describe('the proof', () => {
  test('is good for one withdrawal of its own session', async () => {
    const platform = await as('cashout');
    const proof = await proveMoney(platform);
    await platform.signIn('cashout');
    expect(await withdraw(platform, '1000.00', { proof })).toMatchObject({ error: { code: 'proof_expired' } });
    const own = await proveMoney(platform);
    expect((await withdraw(platform, '1000.00', { proof: own })).ok).toBe(true);
    expect(platform.sandbox.store.get('moneyProofs', own)).toBeUndefined();
  });

  test('of two factors needs both', async () => {
    const { client, sandbox } = await as('cashout');
    changeSettings(sandbox, {
      moneyOut: { ...sandbox.settings.moneyOut, factors: ['password', 'authenticator'] },
    });
    const paymentPassword = demoPaymentPassword;
    expect(await client.call(paymentPasswordCheck, { paymentPassword })).toMatchObject({
      error: { code: 'code_missing' },
    });
    expect(await client.call(paymentPasswordCheck, { paymentPassword, authenticatorCode: '1' })).toMatchObject({
      error: { code: 'second_factor_incorrect', detail: { triesLeft: 4 } },
    });
    const code = authenticatorCode(sandbox.now());
    expect((await client.call(paymentPasswordCheck, { paymentPassword, authenticatorCode: code })).ok).toBe(true);
  });
});
