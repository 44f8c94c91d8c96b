import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { authenticatorBegin, authenticatorConfirm, authenticatorEnd } from '#api/authenticator.ts';
import { bankAccountAdd, bankAccountCode } from '#api/banks.ts';
import type { Result } from '#api/errors.ts';
import { memberSessionEnd, otherSessions } from '#api/memberSessions.ts';
import { passwordByPhone } from '#api/passwords.ts';
import { paymentPasswordCheck, paymentPasswordCode, paymentPasswordSet } from '#api/paymentPassword.ts';
import { memberCode, memberProfileSet } from '#api/profile.ts';
import { secondFactorDetail, secondFactorSend, secondFactorVerify } from '#api/secondFactor.ts';
import { sessionLogin } from '#api/session.ts';
import { smsLoginCode } from '#api/smsCodes.ts';
import { changeSettings } from '../changeSettings.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, prove } from '../testing/platform.ts';
import { lastCode } from './outbox.ts';
import { demoPassword, demoPaymentPassword } from './password.ts';
import { authenticatorCode } from './totp.ts';

type Answer = Promise<Result<unknown>>;
const mobile = '66867890123';
const phone = { mobileNum: '0867890123', countryDialingCode: '66' };

async function start(account = 'cashout'): Promise<TestPlatform> {
  const platform = createTestPlatform({ scenario: 'everyWayIn' });
  const { moneyOut } = platform.sandbox.settings;
  changeSettings(platform.sandbox, { moneyOut: { ...moneyOut, factors: ['authenticator'] } });
  await platform.signIn(account);
  return platform;
}

async function ticketOf({ signIn }: TestPlatform): Promise<string> {
  const asked = await signIn('faraway');
  if (asked.ok || asked.error.kind !== 'refused') throw new Error('not asked for a second factor');
  return v.parse(secondFactorDetail, asked.error.detail).ticket;
}

/** Where a code of the authenticator is accepted. */
const appUses: Readonly<Record<string, (platform: TestPlatform, code: string) => Answer>> = {
  'a proof for money': ({ client }, code) => client.call(paymentPasswordCheck, { authenticatorCode: code }),
  'another bank account': ({ client }, code) =>
    client.call(bankAccountAdd, {
      bankCode: 'LOTUS',
      number: '1111111111',
      holder: 'Kanya Promdee',
      authenticatorCode: code,
    }),
  'a credential': ({ client }, code) =>
    client.call(memberSessionEnd, { id: otherSessions, language: 'EN', credential: { code } }),
  'turning it off': ({ client }, code) => client.call(authenticatorEnd, { code }),
};
const pairs = Object.keys(appUses).flatMap((first) =>
  Object.keys(appUses)
    .filter((second) => first !== 'turning it off' && (first !== 'another bank account' || second !== first))
    .map((second) => [first, second] as const),
);

