import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAesCipher } from '#api/cipher.ts';
import { memberInfo } from '#api/member.ts';
import { paymentPasswordCheck } from '#api/paymentPassword.ts';
import {
  type Registration,
  affiliateCheck,
  countryCodeList,
  memberRegister,
  memberRegisterMobile,
  systemRegisterSettings,
  validationRules,
} from '#api/registration.ts';
import { smsRegisterCode } from '#api/smsCodes.ts';
import { lastCode } from '../accounts/outbox.ts';
import { changeSettings } from '../changeSettings.ts';
import type { SandboxOptions } from '../createSandbox.ts';
import { openDatabase } from '../store/persistence.ts';
import { createTestPlatform, prove, readCaptcha, registration } from '../testing/platform.ts';

/** A platform with a sign-up function, which provides captcha and human check unless `change` says otherwise. */
function withSignUp(options: SandboxOptions = {}) {
  const platform = createTestPlatform(options);
  const { client, sandbox } = platform;
  const sendCode = async (mobileNo: string = registration.mobileNum): Promise<string> => {
    await client.call(smsRegisterCode, { mobileNo, countryDialingCode: '66', ...(await prove(client, 'sms')) });
    return lastCode(sandbox) ?? '';
  };
  const signUp = async (
    change: Partial<Registration> = {},
    operation: typeof memberRegister | typeof memberRegisterMobile = memberRegister,
  ) =>
    client.call(operation, {
      ...registration,
      captcha: readCaptcha(sandbox),
      ...(await prove(client, 'register')),
      ...change,
    });
  return { ...platform, sendCode, signUp };
}
/** Of the sign-ups of these tests. */
const { password = '' } = registration;

const refusedWith = (code: string, detail: object = {}) => ({ ok: false, error: { kind: 'refused', code, detail } });

