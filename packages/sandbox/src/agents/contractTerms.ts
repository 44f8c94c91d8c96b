import type { ContractKind } from '#api/agent.ts';
import type { ContractTier, RateUse } from '#api/agentContract.ts';
import { amountToSatang, satangToAmount } from '../money/ledger.ts';
import { type Condition, type Terms, type Tier, conditions } from '../schema/contracts.ts';

/** The conditions that each kind knows. The first one tells its tiers apart. */
const conditionsOf: Readonly<Record<ContractKind, readonly [Condition, ...Condition[]]>> = {
  dividend: ['validBet', 'activeMembers'],
  daily: ['dailyBet', 'activeMembers'],
  hourly: ['hourlyBet'],
  realTime: ['singleBet'],
};

/** What a team has done in a period. Satang, but for `activeMembers`. */
export interface Figures {
  readonly validBet: number;
  /** Of the players, signed. */
  readonly profit: number;
  readonly activeMembers: number;
  /** The largest valid bet. */
  readonly singleBet: number;
}

/** 100 per cent. */
const whole = 10_000;

/** The rate of `satang`, in whole satang, rounded down. Exact for every safe sum. */
export const shareOf = (satang: number, rate: number): number =>
  Number((BigInt(satang) * BigInt(rate)) / BigInt(whole));

/** What a condition compares with. */
const figureOf = (condition: Condition, { validBet, activeMembers, singleBet }: Figures): number =>
  condition === 'activeMembers' ? activeMembers : condition === 'singleBet' ? singleBet : validBet;

/** The place of the best tier whose conditions are met; tiers ascend. -1 for none. */
export const bestTierAt = (tiers: readonly Tier[], figures: Figures): number =>
  tiers.findLastIndex((tier) => conditions.every((name) => (tier[name] ?? 0) <= figureOf(name, figures)));

/** The best tier whose conditions are met. Undefined for none. */
export const bestTier = (tiers: readonly Tier[], figures: Figures): Tier | undefined =>
  tiers[bestTierAt(tiers, figures)];

/** How much of a condition of a tier is missing; null where nothing is. */
export function missingOf(tier: Tier, name: Condition, figures: Figures): number | null {
  const missing = (tier[name] ?? 0) - figureOf(name, figures);
  return missing > 0 ? missing : null;
}

type Rates = Pick<Tier, 'rate' | 'profitRate' | 'lossRate'>;

/** The rate of a tier that applies when the team has won, or lost, and which of its rates that is. */
export function rateFor({ rate, profitRate, lossRate }: Rates, profit: number): { rate: number; use: RateUse } {
  if (profit > 0 && profitRate !== null) return { rate: profitRate, use: 'profit' };
  return profit < 0 && lossRate !== null ? { rate: lossRate, use: 'loss' } : { rate, use: 'rate' };
}

/** What a rate of a contract is of: what the team has lost for a dividend, its bets for a salary. */
export const baseOf = (kind: ContractKind, { profit, validBet }: Pick<Figures, 'profit' | 'validBet'>): number =>
  kind === 'dividend' ? Math.max(0, -profit) : validBet;

/**
 * What a contract promises for a period: a share of what the team has lost for a dividend, of its bets for a salary.
 *
 * @param base what the rate is of, where a policy reduces it
 */
export function promisedFor(
  kind: ContractKind,
  tier: Tier | undefined,
  figures: Figures,
  base: number = baseOf(kind, figures),
): number {
  if (tier === undefined) return 0;
  return shareOf(base, rateFor(tier, figures.profit).rate);
}

/** The rates of a tier: as it is, and on days on which the team has won, and lost. */
const ratesOf = (tier: Tier): readonly number[] => [tier.rate, rateFor(tier, 1).rate, rateFor(tier, -1).rate];

const isAtMost = (one: Tier, other: Tier): boolean =>
  conditions.every((name) => (one[name] ?? 0) <= (other[name] ?? 0));

/** A tier that promises more than the terms above it cover, in hundredths of a per cent. */
export interface Excess {
  readonly tier: number;
  readonly rate: number;
  /** The most at the conditions of the tier. */
  readonly max: number;
}

/**
 * The first of `tiers` that promises more than `ceiling` does to a team that meets the same conditions; undefined if none
 * does. A tier is covered by one with the same or lower conditions that pays at least as much, whether the team wins or loses.
 */
export function excessOf(tiers: readonly Tier[], ceiling: readonly Tier[]): Excess | undefined {
  for (const [at, tier] of tiers.entries()) {
    // Rates ascend, so the best one whose conditions are met pays the most.
    const most = ceiling.findLast((each) => isAtMost(each, tier));
    const above = most === undefined ? [0, 0, 0] : ratesOf(most);
    const over = ratesOf(tier).findIndex((rate, which) => rate > (above[which] ?? 0));
    if (over !== -1) return { tier: at, rate: ratesOf(tier)[over] ?? 0, max: above[over] ?? 0 };
  }
  return undefined;
}

/** Whether terms cover all that others promise, period by period. */
export const covers = ({ period, tiers }: Terms, others: Terms): boolean =>
  period === others.period && excessOf(others.tiers, tiers) === undefined;

/**
 * Whether tiers can be offered: each has conditions of its kind only and a rate, and asks for more than the one before it
 * and pays more.
 */
export function areValidTiers(kind: ContractKind, tiers: readonly Tier[]): boolean {
  const known = conditionsOf[kind];
  return tiers.every((tier, at) => {
    const before = tiers[at - 1];
    const fits =
      conditions.every((name) => tier[name] === null || (known.includes(name) && Number.isSafeInteger(tier[name]))) &&
      (kind === 'daily' || (tier.profitRate === null && tier.lossRate === null)) &&
      tier.rate > 0 &&
      ratesOf(tier).every((rate) => rate <= whole);
    if (!fits || before === undefined) return fits;
    return (
      isAtMost(before, tier) &&
      !isAtMost(tier, before) &&
      tier.rate > before.rate &&
      ratesOf(tier).every((rate, which) => rate >= (ratesOf(before)[which] ?? 0))
    );
  });
}

/** Reads a rate of the contract; it has two decimals, as an amount. */
const readRate = (rate: string): number => amountToSatang(rate) ?? whole + 1;
export const writeRate = satangToAmount;

/** Reads a tier of the contract. A sum that cannot be one becomes NaN, which no valid tier has. */
export function readTier({ activeMembers, rate, profitRate, lossRate, ...sums }: ContractTier): Tier {
  const sum = (text: string | null) => (text === null ? null : (amountToSatang(text) ?? NaN));
  return {
    activeMembers,
    validBet: sum(sums.validBet),
    dailyBet: sum(sums.dailyBet),
    hourlyBet: sum(sums.hourlyBet),
    singleBet: sum(sums.singleBet),
    rate: readRate(rate),
    profitRate: profitRate === null ? null : readRate(profitRate),
    lossRate: lossRate === null ? null : readRate(lossRate),
  };
}

export function writeTier({ activeMembers, rate, profitRate, lossRate, ...sums }: Tier): ContractTier {
  const sum = (satang: number | null) => (satang === null ? null : satangToAmount(satang));
  return {
    activeMembers,
    validBet: sum(sums.validBet),
    dailyBet: sum(sums.dailyBet),
    hourlyBet: sum(sums.hourlyBet),
    singleBet: sum(sums.singleBet),
    rate: writeRate(rate),
    profitRate: sum(profitRate),
    lossRate: sum(lossRate),
  };
}
