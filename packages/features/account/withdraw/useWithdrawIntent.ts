import { ok } from '#api/errors.ts';
import { withdrawOrders } from '#api/withdrawalOrders.ts';
import { withdrawCreate } from '#api/withdrawals.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { orderForIntent } from './withdraw.model.ts';

/**
 * The flow of a withdrawal. A platform without idempotency keys is asked for the latest withdrawals before a repeat.
 * The intent holds a proof instead of the payment password, because it is stored until its outcome is final.
 */
export function useWithdrawIntent() {
  const { client } = usePlatform();
  return useMoneyFlow(withdrawCreate, {
    async lookUp(input, since) {
      // A withdrawal that cannot be read could be the one that the intent created.
      const orders = await client.call(withdrawOrders, { pageNo: 1, pageSize: 10 }, { complete: true });
      return orders.ok ? ok(orderForIntent(orders.value.list, input, since)) : orders;
    },
  });
}
