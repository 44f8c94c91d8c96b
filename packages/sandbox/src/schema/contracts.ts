import type { ContractKind } from '#api/agent.ts';
import type { CarryOver, ContractState, DividendDeduction, DividendPeriod } from '#api/agentContract.ts';

// Rows of the store, like those of `schema.ts`: renaming a field needs a migration. Times are ms since the epoch.

/** A condition of a tier. */
export const conditions = ['validBet', 'activeMembers', 'dailyBet', 'hourlyBet', 'singleBet'] as const;
export type Condition = (typeof conditions)[number];

/** A tier as it is stored: sums in satang, rates in hundredths of a per cent. */
export interface Tier extends Readonly<Record<Condition, number | null>> {
  readonly rate: number;
  readonly profitRate: number | null;
  readonly lossRate: number | null;
}

/** AGT-03: a contract between an agent and the account above. */
export interface Contract {
  readonly id: string;
  readonly kind: ContractKind;
  /** Of a dividend; null for a salary. */
  readonly period: DividendPeriod | null;
  /** Null for the operator. */
  readonly uplineId: string | null;
  readonly downlineId: string;
  /** Ascending. */
  readonly tiers: readonly Tier[];
  readonly state: ContractState;
  readonly offeredAt: number;
  readonly expiresAt: number;
  readonly answeredAt: number | null;
  /** It counts whole periods from here on; that of an offer is when it was made, or the later day on which it is to begin. */
  readonly from: number;
  /** It counts periods before this moment; null for no end. */
  readonly until: number | null;
  /** The contract because of which it ends: it goes on if that one never begins. Absent in rows of an earlier version. */
  readonly endedBy?: string | null;
  /** When it was ended. Absent for one that goes on, and in rows of an earlier version. */
  readonly endedAt?: number;
  readonly note: string;
  /** Of a dividend: what reduces what the team has lost. Absent for nothing, and in rows of an earlier version. */
  readonly deducts?: readonly DividendDeduction[];
  /** Of a dividend: whether a negative period reduces the next one. @default 'none' */
  readonly carryOver?: CarryOver;
}

/** How the base of a dividend was counted. Satang, signed. */
export interface DividendNet {
  /** What the team has lost. */
  readonly gross: number;
  readonly deductions: Readonly<Partial<Record<DividendDeduction, number>>>;
  readonly broughtForward: number;
  readonly carried: number;
  /** What the rate is of: never less than nothing. */
  readonly base: number;
}

/** What a contract promises, and over which periods. */
export type Terms = Pick<Contract, 'period' | 'tiers'>;

/** A contract that something is due to, listed so that it is found without reading all contracts. */
export interface ContractClock {
  /** When the offer expires, or the next period is paid. */
  readonly dueAt: number;
  /** Periods before this moment are settled. */
  readonly settledUntil: number;
}

/** A settled period of a contract. Never changes. Sums are in satang, rates in hundredths of a per cent. */
export interface Salary {
  readonly reference: string;
  readonly contractId: string;
  readonly memberId: string;
  readonly kind: ContractKind;
  readonly begins: number;
  readonly ends: number;
  readonly validBet: number;
  /** Of the players, signed. */
  readonly profit: number;
  readonly activeMembers: number;
  readonly singleBet: number;
  /** Of the tier that was met; null for none. */
  readonly rate: number | null;
  readonly profitRate: number | null;
  readonly lossRate: number | null;
  /** Of a dividend with a policy; absent for others. */
  readonly net?: DividendNet;
  readonly promised: number;
  readonly passedOn: number;
  /** The difference, but never less than zero: no agent owes another. */
  readonly paid: number;
  readonly settledAt: number;
}
