import type { TeamStep, ContractKind } from '#api/agent.ts';
import { dividendDeductions } from '#api/agentContract.ts';
import type { contractWithdraw } from '#api/agentContracts.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type { SalaryState, salaryRecords } from '#api/salaries.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Contract, Salary } from '../schema/contracts.ts';
import { iso } from '../time.ts';
import { baseOf, rateFor, writeRate, writeTier } from './contractTerms.ts';
import { type Reckoning, passedOnBy } from './salaries.ts';

/** An account of the own team. */
export const stepOf = ({ id, account, nickname }: Pick<Member, 'id' | 'account' | 'nickname'>): TeamStep => ({
  id,
  account,
  nickname,
});

/** A contract as the platform sends it. */
export type WireContract = WireOutputOf<typeof contractWithdraw>;

/** The policy of a dividend. */
export const policyView = ({ deducts = [], carryOver = 'none' }: Pick<Contract, 'deducts' | 'carryOver'>) => ({
  deducts: [...deducts],
  carryOver,
});

/** A contract as one of its sides sees it. */
export function contractView({ store }: Sandbox, memberId: string, contract: Contract): WireContract {
  const { uplineId, downlineId, offeredAt, expiresAt, answeredAt, from, until, tiers, ...same } = contract;
  const isUpline = uplineId === memberId;
  const other = store.get('members', isUpline ? downlineId : (uplineId ?? ''));
  return {
    id: same.id,
    kind: same.kind,
    period: same.period,
    state: same.state,
    note: same.note,
    ...policyView(same),
    side: isUpline ? 'downline' : 'upline',
    // The upline stays masked, as on the page of transfers to it.
    with:
      other === undefined
        ? null
        : isUpline
          ? stepOf(other)
          : { ...stepOf(other), id: '', account: maskAccount(other.account) },
    tiers: tiers.map(writeTier),
    offeredAt: iso(offeredAt),
    expiresAt: iso(expiresAt),
    answeredAt: answeredAt === null ? null : iso(answeredAt),
    from: iso(from),
    until: until === null ? null : iso(until),
  };
}

/** The figures that each kind counts. */
const shownFigures: Readonly<Record<ContractKind, readonly (keyof typeof figures)[]>> = {
  dividend: ['periodValidBet', 'periodProfit', 'activeMembers'],
  daily: ['periodProfit', 'activeMembers', 'dailyBet'],
  hourly: ['hourlyBet'],
  realTime: ['periodValidBet', 'singleBet'],
};

const figures = {
  periodValidBet: ({ validBet }: Reckoning) => satangToAmount(validBet),
  periodProfit: ({ profit }: Reckoning) => satangToAmount(profit),
  activeMembers: ({ activeMembers }: Reckoning) => activeMembers,
  dailyBet: ({ validBet }: Reckoning) => satangToAmount(validBet),
  hourlyBet: ({ validBet }: Reckoning) => satangToAmount(validBet),
  singleBet: ({ singleBet }: Reckoning) => satangToAmount(singleBet),
} as const;

/** What the rate of a period was applied to, and which rate that was; null where no tier was met. */
export function appliedView({ kind, rate, profitRate, lossRate, ...sums }: Reckoning) {
  if (rate === null) return null;
  const applied = rateFor({ rate, profitRate, lossRate }, sums.profit);
  return {
    base: satangToAmount(sums.net?.base ?? baseOf(kind, sums)),
    rate: writeRate(applied.rate),
    use: applied.use,
  };
}

/** How the base of a dividend was counted; null without a policy. */
export const netView = ({ net }: Pick<Reckoning, 'net'>) =>
  net === undefined
    ? null
    : {
        gross: satangToAmount(net.gross),
        deductions: dividendDeductions.flatMap((kind) => {
          const satang = net.deductions[kind];
          return satang === undefined ? [] : [{ kind, amount: satangToAmount(satang) }];
        }),
        broughtForward: satangToAmount(net.broughtForward),
        carried: satangToAmount(net.carried),
      };

/** What an agent has promised on for the contract, to whom. */
export const passedOnView = ({ store }: Sandbox, parts: ReturnType<typeof passedOnBy>) =>
  parts.map(({ memberId, satang }) => {
    const { account = memberId, nickname = '' } = store.get('members', memberId) ?? {};
    return { account, nickname, amount: satangToAmount(satang) };
  });

/** A period as the agent sees it. `settledAt` is null while it was not paid. */
export function salaryView(
  sandbox: Sandbox,
  row: Reckoning & Pick<Salary, 'reference'> & { readonly settledAt: number | null },
  state: SalaryState,
): WireOutputOf<typeof salaryRecords>['list'][number] {
  const { kind, rate, profitRate, lossRate } = row;
  const contract = sandbox.store.get('contracts', row.contractId);
  const percent = (value: number | null) => (value === null ? null : writeRate(value));
  const shown = <Name extends keyof typeof figures>(name: Name): ReturnType<(typeof figures)[Name]> | null =>
    // The compiler does not see that the name is the same.
    shownFigures[kind].includes(name) ? (figures[name](row) as ReturnType<(typeof figures)[Name]>) : null;
  return {
    reference: row.reference,
    period: { from: iso(row.begins), to: iso(row.ends) },
    periodValidBet: shown('periodValidBet'),
    periodProfit: shown('periodProfit'),
    activeMembers: shown('activeMembers'),
    dailyBet: shown('dailyBet'),
    hourlyBet: shown('hourlyBet'),
    singleBet: shown('singleBet'),
    rate: percent(rate),
    profitRate: kind === 'daily' ? percent(profitRate) : null,
    lossRate: kind === 'daily' ? percent(lossRate) : null,
    promised: satangToAmount(row.promised),
    passedOn: satangToAmount(row.passedOn),
    amount: satangToAmount(row.paid),
    applied: appliedView(row),
    net: netView(row),
    passedOnTo:
      contract === undefined || row.passedOn === 0 ? [] : passedOnView(sandbox, passedOnBy(sandbox, contract, row)),
    state,
    paidAt: state === 'paid' && row.settledAt !== null ? iso(row.settledAt) : null,
  };
}
