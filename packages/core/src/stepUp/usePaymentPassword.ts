import { paymentPasswordCode, paymentPasswordSet, paymentPasswordState } from '#api/paymentPassword.ts';
import { usePlatform } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';
import { useChange } from '../data/useChange.ts';
import type { PaymentPassword } from './paymentPassword.types.ts';

/**
 * Returns the state of the payment password (REG-02f) and its actions.
 * @param idle asks for nothing, for pages that visitors see too; the state is then `loading`. @default false
 */
export function usePaymentPassword(idle = false): PaymentPassword {
  const { client } = usePlatform();
  const [state, { update }] = useRemote(paymentPasswordState, idle ? null : {}, 'live');
  return {
    state,
    onSet: useChange(paymentPasswordSet, update),
    onSendCode: (channel) => client.call(paymentPasswordCode, { channel }),
  };
}
