import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Registration,
  affiliateCheck,
  countryCodeList,
  memberRegister,
  memberRegisterMobile,
  smsRegisterCode,
  validationRules,
} from '#api/account.ts';
import { createAesCipher } from '#api/cipher.ts';
import { memberInfo } from '#api/member.ts';
import { systemRegisterSettings } from '#api/system.ts';
import { openDatabase } from '../persistence.ts';
import { changeSettings } from '../settings.ts';
import { createTestPlatform, prove, readCaptcha, registration } from '../testing.ts';
import type { WorldOptions } from '../world.ts';
import { lastCode } from './outbox.ts';

/** A platform with ways to sign up; each proves what is to be proved, unless it is told otherwise. */
function withSignUp(options: WorldOptions = {}) {
  const platform = createTestPlatform(options);
  const { client, world } = platform;
  const sendCode = async (mobileNo: string = registration.mobileNum): Promise<string> => {
    await client.call(smsRegisterCode, { mobileNo, countryDialingCode: '66', ...(await prove(client, 'sms')) });
    return lastCode(world) ?? '';
  };
  const signUp = async (
    change: Partial<Registration> = {},
    operation: typeof memberRegister | typeof memberRegisterMobile = memberRegister,
  ) =>
    client.call(operation, {
      ...registration,
      captcha: readCaptcha(world),
      ...(await prove(client, 'register')),
      ...change,
    });
  return { ...platform, sendCode, signUp };
}
const refusedWith = (code: string, detail: object = {}) => ({ ok: false, error: { kind: 'refused', code, detail } });

