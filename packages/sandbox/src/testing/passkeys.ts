import { passkeyAdd, passkeyLogin, passkeyLoginOptions, passkeyOptions } from '#api/passkeys.ts';
import { passkeyMoneyOptions } from '#api/paymentPassword.ts';
import { type Credential } from '#api/stepUp.ts';
import { demoPassword, demoPaymentPassword } from '../accounts/password.ts';
import { practiceKey } from '../accounts/practiceKeys.ts';
import { valueOf } from './moneyOut.ts';
import type { TestPlatform } from './platform.ts';

/** The origin of the platform of tests. */
export const testOrigin = 'https://kinnari.test';

type Key = ReturnType<typeof practiceKey>;

/** Prepares the call that adds a passkey to the account that is logged in. */
export async function addingPasskey(
  { client }: TestPlatform,
  key = practiceKey(),
  name = 'Phone',
  credential: Credential = { loginPassword: demoPassword },
) {
  const { ticket, publicKey } = valueOf(await client.call(passkeyOptions, { credential }));
  const input = { passkey: { ticket, created: key.create(publicKey, testOrigin) }, name };
  return () => client.call(passkeyAdd, input);
}

/** Adds a passkey to the account that is logged in. */
export async function withPasskey(platform: TestPlatform, key = practiceKey()): Promise<Key> {
  valueOf(await (await addingPasskey(platform, key))());
  return key;
}

/** Adds a passkey that confirms money at once to the account that is logged in. */
export async function withMoneyPasskey(platform: TestPlatform, key = practiceKey()): Promise<Key> {
  valueOf(await (await addingPasskey(platform, key, 'Phone', { paymentPassword: demoPaymentPassword }))());
  return key;
}

/** Answers the question that stands for the payment password. */
export async function confirmingMoney({ client }: Pick<TestPlatform, 'client'>, key: Key, origin = testOrigin) {
  const { ticket, publicKey } = valueOf(await client.call(passkeyMoneyOptions, {}));
  return { passkey: { ticket, used: key.use(publicKey, origin) } };
}

/** Prepares the call that logs in with a passkey. */
export async function loggingIn({ client }: TestPlatform, key: Key, origin = testOrigin) {
  const { ticket, publicKey } = valueOf(await client.call(passkeyLoginOptions, {}));
  const input = { passkey: { ticket, used: key.use(publicKey, origin) } };
  return () => client.call(passkeyLogin, input);
}
