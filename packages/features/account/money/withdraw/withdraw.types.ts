import type { Result } from '#api/errors.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Amount } from '#api/primitives.ts';
import type { ReceiptAnswer, WithdrawOrder } from '#api/withdrawalOrders.ts';
import type { WithdrawOptionsValue, withdrawCreate, withdrawQuote } from '#api/withdrawals.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Confirmation } from '#core/flow/useConfirmedFlow.ts';
import type { MoneyFlowOf } from '#core/flow/useMoneyFlow.ts';
import type { MoneyFormProps } from '#core/flow/useMoneyForm.ts';
import type { AmountProblem } from '#core/money/amount.ts';
import type { MoneyPositionPart } from '#core/money/position/MoneyPositionPart.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import type { SendPicture } from '#core/uploads/useUploads.ts';
import type { CountedBetsPart } from '../../records/turnover/countedBets.types.ts';
import type { TurnoverHistoryPart } from '../../records/turnover/turnoverHistory.types.ts';
import type { BankAccounts } from '../bankAccounts/bankAccounts.types.ts';

/** What bounds an amount: the method, the money that can leave, or the sum of the day. */
export type AmountBound = 'method' | 'available' | 'today';

export type WithdrawProblem = AmountProblem & { readonly by?: AmountBound };

/**
 * A field of the withdrawal form. Until the player chooses, the first method that can be used and the default account apply.
 * A problem with the account: there is none.
 */
export type WithdrawField = 'method' | 'account' | 'amount';

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
  /** The answer was lost (`flow`): the withdrawal may have been made. */
  | { readonly kind: 'unknown' }
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
export interface WithdrawEntry extends MoneyFormProps<WithdrawField, WithdrawProblem> {
  /** Fee and arrival of the typed amount; null while it is not valid. */
  readonly quote: Remote<WithdrawQuote> | null;
}

export interface WithdrawScreenProps extends Confirmation<WithdrawDraft> {
  readonly options: Remote<WithdrawOptionsValue>;
  readonly Position: MoneyPositionPart;
  readonly bankAccounts: BankAccounts;
  readonly password: PaymentPassword;
  readonly step: WithdrawStep;
  readonly flow: Pick<MoneyFlowOf<typeof withdrawCreate>, 'state' | 'repeats' | 'repeat'>;
  readonly entry: WithdrawEntry;
  readonly withdrawals: Remote<WithdrawalsPage>;
  readonly pageNo: number;
  /** Link to the page without a withdrawal. */
  readonly listHref: string;
  /** The bets that counted for a requirement. */
  readonly CountedBets: CountedBetsPart;
  /** The requirements that have ended. */
  readonly TurnoverHistory: TurnoverHistoryPart;
  /** Link to the account record. */
  readonly recordsHref: string;
  /** Returns the link to a question about a withdrawal; null where the operator takes none. */
  readonly askHref: (reference: string) => string | null;
  /** Returns the link to a withdrawal. */
  readonly orderHref: (reference: string) => string;
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
