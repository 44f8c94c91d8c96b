import { paymentPasswordCode, paymentPasswordSet, paymentPasswordState } from '#api/paymentPassword.ts';
import { uplineInfo } from '#api/transfers.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { usePlatform } from '../data/platform.tsx';
import { useRefreshAll, useRemote } from '../data/remote.ts';
import type { PaymentPassword } from './paymentPassword.types.ts';

/**
 * Returns the state of the payment password (REG-02f) and its actions.
 * @param idle asks for nothing, for pages that visitors see too; the state is then `loading`. @default false
 */
export function usePaymentPassword(idle = false): PaymentPassword {
  const { client } = usePlatform();
  const refreshAll = useRefreshAll();
  const [state, { refresh, update }] = useRemote(paymentPasswordState, idle ? null : {}, 'live');
  return {
    state,
    async onSet(input) {
      const answer = await client.call(paymentPasswordSet, input);
      // A wrong try changes the number of those that are left.
      await (answer.ok ? update(() => answer.value) : refresh());
      // Withdrawals and transfers rest after a change.
      if (answer.ok) await refreshAll(withdrawOptions, uplineInfo);
      return answer;
    },
    onSendCode: (channel) => client.call(paymentPasswordCode, { channel }),
  };
}
