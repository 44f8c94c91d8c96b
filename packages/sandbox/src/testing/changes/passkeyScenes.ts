import { passkeyLoginOptions, passkeyOptions, passkeyRemove, passkeyRename } from '#api/passkeys.ts';
import { passkeyMoneyOptions } from '#api/paymentPassword.ts';
import { demoPassword, demoPaymentPassword } from '../../accounts/password.ts';
import { practiceKey } from '../../accounts/practiceKeys.ts';
import { addingPasskey, loggingIn, withMoneyPasskey, withPasskey } from '../passkeys.ts';
import { addDevice } from '../push.ts';
import { type Scenes, calling } from './scenes.ts';

const credential = { loginPassword: demoPassword };
const wrongPayment = { paymentPassword: '111111' };
const refusedWith = 'payment_password_incorrect';

/** Passkeys. */
export const passkeyScenes: Scenes = {
  passkeyLoginOptions: [calling(passkeyLoginOptions, {}, { as: null })],
  passkeyMoneyOptions: [
    {
      as: 'cashout',
      async prepare(platform) {
        await withMoneyPasskey(platform);
        return () => platform.client.call(passkeyMoneyOptions, {});
      },
    },
  ],
  passkeyOptions: [
    calling(passkeyOptions, { credential }),
    calling(passkeyOptions, { credential: wrongPayment }, { refusedWith }),
  ],
  passkeyAdd: [
    { prepare: async (platform) => addingPasskey(platform) },
    {
      as: 'cashout',
      prepare: async (platform) =>
        addingPasskey(platform, practiceKey(), 'Phone', { paymentPassword: demoPaymentPassword }),
    },
  ],
  passkeyRename: [
    {
      async prepare(platform) {
        const { id } = await withPasskey(platform);
        return () => platform.client.call(passkeyRename, { id, name: 'Tablet' });
      },
    },
  ],
  passkeyRemove: [
    {
      async prepare(platform) {
        const key = await withPasskey(platform);
        await (
          await loggingIn(platform, key)
        )();
        addDevice(platform.sandbox, 'demo');
        return () => platform.client.call(passkeyRemove, { id: key.id, credential });
      },
    },
    calling(passkeyRemove, { id: 'AA', credential: wrongPayment }, { refusedWith }),
  ],
};
