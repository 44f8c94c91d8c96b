import { ok } from '#api/errors.ts';
import {
  passkeyMoneyOptions,
  paymentPasswordCode,
  paymentPasswordSet,
  paymentPasswordState,
} from '#api/paymentPassword.ts';
import { usePlatform } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';
import { useChange } from '../data/useChange.ts';
import { askForKey, passkeyStateHere } from '../security/passkeys.ts';
import type { PaymentPassword } from './paymentPassword.types.ts';

/**
 * Returns the state of the payment password (REG-02f) and its actions.
 * @param idle asks for nothing, for pages that visitors see too; the state is then `loading`. @default false
 */
export function usePaymentPassword(idle = false): PaymentPassword {
  const { client } = usePlatform();
  const [state, { update }] = useRemote(paymentPasswordState, idle ? null : {}, 'live');
  const takesPasskey = state.status === 'ready' && state.value.passkey && passkeyStateHere() === 'ready';
  return {
    state,
    onSet: useChange(paymentPasswordSet, update),
    onSendCode: (channel) => client.call(paymentPasswordCode, { channel }),
    onPasskey: takesPasskey
      ? async () => {
          const question = await client.call(passkeyMoneyOptions, {});
          if (!question.ok) return question;
          const used = await askForKey(question.value);
          return used.ok ? ok({ ticket: question.value.ticket, used: used.value }) : used;
        }
      : null,
  };
}
