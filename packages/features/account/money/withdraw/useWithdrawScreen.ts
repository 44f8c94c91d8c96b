import { useState } from 'react';
import { type WithdrawOrder, withdrawOrders } from '#api/withdrawalOrders.ts';
import { withdrawCreate, withdrawOptions, withdrawQuote } from '#api/withdrawals.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { ready, useRemote } from '#core/data/remote.ts';
import { useSettled } from '#core/data/useSettled.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { useConfirmedFlow } from '#core/flow/useConfirmedFlow.ts';
import { useMoneyForm } from '#core/flow/useMoneyForm.ts';
import { copyText } from '#core/format/copyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { LazyMoneyPosition } from '#core/money/position/LazyMoneyPosition.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
import { useOnSupport } from '#core/site/support.ts';
import { usePaymentPassword } from '#core/stepUp/usePaymentPassword.ts';
import { useSendPicture } from '#core/uploads/useSendPicture.ts';
import { useAskHref } from '../../messages/feedback/useAskHref.ts';
import { useBankAccounts } from '../bankAccounts/useBankAccounts.ts';
import { useWithdrawOrder } from './useWithdrawOrder.ts';
import {
  checkWithdrawal,
  chosenAccount,
  chosenMethod,
  limitsOf,
  orderForIntent,
  toDraft,
  withdrawFields,
} from './withdraw.model.ts';
import type { WithdrawDraft, WithdrawField, WithdrawProblem, WithdrawScreenProps } from './withdraw.types.ts';

const CountedBets = lazyComponent(async () => (await import('../../records/turnover/CountedBets.tsx')).CountedBets);
const TurnoverHistory = lazyComponent(
  async () => (await import('../../records/turnover/OwnTurnoverHistory.tsx')).OwnTurnoverHistory,
);

/** Withdrawals per page of the list. */
const pageSize = 10;

/** Props of the withdrawal page (MEM-02c), connected to the platform. */
export function useWithdrawScreen(): WithdrawScreenProps {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const language = useLanguage();
  const { client } = usePlatform();
  const [pageNo, onPage] = useState(1);
  const [options] = useRemote(withdrawOptions, { language }, 'live');
  const [withdrawals] = useRemote(withdrawOrders, { pageNo, pageSize }, 'list');
  const bankAccounts = useBankAccounts();
  const password = usePaymentPassword();
  // An address can end in `&ref=`.
  const reference = params.get('ref') || null;
  /** The withdrawal that was just made, shown until it has been read. */
  const [created, setCreated] = useState<WithdrawOrder | null>(null);
  const current = useWithdrawOrder(reference);
  const order = current.order.status === 'loading' && created?.reference === reference ? ready(created) : current.order;

  const here = pathname + search;
  const orderHref = (to: string) => paths.memberCentre(here, 'withdraw', to);
  const offered = options.status === 'ready' ? options.value : null;
  const intent = useConfirmedFlow(withdrawCreate, {
    factors: offered?.factors ?? [],
    inputOf: ({ methodId, bankAccountId, amount }: WithdrawDraft, proof) => ({
      methodId,
      ...(bankAccountId !== null && { bankAccountId }),
      amount,
      proof,
    }),
    onDone(made) {
      setCreated(made);
      form.clear('amount');
      onPage(1);
      void navigate(orderHref(made.reference), { replace: true });
      intent.reset();
    },
    // A platform without idempotency keys is asked for the latest withdrawals before a repeat.
    lookUp: lookUpIn(client, withdrawOrders, { pageNo: 1, pageSize }, orderForIntent),
  });
  const { draft } = intent.confirmation;
  const form = useMoneyForm<WithdrawField, WithdrawProblem>(withdrawFields, intent);
  const { values } = form;

  const accounts = bankAccounts.accounts.status === 'ready' ? bankAccounts.accounts.value.list : [];
  const method = chosenMethod(offered?.methods ?? [], values.method);
  const account = method?.kind === 'bank' ? chosenAccount(accounts, values.account) : null;
  const checked = offered && method ? checkWithdrawal(values.amount, limitsOf(method, offered)) : null;
  const problems = {
    ...(method?.kind === 'bank' && account === null && { account: { key: 'empty' } as const }),
    ...(checked?.ok === false && { amount: checked.problem }),
  };
  const typed = checked?.ok === true ? checked.amount : '';
  // Not every key asks for a fee.
  const amount = useSettled(typed);
  const quoted = draft ?? (method && typed !== '' && amount === typed ? { methodId: method.id, amount } : null);
  const [quote] = useRemote(withdrawQuote, quoted && { methodId: quoted.methodId, amount: quoted.amount }, 'list');

  return {
    options,
    Position: LazyMoneyPosition,
    bankAccounts,
    password,
    step:
      pendingOf(intent.state) !== null
        ? { kind: 'unknown' }
        : reference === null
          ? { kind: 'form' }
          : { kind: 'order', order },
    flow: intent,
    entry: {
      ...form.propsFor(problems, () => {
        if (method !== null && checked?.ok === true) intent.ask(toDraft(method, account, checked.amount));
      }),
      quote: quoted && quote,
    },
    ...intent.confirmation,
    withdrawals,
    pageNo,
    listHref: paths.memberCentre(here, 'withdraw'),
    CountedBets,
    TurnoverHistory,
    recordsHref: paths.memberCentre(here, 'transactionHistory'),
    orderHref,
    askHref: useAskHref(),
    onPage,
    onCancel: current.onCancel,
    onReceipt: current.onReceipt,
    onUpload: useSendPicture(),
    onCopy: copyText,
    onSupport: useOnSupport(),
  };
}
