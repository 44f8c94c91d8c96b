import type { ApiError, Result } from '#api/errors.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Amount } from '#api/primitives.ts';
import type { ReceiptAnswer, WithdrawOrder } from '#api/withdrawalOrders.ts';
import type { WithdrawOptionsValue, withdrawQuote } from '#api/withdrawals.ts';
import type { Remote } from '#core/data/remote.ts';
import type { AmountProblem } from '#core/money/amount.ts';
import type { ConfirmResult, FactorValues } from '#core/money/factors.ts';
import type { UnknownStep } from '#core/money/money.types.ts';
import type { PaymentPassword } from '#core/money/paymentPassword.types.ts';
import type { SendPicture } from '#core/uploads/useUploads.ts';
import type { BankAccounts } from '../bankAccounts/bankAccounts.types.ts';
import type { CountedBetsPart } from '../turnover/countedBets.types.ts';

/** What bounds an amount: the method, the money that can leave, or the sum of the day. */
export type AmountBound = 'method' | 'available' | 'today';

export type WithdrawProblem = (AmountProblem & { readonly by?: AmountBound }) | { readonly key: 'noAccount' };

/** State of the withdrawal form. */
export interface WithdrawForm {
  /** Null until the player chooses; the first method that can be used applies until then. */
  readonly methodId: string | null;
  /** Null until the player chooses; the default account applies until then. */
  readonly bankAccountId: string | null;
  /** The amount as typed. */
  readonly text: string;
  readonly problem: WithdrawProblem | null;
  /** Number of submits with an invalid form. Each increase moves the focus to the amount field. */
  readonly attention: number;
}

/** A withdrawal that the player has filled in and not confirmed yet. */
export interface WithdrawDraft {
  readonly methodId: string;
  /** Null for methods that need no bank account. */
  readonly bankAccountId: string | null;
  readonly amount: Amount;
  /** Name, masked number and holder of the destination. */
  readonly to: { readonly name: string; readonly number: string; readonly holder: string };
}

export type WithdrawQuote = OutputOf<typeof withdrawQuote>;

/** The part of the page that is shown. */
export type WithdrawStep =
  | { readonly kind: 'form' }
  | UnknownStep
  /** One withdrawal, from the address. */
  | { readonly kind: 'order'; readonly order: Remote<WithdrawOrder> };

/** A page of the player's withdrawals. */
export interface WithdrawalsPage {
  readonly list: readonly WithdrawOrder[];
  readonly totalPages: number;
}

/** An answer to a payment (MEM-05). */
export interface ReceiptInput {
  readonly answer: ReceiptAnswer;
  readonly paymentId?: string;
  readonly fileIds?: string[];
  readonly remark?: string;
}

/** The withdrawal form with what became of it, and what the player can do in it. */
export interface WithdrawEntry {
  readonly form: WithdrawForm;
  /** Fee and arrival of the typed amount; null while it is not valid. */
  readonly quote: Remote<WithdrawQuote> | null;
  /** Why the platform refused the last submit; null when it did not. */
  readonly failure: ApiError | null;
  readonly onMethod: (id: string) => void;
  readonly onAccount: (id: string) => void;
  readonly onType: (text: string) => void;
  /** Called when the amount field loses the focus. */
  readonly onBlur: () => void;
  /** Checks the form; a valid one becomes the draft. */
  readonly onSubmit: () => void;
}

export interface WithdrawScreenProps {
  readonly options: Remote<WithdrawOptionsValue>;
  readonly bankAccounts: BankAccounts;
  readonly password: PaymentPassword;
  readonly step: WithdrawStep;
  readonly entry: WithdrawEntry;
  /** The withdrawal to confirm; null while there is none. */
  readonly draft: WithdrawDraft | null;
  /** True while a repeat is running. */
  readonly busy: boolean;
  readonly withdrawals: Remote<WithdrawalsPage>;
  readonly pageNo: number;
  /** Link to the page without a withdrawal. */
  readonly listHref: string;
  /** The bets that counted for a requirement. */
  readonly CountedBets: CountedBetsPart;
  /** Link to the betting record. */
  readonly betsHref: string;
  /** Link to the account record. */
  readonly recordsHref: string;
  /** Returns the link to a question about a withdrawal; null where the operator takes none. */
  readonly askHref: (reference: string) => string | null;
  /** Returns the link to a withdrawal. */
  readonly orderHref: (reference: string) => string;
  /** Sends the draft with the player's answers to the money factors. */
  readonly onConfirm: (values: FactorValues) => Promise<ConfirmResult>;
  /** Leaves the draft; the form keeps its values. */
  readonly onDismiss: () => void;
  /** Resolves an unknown outcome without a second withdrawal. */
  readonly onRepeat: () => void;
  readonly onPage: (pageNo: number) => void;
  readonly onCancel: () => Promise<Result<unknown>>;
  readonly onReceipt: (input: ReceiptInput) => Promise<Result<unknown>>;
  /** Uploads a picture that proves a missing payment. Resolves to its id. */
  readonly onUpload: SendPicture;
  /** Resolves to true when the text was copied. */
  readonly onCopy: (text: string) => Promise<boolean>;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}
