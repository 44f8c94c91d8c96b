import { expect, test } from 'vitest';
import { freePlayHeader, sessionFreePlay, sessionThirdParty } from '#api/alternativeSignIn.ts';
import { createAesCipher } from '#api/cipher.ts';
import { issueIdToken } from '../accounts/thirdParties.ts';
import { changeSettings } from '../changeSettings.ts';
import { createSandbox } from '../createSandbox.ts';
import { sandboxCipherKey } from '../http/handle.ts';
import { sumOfAll } from '../money/ledger.ts';
import { createTestPlatform } from '../testing/platform.ts';

const refusedWith = (code: string) => ({ ok: false, error: { kind: 'refused', code } });

test('free play opens a new trial account with a balance', async () => {
  const { client, sandbox } = createTestPlatform({ scenario: 'everyWayIn' });
  const play = () => client.call(sessionFreePlay, { os: 'Windows' });
  const before = [...sandbox.store.entries('members')].length;
  expect((await play()).ok).toBe(true);
  expect((await play()).ok).toBe(true);
  const guests = [...sandbox.store.entries('members')].slice(before).map(([, member]) => member);
  expect(guests.map(({ type, passwordDigest }) => [type, passwordDigest])).toEqual([
    [4, ''],
    [4, ''],
  ]);
  expect(sumOfAll(sandbox)).toBe(0);
  changeSettings(sandbox, { flags: {} });
  expect(await play()).toMatchObject(refusedWith('operation_not_allowed'));
});

test('free play requires the encrypted random text in its header', async () => {
  const { handle } = createTestPlatform({ scenario: 'everyWayIn' });
  const statusWith = async (headers: Record<string, string>) =>
    (
      await handle(
        new Request(`https://kinnari.test${sessionFreePlay.path}`, { method: 'POST', body: '{"os":"iOS"}', headers }),
      )
    ).status;
  const text = '0123456789abcdef'.repeat(2);
  const right = await createAesCipher({ keyBase64: sandboxCipherKey });
  const other = await createAesCipher({ keyBase64: btoa('x'.repeat(32)) });
  expect(await statusWith({})).toBe(400);
  expect(await statusWith({ [freePlayHeader]: 'nonsense' })).toBe(400);
  expect(await statusWith({ [freePlayHeader]: other.seal(text) })).toBe(400);
  // What another key's text opens to when its padding happens to be valid.
  expect(await statusWith({ [freePlayHeader]: right.seal('random bytes') })).toBe(400);
  expect(await statusWith({ [freePlayHeader]: right.seal(text) })).toBe(200);
});

test('a third-party login creates an account the first time, and reuses it later', async () => {
  const { client, sandbox } = createTestPlatform({ scenario: 'everyWayIn' });
  const enter = (idToken: string) => client.call(sessionThirdParty, { provider: 'line', idToken });
  const token = () => issueIdToken(sandbox, 'line', 'anong') ?? '';
  expect(await enter(token())).toMatchObject({ ok: true, value: { firstTimeLogin: true, passwordExpired: false } });
  expect(await enter(token())).toMatchObject({ ok: true, value: { firstTimeLogin: false } });
  expect([...sandbox.store.entries('identities')]).toHaveLength(1);
  expect(sandbox.store.get('members', 'member-lineanong')).toMatchObject({ nickname: 'อนงค์ แสงจันทร์', type: 0 });
});

test('a token that is forged, expired or of another party is refused', async () => {
  const { client, sandbox, advance } = createTestPlatform({ scenario: 'everyWayIn' });
  const token = issueIdToken(sandbox, 'line', 'anong') ?? '';
  const elsewhere = issueIdToken(createSandbox({ now: sandbox.now }), 'line', 'anong') ?? '';
  const enter = (provider: 'line' | 'google', idToken: string) => client.call(sessionThirdParty, { provider, idToken });
  for (const wrong of ['', 'nonsense', `x${token}`, elsewhere]) {
    expect(await enter('line', wrong)).toMatchObject(refusedWith('sign_in_cancelled'));
  }
  expect(await enter('google', token)).toMatchObject(refusedWith('sign_in_cancelled'));
  expect(issueIdToken(sandbox, 'line', 'unknown')).toBeUndefined();
  advance(5 * 60_000);
  expect(await enter('line', token)).toMatchObject(refusedWith('sign_in_cancelled'));
  changeSettings(sandbox, { thirdParty: ['google'] });
  expect(await enter('line', token)).toMatchObject(refusedWith('operation_not_allowed'));
});
