import * as v from 'valibot';
import { expect, test } from 'vitest';
import { authenticatorBegin, authenticatorConfirm } from '#api/authenticator.ts';
import { bankAccountAdd } from '#api/banks.ts';
import { paymentPasswordSet } from '#api/paymentPassword.ts';
import { memberCode, memberProfileSet } from '#api/profile.ts';
import { secondFactorDetail, secondFactorSend, secondFactorVerify } from '#api/secondFactor.ts';
import { lastCode } from '../accounts/outbox.ts';
import { demoPassword, demoPaymentPassword } from '../accounts/password.ts';
import { authenticatorCode } from '../accounts/totp.ts';
import { changeSettings } from '../changeSettings.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { createTestPlatform } from '../testing/platform.ts';

test('a new player binds a bank account, a mobile and an authenticator, and logs in from elsewhere with each', async () => {
  const { advance, client, sandbox, signIn } = createTestPlatform();
  await signIn('newbie');
  const paymentPassword = demoPaymentPassword;
  valueOf(
    await client.call(paymentPasswordSet, {
      loginPassword: demoPassword,
      newPassword: paymentPassword,
      confirmNewPassword: paymentPassword,
    }),
  );
  const account = { bankCode: 'LOTUS', number: '1234567890', holder: 'Mali Suksan', paymentPassword };
  valueOf(await client.call(bankAccountAdd, account));
  const to = '0899990000';
  valueOf(await client.call(memberCode, { purpose: 'new', channel: 'sms', to }));
  const code = lastCode(sandbox, '66899990000') ?? '';
  valueOf(await client.call(memberProfileSet, { field: 'mobile', value: to, code, credential: { paymentPassword } }));

  // A number receives one code a minute.
  advance(60_000);
  let hosts = 0;
  /** Logs in from an address that the platform has not seen, and answers with one of the methods. */
  const logInWith = async (method: 'bankName' | 'sms' | 'google', answerOf: (ticket: string) => Promise<string>) => {
    hosts += 1;
    changeSettings(sandbox, { unregisteredIp: true, ip: `198.51.100.${hosts}` });
    const asked = await signIn('newbie');
    if (asked.ok || asked.error.kind !== 'refused') throw new Error('not asked for a second factor');
    const { ticket, methods } = v.parse(secondFactorDetail, asked.error.detail);
    const entered = await client.call(secondFactorVerify, { ticket, method, answer: await answerOf(ticket) });
    expect(entered).toMatchObject({ ok: true, value: { token: expect.any(String) } });
    return methods;
  };
  await logInWith('bankName', async () => 'mali  SUKSAN');
  const methods = await logInWith('sms', async (ticket) => {
    valueOf(await client.call(secondFactorSend, { ticket, method: 'sms' }));
    return lastCode(sandbox, '66899990000') ?? '';
  });
  expect(methods.find(({ method }) => method === 'sms')?.hint).toBe('08x-xxx-0000');

  changeSettings(sandbox, { unregisteredIp: false });
  await signIn('newbie');
  const { secret } = valueOf(await client.call(authenticatorBegin, { credential: { paymentPassword } }));
  valueOf(await client.call(authenticatorConfirm, { code: authenticatorCode(sandbox.now(), secret) }));
  // Each code works once, so the login needs the next one.
  advance(30_000);
  const now = await logInWith('google', async () => authenticatorCode(sandbox.now(), secret));
  // SEC-02: what others may know is not enough any more.
  expect(now.map(({ method }) => method)).not.toContain('bankName');
});
