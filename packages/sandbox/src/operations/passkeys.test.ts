import { describe, expect, test } from 'vitest';
import { memberLogins, memberSessions } from '#api/memberSessions.ts';
import {
  passkeyAdd,
  passkeyList,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  passkeyRemove,
  passkeyRename,
} from '#api/passkeys.ts';
import { demoPassword, demoPaymentPassword } from '../accounts/password.ts';
import { practiceKey } from '../accounts/practiceKeys.ts';
import { sessionsOf } from '../accounts/sessions.ts';
import { changeSettings } from '../changeSettings.ts';
import { messagesOf } from '../inbox/mailbox.ts';
import { memberIdOf } from '../seed/members.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { addingPasskey, loggingIn, testOrigin, withPasskey } from '../testing/passkeys.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

const refusedWith = (code: string) => ({ ok: false, error: { code } });
const credential = { loginPassword: demoPassword };
const listOf = async ({ client }: TestPlatform) => valueOf(await client.call(passkeyList, {})).list;
const securityMessages = ({ sandbox }: TestPlatform, account: string) =>
  messagesOf(sandbox, memberIdOf(account)).filter(({ kind }) => kind === 'security');

describe('adding', () => {
  test('the key is listed with its name, and the member is told', async () => {
    const platform = await signedIn();
    const before = securityMessages(platform, 'demo').length;
    const key = await withPasskey(platform, practiceKey({ synced: true }));
    expect(await listOf(platform)).toMatchObject([
      { id: key.id, name: 'Phone', synced: true, lastUsedAt: null, suspended: false },
    ]);
    expect(securityMessages(platform, 'demo')).toHaveLength(before + 1);
  });

  test('the question excludes the keys that are there, and says nothing about the account but its names', async () => {
    const platform = await signedIn();
    const { id } = await withPasskey(platform);
    const { publicKey } = valueOf(await platform.client.call(passkeyOptions, { credential }));
    const { userId } = valueOf(await platform.client.call(passkeyList, {}));
    expect(publicKey).toMatchObject({
      rp: { id: 'kinnari.test' },
      user: { id: userId, name: 'demo' },
      excludeCredentials: [{ type: 'public-key', id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(userId).toMatch(/^[\w-]{43}$/);
  });

  test('only the session that was asked can answer', async () => {
    const platform = await signedIn();
    const add = await addingPasskey(platform);
    await platform.signIn('demo');
    expect(await add()).toMatchObject(refusedWith('passkey_expired'));
    expect(await listOf(platform)).toEqual([]);
  });

  test('a question of a login is none for a new key', async () => {
    const platform = await signedIn();
    const { ticket, publicKey } = valueOf(await platform.client.call(passkeyLoginOptions, {}));
    const passkey = { ticket, created: practiceKey().create(publicKey, testOrigin) };
    expect(await platform.client.call(passkeyAdd, { passkey, name: 'Phone' })).toMatchObject(
      refusedWith('passkey_expired'),
    );
  });
});

describe('logging in', () => {
  test('opens a session without anything else, also where a second factor is asked for', async () => {
    const platform = await signedIn('demo');
    const key = await withPasskey(platform);
    platform.sandbox.store.transaction(() => {
      const member = platform.sandbox.store.get('members', memberIdOf('demo'));
      if (member) platform.sandbox.store.put('members', member.id, { ...member, secondFactor: true });
    });
    expect(valueOf(await (await loggingIn(platform, key))()).token).not.toBe('');
    const page = { pageNo: 1, pageSize: 1, language: 'EN' } as const;
    expect(valueOf(await platform.client.call(memberLogins, page)).list[0]).toMatchObject({
      method: 'passkey',
      outcome: 'accepted',
    });
    expect((await listOf(platform))[0]?.lastUsedAt).not.toBeNull();
  });

  test('an agents’ page refuses a member with a key as with a password', async () => {
    const platform = await signedIn();
    const key = await withPasskey(platform);
    const { ticket, publicKey } = valueOf(await platform.client.call(passkeyLoginOptions, {}));
    const input = { passkey: { ticket, used: key.use(publicKey, testOrigin) }, entry: 'agent' as const };
    expect(await platform.client.call(passkeyLogin, input)).toMatchObject(refusedWith('not_agent'));
  });

  test('one answer that is sent twice at once opens one session', async () => {
    const platform = await signedIn();
    const logIn = await loggingIn(platform, await withPasskey(platform));
    const before = sessionsOf(platform.sandbox, memberIdOf('demo')).length;
    const answers = await Promise.all([logIn(), logIn()]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject(refusedWith('passkey_expired'));
    expect(sessionsOf(platform.sandbox, memberIdOf('demo'))).toHaveLength(before + 1);
  });

  test('a counter that fell suspends the key, and the member is told; it can be removed', async () => {
    const platform = await signedIn();
    const key = await withPasskey(platform);
    for (let times = 0; times < 2; times += 1) valueOf(await (await loggingIn(platform, key))());
    const before = securityMessages(platform, 'demo').length;
    key.forget();
    for (let times = 0; times < 3; times += 1) {
      expect(await (await loggingIn(platform, key))()).toMatchObject(refusedWith('passkey_suspended'));
    }
    expect(securityMessages(platform, 'demo')).toHaveLength(before + 1);
    expect(await listOf(platform)).toMatchObject([{ suspended: true }]);
    valueOf(await platform.client.call(passkeyRemove, { id: key.id, credential }));
    expect(await listOf(platform)).toEqual([]);
  });

  test('a synced key never counts', async () => {
    const platform = await signedIn();
    const key = await withPasskey(platform, practiceKey({ synced: true }));
    for (let times = 0; times < 3; times += 1) valueOf(await (await loggingIn(platform, key))());
  });

  test('one sender is asked thirty times a minute', async () => {
    const { client, advance } = await signedIn();
    const ask = () => client.call(passkeyLoginOptions, {});
    for (let times = 0; times < 30; times += 1) valueOf(await ask());
    expect(await ask()).toMatchObject(refusedWith('too_many_requests'));
    advance(60_000);
    valueOf(await ask());
  });
});

describe('renaming and removing', () => {
  test('the key of another member is neither renamed nor removed', async () => {
    const platform = await signedIn();
    const { id } = await withPasskey(platform);
    await platform.signIn('newbie');
    expect(await platform.client.call(passkeyRename, { id, name: 'Mine' })).toMatchObject(
      refusedWith('record_not_found'),
    );
    valueOf(await platform.client.call(passkeyRemove, { id, credential }));
    await platform.signIn('demo');
    expect(await listOf(platform)).toMatchObject([{ id, name: 'Phone' }]);
  });

  describe('what is left of an account without password and contacts', () => {
    type Prepare = (platform: TestPlatform) => void;
    const withOther =
      (suspended: boolean): Prepare =>
      ({ sandbox: { store } }) => {
        const [key] = Array.from(store.entries('passkeys'), ([, each]) => each);
        if (key) store.put('passkeys', 'other', { ...key, id: 'other', suspended });
      };
    const linkedWith =
      (provider: 'line' | 'google', thirdParty: readonly ('line' | 'google')[]): Prepare =>
      ({ sandbox }) => {
        sandbox.store.put('identities', provider, { provider, subject: 'S', memberId: memberIdOf('cashout') });
        changeSettings(sandbox, { thirdParty });
      };

    test.each<[string, boolean, Prepare]>([
      ['nothing', false, () => {}],
      ['another key', true, withOther(false)],
      ['another key that is suspended', false, withOther(true)],
      ['a third party', true, linkedWith('line', ['line'])],
      ['a third party that the operator has switched off', false, linkedWith('line', ['google'])],
    ])('%s: %s', async (_, isWayIn, prepare) => {
      const platform = await signedIn('cashout');
      const { client, sandbox } = platform;
      const { id } = await withPasskey(platform);
      sandbox.store.transaction(() => {
        const member = sandbox.store.get('members', memberIdOf('cashout'));
        const unset = { passwordDigest: '', mobile: null, email: null };
        if (member) sandbox.store.put('members', member.id, { ...member, ...unset });
        prepare(platform);
      });
      const answer = await client.call(passkeyRemove, { id, credential: { paymentPassword: demoPaymentPassword } });
      expect(answer).toMatchObject(isWayIn ? { ok: true } : refusedWith('last_way_in'));
      expect((await listOf(platform)).some((key) => key.id === id)).toBe(!isWayIn);
    });
  });

  test('removing a key ends the other sessions that it has opened, and no others', async () => {
    const platform = await signedIn();
    const key = await withPasskey(platform);
    valueOf(await (await loggingIn(platform, key))());
    const sessions = async () => valueOf(await platform.client.call(memberSessions, { language: 'EN' })).list.length;
    expect(await sessions()).toBe(2);
    valueOf(await platform.client.call(passkeyRemove, { id: key.id, credential }));
    expect(await sessions()).toBe(1);
  });
});
