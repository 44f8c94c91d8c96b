import type { DownlineKind, ProfitSide, SortOrder } from '#api/agent.ts';
import { type ProfitSort, type RowFigures, profitFigureNames } from '#api/agentReports.ts';
import { isAgent } from '../accounts/roles.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Branch } from './branch.ts';
import type { Days, TeamIndex } from './teamIndex.ts';
import type { TeamSums } from './teamSums.ts';

/** What the players have won or lost, with everything that they were given. */
const totalParts = ['profit', 'rebate', 'bonus', 'salary'] as const satisfies readonly (keyof TeamSums)[];
const totalOf = (sums: TeamSums): number => totalParts.reduce((total, name) => total + sums[name], 0);

/**
 * The accounts directly below the top of a branch, by user name or by a sum of their branches (AGT-01, user profit and
 * loss).
 */
export function sortedProfit(
  { store }: Sandbox,
  { index, top }: Branch,
  days: Days,
  { sort, order, only }: { readonly sort: ProfitSort; readonly order: SortOrder; readonly only: ProfitSide },
): readonly string[] {
  const sign = order === 'asc' ? 1 : -1;
  const nameOf = (id: string) => store.get('members', id)?.account ?? '';
  const byName = (one: string, other: string): number => (nameOf(one) < nameOf(other) ? -1 : 1);
  const isActive = (id: string): boolean => {
    const sums = index.sumsOf(id, days, 'branch');
    return profitFigureNames.some((name) => (name === 'total' ? totalOf(sums) : sums[name]) !== 0);
  };
  const ids = index.childrenOf(top.id).filter((id) => only === 'all' || isActive(id));
  if (sort === 'account') return ids.toSorted((one, other) => sign * byName(one, other));
  const valueOf = (id: string): number =>
    sort === 'team' ? index.sizeOf(id) : index.sumOf(id, days, 'branch', sort === 'total' ? totalParts : [sort]);
  return ids
    .map((id) => ({ id, value: valueOf(id) }))
    .toSorted((one, other) => sign * (one.value - other.value) || byName(one.id, other.id))
    .map(({ id }) => id);
}

/** A row of the report. */
export function profitRow({ store }: Sandbox, index: TeamIndex, days: Days, id: string) {
  const member = store.get('members', id);
  const kind: DownlineKind = member !== undefined && isAgent(member) ? 'agent' : 'member';
  return {
    id,
    account: member?.account ?? id,
    nickname: member?.nickname ?? '',
    kind,
    team: index.sizeOf(id),
    own: figuresView(index.sumsOf(id, days, 'own')),
    branch: figuresView(index.sumsOf(id, days, 'branch')),
  };
}

const figuresView = (sums: TeamSums): RowFigures => ({
  deposits: satangToAmount(sums.deposits),
  withdrawals: satangToAmount(sums.withdrawals),
  stake: satangToAmount(sums.stake),
  settledStake: satangToAmount(sums.stake - sums.openStake),
  openStake: satangToAmount(sums.openStake),
  validBet: satangToAmount(sums.validBet),
  win: satangToAmount(sums.win),
  profit: satangToAmount(sums.profit),
  rebate: satangToAmount(sums.rebate),
  bonus: satangToAmount(sums.bonus),
  salary: satangToAmount(sums.salary),
  total: satangToAmount(totalOf(sums)),
});
