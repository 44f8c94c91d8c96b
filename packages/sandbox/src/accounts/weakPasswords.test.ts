import { describe, expect, it } from 'vitest';
import { agentAccountOpen, agentAccountOpenDocs } from '#api/agentRegistration.ts';
import { memberPassword, passwordByPhone } from '#api/passwords.ts';
import { paymentPasswordSet } from '#api/paymentPassword.ts';
import { memberRegister, memberRegisterMobile } from '#api/registration.ts';
import { smsLoginCode } from '#api/smsCodes.ts';
import { changeSettings } from '../changeSettings.ts';
import { createTestPlatform, prove, registration } from '../testing/platform.ts';
import { lastCode } from './outbox.ts';
import { demoPassword } from './password.ts';

const weak = (field: string, reason: string) => ({
  ok: false,
  error: { kind: 'refused', code: 'password_weak', detail: { field, reason } },
});
const both = (password: string) => ({ newPassword: password, confirmNewPassword: password });
type Easy = readonly [password: string, reason: string];
/** Demo has the number 081 234 5678. */
const easy: readonly Easy[] = [
  ['12345678', 'common'],
  ['qwerty123', 'common'],
  ['P@ssw0rd', 'common'],
  ['รหัสผ่าน', 'common'],
  ['Kinnari2026', 'own'],
  ['0812345678', 'own'],
];
/** Longer than forms used to take, and not of letters and digits alone. */
const long = `ฝนตกที่หน้าต่าง และ a cup of tea ${'ก็ดีเหมือนกัน '.repeat(3)}x`;

async function signUp(operation: typeof memberRegister | typeof memberRegisterMobile, change: object) {
  const platform = createTestPlatform();
  const { flags } = platform.sandbox.settings;
  changeSettings(platform.sandbox, { registerCaptcha: false, flags: { ...flags, REGMOBVERF3: false } });
  const proof = await prove(platform.client, 'register');
  return platform.client.call(operation, { ...registration, ...proof, ...change });
}

describe('a new password that is easy to guess is refused at the platform itself', () => {
  it.each(easy)('%s, at a change', async (password, reason) => {
    const { client, signIn } = createTestPlatform();
    await signIn('demo');
    const change = { oldPassword: demoPassword, ...both(password) };
    expect(await client.call(memberPassword, change)).toMatchObject(weak('newPassword', reason));
    expect((await signIn('demo')).ok).toBe(true);
  });

  it.each(easy)('%s, with a code by SMS, which stays good', async (password, reason) => {
    const { client, sandbox } = createTestPlatform();
    const phone = { mobileNum: '0812345678', countryDialingCode: '66' };
    await client.call(smsLoginCode, { ...phone, ...(await prove(client, 'sms')) });
    const verificationCode = lastCode(sandbox) ?? '';
    const set = (newPassword: string) => client.call(passwordByPhone, { ...phone, newPassword, verificationCode });
    expect(await set(password)).toMatchObject(weak('newPassword', reason));
    expect((await set(long)).ok).toBe(true);
  });

  it('does not tell a stranger by it whose number it is', async () => {
    const { client, sandbox } = createTestPlatform();
    const { account } = [...sandbox.store.entries('members')]
      .map(([, one]) => one)
      .find(({ mobile }) => mobile === '66845678901') ?? { account: '' };
    const call = (newPassword: string) =>
      client.call(passwordByPhone, {
        mobileNum: '0845678901',
        countryDialingCode: '66',
        newPassword,
        verificationCode: '00000',
      });
    expect(account).not.toBe('');
    expect(await call(`${account}-77`)).toEqual(await call('unrelated-77'));
  });

  it.each<Easy>([
    ...easy.filter(([password]) => password !== '0812345678'),
    ['0891234567', 'own'],
    ['Newcomer-1', 'own'],
    ['newplayer1!', 'own'],
  ])('%s, at the sign-up', async (password, reason) => {
    const change = { password, confirmPassword: password };
    expect(await signUp(memberRegister, change)).toMatchObject(weak('password', reason));
  });

  it.each(easy.filter(([password]) => password !== '0812345678'))(
    '%s, at the sign-up by number',
    async (password, reason) => {
      const change = { username: '0891234567', password, confirmPassword: password };
      expect(await signUp(memberRegisterMobile, change)).toMatchObject(weak('password', reason));
    },
  );

  it('as the first one that an agent gives', async () => {
    const { client, signIn } = createTestPlatform();
    await signIn('agent');
    const open = { ...agentAccountOpenDocs.example, password: 'newplayer-22' };
    expect(await client.call(agentAccountOpen, open)).toMatchObject(weak('password', 'own'));
  });

  it.each([
    ['000000', 'common'],
    ['123456', 'common'],
    ['112233', 'common'],
    ['345678', 'common'],
    ['812345', 'own'],
  ])('%s, as a payment password', async (pin, reason) => {
    const { client, signIn } = createTestPlatform();
    await signIn('demo');
    const set = (loginPassword: string) => client.call(paymentPasswordSet, { loginPassword, ...both(pin) });
    expect(await set(demoPassword)).toMatchObject(weak('newPassword', reason));
    // An open session alone does not find out the number.
    if (reason === 'own') expect(await set('another')).toMatchObject({ error: { code: 'password_incorrect' } });
  });
});

describe('a long password', () => {
  it('of any letters is taken, and logs in', async () => {
    expect(Array.from(long).length).toBeGreaterThan(64);
    const { client, signIn } = createTestPlatform();
    await signIn('demo');
    expect(await client.call(memberPassword, { oldPassword: demoPassword, ...both(long) })).toMatchObject({ ok: true });
    expect((await signIn('demo', { password: long })).ok).toBe(true);
  });
  it('signs up', async () =>
    expect(await signUp(memberRegister, { password: long, confirmPassword: long })).toMatchObject({ ok: true }));
});

it('the passwords that are there log in as before', async () => {
  const { signIn } = createTestPlatform();
  expect((await signIn('demo', { password: demoPassword })).ok).toBe(true);
});
