import type { SlipStatus } from '#api/cashier.ts';
import type { GameType } from '#api/primitives.ts';
import type { TurnoverEnd, TurnoverSource, TurnoverStatus } from '#api/turnover.ts';
import type { ReceiptState, WithdrawalStatus } from '#api/withdrawalOrders.ts';
import type { WithdrawalKind } from '#api/withdrawals.ts';
import type { LocalText } from '../language.ts';

// The rows of what money leaves by. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** The other fields of a sign-up, by their names in the contract: `recommenderId`, `line`, `birthday`… */
export interface MemberProfile {
  readonly memberId: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** MNY-01. A member without a row has never set one. */
export interface PaymentPassword {
  readonly memberId: string;
  /** See `digestPassword`. Null while only wrong tries are counted. */
  readonly digest: string | null;
  /** Consecutive wrong tries. */
  readonly failures: number;
  readonly lockedUntil: number | null;
  /** No withdrawal before then, after a change of what protects the account (SEC-06). */
  readonly restsUntil: number | null;
}

/** Authorises one money operation of a session. */
export interface MoneyProof {
  readonly memberId: string;
  readonly sessionToken: string;
  readonly expiresAt: number;
}

export interface BankAccount {
  readonly id: string;
  readonly memberId: string;
  readonly bankCode: string;
  /** Digits only. */
  readonly number: string;
  readonly holder: string;
  readonly usableFrom: number;
}

/** MNY-03: what has to be wagered before money leaves. */
export interface Turnover {
  readonly id: string;
  readonly memberId: string;
  readonly source: TurnoverSource;
  readonly reference: string;
  readonly name: LocalText;
  readonly requiredSatang: number;
  readonly doneSatang: number;
  /** The part of a valid bet that counts, in per cent. Absent game types do not count. */
  readonly percents: Readonly<Partial<Record<GameType, number>>>;
  /** The largest stake that counts; absent where each counts. */
  readonly mostStakeSatang?: number;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly status: TurnoverStatus;
  /** Absent for an open one, and for one that ended before this was kept. */
  readonly ended?: { readonly at: number; readonly by: TurnoverEnd };
}

/** The ids of a member's turnover requirements. */
export interface MemberTurnovers {
  readonly memberId: string;
  /** Oldest first. */
  readonly open: readonly string[];
  /** Newest first, open ones included. */
  readonly all: readonly string[];
}

/** What one bet contributed to one requirement. */
export interface TurnoverCount {
  readonly turnoverId: string;
  /** The key of the bet in `rounds`. */
  readonly roundKey: string;
  readonly at: number;
  readonly satang: number;
}

/** MEM-05: a payment of a withdrawal. A withdrawal can be paid in several. */
export interface WithdrawalPayment {
  readonly id: string;
  readonly satang: number;
  readonly at: number;
  readonly receipt: ReceiptState;
  readonly receiptUntil: number | null;
  /** What the platform says about a forced receipt. */
  readonly note: LocalText | null;
  readonly case: {
    readonly number: string;
    readonly state: 'checking' | 'paidAgain' | 'closed';
    readonly promisedBy: number;
    readonly fileIds: readonly string[];
    readonly remark: string;
  } | null;
}

export interface Withdrawal {
  readonly reference: string;
  readonly memberId: string;
  readonly methodId: string;
  readonly kind: WithdrawalKind;
  /** Null for a method that pays to a mobile number. */
  readonly bankAccountId: string | null;
  /** As it was when the withdrawal was asked for. `name` is a bank code or a method id. */
  readonly destination: { readonly name: string; readonly number: string; readonly holder: string };
  readonly satang: number;
  readonly feeSatang: number;
  readonly status: WithdrawalStatus;
  readonly steps: readonly { readonly step: WithdrawalStatus; readonly at: number }[];
  readonly payments: readonly WithdrawalPayment[];
  readonly createdAt: number;
  readonly promisedBy: number;
  /** Why it was rejected, as the back office has typed or chosen it. */
  readonly reason: LocalText | null;
  /** True once the back office has acted: it is not processed by the clock any more. */
  readonly byHand: boolean;
}

/** A withdrawal that is not final, listed so that it is found without reading all withdrawals. */
export interface WaitingWithdrawal {
  readonly memberId: string;
  /** When something happens to it by the clock; null for never. */
  readonly dueAt: number | null;
}

/** CON-02: an uploaded picture. */
export interface UploadedFile {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly base64: string;
  readonly at: number;
}

/** A transfer between the main wallet and that of a vendor. */
export interface WalletTransfer {
  readonly reference: string;
  readonly memberId: string;
  /** `mainWallet` or a vendor's `vassalage`. */
  readonly from: string;
  readonly to: string;
  readonly satang: number;
  readonly status: 'done' | 'pending' | 'returned';
  readonly createdAt: number;
  /** When a pending one is decided. */
  readonly dueAt: number;
}

/** The wallets of a member: what was moved between them, newest first, and the switch for opening games. */
export interface MemberWallets {
  readonly memberId: string;
  readonly references: readonly string[];
  readonly autoMove: boolean;
}

/** A transfer that is pending, under the same key as in `walletTransfers`. */
export interface WaitingTransfer {
  readonly memberId: string;
  readonly dueAt: number;
}

/** A transfer between two members. */
export interface MemberTransfer {
  readonly reference: string;
  readonly fromId: string;
  readonly toId: string;
  readonly satang: number;
  readonly remark: string;
  readonly at: number;
}

/** MNY-07: the slip of a deposit order, under its reference. */
export interface DepositSlipRow {
  readonly reference: string;
  readonly memberId: string;
  readonly fileId: string;
  /** SHA-256 of every picture that was sent for the order, the last one at the end. */
  readonly digests: readonly string[];
  readonly status: SlipStatus;
  readonly sentAt: number;
  readonly answerBy: number;
}
