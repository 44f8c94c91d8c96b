import * as v from 'valibot';
import { contractKinds, teamStep } from './agent.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { amount, isoDateTime, personName, typedAmount, wholeNumber } from './primitives.ts';

export const contractKind = v.picklist(contractKinds);

/** The periods of a dividend: daily, weekly, semimonthly (1–15 and 16–end, never an hour), monthly. */
export const dividendPeriods = ['D', 'W', 'H', 'M'] as const;
export type DividendPeriod = (typeof dividendPeriods)[number];

/** Per cent with two decimals, such as `12.50`. */
export const percent = v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/, 'per cent with two decimals'));

/** Which rate of a tier was applied: its own, or that of a day on which the team has won, or lost. */
export const rateUses = ['rate', 'profit', 'loss'] as const;
export type RateUse = (typeof rateUses)[number];

/** How a period of a contract was counted: `base` times `rate` is what was promised. */
export const appliedRate = v.object({
  /** Valid bets of a salary; what the team has lost, never less than nothing, of a dividend. */
  base: amount,
  rate: percent,
  use: open(rateUses),
});
export type AppliedRate = v.InferOutput<typeof appliedRate>;

/**
 * What a dividend can be reduced by before its share is counted: the bonuses and rebates that the team was given, and the fees
 * that the operator keeps of the team's withdrawals. Deposits have no fee.
 */
export const dividendDeductions = ['bonus', 'rebate', 'fee'] as const;
export type DividendDeduction = (typeof dividendDeductions)[number];
/** Whether a period in which the team has won reduces the next one. */
export const carryOvers = ['none', 'negative'] as const;
export type CarryOver = (typeof carryOvers)[number];

/** What reduces a dividend, and whether a negative period goes on. A salary has neither. */
export const dividendPolicy = v.object({
  deducts: v.optional(list(open(dividendDeductions)), []),
  carryOver: v.optional(open(carryOvers), 'none'),
});
export type DividendPolicy = v.InferOutput<typeof dividendPolicy>;

/** How the base of a dividend follows from what the team has lost. Signed: `gross` less `deductions` with `broughtForward`. */
export const dividendNet = v.object({
  gross: amount,
  deductions: list(v.object({ kind: open(dividendDeductions), amount })),
  /** What is left of periods before in which the team has won: never more than nothing. */
  broughtForward: amount,
  /** What the next period brings forward. */
  carried: amount,
});

/** What an agent has promised on to an account of the direct downline. */
export const passedOnPart = v.object({ account: personName, nickname: personName, amount });

/**
 * A step of a contract: the best one whose conditions a period meets counts. Which conditions there are depends on the kind:
 * `validBet` and `activeMembers` of a dividend, `dailyBet` and `activeMembers` of a daily salary, `hourlyBet` of an hourly
 * one, `singleBet` of a real-time one. Null is no condition.
 */
export const contractTier = v.object({
  validBet: v.nullable(typedAmount),
  activeMembers: v.nullable(wholeNumber),
  dailyBet: v.nullable(typedAmount),
  hourlyBet: v.nullable(typedAmount),
  singleBet: v.nullable(typedAmount),
  /** Of the team’s loss for a dividend, of its bets for a salary. */
  rate: percent,
  /** A daily salary only: instead of `rate` on days on which the team has won, or lost. Null for no difference. */
  profitRate: v.nullable(percent),
  lossRate: v.nullable(percent),
});
export type ContractTier = v.InferOutput<typeof contractTier>;

/**
 * `offered` waits for the downline until it is accepted, rejected, withdrawn by the upline, or expires after some days.
 * `accepted` is in force until another one replaces it, or it is terminated.
 */
export const contractStates = [
  'offered',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'replaced',
  'terminated',
] as const;
export type ContractState = (typeof contractStates)[number];

/** A contract between an agent and the account above, or below. */
export const agentContract = v.object({
  id: v.string(),
  kind: open(contractKinds),
  ...dividendPolicy.entries,
  /** Of a dividend; null for a salary. */
  period: v.nullable(open(dividendPeriods)),
  /** Which side the agent who asks is on. */
  side: open(['upline', 'downline']),
  /** The other side; null for the operator. That of an upline is masked and has no id. */
  with: v.nullable(teamStep),
  /** Ascending. */
  tiers: list(contractTier),
  state: open(contractStates),
  offeredAt: isoDateTime,
  /** An offer expires then. */
  expiresAt: isoDateTime,
  answeredAt: v.nullable(isoDateTime),
  /** It counts whole periods from `from` on (an offer not before it) and before `until`; null for no end. Equal: it never begins. */
  from: isoDateTime,
  until: v.nullable(isoDateTime),
  /** Of the upline. */
  note: v.string(),
});
export type AgentContract = v.InferOutput<typeof agentContract>;

/** The most letters of a note, as a reader counts them. */
export const mostNoteLetters = 140;
/** The most tiers of a contract. */
export const mostTiers = 10;

/**
 * Why a contract further down ends: it promises more than the new terms at the same condition, counts over other periods,
 * or stands below one that ends.
 */
export const endReasons = ['rate', 'period', 'above'] as const;
export type EndReason = (typeof endReasons)[number];

/** With whom: `upline` are the agent’s own contracts, `downline` those that the agent has promised. */
export const contractSides = ['upline', 'downline'] as const;
