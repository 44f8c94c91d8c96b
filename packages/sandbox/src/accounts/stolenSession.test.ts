import { beforeEach, describe, expect, test } from 'vitest';
import { authenticatorBegin, authenticatorConfirm } from '#api/authenticator.ts';
import { memberSessionEnd, otherSessions } from '#api/memberSessions.ts';
import { paymentPasswordCheck, paymentPasswordCode, paymentPasswordSet } from '#api/paymentPassword.ts';
import { memberCode, memberProfileSet } from '#api/profile.ts';
import { changeSettings } from '../changeSettings.ts';
import { messagesOf } from '../inbox/mailbox.ts';
import { signInAs } from '../personas.ts';
import { memberIdOf } from '../seed/members.ts';
import { valueOf, withdraw } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { lastCode, outbox } from './outbox.ts';
import { demoPassword } from './password.ts';
import { authenticatorCode } from './totp.ts';

// SEC-06. What a thief can do with an open session of cashout and nothing else, or with a password that was found too.

const refusedWith = (code: string) => ({ ok: false, error: { code } });
const attacker = 'thief@kinnari.example';
const own = { loginPassword: demoPassword };

let platform: TestPlatform;
let owner: string;
beforeEach(async () => {
  platform = createTestPlatform();
  const { settings, store } = platform.sandbox;
  // The operator asks for the authenticator before money leaves, and the member has none yet.
  changeSettings(platform.sandbox, { moneyOut: { ...settings.moneyOut, factors: ['authenticator'] } });
  store.transaction(() => {
    const member = store.get('members', memberIdOf('cashout'));
    if (member) store.put('members', member.id, { ...member, authenticator: false });
  });
  owner = signInAs(platform.sandbox, 'cashout');
  await platform.signIn('cashout');
});

const ownerIsIn = (): boolean => platform.sandbox.store.get('sessions', owner) !== undefined;
const told = () =>
  outbox(platform.sandbox)
    .filter(({ code, link }) => code === null && link === null)
    .map(({ to }) => to)
    .toSorted();
const formerContacts = ['66867890123', 'cashout@kinnari.example'];

describe('an open session alone', () => {
  test('binds no authenticator, and so withdraws nothing', async () => {
    const { client, sandbox } = platform;
    expect(await client.call(authenticatorBegin, {})).toMatchObject(refusedWith('credential_required'));
    const code = authenticatorCode(sandbox.now());
    expect(await client.call(authenticatorConfirm, { code })).toMatchObject(refusedWith('authenticator_expired'));
    const proof = await client.call(paymentPasswordCheck, { authenticatorCode: code });
    expect(proof).toMatchObject(refusedWith('second_factor_incorrect'));
    expect(sandbox.store.get('members', memberIdOf('cashout'))?.authenticator).toBe(false);
  });

  test('confirms no setup that the owner has begun, although it is the same account', async () => {
    const { client, sandbox, signIn } = platform;
    const { secret } = valueOf(await client.call(authenticatorBegin, { credential: own }));
    await signIn('cashout');
    const code = authenticatorCode(sandbox.now(), secret);
    expect(await client.call(authenticatorConfirm, { code })).toMatchObject(refusedWith('authenticator_expired'));
  });

  test('changes no address, not even with a code of its own address', async () => {
    const { client, sandbox } = platform;
    valueOf(await client.call(memberCode, { purpose: 'new', channel: 'email', to: attacker }));
    const code = lastCode(sandbox, attacker) ?? '';
    const set = (credential?: object) =>
      client.call(memberProfileSet, { field: 'email', value: attacker, code, ...(credential && { credential }) });
    expect(await set()).toMatchObject(refusedWith('credential_required'));
    expect(await set({ code })).toMatchObject({ error: { code: 'code_incorrect', detail: { field: 'credential' } } });
    expect(sandbox.store.get('members', memberIdOf('cashout'))?.email).toBe('cashout@kinnari.example');
  });

  test('ends no session of the owner', async () => {
    const ended = await platform.client.call(memberSessionEnd, { id: otherSessions, language: 'EN' });
    expect(ended).toMatchObject(refusedWith('credential_required'));
    expect(ownerIsIn()).toBe(true);
  });

  test('guesses at the password three times, and reads how many tries are left', async () => {
    const end = (loginPassword: string) =>
      platform.client.call(memberSessionEnd, { id: otherSessions, language: 'EN', credential: { loginPassword } });
    for (const triesLeft of [2, 1, 0]) {
      expect(await end('guess')).toMatchObject({ error: { code: 'password_incorrect', detail: { triesLeft } } });
    }
    expect(await end(demoPassword)).toMatchObject({ error: { code: 'too_many_tries', detail: { retryAfterS: 60 } } });
    expect(ownerIsIn()).toBe(true);
  });
});

