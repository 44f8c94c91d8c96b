import type { ApiError } from '#api/errors.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Amount, OfferedLanguage } from '#api/primitives.ts';
import type { MemberTransferEntry, UplineInfoValue, uplineTransfer } from '#api/transfers.ts';
import type { Remote } from '#core/data/remote.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { AmountProblem } from '../money/amount.ts';
import type { ConfirmResult, FactorValues } from '../money/factors.ts';
import type { UnknownStep } from '../money/money.types.ts';
import type { PaymentPassword } from '../paymentPassword/paymentPassword.types.ts';

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

/** The part of the page that is shown. */
export type TransferStep =
  | { readonly kind: 'form' }
  | UnknownStep
  | { readonly kind: 'done'; readonly transfer: OutputOf<typeof uplineTransfer> };

export interface UplineScreenProps {
  readonly info: Remote<UplineInfoValue>;
  readonly password: PaymentPassword;
  readonly step: TransferStep;
  readonly form: TransferForm;
  /** The transfer to confirm; null while there is none. */
  readonly draft: TransferDraft | null;
  /** Why the platform refused the last submit; null when it did not. */
  readonly failure: ApiError | null;
  /** The player's own break; null while transfers are open. */
  readonly stop: PlayStop | null;
  /** True while a repeat is running. */
  readonly busy: boolean;
  readonly transfers: Remote<{ readonly list: readonly MemberTransferEntry[]; readonly totalPages: number }>;
  readonly pageNo: number;
  readonly language: OfferedLanguage;
  /** Platform time in ms since 1970. */
  readonly now: () => number;
  /** Link to the page of withdrawals, which explains turnover. */
  readonly turnoverHref: string;
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
  readonly onPage: (pageNo: number) => void;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}
