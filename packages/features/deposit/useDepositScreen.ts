import { useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { type DepositMethod, type DepositOrder, depositCreate, depositMethods, depositOrders } from '#api/cashier.ts';
import { type ApiError, ok } from '#api/errors.ts';
import { copyText } from '../shared/copyText.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useIntentLock } from '../shared/lock.ts';
import { type MoneyIntentState, useMoneyIntent } from '../shared/moneyIntent.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { mapRemote, useRemote } from '../shared/remote.ts';
import { safeAddress } from '../shared/safeAddress.ts';
import { useSite } from '../shared/site.ts';
import { useOnSupport } from '../shared/support.ts';
import { checkAmount } from './amount.ts';
import { chosenMethod, emptyForm, orderOfWish, problemIn, reduceForm, toOrderView } from './deposit.model.ts';
import type { DepositScreenProps, DepositStep } from './DepositScreen.tsx';
import { useDepositOrder } from './useDepositOrder.ts';

export function useDepositScreen(): DepositScreenProps {
  const { clock, deployment } = usePlatform();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const site = useSite();
  const [form, dispatch] = useReducer(reduceForm, emptyForm);
  const [remote, { refresh: refreshMethods }] = useRemote(depositMethods, { language }, 'list');
  const methods = mapRemote(remote, ({ list }) => list);
  const known: readonly DepositMethod[] = methods.status === 'ready' ? methods.value : [];
  const chosen = chosenMethod(known, form.methodId);
  const current = useDepositOrder();
  const { busy, run } = useIntentLock();
  const intent = useDepositIntent();
  const { state } = intent;

  const judge = (address: string) =>
    safeAddress('link', address, { origin: location.origin, link: deployment.linkHosts })?.href ?? null;
  const viewOf = (order: DepositOrder) => toOrderView(order, known, judge);

  /** What the platform has said is taken over; a refusal may say that what is shown is not what it knows. */
  async function follow(reached: typeof state | undefined): Promise<void> {
    if (reached?.status === 'done') {
      current.show(reached.value);
      dispatch({ type: 'typed', text: '' });
      intent.reset();
    }
    if (reached?.status !== 'refused' || reached.error.kind !== 'refused') return;
    const { code } = reached.error;
    if (code === 'order_waiting') await current.refreshOrders();
    if (code === 'amount_out_of_range' || code === 'method_unavailable') await refreshMethods();
  }

  async function submit(): Promise<void> {
    if (chosen === null) return;
    const reading = checkAmount(form.text, chosen);
    dispatch({ type: 'sent', problem: reading.ok ? null : reading.problem });
    if (reading.ok) await follow(await intent.send({ methodId: chosen.id, amount: reading.amount }));
  }

  /** Another wish begins: what was refused is over. */
  const change = (event: Parameters<typeof dispatch>[0]): void => {
    intent.reset();
    dispatch(event);
  };

  return {
    methods,
    step: stepOf(intent, current, viewOf),
    latest: mapRemote(current.orders, (list) => list.map(viewOf)),
    form,
    failure: failureOf(state),
    busy,
    check: current.check,
    balance: current.balance,
    currencySymbol: site.status === 'ready' ? site.value.currencySymbol : '',
    language,
    now: clock.now,
    recordsHref: paths.memberCentre(pathname + search, 'transactionHistory'),
    onChoose: (method) => change({ type: 'chosen', method }),
    onType: (text) => change({ type: 'typed', text }),
    onLeave() {
      // Nothing was typed yet: nothing is wrong yet.
      if (chosen !== null && form.text.trim() !== '') {
        dispatch({ type: 'checked', problem: problemIn(form.text, chosen) });
      }
    },
    onSubmit: () => void run(submit),
    onRepeat: () => void run(async () => follow(await intent.repeat())),
    onCheck: current.onCheck,
    onCancel: current.onCancel,
    onAnother: current.dismiss,
    onCopy: copyText,
    onSupport: useOnSupport(),
  };
}

type CreateState = MoneyIntentState<{ methodId: string; amount: string }, DepositOrder>;

/** A wish to pay in; where the platform knows no keys, the latest orders say whether it was heard. */
function useDepositIntent() {
  const { client } = usePlatform();
  return useMoneyIntent(depositCreate, {
    async lookUp(wish, since) {
      const orders = await client.call(depositOrders, {});
      return orders.ok ? ok(orderOfWish(orders.value.list, wish, since)) : orders;
    },
  });
}

function stepOf(
  { state, repeats }: ReturnType<typeof useDepositIntent>,
  { order, orders }: ReturnType<typeof useDepositOrder>,
  viewOf: (order: DepositOrder) => Extract<DepositStep, { kind: 'order' }>['order'],
): DepositStep {
  const doubt = state.status === 'unknown' ? state.error : state.status === 'sending' ? state.doubt : null;
  // It stays in view while it is asked about.
  if (doubt !== null && 'input' in state) return { kind: 'unknown', amount: state.input.amount, error: doubt, repeats };
  if (order !== null) return { kind: 'order', order: viewOf(order) };
  return orders.status === 'loading' ? { kind: 'loading' } : { kind: 'form' };
}

const failureOf = (state: CreateState): ApiError | null => (state.status === 'refused' ? state.error : null);