test('who signs up is let in, and can sign in again after a restart, in any case', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinnari-'));
  const database = openDatabase(folder);
  const first = withSignUp({ persist: (changes) => database.persist(changes) });
  const verificationCode = await first.sendCode();
  const change = { username: 'Somebody1', verificationCode, email: 'a@b.example', affiliateCode: 'kinnari8' };
  const entered = await first.signUp(change);
  if (!entered.ok) throw new Error(JSON.stringify(entered.error));
  expect(entered.value).toEqual({ token: expect.any(String), firstTimeLogin: false, passwordExpired: false });
  database.close();

  const kept = openDatabase(folder);
  const again = createTestPlatform({ rows: [...kept.rows()] });
  kept.close();
  rmSync(folder, { recursive: true });
  expect((await again.signIn('SOMEBODY1')).ok).toBe(true);
  expect(await again.client.call(memberInfo, {})).toMatchObject({ value: { account: 'somebody1', toUpline: true } });
  expect(again.world.store.get('members', 'member-somebody1')).toMatchObject({
    mobile: '66891234567',
    email: 'a@b.example',
    payeeName: 'Somebody New',
    uplineId: 'member-agent',
    passwordDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('by mobile number, the number is the user name, with or without a password', async () => {
  const { signUp, sendCode, signIn, world } = withSignUp();
  const entered = await signUp({ username: '0891234567', verificationCode: await sendCode() }, memberRegisterMobile);
  expect(entered.ok).toBe(true);
  expect((await signIn('089-123-4567')).ok).toBe(true);
  changeSettings(world, { flags: { MOBILENUMREG3: true } });
  const bare = { username: '0897654321', mobileNum: '0897654321', password: '', confirmPassword: '' };
  expect((await signUp(bare, memberRegisterMobile)).ok).toBe(true);
  expect(await signIn('0897654321', { password: 'anything' })).toMatchObject(refusedWith('credentials_incorrect'));
});

test('what is not sealed with the platform’s key is not read', async () => {
  const { handle, world } = createTestPlatform();
  const send = async (body: object) =>
    (
      await handle(
        new Request(`https://kinnari.test${memberRegister.path}`, { method: 'PUT', body: JSON.stringify(body) }),
      )
    ).status;
  const other = await createAesCipher({ keyBase64: btoa('x'.repeat(32)) });
  expect(await send(registration)).toBe(400);
  expect(await send({ enc: other.seal(JSON.stringify(registration)) })).toBe(400);
  expect(world.store.get('members', 'member-somebody1')).toBeUndefined();
});

test.each([
  [{ username: 'abc' }, 'invalid_input', { field: 'username' }],
  [{ username: '' }, 'invalid_input', { field: 'username' }],
  [{ username: '1abcd' }, 'invalid_input', { field: 'username' }],
  [{ password: 'onlyletters' }, 'invalid_input', { field: 'password' }],
  [{ confirmPassword: 'Kinnari99' }, 'invalid_input', { field: 'confirmPassword' }],
  [{ payeeName: 'Single' }, 'invalid_input', { field: 'payeeName' }],
  [{ email: 'nobody' }, 'invalid_input', { field: 'email' }],
  [{ birthday: '2010-01-01' }, 'invalid_input', { field: 'birthday' }],
  [{ birthday: '01-01-1990' }, 'invalid_input', { field: 'birthday' }],
  [{ mobileNum: '' }, 'phone_missing', {}],
  [{ mobileNum: '12' }, 'phone_invalid', {}],
  [{ mobileNum: '0812345678' }, 'code_incorrect', {}],
  [{ verificationCode: '' }, 'code_missing', {}],
  [{ verificationCode: '1' }, 'code_incorrect', {}],
  [{ captcha: '' }, 'captcha_required', {}],
  [{ captcha: '0' }, 'captcha_incorrect', {}],
  [{ affiliateCode: 'NOBODY' }, 'affiliate_incorrect', {}],
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

test('a name that is taken costs no new code; a number that is taken is told', async () => {
  const { signUp, sendCode, world } = withSignUp();
  const verificationCode = await sendCode();
  expect(await signUp({ username: 'demo', verificationCode })).toMatchObject(refusedWith('account_taken'));
  expect((await signUp({ verificationCode })).ok).toBe(true);
  changeSettings(world, { flags: { ...world.settings.flags, REGMOBVERF3: false } });
  expect(await signUp({ username: 'somebody2' })).toMatchObject(refusedWith('mobile_taken'));
});

test('whoever is 21 today is old enough', async () => {
  const { signUp, sendCode } = withSignUp();
  expect((await signUp({ verificationCode: await sendCode(), birthday: '2005-11-21' })).ok).toBe(true);
  expect(await signUp({ username: 'other1', birthday: '2005-11-22' })).toMatchObject({
    error: { detail: { field: 'birthday' } },
  });
});

test('ways that are switched off are refused', async () => {
  const { signUp, world } = withSignUp();
  changeSettings(world, { flags: { USERNAMEREG3: true } });
  expect(await signUp({}, memberRegisterMobile)).toMatchObject(refusedWith('operation_not_allowed'));
  expect(await signUp({ registerUrl: 'https://kinnari.test/register?referralCode=X' })).toMatchObject(
    refusedWith('operation_not_allowed'),
  );
  expect((await signUp()).ok).toBe(true);
  changeSettings(world, { flags: { MOBILENUMREG3: true } });
  expect(await signUp({ username: 'other1' })).toMatchObject(refusedWith('operation_not_allowed'));
});

test('the operator’s own rules take the place of the platform’s, and a broken pattern rules nothing', async () => {
  const { signUp, client, world } = withSignUp();
  const rule = { enabled: true, required: true, acceptedPattern: '(', patternId: null, minLength: 2, maxLength: 5 };
  changeSettings(world, {
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

test('affiliate codes count under their own hosts', async () => {
  const { client } = createTestPlatform();
  const valid = async (code: string, domain: string) => {
    const checked = await client.call(affiliateCheck, { code, domain });
    return checked.ok && checked.value.valid;
  };
  expect(await valid(' kinnari8 ', 'anywhere.example')).toBe(true);
  expect(await valid('NOKNOI7', 'kinnari-demo-1.example:8080')).toBe(true);
  expect(await valid('NOKNOI7', 'kinnari-demo-2.example')).toBe(false);
  expect(await valid('NOBODY', 'anywhere.example')).toBe(false);
  expect(await valid('', 'anywhere.example')).toBe(false);
});

test('Thailand comes first, and the rules outside the form are those of the form', async () => {
  const { client } = createTestPlatform();
  const list = await client.call(countryCodeList, {});
  expect(list.ok && list.value.countries[0]).toEqual({ country: 'TH', dialingCode: '66', digits: 10 });
  expect(list.ok && list.value.countries.length).toBeGreaterThanOrEqual(13);
  const rules = await client.call(validationRules, {});
  expect(rules.ok && rules.value.fields.map(({ field }) => field)).toEqual(['username', 'password', 'mobileNum']);
});
