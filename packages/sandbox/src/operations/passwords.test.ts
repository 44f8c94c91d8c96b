import { describe, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { memberPassword, passwordByEmail, passwordByPhone } from '#api/passwords.ts';
import { smsLoginCode } from '#api/smsCodes.ts';
import { newPasswordPath } from '#demo/paths.ts';
import { memberByAccount } from '../accounts/accounts.ts';
import { setPasswordByTicket } from '../accounts/newPasswords.ts';
import { lastCode, outbox } from '../accounts/outbox.ts';
import { demoPassword } from '../accounts/password.ts';
import { issueTicket } from '../accounts/tickets.ts';
import { changeSettings } from '../changeSettings.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { loggingIn, withPasskey } from '../testing/passkeys.ts';
import { type TestPlatform, createTestPlatform, prove, signedIn } from '../testing/platform.ts';

const refusedWith = (code: string) => ({ ok: false, error: { kind: 'refused', code } });
const changed = { oldPassword: demoPassword, newPassword: 'Lotus2569', confirmNewPassword: 'Lotus2569' };

test.each(['newbie', 'expired'])('%s changes the password, which clears the demand to change it', async (account) => {
  const { client, signIn } = createTestPlatform();
  await signIn(account);
  expect((await client.call(memberPassword, changed)).ok).toBe(true);
  expect(await client.call(memberInfo, {})).toMatchObject({ ok: true, value: { account } });
  expect(await signIn(account)).toMatchObject(refusedWith('credentials_incorrect'));
  expect(await signIn(account, { password: 'Lotus2569' })).toMatchObject({
    value: { firstTimeLogin: false, passwordExpired: false },
  });
});

test.each([
  [{ oldPassword: 'wrong' }, 'password_incorrect'],
  [{ newPassword: demoPassword, confirmNewPassword: demoPassword }, 'password_same'],
  [{ newPassword: 'short1', confirmNewPassword: 'short1' }, 'invalid_input'],
  [{ confirmNewPassword: 'Lotus2570' }, 'invalid_input'],
])('%j is refused: %s', async (change, code) => {
  const { client, signIn } = createTestPlatform();
  await signIn('demo');
  expect(await client.call(memberPassword, { ...changed, ...change })).toMatchObject(refusedWith(code));
  expect((await signIn('demo')).ok).toBe(true);
});

test('a change ends the other sessions', async () => {
  const { client, signIn, token, sandbox } = createTestPlatform();
  await signIn('demo');
  const other = token() ?? '';
  await signIn('demo');
  await client.call(memberPassword, changed);
  expect(sandbox.store.get('sessions', other)).toBeUndefined();
  expect(sandbox.store.get('sessions', token() ?? '')).toBeDefined();
});

test('by e-mail: the answer is always the same, and only the right address gets a link, which works once', async () => {
  const { client, sandbox, handle, signIn, advance } = createTestPlatform();
  const ask = (username: string, email: string) => client.call(passwordByEmail, { username, email });
  const answers = [await ask('unknown', 'demo@kinnari.example'), await ask('demo', 'x@y.example')];
  expect(outbox(sandbox)).toEqual([]);
  advance(60_000);
  answers.push(await ask('DEMO', ' Demo@Kinnari.example'));
  expect(answers).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
    { ok: true, value: null },
  ]);
  expect(await ask('demo', 'demo@kinnari.example')).toMatchObject(refusedWith('too_many_requests'));
  expect(await ask('demo', 'nonsense')).toMatchObject(refusedWith('invalid_input'));

  const [mail] = outbox(sandbox);
  expect(mail).toMatchObject({ channel: 'email', to: 'demo@kinnari.example', code: null });
  const url = new URL(mail?.link ?? '', 'https://kinnari.test');
  expect(url.pathname).toBe(newPasswordPath);
  const set = async (password: string) =>
    handle(
      new Request(new URL('set', url), {
        method: 'POST',
        body: JSON.stringify({ ticket: url.searchParams.get('ticket'), password }),
      }),
    );
  expect(await (await set('short')).json()).toMatchObject({ error: { code: 'invalid_input' } });
  expect(await (await set('Lotus2569')).json()).toEqual({ account: 'demo' });
  expect(await (await set('Lotus2570')).json()).toMatchObject({ error: { code: 'ticket_expired' } });
  expect((await signIn('demo', { password: 'Lotus2569' })).ok).toBe(true);

  changeSettings(sandbox, { neutralRecovery: false });
  expect(await ask('demo', 'other@y.example')).toMatchObject(refusedWith('account_unknown'));
});

