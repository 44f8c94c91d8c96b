import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ok } from '#api/errors.ts';
import {
  type WalletEntry,
  walletAutoSet,
  walletCollect,
  walletList,
  walletTransfer,
  walletTransfers,
} from '#api/wallets.ts';
import { useImageUrl, vendorMarkPath } from '#core/catalogue/images.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useChange } from '#core/data/useChange.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { useForm } from '#core/forms/useForm.ts';
import type { AmountProblem } from '#core/money/amount.ts';
import { useOnSupport } from '#core/site/support.ts';
import { type MoveFormEvent, checkMove, emptyMove, reduceMove, sidesOf, transferForIntent } from './moves.model.ts';
import type { MoveForm, MovedSum, SeveralWallets } from './wallet.types.ts';

const pageSize = 10;
/** Poll interval while a transfer is pending and the tab is visible, in ms. */
const pollEveryMs = 10_000;

/**
 * The part of the wallet page for vendors with wallets of their own (MNY-06).
 * @param active false makes no request
 */
export function useMoves(active: boolean): SeveralWallets {
  const { client } = usePlatform();
  const imageUrl = useImageUrl();
  const { state: form, dispatch } = useForm<'amount', AmountProblem, MoveForm, MoveFormEvent>(reduceMove, emptyMove);
  const [pageNo, onPage] = useState(1);
  const [moved, setMoved] = useState<MovedSum | null>(null);
  const { busy, run } = useActionLock();
  const [wallets] = useRemote(walletList, active ? {} : null, 'live');
  const list = wallets.status === 'ready' ? wallets.value.list : [];
  const page = active ? { pageNo, pageSize } : null;
  const [known] = useRemote(walletTransfers, page, 'list');
  const pending = known.status === 'ready' ? known.value.list.filter(({ status }) => status === 'pending').length : 0;
  const [transfers] = useRemote(walletTransfers, page, 'list', { refreshEveryMs: pending > 0 ? pollEveryMs : 0 });
  const toFirstPage = (): void => onPage(1);
  const move = useMoneyFlow(walletTransfer, {
    onDone(_, { from, to, amount }) {
      dispatch({ type: 'typed', field: 'amount', value: '' });
      setMoved({ amount, from: nameOf(list, from), to: nameOf(list, to) });
      toFirstPage();
    },
    onRefused: toFirstPage,
    lookUp: lookUpIn(client, walletTransfers, { pageNo: 1, pageSize }, transferForIntent),
  });
  // What an earlier attempt has brought back is not there any more: another one moves only the rest.
  const collect = useMoneyFlow(walletCollect, {
    onDone: toFirstPage,
    onRefused: toFirstPage,
    lookUp: async () => ok(null),
  });
  const setAutoMove = useChange(walletAutoSet);
  const sides = sidesOf(list, form);

  // What was pending has arrived or returned.
  const readAgain = useEffectEvent(move.readAgain);
  const before = useRef(pending);
  useEffect(() => {
    if (pending < before.current) readAgain();
    before.current = pending;
  }, [pending]);

  const clear = (): void => {
    move.reset();
    collect.reset();
  };
  /** Changes the form, which clears the last outcome. */
  const change = (event: MoveFormEvent): void => {
    clear();
    dispatch(event);
  };

  return {
    wallets,
    markOf: (id) => imageUrl(vendorMarkPath(id)),
    form,
    move,
    collect,
    moved,
    busy,
    transfers,
    pageNo,
    onFrom: (id) => change({ type: 'from', id }),
    onTo: (id) => change({ type: 'to', id }),
    onSwap: () => change({ type: 'swap' }),
    onType: (text) => change({ type: 'typed', field: 'amount', value: text }),
    onMove() {
      if (sides === null) return;
      const checked = checkMove(form.values.amount, sides);
      change({ type: 'checked', problems: checked.ok ? {} : { amount: checked.problem } });
      if (!checked.ok) return;
      const input = { from: sides.from.id, to: sides.to.id, amount: checked.amount };
      void run(async () => void (await move.send(input)));
    },
    onCollect() {
      clear();
      void run(async () => void (await collect.send({})));
    },
    async onAutoMove(on) {
      const answer = await setAutoMove({ on });
      return answer.ok ? null : answer.error;
    },
    onPage,
    onSupport: useOnSupport(),
  };
}

const nameOf = (wallets: readonly WalletEntry[], wanted: string): string =>
  wallets.find(({ id }) => id === wanted)?.name ?? wanted;
