import { dividendDeductions } from '#api/agentContract.ts';
import type { Period } from '../play/periods.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Contract, DividendNet } from '../schema/contracts.ts';
import { thaiDay } from '../time.ts';
import { countedPeriodAt } from './contractPeriods.ts';
import { periodOfContract } from './contractRows.ts';
import { salaryReference, teamBets } from './teamBets.ts';
import { teamIndex } from './teamIndex.ts';

/** What the base of a dividend depends on. `id` and `from` of a contract that counts: an offer has brought nothing forward. */
export type NetTerms = Pick<Contract, 'kind' | 'period' | 'downlineId' | 'deducts' | 'carryOver'> &
  Partial<Pick<Contract, 'id' | 'from'>>;

/**
 * How the base of a dividend follows from what the team has lost in a period: less what the policy of the contract deducts, and
 * less what earlier periods have left where it carries them over. Undefined for a salary, and without a policy.
 */
export function netOf(sandbox: Sandbox, terms: NetTerms, period: Period, profit: number): DividendNet | undefined {
  const { kind, deducts = [], carryOver = 'none' } = terms;
  if (kind !== 'dividend' || (deducts.length === 0 && carryOver === 'none')) return undefined;
  const gross = 0 - profit;
  const given = givenTo(sandbox, terms.downlineId, period);
  const deductions = Object.fromEntries(
    dividendDeductions.filter((name) => deducts.includes(name)).map((name) => [name, given[name]]),
  );
  const broughtForward = carryOver === 'negative' ? carriedBefore(sandbox, terms, period) : 0;
  const rest = gross + broughtForward - Object.values(deductions).reduce((sum, satang) => sum + satang, 0);
  const carried = carryOver === 'negative' ? Math.min(0, rest) : 0;
  return { gross, deductions, broughtForward, carried, base: Math.max(0, rest) };
}

/** What the team was given in a period, and the fees of its withdrawals. The agent's own are no team's. */
function givenTo(sandbox: Sandbox, agentId: string, { begins, ends }: Period) {
  const days = { first: thaiDay(begins), last: thaiDay(ends - 1) };
  const index = teamIndex(sandbox);
  const [branch, own] = [index.sumsOf(agentId, days, 'branch'), index.sumsOf(agentId, days, 'own')];
  const of = (name: 'bonus' | 'rebate' | 'fee') => branch[name] - own[name];
  return { bonus: of('bonus'), rebate: of('rebate'), fee: of('fee') };
}

/** What the period before has left of the same contract: as it was settled, or as it would be. */
function carriedBefore(sandbox: Sandbox, terms: NetTerms, { begins }: Period): number {
  const { id, from } = terms;
  if (id === undefined || from === undefined || begins <= from) return 0;
  const before = countedPeriodAt(periodOfContract(terms), begins - 1);
  const settled = sandbox.store.get('salaries', salaryReference({ id }, before));
  if (settled !== undefined) return settled.net?.carried ?? 0;
  const profit = teamBets(sandbox, terms.downlineId, before).reduce((sum, { profitSatang }) => sum + profitSatang, 0);
  return netOf(sandbox, terms, before, profit)?.carried ?? 0;
}