describe('a code of the authenticator works once per account', () => {
  test.each(pairs)('for %s and then for %s', async (first, second) => {
    const platform = await start();
    const code = authenticatorCode(platform.sandbox.now());
    expect((await appUses[first]?.(platform, code))?.ok).toBe(true);
    expect(await appUses[second]?.(platform, code)).toMatchObject({ ok: false });
    platform.advance(30_000);
    const next = authenticatorCode(platform.sandbox.now());
    expect((await appUses[second]?.(platform, next))?.ok).toBe(true);
  });

  test('of two calls at once, one succeeds', async () => {
    for (const use of Object.values(appUses)) {
      const platform = await start();
      const code = authenticatorCode(platform.sandbox.now());
      const proof = () => platform.client.call(paymentPasswordCheck, { authenticatorCode: code });
      const answers = await Promise.all([use(platform, code), proof()]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  test('of two logins at once, one is opened', async () => {
    const platform = createTestPlatform();
    const tickets = [await ticketOf(platform), await ticketOf(platform)];
    const answer = authenticatorCode(platform.sandbox.now());
    const logins = await Promise.all(
      tickets.map((ticket) => platform.client.call(secondFactorVerify, { ticket, method: 'google', answer })),
    );
    expect(logins.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  test('a code is void once a later one was used', async () => {
    const platform = await start();
    const [earlier, later] = [0, 30_000].map((ms) => authenticatorCode(platform.sandbox.now() + ms));
    expect((await appUses['a proof for money']?.(platform, later ?? ''))?.ok).toBe(true);
    expect(await appUses['a proof for money']?.(platform, earlier ?? '')).toMatchObject({ ok: false });
  });

  test('the code that turned it on opens no login, and confirms nothing again', async () => {
    const platform = createTestPlatform();
    await platform.signIn('newbie');
    const begun = await platform.client.call(authenticatorBegin, { credential: { loginPassword: demoPassword } });
    const { secret } = valueOf(begun);
    const code = authenticatorCode(platform.sandbox.now(), secret);
    valueOf(await platform.client.call(authenticatorConfirm, { code }));
    expect((await platform.client.call(authenticatorConfirm, { code })).ok).toBe(false);
    const asked = await platform.signIn('newbie');
    if (asked.ok || asked.error.kind !== 'refused') throw new Error('not asked for a second factor');
    const { ticket } = v.parse(secondFactorDetail, asked.error.detail);
    const verify = (answer: string) => platform.client.call(secondFactorVerify, { ticket, method: 'google', answer });
    expect(await verify(code)).toMatchObject({ error: { code: 'second_factor_incorrect' } });
    platform.advance(30_000);
    expect((await verify(authenticatorCode(platform.sandbox.now(), secret))).ok).toBe(true);
  });
});

const passwords = { newPassword: '135790', confirmNewPassword: '135790' };
/** Every use of a code that is sent: how it is sent, and two calls that want it. */
const sentUses: Readonly<
  Record<
    string,
    { send: (platform: TestPlatform) => Answer; use: ((platform: TestPlatform, code: string) => Answer)[] }
  >
> = {
  'a login and a new password by SMS': {
    send: async ({ client }) => client.call(smsLoginCode, { ...phone, ...(await prove(client, 'sms')) }),
    use: [
      ({ client }, verificationCode) =>
        client.call(passwordByPhone, { ...phone, newPassword: 'Lotus2569', verificationCode }),
      async ({ client }, password) =>
        client.call(sessionLogin, {
          username: phone.mobileNum,
          password,
          type: 'sms',
          ...(await prove(client, 'login')),
        }),
    ],
  },
  'a reset of the payment password': {
    send: ({ client }) => client.call(paymentPasswordCode, { channel: 'sms' }),
    use: ['135790', '975310'].map(
      (newPassword) =>
        ({ client }: TestPlatform, code: string) =>
          client.call(paymentPasswordSet, { ...passwords, newPassword, confirmNewPassword: newPassword, code }),
    ),
  },
  'a credential': {
    send: ({ client }) => client.call(memberCode, { purpose: 'current', channel: 'sms' }),
    use: [
      ({ client }, code) => client.call(memberSessionEnd, { id: otherSessions, language: 'EN', credential: { code } }),
      ({ client }, code) => client.call(memberProfileSet, { field: 'line', value: 'kanya.p', credential: { code } }),
    ],
  },
  'a new bank account': {
    send: ({ client, sandbox }) => {
      const { moneyOut } = sandbox.settings;
      changeSettings(sandbox, { moneyOut: { ...moneyOut, factors: ['password'], mostBankAccounts: 9 } });
      return client.call(bankAccountCode, {});
    },
    use: ['1111111111', '2222222222'].map(
      (number) =>
        ({ client }: TestPlatform, code: string) =>
          client.call(bankAccountAdd, {
            bankCode: 'LOTUS',
            number,
            holder: 'Kanya Promdee',
            paymentPassword: demoPaymentPassword,
            code,
          }),
    ),
  },
};

describe('a code that was sent works once', () => {
  const cases = Object.entries(sentUses);
  test.each(cases)('for %s: of two calls at once, one succeeds', async (_, { send, use }) => {
    for (const order of [use, use.toReversed()]) {
      const platform = await start();
      valueOf(await send(platform));
      const code = lastCode(platform.sandbox, mobile) ?? '';
      const answers = await Promise.all(order.map((call) => call(platform, code)));
      expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    }
  });

  test.each(['sms', 'email'] as const)('for a second factor by %s', async (method) => {
    const platform = createTestPlatform();
    const tickets = [await ticketOf(platform), await ticketOf(platform)];
    valueOf(await platform.client.call(secondFactorSend, { ticket: tickets[0] ?? '', method }));
    const answer = lastCode(platform.sandbox) ?? '';
    const logins = await Promise.all(
      tickets.map((ticket) => platform.client.call(secondFactorVerify, { ticket, method, answer })),
    );
    expect(logins.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  test('for a new address: the code that has bound it binds it to no other account', async () => {
    const platform = await start();
    const to = 'new@kinnari.example';
    valueOf(await platform.client.call(memberCode, { purpose: 'new', channel: 'email', to }));
    const code = lastCode(platform.sandbox, to) ?? '';
    const bind = () =>
      platform.client.call(memberProfileSet, {
        field: 'email',
        value: to,
        code,
        credential: { loginPassword: demoPassword },
      });
    expect((await bind()).ok).toBe(true);
    await platform.signIn('malee');
    expect(await bind()).toMatchObject({ error: { code: 'code_incorrect', detail: { field: 'code' } } });
  });
});
