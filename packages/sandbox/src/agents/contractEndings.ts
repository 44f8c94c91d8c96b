import type { ContractKind } from '#api/agent.ts';
import type { EndReason } from '#api/agentContract.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Contract, Terms } from '../schema/contracts.ts';
import { nextPeriod } from './contractPeriods.ts';
import { contractsOf, countsFrom, ownFrom, periodOfContract } from './contractRows.ts';
import { beginningOf } from './contractStarts.ts';
import { covers, excessOf } from './contractTerms.ts';

/** A contract further down that ends, and why. Rates are in hundredths of a per cent. */
export interface Ending {
  readonly contract: Contract;
  readonly rate: number;
  /** The most that the new terms cover. */
  readonly mostRate: number;
  readonly reason: EndReason;
}

/**
 * The contracts that end once an agent has other terms: those with the direct downline that count after it, and promise more
 * than the terms at the same condition or count over other periods, and all below them that nothing covers then.
 *
 * @param terms null when the agent has none any more
 * @param at when the terms begin
 */
export function endingsOf(
  sandbox: Sandbox,
  agentId: string,
  kind: ContractKind,
  terms: Terms | null,
  at: number,
): readonly Ending[] {
  const all = contractsOf(sandbox, agentId)
    .filter((each) => each.uplineId === agentId && each.kind === kind && countsFrom(each, at))
    .flatMap((contract) => {
      if (terms !== null && covers(terms, contract)) return [];
      const excess = excessOf(contract.tiers, terms?.tiers ?? []);
      const reason = terms === null ? 'above' : terms.period === contract.period ? 'rate' : 'period';
      const best = contract.tiers.at(-1)?.rate ?? 0;
      const rates =
        reason === 'rate' && excess ? { rate: excess.rate, mostRate: excess.max } : { rate: best, mostRate: 0 };
      const ending: Ending = { contract, ...rates, reason };
      // One that would only have begun leaves what it was to replace, if that is covered.
      const before = contract.from >= at ? replacedBy(sandbox, contract) : [];
      const rest = before.find((each) => terms !== null && covers(terms, each)) ?? null;
      return [ending, ...endingsOf(sandbox, contract.downlineId, kind, rest, at)];
    });
  // An account can have one that counts and one to come, above the same ones.
  return [...new Map(all.toReversed().map((ending) => [ending.contract.id, ending])).values()].toReversed();
}

/** The contracts that one has replaced, the last one first: the first that is still covered goes on if it never begins. */
export const replacedBy = (sandbox: Sandbox, { id, downlineId }: Contract): readonly Contract[] =>
  contractsOf(sandbox, downlineId).filter((each) => each.downlineId === downlineId && each.endedBy === id);

/** Whether a contract has not begun to count. */
export const isToCome = (sandbox: Sandbox, { from }: Contract): boolean => from > sandbox.now();

/** What an agent has instead of a contract that is terminated: nothing, or what it was to replace. */
export function restWithout(sandbox: Sandbox, contract: Contract): Contract | null {
  const before = isToCome(sandbox, contract) ? replacedBy(sandbox, contract) : [];
  return before.find((each) => isCoveredAbove(sandbox, each)) ?? null;
}

/** Whether all contracts that the upline has while a contract counts, one of them without an end, cover it. */
export function isCoveredAbove(sandbox: Sandbox, contract: Contract): boolean {
  if (contract.uplineId === null) return true;
  const above = ownFrom(sandbox, contract.uplineId, contract.kind, Math.max(sandbox.now(), contract.from));
  return above.some(({ until }) => until === null) && above.every((each) => covers(each, contract));
}

/** The contracts further down that end when a waiting offer is accepted, or one in force is terminated. */
export function endingsWith(sandbox: Sandbox, contract: Contract): readonly Ending[] {
  const terms = contract.state === 'offered' ? contract : restWithout(sandbox, contract);
  return endingsOf(sandbox, contract.downlineId, contract.kind, terms, effectiveAt(sandbox, contract));
}

/**
 * When a waiting offer would begin to count. When a contract in force would end: with its running period, or before it has
 * counted anything, where what goes on instead can have begun a little earlier.
 */
export function effectiveAt(sandbox: Sandbox, contract: Contract): number {
  if (contract.state === 'offered') return beginningOf(sandbox, contract);
  if (!isToCome(sandbox, contract)) return nextPeriod(periodOfContract(contract), sandbox.now()).begins;
  const rest = restWithout(sandbox, contract);
  return rest !== null && isToCome(sandbox, rest) ? Math.min(rest.from, contract.from) : contract.from;
}