test('by phone: the code sets a new password and logs in', async () => {
  const { client, sandbox, signIn } = createTestPlatform({ scenario: 'everyWayIn' });
  const set = (change: object = {}) =>
    client.call(passwordByPhone, {
      newPassword: 'Lotus2569',
      mobileNum: '0845678901',
      countryDialingCode: '66',
      verificationCode: lastCode(sandbox) ?? '',
      ...change,
    });
  expect(await set()).toMatchObject(refusedWith('code_missing'));
  await client.call(smsLoginCode, {
    mobileNum: '0845678901',
    countryDialingCode: '66',
    ...(await prove(client, 'sms')),
  });
  expect(await set({ verificationCode: '1' })).toMatchObject(refusedWith('code_incorrect'));
  expect(await set({ newPassword: 'short' })).toMatchObject(refusedWith('invalid_input'));
  expect(await set({ mobileNum: '' })).toMatchObject(refusedWith('phone_missing'));
  expect(await set()).toMatchObject({ ok: true, value: { firstTimeLogin: false, passwordExpired: false } });
  expect(await set()).toMatchObject(refusedWith('code_incorrect'));
  expect((await signIn('expired', { password: 'Lotus2569' })).ok).toBe(true);
  changeSettings(sandbox, { flags: {} });
  expect(await set()).toMatchObject(refusedWith('operation_not_allowed'));
});

describe('after a recovery, the next login asks for a lost device, once', () => {
  const phone = { mobileNum: '0812345678', countryDialingCode: '66' };

  /** demo sets a new password by phone, and is logged in with it. */
  async function recover({ client, sandbox }: TestPlatform) {
    await client.call(smsLoginCode, { ...phone, ...(await prove(client, 'sms')) });
    const code = { verificationCode: lastCode(sandbox) ?? '' };
    return valueOf(await client.call(passwordByPhone, { ...phone, ...code, newPassword: 'Lotus2569' }));
  }

  test('by phone, that which follows at once', async () => {
    const platform = await signedIn('demo', { scenario: 'everyWayIn' });
    await withPasskey(platform);
    expect((await recover(platform)).asksLostDevice).toBe(true);
    expect(valueOf(await platform.signIn('demo', { password: 'Lotus2569' })).asksLostDevice).toBeUndefined();
  });

  test('by e-mail, and not one with a passkey, which is there', async () => {
    const platform = await signedIn();
    const key = await withPasskey(platform);
    platform.sandbox.store.transaction(() => {
      const demo = memberByAccount(platform.sandbox, 'demo');
      if (demo === undefined) throw new Error('no demo');
      const { ticket } = issueTicket(platform.sandbox, 'newPassword', demo);
      expect(setPasswordByTicket(platform.sandbox, ticket, 'Lotus2569').ok).toBe(true);
    });
    expect(valueOf(await (await loggingIn(platform, key))()).asksLostDevice).toBeUndefined();
    expect(valueOf(await platform.signIn('demo', { password: 'Lotus2569' })).asksLostDevice).toBe(true);
  });

  test('not without a passkey, and not where the operator has none', async () => {
    const without = await signedIn('demo', { scenario: 'everyWayIn' });
    expect((await recover(without)).asksLostDevice).toBeUndefined();
    const off = await signedIn('demo', { scenario: 'everyWayIn' });
    await withPasskey(off);
    changeSettings(off.sandbox, { policy: { ...off.sandbox.settings.policy, passkeys: 'off' } });
    expect((await recover(off)).asksLostDevice).toBeUndefined();
  });

  test('not after a change by a member who knows the former one', async () => {
    const platform = await signedIn();
    await withPasskey(platform);
    valueOf(await platform.client.call(memberPassword, changed));
    expect(valueOf(await platform.signIn('demo', { password: 'Lotus2569' })).asksLostDevice).toBeUndefined();
  });
});