describe('with a password that was found', () => {
  test('an authenticator is bound, but the owner is told everywhere, and no money leaves for a day', async () => {
    const { client, sandbox, advance, signIn } = platform;
    const { secret } = valueOf(await client.call(authenticatorBegin, { credential: own }));
    valueOf(await client.call(authenticatorConfirm, { code: authenticatorCode(sandbox.now(), secret) }));
    expect(told()).toEqual(formerContacts);
    expect(messagesOf(sandbox, memberIdOf('cashout'))[0]).toMatchObject({
      title: { en: 'An authenticator app was turned on' },
    });
    const proveBy = async () =>
      valueOf(await client.call(paymentPasswordCheck, { authenticatorCode: authenticatorCode(sandbox.now(), secret) }))
        .proof;
    advance(30_000);
    expect(await withdraw(platform, '1000.00', { proof: await proveBy() })).toMatchObject(
      refusedWith('withdraw_resting'),
    );
    expect(ownerIsIn()).toBe(true);
    expect((await signIn('cashout')).ok).toBe(false);
  });

  test('the former address is told of the new one, never the new one of itself', async () => {
    const { client, sandbox } = platform;
    valueOf(await client.call(memberCode, { purpose: 'new', channel: 'email', to: attacker }));
    const code = lastCode(sandbox, attacker) ?? '';
    valueOf(await client.call(memberProfileSet, { field: 'email', value: attacker, code, credential: own }));
    expect(told()).toEqual(formerContacts);
    expect(outbox(sandbox)[0]?.text).toContain('ถอนเงินได้อีกครั้ง');
  });

  test('a second change does not shorten the rest, and a reset of the payment password does not either', async () => {
    const { client, sandbox, advance } = platform;
    const until = async () => {
      const blocked = await withdraw(platform, '1000.00', { proof: 'unknown' });
      return blocked.ok || blocked.error.kind !== 'refused' ? null : blocked.error.detail['until'];
    };
    valueOf(await client.call(memberProfileSet, { field: 'line', value: 'thief', credential: own }));
    const first = await until();
    advance(60 * 60_000);
    changeSettings(sandbox, { moneyOut: { ...sandbox.settings.moneyOut, restHours: 1 } });
    valueOf(await client.call(paymentPasswordCode, { channel: 'sms' }));
    const code = lastCode(sandbox, '66867890123') ?? '';
    valueOf(await client.call(paymentPasswordSet, { code, newPassword: '135790', confirmNewPassword: '135790' }));
    expect(await until()).toBe(first);
  });
});

test('an account without any credential binds its first contact with its own code, and nothing else before', async () => {
  const { client, sandbox } = platform;
  // As an account is after the first login with a third party.
  sandbox.store.transaction(() => {
    const member = sandbox.store.get('members', memberIdOf('cashout'));
    const unset = { passwordDigest: '', mobile: null, email: null };
    if (member) sandbox.store.put('members', member.id, { ...member, ...unset });
    sandbox.store.remove('paymentPasswords', memberIdOf('cashout'));
  });
  expect(await client.call(authenticatorBegin, {})).toMatchObject(refusedWith('credential_unset'));
  const line = await client.call(memberProfileSet, { field: 'line', value: 'thief' });
  expect(line).toMatchObject(refusedWith('credential_unset'));
  const bind = async (to: string) => {
    valueOf(await client.call(memberCode, { purpose: 'new', channel: 'email', to }));
    return client.call(memberProfileSet, { field: 'email', value: to, code: lastCode(sandbox, to) ?? '' });
  };
  expect((await bind('kanya@kinnari.example')).ok).toBe(true);
  expect(await bind(attacker)).toMatchObject(refusedWith('credential_required'));
});