test('a sign-up logs in, and the account can log in after a restart, ignoring case', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinnari-'));
  const database = openDatabase(folder);
  const first = withSignUp({ persist: (changes) => database.persist(changes) });
  const verificationCode = await first.sendCode();
  const change = { username: 'Newplayer1', verificationCode, email: 'a@b.example', affiliateCode: 'kinnari8' };
  const entered = await first.signUp(change);
  if (!entered.ok) throw new Error(JSON.stringify(entered.error));
  expect(entered.value).toEqual({ token: expect.any(String), firstTimeLogin: false, passwordExpired: false });
  database.close();

  const kept = openDatabase(folder);
  const again = createTestPlatform({ rows: [...kept.rows()] });
  kept.close();
  rmSync(folder, { recursive: true });
  expect((await again.signIn('NEWPLAYER1', { password })).ok).toBe(true);
  expect(await again.client.call(memberInfo, {})).toMatchObject({ value: { account: 'newplayer1', toUpline: true } });
  expect(again.sandbox.store.get('members', 'member-newplayer1')).toMatchObject({
    mobile: '66891234567',
    email: 'a@b.example',
    payeeName: 'Anong Newcomer',
    uplineId: 'member-agent',
    passwordDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('the mobile number becomes the user name, with or without a password', async () => {
  const { signUp, sendCode, signIn, sandbox } = withSignUp();
  const entered = await signUp({ username: '0891234567', verificationCode: await sendCode() }, memberRegisterMobile);
  expect(entered.ok).toBe(true);
  expect((await signIn('089-123-4567', { password })).ok).toBe(true);
  changeSettings(sandbox, { flags: { MOBILENUMREG3: true } });
  const bare = { username: '0897654321', mobileNum: '0897654321', password: '', confirmPassword: '' };
  expect((await signUp(bare, memberRegisterMobile)).ok).toBe(true);
  expect(await signIn('0897654321', { password: 'anything' })).toMatchObject(refusedWith('credentials_incorrect'));
});

test('a body that was encrypted with another key is refused', async () => {
  const { handle, sandbox } = createTestPlatform();
  const send = async (body: object) =>
    (
      await handle(
        new Request(`https://kinnari.test${memberRegister.path}`, { method: 'PUT', body: JSON.stringify(body) }),
      )
    ).status;
  const other = await createAesCipher({ keyBase64: btoa('x'.repeat(32)) });
  expect(await send(registration)).toBe(400);
  expect(await send({ enc: other.seal(JSON.stringify(registration)) })).toBe(400);
  expect(sandbox.store.get('members', 'member-newplayer1')).toBeUndefined();
});

test.each([
  [{ username: 'abc' }, 'invalid_input', { field: 'username' }],
  [{ username: '' }, 'invalid_input', { field: 'username' }],
  [{ username: '1abcd' }, 'invalid_input', { field: 'username' }],
  [{ password: 'short' }, 'invalid_input', { field: 'password' }],
  [{ confirmPassword: 'Lotus2570' }, 'invalid_input', { field: 'confirmPassword' }],
  [{ payeeName: 'Single' }, 'invalid_input', { field: 'payeeName' }],
  [{ email: 'unknown' }, 'invalid_input', { field: 'email' }],
  [{ birthday: '2010-01-01' }, 'invalid_input', { field: 'birthday' }],
  [{ birthday: '01-01-1990' }, 'invalid_input', { field: 'birthday' }],
  [{ mobileNum: '' }, 'phone_missing', {}],
  [{ mobileNum: '12' }, 'phone_invalid', {}],
  [{ mobileNum: '0812345678' }, 'code_incorrect', {}],
  [{ verificationCode: '' }, 'code_missing', {}],
  [{ verificationCode: '1' }, 'code_incorrect', {}],
  [{ captcha: '0' }, 'captcha_incorrect', {}],
  [{ affiliateCode: 'UNKNOWN' }, 'affiliate_incorrect', {}],
  [{ affiliateCode: 'NOKNOI7' }, 'affiliate_incorrect', {}],
  [{ username: 'DEMO' }, 'account_taken', {}],
  [{ domain: 'elsewhere.example' }, 'domain_invalid', {}],
  [{ registerUrl: 'nowhere' }, 'domain_invalid', {}],
  [{ humanCheck: { challenge: 'x', solution: 'y' } }, 'human_check_failed', {}],
] as const)('%j is refused: %s %j', async (change, code, detail) => {
  const { signUp, sendCode } = withSignUp();
  const verificationCode = await sendCode();
  expect(await signUp({ verificationCode, ...change })).toMatchObject(refusedWith(code, detail));
});

test('REG-07: a picture is asked for where no code proves the number', async () => {
  const { signUp, sendCode, sandbox } = withSignUp();
  expect((await signUp({ verificationCode: await sendCode(), captcha: '' })).ok).toBe(true);
  changeSettings(sandbox, { flags: { ...sandbox.settings.flags, REGMOBVERF3: false } });
  const other = { username: 'newplayer2', mobileNum: '0891230002' };
  expect(await signUp({ ...other, captcha: '' })).toMatchObject(refusedWith('captcha_required'));
  expect((await signUp(other)).ok).toBe(true);
});

test('a taken user name costs no new code; a taken number is reported', async () => {
  const { signUp, sendCode, sandbox } = withSignUp();
  const verificationCode = await sendCode();
  expect(await signUp({ username: 'demo', verificationCode })).toMatchObject(refusedWith('account_taken'));
  expect((await signUp({ verificationCode })).ok).toBe(true);
  changeSettings(sandbox, { flags: { ...sandbox.settings.flags, REGMOBVERF3: false } });
  expect(await signUp({ username: 'newplayer2' })).toMatchObject(refusedWith('mobile_taken'));
});

test('a player who turns 21 today is old enough', async () => {
  const { signUp, sendCode } = withSignUp();
  expect((await signUp({ verificationCode: await sendCode(), birthday: '2005-11-21' })).ok).toBe(true);
  expect(await signUp({ username: 'other1', birthday: '2005-11-22' })).toMatchObject({
    error: { detail: { field: 'birthday' } },
  });
});

test('disabled ways to sign up are refused', async () => {
  const { signUp, sandbox } = withSignUp();
  changeSettings(sandbox, { flags: { USERNAMEREG3: true } });
  expect(await signUp({}, memberRegisterMobile)).toMatchObject(refusedWith('operation_not_allowed'));
  expect(await signUp({ registerUrl: 'https://kinnari.test/register?referralCode=X' })).toMatchObject(
    refusedWith('operation_not_allowed'),
  );
  expect((await signUp()).ok).toBe(true);
  changeSettings(sandbox, { flags: { MOBILENUMREG3: true } });
  expect(await signUp({ username: 'other1' })).toMatchObject(refusedWith('operation_not_allowed'));
});

test('the operator’s rules override the platform’s, and an invalid pattern accepts everything', async () => {
  const { signUp, client, sandbox } = withSignUp();
  const rule = { enabled: true, required: true, acceptedPattern: '(', patternId: null, minLength: 2, maxLength: 5 };
  changeSettings(sandbox, {
    flags: { USERNAMEREG3: true },
    registerCaptcha: false,
    registerRules: [{ field: 'zalo', ...rule }],
  });
  const settings = await client.call(systemRegisterSettings, {});
  expect(settings.ok && settings.value.fields.find(({ field }) => field === 'zalo')).toEqual({
    field: 'zalo',
    ...rule,
  });
  expect(await signUp()).toMatchObject(refusedWith('invalid_input', { field: 'zalo' }));
  expect(await signUp({ zalo: 'too long' })).toMatchObject(refusedWith('invalid_input', { field: 'zalo' }));
  expect((await signUp({ zalo: 'fits' })).ok).toBe(true);
});

test('affiliate codes are valid under their own hosts', async () => {
  const { client } = createTestPlatform();
  const valid = async (code: string, domain: string) => {
    const checked = await client.call(affiliateCheck, { code, domain });
    return checked.ok && checked.value.valid;
  };
  expect(await valid(' kinnari8 ', 'anywhere.example')).toBe(true);
  expect(await valid('NOKNOI7', 'kinnari-demo-1.example:8080')).toBe(true);
  expect(await valid('NOKNOI7', 'kinnari-demo-2.example')).toBe(false);
  expect(await valid('UNKNOWN', 'anywhere.example')).toBe(false);
  expect(await valid('', 'anywhere.example')).toBe(false);
});

test('Thailand is the first country, and the rules outside the form are those of the form', async () => {
  const { client } = createTestPlatform();
  const list = await client.call(countryCodeList, {});
  expect(list.ok && list.value.countries[0]).toEqual({
    country: 'TH',
    dialingCode: '66',
    digits: 10,
    leadingZero: true,
  });
  expect(list.ok && list.value.countries.length).toBeGreaterThanOrEqual(13);
  const rules = await client.call(validationRules, {});
  expect(rules.ok && rules.value.fields.map(({ field }) => field)).toEqual(['username', 'password', 'mobileNum']);
});

test('REG-02f: the payment password and the recommender that the form asks for are kept', async () => {
  const { client, sandbox, signUp, signIn, sendCode } = withSignUp();
  const rules = [
    paymentPasswordRule,
    { ...paymentPasswordRule, field: 'telegram', enabled: false, acceptedPattern: '*' },
  ];
  changeSettings(sandbox, { registerRules: rules });
  const change = { paymentPassword: '975310', recommenderId: ' demo ', line: 'anong.l', telegram: 'hidden' };
  const refused = await signUp({ ...change, paymentPassword: '', verificationCode: await sendCode() });
  expect(refused).toMatchObject(refusedWith('invalid_input', { field: 'paymentPassword' }));
  expect((await signUp({ ...change, verificationCode: lastCode(sandbox) ?? '' })).ok).toBe(true);
  const id = 'member-newplayer1';
  expect(sandbox.store.get('profiles', id)?.fields).toEqual({ recommenderId: 'demo', line: 'anong.l' });
  await signIn('newplayer1', { password });
  expect(await client.call(paymentPasswordCheck, { paymentPassword: '000000' })).toMatchObject({
    error: { code: 'payment_password_incorrect' },
  });
  expect((await client.call(paymentPasswordCheck, { paymentPassword: '975310' })).ok).toBe(true);
});

const paymentPasswordRule = {
  field: 'paymentPassword',
  enabled: true,
  required: false,
  acceptedPattern: '^[0-9]+$',
  patternId: 'digits',
  minLength: 6,
  maxLength: 6,
};

test('what was pasted is read as the site reads it, judged and kept so', async () => {
  const { sandbox, sendCode, signUp } = withSignUp();
  const verificationCode = await sendCode();
  const entered = await signUp({
    verificationCode: ` ${verificationCode.slice(0, 2)}-${verificationCode.slice(2)}\u200B`,
    mobileNum: '\u202A+66 89 123 4567\u202C',
    payeeName: 'สมชาย\u200B  คํา\u00ADแก้ว',
    nickname: 'ฟ้า\u2060ใส  ๑',
    email: '\uFEFFfah@kinnari.example ',
    birthday: '2543-02-29',
  });
  expect(entered.ok).toBe(true);
  const [, member] =
    [...sandbox.store.entries('members')].find(([, { payeeName }]) => payeeName === 'สมชาย คำแก้ว') ?? [];
  expect(member).toMatchObject({ nickname: 'ฟ้าใส ๑', email: 'fah@kinnari.example', mobile: '66891234567' });
  expect(sandbox.store.get('profiles', member?.id ?? '')?.fields).toMatchObject({ birthday: '2000-02-29' });
});

test.each([
  ['nickname', 'ฟ้า\u202Eใส'],
  ['payeeName', 'สมชาย\u2067 ใจดี'],
  ['payeeName', 'Somchai 2'],
  ['birthday', '2544-02-29'],
  ['birthday', '01/02/1990'],
])('%s as %j is refused at its field', async (field, typed) => {
  const { sendCode, signUp } = withSignUp();
  const refused = await signUp({ verificationCode: await sendCode(), [field]: typed });
  expect(refused).toMatchObject(refusedWith('invalid_input', { field }));
});
