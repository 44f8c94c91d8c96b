import { expect, test } from 'vitest';
import { sessionThirdParty } from '#api/alternativeSignIn.ts';
import { pushSubscribe } from '#api/push.ts';
import { memberRegister } from '#api/registration.ts';
import { authenticatorCode } from '../accounts/totp.ts';
import { changeSettings } from '../changeSettings.ts';
import { note } from '../live/note.ts';
import { sendDuePushes } from '../live/pushClock.ts';
import { memberIdOf } from '../seed/members.ts';
import {
  type TestPlatform,
  createTestPlatform,
  prove,
  readCaptcha,
  registration,
  signedIn,
} from '../testing/platform.ts';
import { browserInput } from '../testing/push.ts';
import { pushTexts } from '../texts/pushTexts.ts';
import { handles } from './handle.ts';

const base = 'https://kinnari.test/sandbox-service/';

async function post({ handle }: TestPlatform, call: string, body: unknown) {
  const answer = await handle(new Request(base + call, { method: 'POST', body: JSON.stringify(body) }));
  expect(answer.status === 200 || answer.status === 400).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}
const get = async ({ handle }: TestPlatform, call: string) =>
  (await handle(new Request(base + call))).json() as Promise<Record<string, unknown>>;

test('recognises calls, but not the files of pages', () => {
  const known = (call: string, method = 'GET') => handles(new Request(base + call, { method }));
  expect(known('phone/messages')).toBe(true);
  expect(known('identity/send', 'POST')).toBe(true);
  expect(known('identity/send')).toBe(false);
  expect(known('phone/')).toBe(false);
  expect(known('constructor')).toBe(false);
});

test('the phone shows messages, newest first, and the authenticator code', async () => {
  const platform = createTestPlatform();
  expect(await get(platform, 'phone/messages')).toEqual({
    messages: [],
    authenticator: { code: authenticatorCode(platform.sandbox.now()), secondsLeft: 30, own: [] },
  });
  await post(platform, 'identity/send', { phone: '+66 89 123 4567' });
  await post(platform, 'identity/send', { phone: '+6581234567' });
  expect(await get(platform, 'phone/messages')).toMatchObject({
    messages: [{ to: '6581234567' }, { to: '66891234567', code: expect.stringMatching(/^\d{5}$/) }],
  });
});

test('the phone shows what was told to a device, without sums', async () => {
  const platform = await signedIn('demo');
  const { client, sandbox } = platform;
  await client.call(pushSubscribe, browserInput(1));
  sandbox.store.transaction(() => note(sandbox, memberIdOf('demo'), 'depositArrived', { satang: 500_00 }));
  sendDuePushes(sandbox);
  expect(await get(platform, 'phone/messages')).toMatchObject({
    messages: [{ channel: 'push', to: 'demo', text: expect.not.stringMatching(/\d/), code: null }],
  });
});

test('the phone sends a test to every device', async () => {
  const platform = await signedIn('demo');
  expect(await post(platform, 'phone/test', {})).toEqual({ devices: 0 });
  await platform.client.call(pushSubscribe, browserInput(1, []));
  expect(await post(platform, 'phone/test', {})).toEqual({ devices: 1 });
  const payload = { v: 1, url: '/?centre=notifications', title: pushTexts.test.th };
  expect(await get(platform, 'phone/messages')).toMatchObject({ messages: [{ channel: 'push', payload }] });
});

test('the platform accepts a number that the identity service has verified', async () => {
  const platform = createTestPlatform();
  const { client, sandbox, advance } = platform;
  changeSettings(sandbox, { smsService: 'identity' });
  const phone = '+66891234567';
  const signUp = async (firebaseIdToken: string) =>
    client.call(memberRegister, {
      ...registration,
      verificationCode: 'unused',
      captcha: readCaptcha(sandbox),
      ...(await prove(client, 'register')),
      firebaseChannel: 'sms',
      firebaseIdToken,
    });
  const tokenFor = async (number: string) => {
    await post(platform, 'identity/send', { phone: number });
    const { messages } = (await get(platform, 'phone/messages')) as { messages: { code: string }[] };
    return String((await post(platform, 'identity/verify', { phone: number, code: messages[0]?.code }))['idToken']);
  };
  expect(await signUp('')).toMatchObject({ error: { code: 'code_missing' } });
  expect(await signUp('forged')).toMatchObject({ error: { code: 'code_incorrect' } });
  expect(await signUp(await tokenFor('+66897654321'))).toMatchObject({ error: { code: 'code_incorrect' } });
  const token = await tokenFor(phone);
  advance(10 * 60_000);
  expect(await signUp(token)).toMatchObject({ error: { code: 'code_expired' } });
  expect((await signUp(await tokenFor(phone))).ok).toBe(true);
});

test.each([
  ['send', { phone: '' }, 'auth/missing-phone-number'],
  ['send', {}, 'auth/missing-phone-number'],
  ['send', { phone: '0891234567' }, 'auth/invalid-phone-number'],
  ['send', { phone: '+66891230001' }, 'auth/quota-exceeded'],
  ['send', { phone: '+66891230002' }, 'auth/operation-not-allowed'],
  ['send', { phone: '+66891230004' }, 'auth/too-many-requests'],
  ['send', { phone: '+66891230006' }, 'auth/captcha-check-failed'],
  ['send', { phone: '+66891230007' }, 'auth/internal-error'],
  ['send', 7, 'auth/internal-error'],
  ['verify', { phone: '+66891234567', code: '' }, 'auth/missing-verification-code'],
  ['verify', { phone: '+66891234567', code: '1' }, 'auth/invalid-verification-code'],
])('identity/%s %j is answered with %s', async (call, body, code) => {
  expect(await post(createTestPlatform(), `identity/${call}`, body)).toMatchObject({
    error: { code, message: expect.any(String) },
  });
});

test('a third party lists its three people, and issues a token for the chosen one', async () => {
  const platform = createTestPlatform({ scenario: 'everyWayIn' });
  const { people } = (await get(platform, 'signin/people?provider=google')) as { people: { subject: string }[] };
  expect(people).toHaveLength(3);
  expect(await get(platform, 'signin/people?provider=unknown')).toMatchObject({ error: { code: 'invalid_input' } });
  const person = { provider: 'google', subject: people[0]?.subject };
  const idToken = String((await post(platform, 'signin/token', person))['idToken']);
  expect((await platform.client.call(sessionThirdParty, { provider: 'google', idToken })).ok).toBe(true);
  expect(await post(platform, 'signin/token', { ...person, subject: 'unknown' })).toHaveProperty('error');
});
