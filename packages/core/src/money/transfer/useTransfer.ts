import type { ApiError } from '#api/errors.ts';
import type { AnyOperation, InputOf } from '#api/operation.ts';
import type { Amount } from '#api/primitives.ts';
import type { TransferTerms } from '#api/transfers.ts';
import { readLines } from '#text/readText.ts';
import type { MoneyIntentOptions } from '../../data/moneyIntent.ts';
import { useConfirmedFlow } from '../../flow/useConfirmedFlow.ts';
import { useForm } from '../../forms/useForm.ts';
import { useMember } from '../../session/member.ts';
import { usePlayStatus } from '../../session/playStatus.ts';
import { checkTransfer, emptyTransfer, limitsOf, reduceTransfer } from './transfer.model.ts';
import type { Party, TransferDraft, TransferField, TransferProblem } from './transfer.types.ts';

/** What every transfer is sent with. The proof stands for the payment password, because an intent is stored. */
interface Sum {
  readonly amount: Amount;
  readonly proof: string;
  readonly remark?: string;
}

interface TransferOptions<Op extends AnyOperation> extends MoneyIntentOptions<Op> {
  /** Undefined while they are not known. */
  readonly terms: TransferTerms | undefined;
  /** Whom it goes to; undefined while that is not known. */
  readonly to: Party | undefined;
  readonly inputOf: (sum: Sum) => InputOf<Op>;
  /** Called when the outcome is known. */
  readonly onOutcome?: () => void;
  /** Called with what the platform has refused it for. */
  readonly onRefusal?: (error: ApiError) => void;
}

/** A transfer to another member, from the form to its outcome. */
export function useTransfer<Op extends AnyOperation>(
  operation: Op,
  { terms, to, inputOf, onOutcome, onRefusal, ...options }: TransferOptions<Op>,
) {
  const {
    state: form,
    dispatch,
    props: { onType },
  } = useForm<TransferField, TransferProblem, typeof emptyTransfer, never>(reduceTransfer, emptyTransfer);
  const [, { refresh: refreshPlay }] = usePlayStatus();
  const member = useMember().info;
  const { ask, confirmation, ...flow } = useConfirmedFlow(operation, {
    ...options,
    factors: terms?.factors ?? [],
    inputOf: ({ amount, remark }: TransferDraft, proof) => inputOf({ amount, proof, ...(remark !== '' && { remark }) }),
    onDone() {
      onType('amount', '');
      onType('remark', '');
      onOutcome?.();
    },
    onRefused(error) {
      void refreshPlay();
      onRefusal?.(error);
      onOutcome?.();
    },
  });

  return {
    flow,
    form,
    ...confirmation,
    /** Changes the form, which clears the last refusal. */
    onType(field: TransferField, text: string) {
      flow.reset();
      onType(field, text);
    },
    onSubmit() {
      if (terms === undefined || to === undefined) return;
      const checked = checkTransfer(form.values, limitsOf(terms));
      flow.reset();
      dispatch({ type: 'checked', problems: checked.ok ? {} : checked.problems });
      if (!checked.ok) return;
      const { account, nickname } = member.status === 'ready' ? member.value : { account: '', nickname: '' };
      ask({
        amount: checked.amount,
        remark: readLines(form.values.remark),
        from: { account, nickname },
        to: { account: to.account, nickname: to.nickname },
      });
    },
  };
}
