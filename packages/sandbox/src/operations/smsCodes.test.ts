import { expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { sessionLogin } from '#api/session.ts';
import { smsLoginCode, smsRegisterCode } from '#api/smsCodes.ts';
import { minuteMs } from '#text/durations.ts';
import { testNumbers } from '../accounts/codes.ts';
import { lastCode, outbox } from '../accounts/outbox.ts';
import { changeSettings } from '../changeSettings.ts';
import { createTestPlatform, prove } from '../testing/platform.ts';

/** A platform with all flags on, and functions to request codes and log in with them. */
function withSms() {
  const platform = createTestPlatform({ scenario: 'everyWayIn' });
  const { client } = platform;
  return {
    ...platform,
    ask: async (mobileNum: string, countryDialingCode = '66') =>
      client.call(smsLoginCode, { mobileNum, countryDialingCode, ...(await prove(client, 'sms')) }),
    askToSignUp: async (mobileNo: string) =>
      client.call(smsRegisterCode, { mobileNo, countryDialingCode: '66', ...(await prove(client, 'sms')) }),
    enter: (code: string, username = '0812345678') =>
      client.call(sessionLogin, { username, password: code, type: 'sms' }),
  };
}
const refusedWith = (code: string) => ({ ok: false, error: { kind: 'refused', code } });

test('a code is sent to the phone and opens one session', async () => {
  const { ask, enter, sandbox, client, handle } = withSms();
  expect(await ask('081-234 5678')).toEqual({ ok: true, value: { expiredMinutes: 2 } });
  const [message] = outbox(sandbox);
  expect(message).toMatchObject({ channel: 'sms', to: '66812345678', code: expect.stringMatching(/^\d{5}$/) });
  expect(message?.text).toContain(message?.code);
  const entered = await enter(lastCode(sandbox, '66812345678') ?? '');
  if (!entered.ok) throw new Error('not let in');
  const info = await handle(
    new Request(`https://kinnari.test${memberInfo.path}`, {
      headers: { Authorization: `Bearer ${entered.value.token}` },
    }),
  );
  expect(await info.json()).toMatchObject({ value: { account: 'demo' } });
  expect(await enter(message?.code ?? '')).toMatchObject(refusedWith('code_incorrect'));
  expect(await client.call(memberInfo, {})).toMatchObject({ error: { kind: 'unauthorized' } });
});

test('a login by SMS is refused where it is disabled, and with a code that was never sent', async () => {
  const { enter, ask, sandbox } = withSms();
  expect(await enter('12345')).toMatchObject(refusedWith('code_incorrect'));
  expect(await enter('12345', '12')).toMatchObject(refusedWith('phone_invalid'));
  changeSettings(sandbox, { flags: {} });
  expect(await enter('12345')).toMatchObject(refusedWith('operation_not_allowed'));
  expect(await ask('0812345678')).toMatchObject(refusedWith('operation_not_allowed'));
});

test('a code ends with the third wrong attempt or after two minutes', async () => {
  const { ask, enter, advance, sandbox } = withSms();
  await ask('0812345678');
  const wrong = lastCode(sandbox) === '00000' ? '11111' : '00000';
  expect(await enter(wrong)).toMatchObject(refusedWith('code_incorrect'));
  expect(await enter(wrong)).toMatchObject(refusedWith('code_incorrect'));
  expect(await enter(wrong)).toMatchObject(refusedWith('code_expired'));
  expect(await enter(lastCode(sandbox) ?? '')).toMatchObject(refusedWith('code_expired'));
  advance(minuteMs);
  await ask('0812345678');
  advance(2 * minuteMs);
  expect(await enter(lastCode(sandbox) ?? '')).toMatchObject(refusedWith('code_expired'));
});

test('each number gets one code a minute and five an hour', async () => {
  const { askToSignUp, advance } = withSms();
  expect((await askToSignUp('0891234567')).ok).toBe(true);
  // However the number was typed or pasted.
  expect(await askToSignUp('\u202A+66 89 123 4567\u202C')).toMatchObject(refusedWith('too_many_requests'));
  expect(await askToSignUp('+66 0891234567')).toMatchObject(refusedWith('too_many_requests'));
  expect(await askToSignUp('+84 891234567')).toMatchObject(refusedWith('phone_invalid'));
  expect(await askToSignUp('89 1234567')).toMatchObject(refusedWith('too_many_requests'));
  expect((await askToSignUp('0891234568')).ok).toBe(true);
  for (let sent = 1; sent < 5; sent += 1) {
    advance(minuteMs);
    expect((await askToSignUp('0891234567')).ok).toBe(true);
  }
  advance(minuteMs);
  // There is room again an hour after the first.
  expect(await askToSignUp('0891234567')).toMatchObject({
    ok: false,
    error: { code: 'too_many_requests', detail: { retryAfterS: 55 * 60 } },
  });
  advance(60 * minuteMs);
  expect((await askToSignUp('0891234567')).ok).toBe(true);
});

test('a number without an account gets the same answer, but no message', async () => {
  const { ask, enter, sandbox, advance } = withSms();
  expect(await ask('0899999999')).toEqual({ ok: true, value: { expiredMinutes: 2 } });
  expect(outbox(sandbox)).toEqual([]);
  expect(await enter('12345', '0899999999')).toMatchObject(refusedWith('code_incorrect'));
  changeSettings(sandbox, { neutralRecovery: false });
  advance(minuteMs);
  expect(await ask('0899999999')).toMatchObject(refusedWith('account_unknown'));
});

test('a number with an account cannot sign up again', async () => {
  const { askToSignUp } = withSms();
  expect(await askToSignUp('0812345678')).toMatchObject(refusedWith('mobile_taken'));
});

test('sending requires the human check', async () => {
  const { client } = withSms();
  const bare = { mobileNo: '0891234567', countryDialingCode: '66' };
  expect(await client.call(smsRegisterCode, bare)).toMatchObject(refusedWith('human_check_failed'));
});

test.each(Object.entries(testNumbers))('a number that ends in %s is answered with %s', async (ending, code) => {
  const { askToSignUp } = withSms();
  expect(await askToSignUp(`089123${ending}`)).toMatchObject(refusedWith(code));
});

test.each([
  ['', '66', 'phone_missing'],
  ['12', '66', 'phone_invalid'],
  ['08123456789', '66', 'phone_invalid'],
  ['08123x5678', '66', 'phone_invalid'],
  ['0812345678', '999', 'phone_invalid'],
])('%j with dialling code %s: %s', async (mobile, country, code) => {
  expect(await withSms().ask(mobile, country)).toMatchObject(refusedWith(code));
});

test('numbers of other countries are distinguished', async () => {
  const { client, sandbox } = withSms();
  const proof = await prove(client, 'sms');
  await client.call(smsRegisterCode, { mobileNo: '81234567', countryDialingCode: '+65', ...proof });
  expect(outbox(sandbox)[0]?.to).toBe('6581234567');
});
