import type { ApiError } from '#api/errors.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Amount } from '#api/primitives.ts';
import type { uplineTransfer } from '#api/transfers.ts';
import type { AmountProblem } from '../amount.ts';
import type { ConfirmResult, FactorValues } from '../factors.ts';
import type { UnknownStep } from '../money.types.ts';

/** What bounds an amount: one transfer, the money that can be transferred, or the sum of the day. */
export type TransferBound = 'transfer' | 'available' | 'today';

export type TransferProblem = (AmountProblem & { readonly by?: TransferBound }) | { readonly key: 'remark' };

/** State of the transfer form. */
export interface TransferForm {
  /** The amount as typed. */
  readonly text: string;
  readonly remark: string;
  readonly problem: TransferProblem | null;
  /** Number of submits with an invalid form. Each increase moves the focus to the amount field. */
  readonly attention: number;
}

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

/** A transfer that the platform has confirmed. */
export type TransferValue = OutputOf<typeof uplineTransfer>;

/** The part of the page that is shown. */
export type TransferStep =
  | { readonly kind: 'form' }
  | UnknownStep
  | { readonly kind: 'done'; readonly transfer: TransferValue };

/** A transfer to another member, from the form to its outcome. */
export interface Transfer {
  readonly step: TransferStep;
  readonly form: TransferForm;
  /** The transfer to confirm; null while there is none. */
  readonly draft: TransferDraft | null;
  /** Why the platform refused the last submit; null when it did not. */
  readonly failure: ApiError | null;
  /** True while a repeat is running. */
  readonly busy: boolean;
  readonly onType: (text: string) => void;
  readonly onRemark: (text: string) => void;
  /** Checks the form; a valid one becomes the draft. */
  readonly onSubmit: () => void;
  /** Sends the draft with the player's answers to the money factors. */
  readonly onConfirm: (values: FactorValues) => Promise<ConfirmResult>;
  /** Leaves the draft; the form keeps its values. */
  readonly onDismiss: () => void;
  /** Resolves an unknown outcome without a second transfer. */
  readonly onRepeat: () => void;
  /** Leaves the outcome of a transfer for a new form. */
  readonly onAgain: () => void;
}
