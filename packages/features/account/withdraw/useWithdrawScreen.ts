import { useEffect, useReducer, useState } from 'react';
import type { Amount } from '#api/primitives.ts';
import { type WithdrawOrder, withdrawOrders } from '#api/withdrawalOrders.ts';
import { withdrawOptions, withdrawQuote } from '#api/withdrawals.ts';
import { ready, useRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { unknownStepOf } from '#core/flow/unknownStep.ts';
import { copyText } from '#core/format/copyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import type { ConfirmResult } from '#core/money/factors.ts';
import { usePaymentPassword } from '#core/money/usePaymentPassword.ts';
import { useSendWithProof } from '#core/money/useProof.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
import { useOnSupport } from '#core/site/support.ts';
import { useSendPicture } from '#core/uploads/useSendPicture.ts';
import { useBankAccounts } from '../bankAccounts/useBankAccounts.ts';
import { useAskHref } from '../feedback/useAskHref.ts';
import { useWithdrawIntent } from './useWithdrawIntent.ts';
import { useWithdrawOrder } from './useWithdrawOrder.ts';
import {
  checkWithdrawal,
  chosenAccount,
  chosenMethod,
  emptyForm,
  limitsOf,
  reduceForm,
  toDraft,
} from './withdraw.model.ts';
import type { WithdrawDraft, WithdrawScreenProps, WithdrawStep } from './withdraw.types.ts';

const CountedBets = lazyComponent(async () => (await import('../turnover/CountedBets.tsx')).CountedBets, 'withdraw');

/** Withdrawals per page of the list. */
const pageSize = 10;
/** How long the amount is left unchanged before its fee is asked for, in ms. */
const quoteAfterMs = 300;

/** Props of the withdrawal page (MEM-02c), connected to the platform. */
export function useWithdrawScreen(): WithdrawScreenProps {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const language = useLanguage();
  const [form, dispatch] = useReducer(reduceForm, emptyForm);
  const [draft, setDraft] = useState<WithdrawDraft | null>(null);
  const [pageNo, onPage] = useState(1);
  const { busy, run } = useActionLock();
  const [options] = useRemote(withdrawOptions, { language }, 'live');
  const [withdrawals] = useRemote(withdrawOrders, { pageNo, pageSize }, 'list');
  const bankAccounts = useBankAccounts();
  const password = usePaymentPassword();
  const send = useSendWithProof();
  const intent = useWithdrawIntent();
  const { state } = intent;
  // An address can end in `&ref=`.
  const reference = params.get('ref') || null;
  /** The withdrawal that was just made, shown until it has been read. */
  const [created, setCreated] = useState<WithdrawOrder | null>(null);
  const current = useWithdrawOrder(reference);
  const order = current.order.status === 'loading' && created?.reference === reference ? ready(created) : current.order;

  const offered = options.status === 'ready' ? options.value : null;
  const accounts = bankAccounts.accounts.status === 'ready' ? bankAccounts.accounts.value.list : [];
  const method = chosenMethod(offered?.methods ?? [], form.methodId);
  const account = method?.kind === 'bank' ? chosenAccount(accounts, form.bankAccountId) : null;
  const checked = offered && method ? checkWithdrawal(form.text, limitsOf(method, offered)) : null;
  const amount = useSettled(checked?.ok === true ? checked.amount : null);
  const quoted = draft ?? (method && amount !== null ? { methodId: method.id, amount } : null);
  const [quote] = useRemote(withdrawQuote, quoted && { methodId: quoted.methodId, amount: quoted.amount }, 'list');
  const here = pathname + search;
  const orderHref = (to: string) => paths.memberCentre(here, 'withdraw', to);

  function applyOutcome(outcome: typeof state | undefined): void {
    if (outcome?.status === 'done') {
      setDraft(null);
      setCreated(outcome.value);
      dispatch({ type: 'typed', text: '' });
      onPage(1);
      void navigate(orderHref(outcome.value.reference), { replace: true });
      intent.reset();
    }
  }

  function submit(): void {
    if (method === null || checked === null) return;
    const problem =
      method.kind === 'bank' && account === null
        ? ({ key: 'noAccount' } as const)
        : checked.ok
          ? null
          : checked.problem;
    dispatch({ type: 'sent', problem });
    if (problem !== null || !checked.ok) return;
    intent.reset();
    setDraft(toDraft(method, account, checked.amount));
  }

  async function confirm(values: Parameters<WithdrawScreenProps['onConfirm']>[0]): Promise<ConfirmResult> {
    if (draft === null) return { kind: 'sent' };
    const { methodId, bankAccountId } = draft;
    const sent = await send(intent, offered?.factors ?? [], values, (proof) => ({
      methodId,
      ...(bankAccountId !== null && { bankAccountId }),
      amount: draft.amount,
      proof,
    }));
    if (!sent.ok) return sent.result;
    setDraft(null);
    applyOutcome(sent.outcome);
    return { kind: 'sent' };
  }

  /** Changes the form, which starts a new intent and clears the last refusal. */
  const change = (event: Parameters<typeof dispatch>[0]): void => {
    intent.reset();
    dispatch(event);
  };

  return {
    options,
    bankAccounts,
    password,
    step: stepOf(intent, reference, order),
    entry: {
      form,
      quote: quoted && quote,
      failure: state.status === 'refused' ? state.error : null,
      onMethod: (id) => change({ type: 'method', id }),
      onAccount: (id) => change({ type: 'account', id }),
      onType: (text) => change({ type: 'typed', text }),
      onBlur() {
        // An empty field is reported at submit, not on blur.
        if (checked !== null && form.text.trim() !== '') {
          dispatch({ type: 'checked', problem: checked.ok ? null : checked.problem });
        }
      },
      onSubmit: submit,
    },
    draft,
    busy,
    withdrawals,
    pageNo,
    listHref: paths.memberCentre(here, 'withdraw'),
    CountedBets,
    betsHref: paths.memberCentre(here, 'personalHistoryCopy'),
    recordsHref: paths.memberCentre(here, 'transactionHistory'),
    orderHref,
    askHref: useAskHref(),
    onConfirm: confirm,
    onDismiss: () => setDraft(null),
    onRepeat: () => void run(async () => applyOutcome(await intent.repeat())),
    onPage,
    onCancel: current.onCancel,
    onReceipt: current.onReceipt,
    onUpload: useSendPicture(),
    onCopy: copyText,
    onSupport: useOnSupport(),
  };
}

function stepOf(
  intent: ReturnType<typeof useWithdrawIntent>,
  reference: string | null,
  order: ReturnType<typeof useWithdrawOrder>['order'],
): WithdrawStep {
  return unknownStepOf(intent) ?? (reference === null ? { kind: 'form' } : { kind: 'order', order });
}

/** Returns the amount once it has not changed for a while, so that not every key asks for a fee. */
function useSettled(amount: Amount | null): Amount | null {
  const [settled, setSettled] = useState<Amount | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(amount), amount === null ? 0 : quoteAfterMs);
    return () => clearTimeout(timer);
  }, [amount]);
  return settled === amount ? amount : null;
}
