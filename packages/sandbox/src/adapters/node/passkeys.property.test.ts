import { beforeAll, describe, expect, test } from 'vitest';
import type { RefusalCode } from '#api/errors.ts';
import {
  type UsedKey,
  passkeyAdd,
  passkeyList,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
} from '#api/passkeys.ts';
import { createRandom } from '#demo/art/random.ts';
import type { PasskeyProblem } from '../../accounts/passkeyVerifier.ts';
import { demoPassword } from '../../accounts/password.ts';
import { sessionsOf } from '../../accounts/sessions.ts';
import { memberIdOf } from '../../seed/members.ts';
import { valueOf } from '../../testing/moneyOut.ts';
import { testOrigin } from '../../testing/passkeys.ts';
import { type TestPlatform, createTestPlatform } from '../../testing/platform.ts';
import { softKey } from '../../testing/softKey.ts';
import { webAuthnVerifier } from './passkeys.ts';

type Key = ReturnType<typeof softKey>;
type Change = NonNullable<Parameters<Key['use']>[1]>;

const credential = { loginPassword: demoPassword };

async function add({ client }: TestPlatform, key: Key, change: Change = {}) {
  const { ticket, publicKey } = valueOf(await client.call(passkeyOptions, { credential }));
  return client.call(passkeyAdd, { passkey: { ticket, created: key.create(publicKey, change) }, name: 'Phone' });
}

const ask = async ({ client }: TestPlatform) => valueOf(await client.call(passkeyLoginOptions, {}));
const enter = ({ client }: TestPlatform, ticket: string, used: UsedKey) =>
  client.call(passkeyLogin, { passkey: { ticket, used } });
const invalid = (reason: PasskeyProblem) => ({
  ok: false,
  error: { code: 'passkey_invalid' satisfies RefusalCode, detail: { reason } },
});
const openSessions = ({ sandbox }: TestPlatform) =>
  ['demo', 'newbie'].flatMap((account) => sessionsOf(sandbox, memberIdOf(account))).length;

let platform: TestPlatform;
let key: Key;
let other: Key;

beforeAll(async () => {
  platform = createTestPlatform({ verifier: webAuthnVerifier });
  [key, other] = [softKey(testOrigin), softKey(testOrigin)];
  await platform.signIn('newbie');
  valueOf(await add(platform, other));
  await platform.signIn('demo');
  valueOf(await add(platform, key));
});

describe('a new key', () => {
  test.each<readonly [PasskeyProblem, Change]>([
    ['challenge', { challenge: 'AAAA' }],
    ['origin', { origin: 'https://elsewhere.example' }],
    ['rpId', { rpId: 'elsewhere.example' }],
    ['unverified', { flags: 0x41 }],
    ['format', { type: 'webauthn.get' }],
  ])('is refused for its %s', async (reason, change) => {
    expect(await add(platform, softKey(testOrigin), change)).toMatchObject(invalid(reason));
    expect(valueOf(await platform.client.call(passkeyList, {})).list).toHaveLength(1);
  });
});

describe('a login', () => {
  test('is accepted with what the key has signed, and not a second time', async () => {
    const { ticket, publicKey } = await ask(platform);
    const used = key.use(publicKey);
    expect((await enter(platform, ticket, used)).ok).toBe(true);
    expect(await enter(platform, ticket, used)).toMatchObject({ ok: false, error: { code: 'passkey_expired' } });
    // The same under a new question is an answer to the old one.
    const again = await ask(platform);
    expect(await enter(platform, again.ticket, used)).toMatchObject(invalid('challenge'));
  });

  test.each<readonly [PasskeyProblem, Change]>([
    ['origin', { origin: 'https://elsewhere.example' }],
    ['rpId', { rpId: 'elsewhere.example' }],
    ['unverified', { flags: 0x01 }],
    ['format', { type: 'webauthn.create' }],
  ])('is refused for its %s, and the question is used up', async (reason, change) => {
    const { ticket, publicKey } = await ask(platform);
    expect(await enter(platform, ticket, key.use(publicKey, change))).toMatchObject(invalid(reason));
    expect(await enter(platform, ticket, key.use(publicKey))).toMatchObject({
      ok: false,
      error: { code: 'passkey_expired' },
    });
  });

  test('is refused for the signature or the member of another key', async () => {
    const swapped = await ask(platform);
    const [own, foreign] = [key.use(swapped.publicKey), other.use(swapped.publicKey)];
    expect(await enter(platform, swapped.ticket, { ...own, response: foreign.response })).toMatchObject(
      invalid('format'),
    );
    const claimed = await ask(platform);
    const { userId } = valueOf(await platform.client.call(passkeyList, {}));
    const used = other.use(claimed.publicKey);
    expect(
      await enter(platform, claimed.ticket, { ...used, response: { ...used.response, userHandle: userId } }),
    ).toMatchObject(invalid('owner'));
  });

  test('is refused with a ticket that was guessed, and with a key that is not known', async () => {
    const { ticket, publicKey } = await ask(platform);
    expect(await enter(platform, 'guessed', key.use(publicKey))).toMatchObject({
      ok: false,
      error: { code: 'passkey_expired' },
    });
    const unknown = softKey(testOrigin);
    expect(await enter(platform, ticket, unknown.use(publicKey))).toMatchObject({
      ok: false,
      error: { code: 'passkey_unknown', detail: { id: unknown.id } },
    });
  });

  test('is refused for every one of 1,000 answers of which one letter or byte is another', async () => {
    const random = createRandom(8, 'mutated answers');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const parts = ['clientDataJSON', 'authenticatorData', 'signature'] as const;
    const before = openSessions(platform);
    const accepted: string[] = [];
    platform.advance(60_000);
    for (let times = 0; times < 1_000; times += 1) {
      // Thirty questions a minute.
      platform.advance(2_500);
      const { ticket, publicKey } = await ask(platform);
      const used = key.use(publicKey);
      const part = parts[random.int(0, parts.length - 1)] ?? 'signature';
      const bytes = Buffer.from(used.response[part], 'base64url');
      const at = random.int(0, bytes.length - 1);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.int(0, 7));
      const response = { ...used.response, [part]: bytes.toString('base64url') };
      const id = times % 50 === 0 ? `${letters[random.int(0, 63)]}${used.id.slice(1)}` : used.id;
      if (id !== used.id) Object.assign(response, { signature: 'AA' });
      const answer = await enter(platform, ticket, { ...used, id, rawId: id, response });
      if (answer.ok) accepted.push(`${part} at ${at}`);
    }
    expect(accepted).toEqual([]);
    expect(openSessions(platform)).toBeLessThanOrEqual(before);
  });
});
