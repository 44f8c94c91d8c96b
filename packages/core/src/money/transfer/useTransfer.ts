import { useReducer, useState } from 'react';
import type { Amount } from '#api/primitives.ts';
import type { TransferTerms } from '#api/transfers.ts';
import { readLines } from '#text/readText.ts';
import { useActionLock } from '../../data/useActionLock.ts';
import { unknownStepOf } from '../../flow/unknownStep.ts';
import type { MoneyFlow } from '../../flow/useMoneyFlow.ts';
import { useMember } from '../../session/member.ts';
import { usePlayStatus } from '../../session/playStatus.ts';
import type { ConfirmResult, FactorValues } from '../factors.ts';
import { useSendWithProof } from '../useProof.ts';
import { checkTransfer, emptyTransfer, limitsOf, reduceTransfer } from './transfer.model.ts';
import type { Party, Transfer, TransferDraft, TransferValue } from './transfer.types.ts';

/** What every transfer is sent with. The proof stands for the payment password, because an intent is stored. */
interface Sum {
  readonly amount: Amount;
  readonly proof: string;
  readonly remark?: string;
}

interface TransferOptions<Input> {
  /** Undefined while they are not known. */
  readonly terms: TransferTerms | undefined;
  /** Whom it goes to; undefined while that is not known. */
  readonly to: Party | undefined;
  readonly inputOf: (sum: Sum) => Input;
  /** Called when the outcome is known. */
  readonly onOutcome?: () => void;
}

type TransferIntent<Input> = Pick<MoneyFlow<Input, TransferValue>, 'state' | 'repeats' | 'send' | 'repeat' | 'reset'>;

/** Form, confirmation and outcome of a transfer to another member, around its flow. */
export function useTransfer<Input extends { readonly amount: Amount }>(
  intent: TransferIntent<Input>,
  { terms, to, inputOf, onOutcome }: TransferOptions<Input>,
): Transfer {
  const [form, dispatch] = useReducer(reduceTransfer, emptyTransfer);
  const [draft, setDraft] = useState<TransferDraft | null>(null);
  const { busy, run } = useActionLock();
  const [, { refresh: refreshPlay }] = usePlayStatus();
  const member = useMember().info;
  const send = useSendWithProof();
  const { state } = intent;

  function applyOutcome(outcome: typeof state | undefined): void {
    if (outcome?.status === 'done') dispatch({ type: 'made' });
    if (outcome?.status === 'refused') void refreshPlay();
    if (outcome?.status !== 'done' && outcome?.status !== 'refused') return;
    onOutcome?.();
  }

  function submit(): void {
    if (terms === undefined || to === undefined) return;
    const checked = checkTransfer(form, limitsOf(terms));
    intent.reset();
    dispatch({ type: 'sent', problem: checked.ok ? null : checked.problem });
    if (!checked.ok) return;
    const { account, nickname } = member.status === 'ready' ? member.value : { account: '', nickname: '' };
    setDraft({ amount: checked.amount, remark: readLines(form.remark), from: { account, nickname }, to });
  }

  async function confirm(values: FactorValues): Promise<ConfirmResult> {
    if (draft === null) return { kind: 'sent' };
    const { amount, remark } = draft;
    const sent = await send(intent, terms?.factors ?? [], values, (proof) =>
      inputOf({ amount, proof, ...(remark !== '' && { remark }) }),
    );
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
    // Not before the confirmation has closed: the outcome takes the focus.
    step: draft === null ? stepOf(intent) : { kind: 'form' },
    form,
    draft,
    failure: state.status === 'refused' ? state.error : null,
    busy,
    onType: (text) => change({ type: 'typed', text }),
    onRemark: (text) => change({ type: 'remark', text }),
    onSubmit: submit,
    onConfirm: confirm,
    onDismiss: () => setDraft(null),
    onRepeat: () => void run(async () => applyOutcome(await intent.repeat())),
    onAgain: intent.reset,
  };
}

function stepOf<Input extends { readonly amount: Amount }>(intent: TransferIntent<Input>): Transfer['step'] {
  const { state } = intent;
  return state.status === 'done'
    ? { kind: 'done', transfer: state.value }
    : (unknownStepOf(intent) ?? { kind: 'form' });
}
