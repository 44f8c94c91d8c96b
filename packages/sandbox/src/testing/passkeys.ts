import { passkeyAdd, passkeyLogin, passkeyLoginOptions, passkeyOptions } from '#api/passkeys.ts';
import { demoPassword } from '../accounts/password.ts';
import { practiceKey } from '../accounts/practiceKeys.ts';
import { valueOf } from './moneyOut.ts';
import type { TestPlatform } from './platform.ts';

/** The origin of the platform of tests. */
export const testOrigin = 'https://kinnari.test';

type Key = ReturnType<typeof practiceKey>;

/** Prepares the call that adds a passkey to the account that is logged in. */
export async function addingPasskey({ client }: TestPlatform, key = practiceKey(), name = 'Phone') {
  const { ticket, publicKey } = valueOf(
    await client.call(passkeyOptions, { credential: { loginPassword: demoPassword } }),
  );
  const input = { passkey: { ticket, created: key.create(publicKey, testOrigin) }, name };
  return () => client.call(passkeyAdd, input);
}

/** Adds a passkey to the account that is logged in. */
export async function withPasskey(platform: TestPlatform, key = practiceKey()): Promise<Key> {
  valueOf(await (await addingPasskey(platform, key))());
  return key;
}

/** Prepares the call that logs in with a passkey. */
export async function loggingIn({ client }: TestPlatform, key: Key, origin = testOrigin) {
  const { ticket, publicKey } = valueOf(await client.call(passkeyLoginOptions, {}));
  const input = { passkey: { ticket, used: key.use(publicKey, origin) } };
  return () => client.call(passkeyLogin, input);
}
