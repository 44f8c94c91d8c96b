import type { DepositKind, DepositStatus } from '#api/cashier.ts';
import type { GameType } from '#api/primitives.ts';
import type { PostingKind } from '../money/postingKinds.ts';

// The rows of the store about the ledger, deposits and rebates. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** The balance of a ledger account in satang: the sum of its lines over all postings. */
export interface LedgerAccount {
  readonly account: string;
  readonly satang: number;
}

export interface LedgerLine {
  readonly account: string;
  /** Positive is received, negative is paid. */
  readonly satang: number;
}

/** An entry of the journal: lines that sum to zero. Immutable. */
export interface Posting {
  readonly ref: string;
  readonly kind: PostingKind;
  readonly at: number;
  readonly lines: readonly LedgerLine[];
}

/** A deposit order (MEM-02b). */
export interface Deposit {
  readonly reference: string;
  readonly memberId: string;
  readonly methodId: string;
  readonly kind: DepositKind;
  /** The amount that the player entered. */
  readonly satang: number;
  /** The amount to pay, which is credited. For a transfer it includes the satang that identify it. */
  readonly payableSatang: number;
  readonly status: DepositStatus;
  readonly createdAt: number;
  /** The order can be paid until then. */
  readonly expiresAt: number;
  /** When the order reached its final status; null while it is open. */
  readonly endedAt: number | null;
  /** MNY-09: the promotion that was joined with the order. */
  readonly promotionId?: string;
}

/** An open order, listed so that overdue ones are found without reading all orders. */
export interface WaitingDeposit {
  readonly memberId: string;
  readonly payableSatang: number;
  readonly expiresAt: number;
}

/** The part of a rebate that one game type contributes. */
export interface RebateShare {
  readonly gameType: GameType;
  readonly validBetSatang: number;
  /** Hundredths of a per cent of the valid bet. */
  readonly rate: number;
  readonly satang: number;
}

/** A rebate that was credited. */
export interface Rebate {
  readonly reference: string;
  /** Exclusive: covers bets that were settled before this moment. */
  readonly until: number;
  readonly claimedAt: number;
  readonly satang: number;
  readonly shares: readonly RebateShare[];
}

/** The rebates of one member, newest first. */
export interface MemberRebates {
  readonly memberId: string;
  readonly claims: readonly Rebate[];
}
