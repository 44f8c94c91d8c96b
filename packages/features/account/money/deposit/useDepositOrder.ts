import { useEffect, useEffectEvent, useState } from 'react';
import { type DepositOrder, depositCancel, depositOrder, depositOrders, depositSlip } from '#api/cashier.ts';
import type { Result } from '#api/errors.ts';
import { wordOf } from '#api/open.ts';
import type { Amount } from '#api/primitives.ts';
import { type Remote, loading, mapRemote, useRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useChange } from '#core/data/useChange.ts';
import { useRefreshOn } from '#core/data/useRefreshOn.ts';
import { useBalance } from '#core/session/member.ts';
import type { OrderCheck } from './deposit.types.ts';

/** Orders per page of the list. */
export const pageSize = 10;
/** Poll interval while an order is waiting and the tab is visible, in ms. */
const pollEveryMs = 4_000;

interface OrderPage {
  readonly list: readonly DepositOrder[];
  readonly totalPages: number;
}

export interface DepositOrderState {
  /** The newest orders, newest first. The waiting one is among them. */
  readonly orders: Remote<readonly DepositOrder[]>;
  /** The first page of all orders. */
  readonly newest: Remote<OrderPage>;
  /** The page of the list of orders on the screen, from 1. */
  readonly pageNo: number;
  readonly listed: Remote<OrderPage>;
  readonly onPage: (pageNo: number) => void;
  /** The order on the screen: waiting, or just ended. Null shows the form. */
  readonly order: DepositOrder | null;
  readonly check: OrderCheck;
  /** The balance read after the order was paid; loading until then. */
  readonly balance: Remote<Amount>;
  readonly onCheck: () => void;
  readonly onCancel: () => Promise<Result<unknown>>;
  /** Sends the slip of any order (MNY-07). */
  readonly onSlip: (slip: { readonly reference: string; readonly fileId: string }) => Promise<Result<unknown>>;
  /** Shows a newly created order. */
  readonly show: (order: DepositOrder) => void;
  /** Removes an ended order from the screen. */
  readonly dismiss: () => void;
}

/**
 * An order that is waiting, or whose slip is being checked, can still be paid; one with a status that the site does not know
 * can still change.
 */
const isFinal = ({ status, slip }: DepositOrder): boolean =>
  status !== 'waiting' && typeof status === 'string' && slip?.status !== 'checking';

/** What the page shows of an order besides what never changes. */
const stateOf = ({ status, slip, acceptsSlip }: DepositOrder): string =>
  [wordOf(status), slip === null ? '' : wordOf(slip.status), acceptsSlip].join(' ');

/** Tracks the order on the screen and polls it until it has ended. */
export function useDepositOrder(): DepositOrderState {
  const { busy, run } = useActionLock();
  const [checked, setChecked] = useState(false);
  const [order, setOrder] = useState<DepositOrder | null>(null);
  const [dismissed, setDismissed] = useState('');
  const [pageNo, onPage] = useState(1);
  const [newest] = useRemote(depositOrders, { pageNo: 1, pageSize }, 'live');
  const [listed] = useRemote(depositOrders, { pageNo, pageSize }, 'live');
  const orders = mapRemote(newest, ({ list }) => list);

  // Resumes a waiting order when the player returns to the page.
  const waiting = orders.status === 'ready' ? orders.value.find(({ status }) => status === 'waiting') : undefined;
  if (order === null && waiting !== undefined && waiting.reference !== dismissed) setOrder(waiting);

  const reference = order?.reference ?? null;
  const [answer, { refresh, update }] = useRemote(depositOrder, reference === null ? null : { reference }, 'live', {
    refreshEveryMs: order !== null && !isFinal(order) ? pollEveryMs : 0,
  });
  const polled = answer.status === 'ready' && answer.value.reference === reference ? answer.value : null;
  // A final status is kept and stops the polling.
  if (polled !== null && order !== null && !isFinal(order) && stateOf(polled) !== stateOf(order)) {
    setOrder(polled);
  }

  const status = order && wordOf(order.status);
  const balance = useBalanceAfter(reference !== null && status === 'paid' ? reference : null);
  const known = orders.status === 'ready' ? orders.value.find((one) => one.reference === reference) : undefined;
  const isListed = known !== undefined && wordOf(known.status) === status;
  useRefreshOn(status === null || isListed ? null : `${reference} ${status}`, depositOrders);
  const cancel = useChange(depositCancel, update);
  const sendSlip = useChange(depositSlip, async (sent) => {
    const changed = sent();
    if (changed.reference === reference) setOrder(changed);
  });

  const failed = answer.status === 'failed' || (answer.status === 'ready' && answer.outdated === true);
  return {
    orders,
    newest,
    listed,
    pageNo,
    onPage,
    order,
    check: { busy, result: failed ? 'failed' : checked ? 'notYet' : 'none' },
    balance,
    onCheck: () =>
      void run(async () => {
        await refresh();
        setChecked(true);
      }),
    onCancel: () => cancel({ reference: reference ?? '' }),
    onSlip: sendSlip,
    show(created) {
      setChecked(false);
      onPage(1);
      setOrder(created);
    },
    dismiss() {
      setDismissed(reference ?? '');
      setChecked(false);
      setOrder(null);
    },
  };
}

/** Reads the balance again once an order is paid; the header shows the same value. Loading until then. */
function useBalanceAfter(paidReference: string | null): Remote<Amount> {
  const [balance, refreshBalance] = useBalance({ idle: paidReference === null });
  const [refreshedFor, setRefreshedFor] = useState<string | null>(null);
  const refresh = useEffectEvent((reference: string) => refreshBalance().finally(() => setRefreshedFor(reference)));
  useEffect(() => {
    if (paidReference !== null) void refresh(paidReference);
  }, [paidReference]);
  if (paidReference === null || refreshedFor !== paidReference) return loading;
  if (balance.status !== 'ready' || balance.outdated !== true) return balance;
  const error = { kind: 'network', outcomeUnknown: false } as const;
  return { status: 'failed', error, retry: () => void refreshBalance() };
}
