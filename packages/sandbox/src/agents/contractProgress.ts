import type { agentProgress } from '#api/agentProgress.ts';
import type { InputOf, WireOutputOf } from '#api/operation.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Contract } from '../schema/contracts.ts';
import { iso, thaiDay } from '../time.ts';
import { isKindOpen } from './contractAccess.ts';
import { countedPeriodAt } from './contractPeriods.ts';
import { contractsOf, countsAt, periodOfContract } from './contractRows.ts';
import { type Figures, bestTierAt, missingOf, writeRate } from './contractTerms.ts';
import { reckon } from './salaries.ts';

type Progress = WireOutputOf<typeof agentProgress>['list'][number];

/** How far the running period of each contract of an agent has come. */
export function progressOf(
  sandbox: Sandbox,
  { id }: Member,
  { side, kind }: InputOf<typeof agentProgress>,
): readonly Progress[] {
  return contractsOf(sandbox, id)
    .filter((each) => (kind ?? each.kind) === each.kind && isKindOpen(sandbox, each.kind))
    .filter(({ uplineId }) => (uplineId === id) === (side === 'downline'))
    .flatMap((contract) => {
      const period = countedPeriodAt(periodOfContract(contract), sandbox.now());
      return countsAt(contract, period.begins) ? [progressIn(sandbox, contract, period)] : [];
    });
}

function progressIn(sandbox: Sandbox, contract: Contract, period: { begins: number; ends: number }): Progress {
  const { id, kind, tiers } = contract;
  const row = reckon(sandbox, contract, period);
  const at = bestTierAt(tiers, row);
  const [reached, next] = [tiers[at], tiers[at + 1]];
  return {
    ...{ contractId: id, kind },
    period: { from: iso(period.begins), to: iso(period.ends) },
    daysLeft: thaiDay(period.ends - 1) - thaiDay(sandbox.now()),
    figures: {
      validBet: satangToAmount(row.validBet),
      profit: satangToAmount(row.profit),
      activeMembers: row.activeMembers,
      singleBet: satangToAmount(row.singleBet),
    },
    amount: satangToAmount(row.paid),
    reached: reached === undefined ? null : { tier: at + 1, rate: writeRate(reached.rate) },
    next: next === undefined ? null : { tier: at + 2, rate: writeRate(next.rate), missing: missingView(next, row) },
  };
}

function missingView(tier: Contract['tiers'][number], figures: Figures) {
  const sum = (name: 'validBet' | 'dailyBet' | 'hourlyBet' | 'singleBet') => {
    const satang = missingOf(tier, name, figures);
    return satang === null ? null : satangToAmount(satang);
  };
  return {
    validBet: sum('validBet'),
    activeMembers: missingOf(tier, 'activeMembers', figures),
    dailyBet: sum('dailyBet'),
    hourlyBet: sum('hourlyBet'),
    singleBet: sum('singleBet'),
  };
}
