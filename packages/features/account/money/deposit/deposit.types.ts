import type { DepositMethod, DepositStatus, SlipStatus, depositCreate } from '#api/cashier.ts';
import type { Result } from '#api/errors.ts';
import type { Other } from '#api/open.ts';
import type { Amount } from '#api/primitives.ts';
import type { PlayLimit, PlayStatus } from '#api/responsiblePlay.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MoneyFlowOf } from '#core/flow/useMoneyFlow.ts';
import type { MoneyFormProps } from '#core/flow/useMoneyForm.ts';
import type { AmountProblem } from '#core/money/amount.ts';
import type { MoneyPositionPart } from '#core/money/position/MoneyPositionPart.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { SendPicture } from '#core/uploads/useUploads.ts';
import type { LimitChangeInput, Outcome } from '../../protection/limits/limits.types.ts';
import type { BonusOffers } from '../bonusCards/bonusChoice.model.ts';

/** How an order is paid. Every `href` has passed the URL check. */
export type PayToView =
  | { readonly kind: 'qr'; readonly payload: string; readonly payee: string; readonly demoHref: string | null }
  | {
      readonly kind: 'transfer';
      readonly bank: string;
      readonly account: string;
      readonly payee: string;
      readonly exactAmount: Amount;
      readonly memo: string;
      readonly demoHref: string | null;
    }
  /** `href` is null when the deployment does not allow the URL. */
  | { readonly kind: 'page'; readonly href: string | null };

/** A deposit order as the screen shows it. */
export interface OrderView {
  readonly reference: string;
  /** Name of the payment method; '' when the operator no longer offers it. */
  readonly methodName: string;
  readonly status: DepositStatus | Other;
  /** The amount to pay and to be credited. For a transfer it includes the satang that identify the order. */
  readonly amount: Amount;
  /** ms since 1970, platform time, like `expiresAt`. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly payTo: PayToView;
  /** The last slip (MNY-07); null for none. Times in ms since 1970. */
  readonly slip: { readonly status: SlipStatus | Other; readonly answerBy: number } | null;
  /** Whether a slip can be sent now. */
  readonly acceptsSlip: boolean;
  /** The platform's reason for the status; '' for none. */
  readonly reason: string;
  /** What the bonus of the order brings (MNY-09); null for none. */
  readonly bonus: Amount | null;
}

/**
 * A field of the deposit form. Until the player chooses, the method of the last deposit or the operator's default applies. A
 * bonus (MNY-09) is named by its promotion, and a deposit without one is `noBonus`.
 */
export type DepositField = 'method' | 'amount' | 'bonus';

/**
 * What is wrong with a field. `overOwnLimit`: the player's own deposit limit leaves `limit` until `resetsAt`. `choice`: the
 * deposit ends the right to a bonus, with and without it. `belowBonus`: the chosen bonus is for sums from `limit`.
 */
export type DepositProblem =
  | AmountProblem
  | { readonly key: 'choice' }
  | { readonly key: 'belowBonus'; readonly limit: Amount }
  | { readonly key: 'overOwnLimit'; readonly limit: Amount; readonly resetsAt: string };

/** The deposit form with what became of it, and what the player can do in it. */
export interface DepositEntry extends MoneyFormProps<DepositField, DepositProblem> {
  readonly offers: BonusOffers;
  /** The player's own deposit limits (RSP-01), inside which the form stays; empty until they are known. */
  readonly ownLimits: readonly PlayLimit[];
}

/** The part of the deposit flow that the screen shows. */
export type DepositStep =
  | { readonly kind: 'loading' }
  | { readonly kind: 'form' }
  /** The answer was lost (`flow`): the order may have been made. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'order'; readonly order: OrderView };

/** Result of the last status check of a waiting order. */
export interface OrderCheck {
  readonly busy: boolean;
  readonly result: 'none' | 'notYet' | 'failed';
}

export interface DepositScreenProps {
  readonly methods: Remote<readonly DepositMethod[]>;
  readonly step: DepositStep;
  readonly flow: Pick<MoneyFlowOf<typeof depositCreate>, 'state' | 'repeats' | 'repeat'>;
  /** One page of all orders, newest first. */
  readonly latest: Remote<{ readonly list: readonly OrderView[]; readonly totalPages: number }>;
  /** From 1. */
  readonly pageNo: number;
  readonly entry: DepositEntry;
  readonly check: OrderCheck;
  /** The balance read after the deposit was paid; loading until then. */
  readonly balance: Remote<Amount>;
  /** What the player has now, above the form. */
  readonly held: Remote<Amount>;
  readonly onRefreshHeld: () => Promise<void>;
  readonly Position: MoneyPositionPart;
  /** Link to the account record. */
  readonly recordsHref: string;
  /** Link to the games: the page below, or the slots. */
  readonly playHref: string;
  /** Link to the reward centre; null where the operator has switched it off. */
  readonly rewardsHref: string | null;
  /** The player's own limits, and what stops deposits now (RSP-03); null until they are known. */
  readonly play: { readonly status: PlayStatus; readonly stop: PlayStop | null } | null;
  /**
   * Asks for a deposit limit: whether the player wants one (RSP-11), or one without which nothing is deposited (RSP-12). Null
   * for no question.
   */
  readonly asksLimit: 'optional' | 'required' | null;
  /** How often a deposit was stopped for want of a limit. Each increase moves the focus to the required one. */
  readonly limitAttention: number;
  readonly onSetLimit: (change: LimitChangeInput) => Outcome;
  /** Link to the player's limits; null where the operator has switched them off. */
  readonly limitsHref: string | null;
  /** Checks whether the waiting order has been paid. */
  readonly onCheck: () => void;
  readonly onCancel: () => Promise<Result<unknown>>;
  /** Returns from an ended order to the form. */
  readonly onAnother: () => void;
  /** Sends the picture of a slip, and then the slip of an order. */
  readonly onUpload: SendPicture;
  readonly onSlip: (slip: { readonly reference: string; readonly fileId: string }) => Promise<Result<unknown>>;
  /** Declines a deposit limit; the prompt does not come back. */
  readonly onDeclineLimit: () => void;
  readonly onPage: (pageNo: number) => void;
  /** Resolves to true when the text was copied. */
  readonly onCopy: (text: string) => Promise<boolean>;
  /** Saves the QR code as a picture. Resolves to false when it could not be drawn. */
  readonly onSaveCode: (payload: string, reference: string) => Promise<boolean>;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}
