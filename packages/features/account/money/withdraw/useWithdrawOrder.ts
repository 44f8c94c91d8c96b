import type { Result } from '#api/errors.ts';
import { walletBalance } from '#api/member.ts';
import { wordOf } from '#api/open.ts';
import {
  withdrawCancel,
  withdrawConfirm,
  withdrawOrder,
  withdrawOrders,
  type WithdrawOrder,
} from '#api/withdrawalOrders.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { type Remote, useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { useRefreshOn } from '#core/data/useRefreshOn.ts';
import { isOpen } from './withdraw.model.ts';
import type { ReceiptInput } from './withdraw.types.ts';

/** Poll interval while a withdrawal is open and the tab is visible, in ms. */
const pollEveryMs = 10_000;

export interface WithdrawOrderState {
  readonly order: Remote<WithdrawOrder>;
  readonly onCancel: () => Promise<Result<unknown>>;
  readonly onReceipt: (input: ReceiptInput) => Promise<Result<unknown>>;
}

/**
 * Follows one withdrawal until it is final. Balance and lists are read again when its status changes.
 * @param reference null for none
 */
export function useWithdrawOrder(reference: string | null): WithdrawOrderState {
  const input = reference === null ? null : { reference };
  const [known] = useRemote(withdrawOrder, input, 'live');
  const open = known.status === 'ready' && isOpen(known.value);
  const [order, { update }] = useRemote(withdrawOrder, input, 'live', {
    refreshEveryMs: open ? pollEveryMs : 0,
  });
  const cancel = useChange(withdrawCancel, update);
  const confirm = useChange(withdrawConfirm, update);
  const status = order.status === 'ready' ? `${order.value.reference} ${wordOf(order.value.status)}` : null;
  useRefreshOn(status, walletBalance, withdrawOptions, withdrawOrders);

  return {
    order,
    onCancel: () => cancel({ reference: reference ?? '' }),
    onReceipt: (receipt) => confirm({ reference: reference ?? '', ...receipt }),
  };
}
