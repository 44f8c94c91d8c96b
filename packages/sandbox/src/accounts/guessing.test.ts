import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sessionFreePlay, sessionThirdParty } from '#api/alternativeSignIn.ts';
import { captchaImage } from '#api/humanCheck.ts';
import { memberPassword } from '#api/passwords.ts';
import { paymentPasswordSet } from '#api/paymentPassword.ts';
import { playBreakStart } from '#api/playLimits.ts';
import { secondFactorDetail, secondFactorSend, secondFactorVerify } from '#api/secondFactor.ts';
import { smsRegisterCode } from '#api/smsCodes.ts';
import { hourMs, minuteMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { type TestPlatform, createTestPlatform, prove } from '../testing/platform.ts';
import { lastCode } from './outbox.ts';
import { demoPassword } from './password.ts';
import { mostSessions, sessionsOf } from './sessions.ts';
import { issueIdToken } from './thirdParties.ts';
import { authenticatorCode } from './totp.ts';

const wrong = { password: 'wrong-password' };
const refusedWith = (code: string, detail: object = {}) => ({ ok: false, error: { kind: 'refused', code, detail } });
const pausedFor = (minutes: number) => refusedWith('too_many_tries', { retryAfterS: minutes * 60 });

describe('a second factor', () => {
  /** Logs in as faraway; the ticket, or the refusal. */
  async function knock({ signIn }: TestPlatform) {
    const asked = await signIn('faraway');
    if (asked.ok || asked.error.kind !== 'refused') throw new Error('not asked for a second factor');
    const { code, detail } = asked.error;
    return code === 'second_factor_required' ? v.parse(secondFactorDetail, detail).ticket : asked;
  }
  async function ticketOf(platform: TestPlatform): Promise<string> {
    const ticket = await knock(platform);
    if (typeof ticket !== 'string') throw new Error('paused');
    return ticket;
  }
  const answer = ({ client }: TestPlatform, ticket: string, typed: string) =>
    client.call(secondFactorVerify, { ticket, method: 'google', answer: typed });

  /** Guesses with as many tickets as it takes, until the platform demands a pause. Returns how many were looked at. */
  async function guessUntilPaused(platform: TestPlatform): Promise<number> {
    for (let looked = 0; ; looked += 1) {
      const ticket = await knock(platform);
      if (typeof ticket !== 'string') return looked;
      await answer(platform, ticket, 'not this');
    }
  }

  test('is guessed at three times, whatever the number of tickets, and each pause is longer', async () => {
    const platform = createTestPlatform();
    for (const minutes of [1, 5, 15, 60, 240, 240]) {
      expect(await guessUntilPaused(platform)).toBe(3);
      expect(await knock(platform)).toMatchObject(pausedFor(minutes));
      platform.advance(minutes * minuteMs);
    }
  });

  test('is not looked at during a pause, with an older ticket either', async () => {
    const platform = createTestPlatform();
    const ticket = await ticketOf(platform);
    expect(await guessUntilPaused(platform)).toBe(3);
    const right = () => authenticatorCode(platform.sandbox.now());
    expect(await answer(platform, ticket, right())).toMatchObject(pausedFor(1));
    platform.advance(minuteMs);
    expect((await answer(platform, ticket, right())).ok).toBe(true);
    // A right answer ends the count.
    expect(await guessUntilPaused(platform)).toBe(3);
    expect(await knock(platform)).toMatchObject(pausedFor(1));
  });

  test('counts wrong codes of every method together', async () => {
    const platform = createTestPlatform();
    const ticket = await ticketOf(platform);
    await platform.client.call(secondFactorSend, { ticket, method: 'sms' });
    const code = lastCode(platform.sandbox) === '00000' ? '11111' : '00000';
    for (let times = 0; times < 2; times += 1) {
      await platform.client.call(secondFactorVerify, { ticket, method: 'sms', answer: code });
    }
    await answer(platform, ticket, 'not this');
    expect(await knock(platform)).toMatchObject(pausedFor(1));
  });

  test('is not guessed faster from many addresses', async () => {
    const platform = createTestPlatform();
    let looked = 0;
    for (let address = 1; address <= 10; address += 1) {
      changeSettings(platform.sandbox, { ip: `198.51.100.${address}` });
      looked += await guessUntilPaused(platform);
    }
    expect(looked).toBe(15);
  });
});

describe('the password of an open session', () => {
  const next = { newPassword: 'Lotus2569', confirmNewPassword: 'Lotus2569' };
  const ways: Readonly<Record<string, (platform: TestPlatform, password: string) => Promise<unknown>>> = {
    'a change of the password': ({ client }, oldPassword) => client.call(memberPassword, { oldPassword, ...next }),
    'a first payment password': ({ client }, loginPassword) =>
      client.call(paymentPasswordSet, { loginPassword, newPassword: '135790', confirmNewPassword: '135790' }),
    'a break': ({ client }, password) =>
      client.call(playBreakStart, { kind: 'timeout', length: '1d', password, understood: true }),
  };
  test.each(Object.entries(ways))('cannot be guessed by %s', async (_, ask) => {
    const platform = createTestPlatform();
    await platform.signIn('demo');
    for (let times = 0; times < 3; times += 1) {
      expect(await ask(platform, 'guess')).toMatchObject(refusedWith('password_incorrect'));
    }
    expect(await ask(platform, demoPassword)).toMatchObject(pausedFor(1));
    platform.advance(minuteMs);
    expect(await ask(platform, demoPassword)).toMatchObject({ ok: true });
  });
});

test('all spellings of one account share its tries', async () => {
  const { signIn, sandbox } = createTestPlatform();
  changeSettings(sandbox, { flags: { PHONELOGIN3: true }, captchaAfterFailures: 99 });
  const spellings = ['demo', '0812345678', '812345678', '081-234-5678'];
  for (let times = 0; times < 8; times += 1) {
    expect(await signIn(spellings[times % 4] ?? '', wrong)).toMatchObject(refusedWith('credentials_incorrect'));
  }
  for (const spelling of spellings) expect(await signIn(spelling)).toMatchObject(refusedWith('account_locked'));
});

test('spellings of a number without an account share its tries as well, so that nothing tells them apart', async () => {
  const { signIn, sandbox } = createTestPlatform();
  changeSettings(sandbox, { captchaAfterFailures: 99 });
  const spellings = ['0899999999', '899999999', '+66 89 999 9999', '089-999-9999'];
  for (let times = 0; times < 8; times += 1) await signIn(spellings[times % 4] ?? '', wrong);
  for (const spelling of spellings) expect(await signIn(spelling)).toMatchObject(refusedWith('account_locked'));
});

describe('a captcha', () => {
  const issuedTo = async ({ client, sandbox }: TestPlatform) => {
    await client.call(captchaImage, {});
    return [...sandbox.store.entries('captchas')].at(-1)?.[1].text ?? '';
  };
  test('is of no use to anyone else', async () => {
    const platform = createTestPlatform({ scenario: 'captcha' });
    const captcha = await issuedTo(platform);
    changeSettings(platform.sandbox, { ip: '198.51.100.7' });
    expect(await platform.signIn('demo', { captcha })).toMatchObject(refusedWith('captcha_incorrect'));
    changeSettings(platform.sandbox, { ip: '203.0.113.24' });
    expect((await platform.signIn('demo', { captcha })).ok).toBe(true);
  });
  test('is guessed at once only', async () => {
    const platform = createTestPlatform({ scenario: 'captcha' });
    const captcha = await issuedTo(platform);
    expect(await platform.signIn('demo', { captcha: 'x' })).toMatchObject(refusedWith('captcha_incorrect'));
    expect(await platform.signIn('demo', { captcha })).toMatchObject(refusedWith('captcha_incorrect'));
  });
});

test('an identity token opens one session', async () => {
  const { client, sandbox } = createTestPlatform({ scenario: 'everyWayIn' });
  const enter = (idToken: string) => client.call(sessionThirdParty, { provider: 'line', idToken });
  const token = issueIdToken(sandbox, 'line', 'anong') ?? '';
  expect((await enter(token)).ok).toBe(true);
  expect(await enter(token)).toMatchObject(refusedWith('sign_in_cancelled'));
  expect((await enter(issueIdToken(sandbox, 'line', 'anong') ?? '')).ok).toBe(true);
});

describe('one sender', () => {
  test('tries the names of twenty accounts an hour, and a known name still works', async () => {
    const { signIn, advance } = createTestPlatform();
    for (let number = 0; number < 20; number += 1) {
      expect(await signIn(`player${number}`, wrong)).toMatchObject(refusedWith('credentials_incorrect'));
    }
    expect(await signIn('demo')).toMatchObject(pausedFor(60));
    expect(await signIn('player0', wrong)).toMatchObject(refusedWith('credentials_incorrect'));
    advance(hourMs);
    expect((await signIn('demo')).ok).toBe(true);
  });

  test('opens twenty trial accounts an hour', async () => {
    const { client } = createTestPlatform({ scenario: 'everyWayIn' });
    for (let number = 0; number < 20; number += 1) await client.call(sessionFreePlay, { os: 'Windows' });
    expect(await client.call(sessionFreePlay, { os: 'Windows' })).toMatchObject(pausedFor(60));
  });

  test('causes twenty messages an hour, to whomever they go', async () => {
    const { client, advance, sandbox } = createTestPlatform();
    changeSettings(sandbox, { perSender: { names: 999, messages: 20 } });
    const ask = async (number: number) =>
      client.call(smsRegisterCode, {
        mobileNo: `08912345${String(number).padStart(2, '0')}`,
        countryDialingCode: '66',
        ...(await prove(client, 'sms')),
      });
    for (let number = 0; number < 20; number += 1) expect((await ask(number)).ok).toBe(true);
    expect(await ask(20)).toMatchObject(pausedFor(60));
    // Another sender is not concerned.
    changeSettings(sandbox, { ip: '198.51.100.7' });
    expect((await ask(20)).ok).toBe(true);
    changeSettings(sandbox, { ip: '203.0.113.24' });
    advance(hourMs);
    expect((await ask(21)).ok).toBe(true);
  });

  test('is told in words when to try again', async () => {
    const { signIn } = createTestPlatform();
    for (let number = 0; number < 20; number += 1) await signIn(`player${number}`, wrong);
    expect(await signIn('demo')).toMatchObject({
      error: { message: 'Too many tries. Please try again in 60 min, or contact customer service.' },
    });
  });
});

test('a member has a limited number of sessions: a further login ends the oldest', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const first = platform.token() ?? '';
  for (let times = 1; times < mostSessions; times += 1) await platform.signIn('demo');
  expect(platform.sandbox.store.get('sessions', first)).toBeDefined();
  await platform.signIn('demo');
  expect(platform.sandbox.store.get('sessions', first)).toBeUndefined();
  expect(sessionsOf(platform.sandbox, 'member-demo')).toHaveLength(mostSessions);
});
