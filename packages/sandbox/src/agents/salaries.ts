import type { Period } from '../play/periods.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Contract, Salary, Tier } from '../schema/contracts.ts';
import { countedPeriodAt } from './contractPeriods.ts';
import { contractsOf, countsAt, periodOfContract } from './contractRows.ts';
import { type Figures, bestTier, promisedFor } from './contractTerms.ts';
import { type NetTerms, netOf } from './dividendNet.ts';
import { teamBets } from './teamBets.ts';
import type { SettledBet } from './teamIndex.ts';

/** What a contract comes to for one period. */
export type Reckoning = Omit<Salary, 'reference' | 'settledAt'>;

/**
 * The figures of some bets.
 *
 * @param activeSatang the valid bets that make an account an active member
 */
export function figuresOf(bets: readonly SettledBet[], activeSatang: number): Figures {
  const byMember = new Map<string, number>();
  const sums = { validBet: 0, profit: 0, singleBet: 0 };
  for (const { memberId, validBetSatang, profitSatang } of bets) {
    sums.validBet += validBetSatang;
    sums.profit += profitSatang;
    sums.singleBet = Math.max(sums.singleBet, validBetSatang);
    byMember.set(memberId, (byMember.get(memberId) ?? 0) + validBetSatang);
  }
  let activeMembers = 0;
  for (const satang of byMember.values()) if (satang > 0 && satang >= activeSatang) activeMembers += 1;
  return { ...sums, activeMembers };
}

/** Which tier a contract meets in a period, and what it promises and passes on. Rounded down to whole satang. */
export function reckon(sandbox: Sandbox, contract: Contract, period: Period): Reckoning {
  const { id, kind, downlineId } = contract;
  const { activeSatang } = sandbox.settings.contracts;
  const figures = figuresOf(teamBets(sandbox, downlineId, period), activeSatang);
  const tier = bestTier(contract.tiers, figures);
  const net = netOf(sandbox, contract, period, figures.profit);
  const promised = promisedFor(kind, tier, figures, net?.base);
  const passedOn = passedOnBy(sandbox, contract, period).reduce((sum, { satang }) => sum + satang, 0);
  return {
    contractId: id,
    memberId: downlineId,
    kind,
    ...period,
    ...figures,
    rate: tier?.rate ?? null,
    profitRate: tier?.profitRate ?? null,
    lossRate: tier?.lossRate ?? null,
    ...(net && { net }),
    promised,
    passedOn,
    paid: Math.max(0, promised - passedOn),
  };
}

/** What an agent has promised on for a period, to each account of the direct downline, in satang. */
export function passedOnBy(
  sandbox: Sandbox,
  contract: Contract,
  period: Period,
): readonly { readonly memberId: string; readonly satang: number }[] {
  return contractsBelow(sandbox, contract, period.begins).map((below) => {
    const { downlineId, tiers } = below;
    const own = figuresOf(teamBets(sandbox, downlineId, period), sandbox.settings.contracts.activeSatang);
    return { memberId: downlineId, satang: promisedOn(sandbox, below, period, tiers, own) };
  });
}

/** What terms promise for a period with these figures, in satang. */
export const promisedOn = (
  sandbox: Sandbox,
  terms: NetTerms,
  period: Period,
  tiers: readonly Tier[],
  figures: Figures,
): number =>
  promisedFor(terms.kind, bestTier(tiers, figures), figures, netOf(sandbox, terms, period, figures.profit)?.base);

/** The contracts of the same kind and periods that the agent of a contract has promised on, and that count a period. */
const contractsBelow = (sandbox: Sandbox, { kind, downlineId }: Contract, begins: number): Contract[] =>
  contractsOf(sandbox, downlineId).filter(
    (below) => below.uplineId === downlineId && below.kind === kind && countsAt(below, begins),
  );

/**
 * The periods of a contract within a span that begins and ends with one. Of an hourly or real-time salary only those with a
 * bet: there are 288 of them in a day.
 */
export function periodsWithin(
  sandbox: Sandbox,
  contract: Pick<Contract, 'kind' | 'period' | 'downlineId'>,
  { begins, ends }: Period,
): readonly Period[] {
  const period = periodOfContract(contract);
  const found: Period[] = [];
  if (period !== 'hour' && period !== 'fiveMinutes') {
    for (let at = begins; at < ends; at = found.at(-1)?.ends ?? ends) found.push(countedPeriodAt(period, at));
    return found;
  }
  for (const { at } of teamBets(sandbox, contract.downlineId, { begins, ends })) {
    if (at >= (found.at(-1)?.ends ?? begins)) found.push(countedPeriodAt(period, at));
  }
  return found;
}
