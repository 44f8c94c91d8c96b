import type { Result } from '#api/errors.ts';
import { passkeyOptions, passkeyRemove } from '#api/passkeys.ts';
import { passkeyMoneyOptions } from '#api/paymentPassword.ts';
import { mostPasskeys } from '../../accounts/passkeys.ts';
import { demoPassword, demoPaymentPassword } from '../../accounts/password.ts';
import { practiceKey } from '../../accounts/practiceKeys.ts';
import { memberIdOf } from '../../seed/members.ts';
import { addingPasskey, loggingIn, withPasskey } from '../passkeys.ts';
import type { TestPlatform } from '../platform.ts';

type Reached = Promise<Result<unknown>>;
type Way = (platform: TestPlatform) => Reached;

const credential = { loginPassword: demoPassword };

/** Follows the instructions of the catalogue for the refusals of passkeys. */
export const passkeyWays = {
  async passkey_invalid(platform) {
    await platform.signIn('demo');
    return (await loggingIn(platform, await withPasskey(platform), 'https://elsewhere.example'))();
  },
  async passkey_expired(platform) {
    await platform.signIn('demo');
    const logIn = await loggingIn(platform, await withPasskey(platform));
    platform.advance(5 * 60_000);
    return logIn();
  },
  async passkey_known(platform) {
    await platform.signIn('demo');
    const key = await withPasskey(platform);
    await platform.signIn('newbie');
    return (await addingPasskey(platform, key))();
  },
  async passkey_most(platform) {
    await platform.signIn('demo');
    for (let count = 0; count < mostPasskeys; count += 1) await withPasskey(platform);
    return platform.client.call(passkeyOptions, { credential });
  },
  async passkey_unknown(platform) {
    await platform.signIn('demo');
    const key = await withPasskey(platform);
    await platform.client.call(passkeyRemove, { id: key.id, credential });
    return (await loggingIn(platform, key))();
  },
  async passkey_suspended(platform) {
    await platform.signIn('demo');
    const key = await withPasskey(platform);
    for (let times = 0; times < 2; times += 1) await (await loggingIn(platform, key))();
    key.forget();
    return (await loggingIn(platform, key))();
  },
  async passkey_waits(platform) {
    await platform.signIn('cashout');
    await withPasskey(platform);
    return platform.client.call(passkeyMoneyOptions, {});
  },
  async last_way_in(platform) {
    const { client, sandbox, signIn } = platform;
    await signIn('cashout');
    const { id } = await withPasskey(platform, practiceKey());
    sandbox.store.transaction(() => {
      const member = sandbox.store.get('members', memberIdOf('cashout'));
      const unset = { passwordDigest: '', mobile: null, email: null };
      if (member) sandbox.store.put('members', member.id, { ...member, ...unset });
    });
    return client.call(passkeyRemove, { id, credential: { paymentPassword: demoPaymentPassword } });
  },
} satisfies Record<string, Way>;
export type PasskeyRefusal = keyof typeof passkeyWays;
