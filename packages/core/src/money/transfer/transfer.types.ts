import type { OutputOf } from '#api/operation.ts';
import type { Amount } from '#api/primitives.ts';
import type { uplineTransfer } from '#api/transfers.ts';
import type { Confirmation } from '../../flow/useConfirmedFlow.ts';
import type { MoneyFlow } from '../../flow/useMoneyFlow.ts';
import type { FormState } from '../../forms/useForm.ts';
import type { AmountProblem } from '../amount.ts';

/** What bounds an amount: one transfer, the money that can be transferred, or the sum of the day. */
export type TransferBound = 'transfer' | 'available' | 'today';

export type TransferProblem = (AmountProblem & { readonly by?: TransferBound }) | { readonly key: 'tooLong' };

export type TransferField = 'amount' | 'remark';

/** State of the transfer form. */
export type TransferForm = Pick<FormState<TransferField, TransferProblem>, 'values' | 'problems' | 'attention'>;

/** A member as shown to another: nickname and user name. */
export interface Party {
  readonly nickname: string;
  readonly account: string;
}

/** A transfer that the player has filled in and not confirmed yet. */
export interface TransferDraft {
  readonly amount: Amount;
  readonly remark: string;
  readonly from: Party;
  readonly to: Party;
}

/** What a transfer is sent with, whoever receives it. */
export interface SentTransfer {
  readonly amount: Amount;
}

/** A transfer that the platform has confirmed. */
export type TransferValue = OutputOf<typeof uplineTransfer>;

/** A transfer to another member, from the form to its outcome. */
export interface Transfer<
  Input extends SentTransfer = SentTransfer,
  Value = TransferValue,
> extends Confirmation<TransferDraft> {
  readonly flow: Pick<MoneyFlow<Input, Value>, 'state' | 'repeats' | 'repeat' | 'reset'>;
  readonly form: TransferForm;
  readonly onType: (field: TransferField, text: string) => void;
  /** Checks the form; a valid one becomes the draft. */
  readonly onSubmit: () => void;
}
