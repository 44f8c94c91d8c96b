import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { InputOf } from '#api/operation.ts';
import { passkeyLogin, passkeyLoginOptions } from '#api/passkeys.ts';
import { secondFactorDetail, secondFactorSend, secondFactorVerify } from '#api/secondFactor.ts';
import { minuteMs } from '#text/durations.ts';
import { lastCode, outbox } from '../accounts/outbox.ts';
import { practiceKey } from '../accounts/practiceKeys.ts';
import { authenticatorCode } from '../accounts/totp.ts';
import { changeSettings } from '../changeSettings.ts';
import { memberIdOf } from '../seed/members.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { testOrigin } from '../testing/passkeys.ts';
import { createTestPlatform, testNow } from '../testing/platform.ts';

const refusedWith = (code: string) => ({ ok: false, error: { kind: 'refused', code } });

async function atTheDoor(account = 'faraway') {
  const platform = createTestPlatform();
  if (account !== 'faraway') changeSettings(platform.sandbox, { unregisteredIp: true });
  const knock = async () => {
    const refused = await platform.signIn(account);
    if (refused.ok || refused.error.kind !== 'refused') throw new Error('not asked for a second factor');
    expect(refused.error.code).toBe('second_factor_required');
    return v.parse(secondFactorDetail, refused.error.detail);
  };
  const { ticket, methods } = await knock();
  return {
    ...platform,
    knock,
    methods,
    send: (method: 'sms' | 'email') => platform.client.call(secondFactorSend, { ticket, method }),
    answer: (method: InputOf<typeof secondFactorVerify>['method'], text: string) =>
      platform.client.call(secondFactorVerify, { ticket, method, answer: text }),
  };
}

test('a login from an unknown address offers four methods with masked hints', async () => {
  expect((await atTheDoor()).methods).toEqual([
    { method: 'sms', hint: '08x-xxx-9012' },
    { method: 'email', hint: 'fa***@kinnari.example' },
    { method: 'google', hint: '' },
    { method: 'bankName', hint: '' },
  ]);
});

test('by a passkey of the account, which is asked for alone', async () => {
  const { client, knock, sandbox } = await atTheDoor();
  const key = practiceKey({ synced: true });
  const asKeyOf = (account: string, each: ReturnType<typeof practiceKey>) =>
    sandbox.store.transaction(() =>
      sandbox.store.put('passkeys', each.id, {
        ...{ id: each.id, memberId: memberIdOf(account), name: 'Phone', publicKey: each.publicKey, counter: 0 },
        ...{ synced: true, createdAt: 0, lastUsedAt: null, suspended: false },
      }),
    );
  asKeyOf('demo', practiceKey());
  asKeyOf('faraway', key);
  const { ticket: asked, methods } = await knock();
  expect(methods.at(-1)).toEqual({ method: 'passkey', hint: '' });
  const { ticket, publicKey } = valueOf(await client.call(passkeyLoginOptions, { ticket: asked }));
  expect(publicKey).toMatchObject({ allowCredentials: [{ type: 'public-key', id: key.id }] });
  expect(await client.call(passkeyLoginOptions, { ticket: 'guessed' })).toMatchObject(refusedWith('ticket_expired'));
  const passkey = { ticket, used: key.use(publicKey, testOrigin) };
  expect(valueOf(await client.call(passkeyLogin, { passkey })).token).not.toBe('');
  changeSettings(sandbox, { policy: { ...sandbox.settings.policy, passkeys: 'off' } });
  expect((await knock()).methods.map(({ method }) => method)).not.toContain('passkey');
  expect(await client.call(passkeyLoginOptions, {})).toMatchObject(refusedWith('operation_not_allowed'));
});

test.each([
  ['sms', '66856789012'],
  ['email', 'faraway@kinnari.example'],
] as const)('by %s', async (method, address) => {
  const { send, answer, sandbox } = await atTheDoor();
  expect(await answer(method, '12345')).toMatchObject(refusedWith('code_incorrect'));
  expect(await send(method)).toEqual({ ok: true, value: { expiredMinutes: 2 } });
  expect(outbox(sandbox)[0]).toMatchObject({ channel: method, to: address });
  expect(await answer(method, lastCode(sandbox) ?? '')).toMatchObject({
    ok: true,
    value: { token: expect.any(String) },
  });
  expect(await answer(method, lastCode(sandbox) ?? '')).toMatchObject(refusedWith('ticket_expired'));
});

test.each([
  ['google', authenticatorCode(testNow)],
  ['google', authenticatorCode(testNow - 30_000)],
  ['bankName', '  wilai   KLAIBAN '],
] as const)('by %s: %s', async (method, right) => {
  const { answer, knock } = await atTheDoor();
  expect(await answer(method, ' ')).toMatchObject(refusedWith('code_missing'));
  expect(await answer(method, 'not this')).toMatchObject(refusedWith('second_factor_incorrect'));
  expect((await answer(method, right)).ok).toBe(true);
  // Faraway needs a second factor at every login.
  await knock();
});

test('a ticket ends with the third wrong answer or after five minutes', async () => {
  const { answer } = await atTheDoor();
  await answer('bankName', 'a');
  await answer('bankName', 'b');
  expect(await answer('bankName', 'c')).toMatchObject(refusedWith('ticket_expired'));
  expect(await answer('bankName', 'Wilai Klaiban')).toMatchObject(refusedWith('ticket_expired'));
  const late = await atTheDoor();
  late.advance(5 * minuteMs);
  expect(await late.answer('bankName', 'Wilai Klaiban')).toMatchObject(refusedWith('ticket_expired'));
  expect(await late.send('sms')).toMatchObject(refusedWith('ticket_expired'));
});

test('an address is known after a second factor was passed from it', async () => {
  const { answer, signIn, sandbox, knock } = await atTheDoor('demo');
  expect((await answer('bankName', 'Fahsai Jaidee')).ok).toBe(true);
  expect((await signIn('demo')).ok).toBe(true);
  changeSettings(sandbox, { ip: '198.51.100.7' });
  await knock();
});

test('a method that an account lacks is not offered and cannot be used', async () => {
  const { methods, send, answer } = await atTheDoor('trial');
  expect(methods.map(({ method }) => method)).toEqual(['email', 'google']);
  expect(await send('sms')).toMatchObject(refusedWith('operation_not_allowed'));
  expect(await answer('bankName', 'x')).toMatchObject(refusedWith('second_factor_incorrect'));
});
