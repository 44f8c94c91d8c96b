import { expect, test } from 'vitest';
import { freePlayHeader, sessionFreePlay, sessionThirdParty } from '#api/account.ts';
import { createAesCipher } from '#api/cipher.ts';
import { sumOfAll } from '../ledger.ts';
import { changeSettings } from '../settings.ts';
import { createTestPlatform } from '../testing.ts';
import { createWorld } from '../world.ts';
import { issueIdToken } from './thirdParty.ts';

const refusedWith = (code: string) => ({ ok: false, error: { kind: 'refused', code } });

test('free play opens a trial account of its own, with money to look around', async () => {
  const { client, world } = createTestPlatform({ scenario: 'everyWayIn' });
  const play = () => client.call(sessionFreePlay, { os: 'Windows' });
  const before = [...world.store.entries('members')].length;
  expect((await play()).ok).toBe(true);
  expect((await play()).ok).toBe(true);
  const guests = [...world.store.entries('members')].slice(before).map(([, member]) => member);
  expect(guests.map(({ type, passwordDigest }) => [type, passwordDigest])).toEqual([
    [4, ''],
    [4, ''],
  ]);
  expect(sumOfAll(world)).toBe(0);
  changeSettings(world, { flags: {} });
  expect(await play()).toMatchObject(refusedWith('operation_not_allowed'));
});

test('free play wants the sealed random text in its header', async () => {
  const { handle } = createTestPlatform({ scenario: 'everyWayIn' });
  const statusWith = async (headers: Record<string, string>) =>
    (
      await handle(
        new Request(`https://kinnari.test${sessionFreePlay.path}`, { method: 'POST', body: '{"os":"iOS"}', headers }),
      )
    ).status;
  const other = await createAesCipher({ keyBase64: btoa('x'.repeat(32)) });
  expect(await statusWith({})).toBe(400);
  expect(await statusWith({ [freePlayHeader]: 'nonsense' })).toBe(400);
  expect(await statusWith({ [freePlayHeader]: other.seal('random') })).toBe(400);
});

test('a third party brings somebody: the first time with an account, then into the same one', async () => {
  const { client, world } = createTestPlatform({ scenario: 'everyWayIn' });
  const enter = (idToken: string) => client.call(sessionThirdParty, { provider: 'line', idToken });
  const token = issueIdToken(world, 'line', 'anong') ?? '';
  expect(await enter(token)).toMatchObject({ ok: true, value: { firstTimeLogin: true, passwordExpired: false } });
  expect(await enter(token)).toMatchObject({ ok: true, value: { firstTimeLogin: false } });
  expect([...world.store.entries('identities')]).toHaveLength(1);
  expect(world.store.get('members', 'member-lineanong')).toMatchObject({ nickname: 'อนงค์ แสงจันทร์', type: 0 });
});

test('a token that is forged, old, or another party’s opens nothing', async () => {
  const { client, world, advance } = createTestPlatform({ scenario: 'everyWayIn' });
  const token = issueIdToken(world, 'line', 'anong') ?? '';
  const elsewhere = issueIdToken(createWorld({ now: world.now }), 'line', 'anong') ?? '';
  const enter = (provider: 'line' | 'google', idToken: string) => client.call(sessionThirdParty, { provider, idToken });
  for (const wrong of ['', 'nonsense', `x${token}`, elsewhere]) {
    expect(await enter('line', wrong)).toMatchObject(refusedWith('sign_in_cancelled'));
  }
  expect(await enter('google', token)).toMatchObject(refusedWith('sign_in_cancelled'));
  expect(issueIdToken(world, 'line', 'nobody')).toBeUndefined();
  advance(5 * 60_000);
  expect(await enter('line', token)).toMatchObject(refusedWith('sign_in_cancelled'));
  changeSettings(world, { thirdParty: ['google'] });
  expect(await enter('line', token)).toMatchObject(refusedWith('operation_not_allowed'));
});
