import { useReducer, useState } from 'react';
import { ok } from '#api/errors.ts';
import { walletBalance } from '#api/member.ts';
import { memberTransactions } from '#api/records.ts';
import { memberTransfers, uplineInfo, uplineTransfer } from '#api/transfers.ts';
import { useMoneyIntent } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRefreshAll, useRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { stopFor, usePlayStatus } from '#core/session/playStatus.ts';
import { useOnSupport } from '#core/site/support.ts';
import type { ConfirmResult } from '../money/factors.ts';
import { unknownStepOf } from '../money/unknownStep.ts';
import { useSendWithProof } from '../money/useProof.ts';
import { usePaymentPassword } from '../paymentPassword/usePaymentPassword.ts';
import { checkTransfer, emptyTransfer, limitsOf, reduceTransfer, transferForIntent } from './upline.model.ts';
import type { TransferDraft, TransferStep, UplineScreenProps } from './upline.types.ts';

/** Transfers per page of the list. */
const pageSize = 10;

/** Props of the page of transfers to the upline (MEM-02d), connected to the platform. */
export function useUplineScreen(): UplineScreenProps {
  const { client, clock } = usePlatform();
  const { pathname, search } = useLocation();
  const refreshAll = useRefreshAll();
  const [form, dispatch] = useReducer(reduceTransfer, emptyTransfer);
  const [draft, setDraft] = useState<TransferDraft | null>(null);
  const [pageNo, onPage] = useState(1);
  const { busy, run } = useActionLock();
  const [info] = useRemote(uplineInfo, {}, 'live');
  const [transfers] = useRemote(memberTransfers, { pageNo, pageSize }, 'list');
  const [play, { refresh: refreshPlay }] = usePlayStatus();
  const member = useMember().info;
  const password = usePaymentPassword();
  const send = useSendWithProof();
  // The intent holds a proof instead of the payment password, because it is stored until its outcome is final.
  const intent = useMoneyIntent(uplineTransfer, {
    async lookUp(input, since) {
      // A transfer that cannot be read could be the one that the intent made.
      const page = { pageNo: 1, pageSize: 10, direction: 'out' } as const;
      const latest = await client.call(memberTransfers, page, { complete: true });
      return latest.ok ? ok(transferForIntent(latest.value.list, input, since)) : latest;
    },
  });
  const { state } = intent;

  /** What the page shows predates the outcome. */
  async function applyOutcome(outcome: typeof state | undefined): Promise<void> {
    if (outcome?.status === 'done') dispatch({ type: 'made' });
    if (outcome?.status === 'refused') void refreshPlay();
    if (outcome?.status !== 'done' && outcome?.status !== 'refused') return;
    onPage(1);
    await refreshAll(walletBalance, uplineInfo, memberTransfers, memberTransactions);
  }

  function submit(): void {
    if (info.status !== 'ready') return;
    const checked = checkTransfer(form, limitsOf(info.value));
    intent.reset();
    dispatch({ type: 'sent', problem: checked.ok ? null : checked.problem });
    if (!checked.ok) return;
    const { account, nickname } = info.value;
    const own = member.status === 'ready' ? member.value : { account: '', nickname: '' };
    setDraft({
      amount: checked.amount,
      remark: form.remark.trim(),
      from: { account: own.account, nickname: own.nickname },
      to: { account, nickname },
    });
  }

  async function confirm(values: Parameters<UplineScreenProps['onConfirm']>[0]): Promise<ConfirmResult> {
    if (draft === null) return { kind: 'sent' };
    const { amount, remark } = draft;
    const factors = info.status === 'ready' ? info.value.factors : [];
    const sent = await send(intent, factors, values, (proof) => ({ amount, proof, ...(remark !== '' && { remark }) }));
    if (!sent.ok) return sent.result;
    setDraft(null);
    await applyOutcome(sent.outcome);
    return { kind: 'sent' };
  }

  /** Changes the form, which starts a new intent and clears the last refusal. */
  const change = (event: Parameters<typeof dispatch>[0]): void => {
    intent.reset();
    dispatch(event);
  };

  return {
    info,
    password,
    // Not before the confirmation has closed: the outcome takes the focus.
    step: draft === null ? stepOf(intent) : { kind: 'form' },
    form,
    draft,
    failure: state.status === 'refused' ? state.error : null,
    stop: play.status === 'ready' ? stopFor(play.value, 'transferOut') : null,
    busy,
    transfers,
    pageNo,
    language: useLanguage(),
    now: clock.now,
    turnoverHref: paths.memberCentre(pathname + search, 'withdraw'),
    onType: (text) => change({ type: 'typed', text }),
    onRemark: (text) => change({ type: 'remark', text }),
    onSubmit: submit,
    onConfirm: confirm,
    onDismiss: () => setDraft(null),
    onRepeat: () => void run(async () => applyOutcome(await intent.repeat())),
    onAgain: intent.reset,
    onPage,
    onSupport: useOnSupport(),
  };
}

function stepOf(intent: ReturnType<typeof useMoneyIntent<typeof uplineTransfer>>): TransferStep {
  const { state } = intent;
  return state.status === 'done'
    ? { kind: 'done', transfer: state.value }
    : (unknownStepOf(intent) ?? { kind: 'form' });
}
