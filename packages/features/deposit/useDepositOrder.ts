import { useEffect, useEffectEvent, useState } from 'react';
import { type DepositOrder, depositCancel, depositOrder, depositOrders } from '#api/cashier.ts';
import type { Result } from '#api/errors.ts';
import { walletBalance } from '#api/member.ts';
import type { Amount } from '#api/primitives.ts';
import { useIntentLock } from '../shared/lock.ts';
import { useBalance } from '../shared/member.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, loading, mapRemote, useRefreshAll, useRemote } from '../shared/remote.ts';
import type { DepositScreenProps } from './DepositScreen.tsx';

/** While an order waits and somebody looks, in ms. */
const pollEveryMs = 4_000;

export interface DepositOrderState {
  readonly orders: Remote<readonly DepositOrder[]>;
  /** What is on the screen: an order that waits, or one that has just ended. */
  readonly order: DepositOrder | null;
  readonly check: DepositScreenProps['check'];
  /** After the deposit; loading until the platform has said it since. */
  readonly balance: Remote<Amount>;
  readonly onCheck: () => void;
  readonly onCancel: () => Promise<Result<unknown>>;
  /** Shows an order that was just opened. */
  readonly show: (order: DepositOrder) => void;
  /** Takes the one that has ended off the screen. */
  readonly dismiss: () => void;
  readonly refreshOrders: () => Promise<void>;
}

/** The order on the screen, asked about until the platform says how it ended. */
export function useDepositOrder(): DepositOrderState {
  const { client } = usePlatform();
  const refreshAll = useRefreshAll();
  const { busy, run } = useIntentLock();
  const [checked, setChecked] = useState(false);
  const [held, setHeld] = useState<DepositOrder | null>(null);
  const [dismissed, setDismissed] = useState('');
  const [remoteOrders, { refresh: refreshOrders }] = useRemote(depositOrders, {}, 'live');
  const orders = mapRemote(remoteOrders, ({ list }) => list);

  // Whoever comes back finds the order that waits.
  const waiting = orders.status === 'ready' ? orders.value.find(({ status }) => status === 'waiting') : undefined;
  if (held === null && waiting !== undefined && waiting.reference !== dismissed) setHeld(waiting);

  const reference = held?.reference ?? null;
  const [answer, { refresh, update }] = useRemote(depositOrder, reference === null ? null : { reference }, 'live', {
    refreshEveryMs: held?.status === 'waiting' ? pollEveryMs : 0,
  });
  const told = answer.status === 'ready' && answer.value.reference === reference ? answer.value : null;
  // How it ended stays, and ends the asking.
  if (told !== null && held?.status === 'waiting' && told.status !== 'waiting') setHeld(told);

  const status = held?.status ?? null;
  const balance = useBalanceSince(reference !== null && status === 'paid' ? reference : null);
  const listed = useEffectEvent(() => {
    const known = orders.status === 'ready' && orders.value.find((one) => one.reference === reference)?.status;
    if (known !== status) void refreshAll(depositOrders);
  });
  useEffect(() => {
    if (status !== null) listed();
  }, [reference, status]);

  const failed = answer.status === 'failed' || (answer.status === 'ready' && answer.outdated === true);
  return {
    orders,
    order: held,
    check: { busy, said: failed ? 'failed' : checked ? 'notYet' : 'nothing' },
    balance,
    onCheck: () =>
      void run(async () => {
        await refresh();
        setChecked(true);
      }),
    async onCancel() {
      const cancelled = await client.call(depositCancel, { reference: reference ?? '' });
      if (cancelled.ok) await update(() => cancelled.value);
      // It may have ended meanwhile in another way: then that is shown.
      else await refresh();
      return cancelled;
    },
    show(order) {
      setChecked(false);
      setHeld(order);
    },
    dismiss() {
      setDismissed(reference ?? '');
      setChecked(false);
      setHeld(null);
    },
    refreshOrders,
  };
}

/** The balance as it was said after this order was paid; also in the header, which shows the same. */
function useBalanceSince(paidReference: string | null): Remote<Amount> {
  const refreshAll = useRefreshAll();
  const [balance] = useBalance({ idle: paidReference === null });
  const [since, setSince] = useState<string | null>(null);
  const ask = useEffectEvent((reference: string) => refreshAll(walletBalance).finally(() => setSince(reference)));
  useEffect(() => {
    if (paidReference !== null) void ask(paidReference).catch(() => undefined);
  }, [paidReference]);
  if (paidReference === null || since !== paidReference) return loading;
  if (balance.status !== 'ready' || balance.outdated !== true) return balance;
  const error = { kind: 'network', outcomeUnknown: false } as const;
  return { status: 'failed', error, retry: () => void refreshAll(walletBalance) };
}
