import { incomeKinds } from '#api/agentIncomes.ts';
import type * as contract from '#api/agentIncomes.ts';
import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { branchOf } from '../agents/branch.ts';
import { appliedView, netView, passedOnView } from '../agents/contractView.ts';
import { type Income, incomeOf, incomesOf } from '../agents/income.ts';
import { incomeSums, sumsView } from '../agents/incomeSums.ts';
import { rateText } from '../agents/rates.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { readSpan } from '../listing/span.ts';
import { satangToAmount } from '../money/ledger.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { iso, startOfThaiDay, thaiDate, thaiDay } from '../time.ts';

/** AGT-01: lists what an agent has earned. */
export const agentIncome: Handler<typeof contract.agentIncome> = ({ sandbox, member }, input) => {
  const branch = branchOf(sandbox, member);
  if (!branch.ok) return branch;
  const span = readSpan(input);
  if (!span.ok) return span;
  const all = incomesOf(sandbox, member, span.value);
  const listed = input.kind === undefined ? all : all.filter(({ kind }) => kind === input.kind);
  const rows = input.by === 'day' ? incomeDays(sandbox, listed) : listed.map((each) => () => incomeView(sandbox, each));
  const { items, totalPages } = pageOf(rows, input);
  return ok({
    totals: incomeTotals(all),
    list: items.map((view) => view()),
    totalPages,
    team: branch.value.index.sizeOf(member.id),
    sums: sumsView(incomeSums(sandbox, member, span.value)),
    commissionHour: sandbox.settings.agents.commissionHour,
  });
};

/** AGT-01: lists what one income is made of. Another agent’s is refused like one that does not exist. */
export const agentIncomeRows: Handler<typeof contract.agentIncomeRows> = ({ sandbox, member }, input) => {
  const branch = branchOf(sandbox, member);
  if (!branch.ok) return branch;
  const income = incomeOf(sandbox, member, input.reference);
  if (income === undefined) return refuse('record_not_found');
  const { items, totalPages } = pageOf(income.rows(), input);
  return ok({
    entry: incomeView(sandbox, income),
    list: items.map(({ memberId, gameType, baseSatang, rate, satang, segments = () => [] }) => ({
      ...nameOf(sandbox, memberId),
      gameType,
      base: amountOrNull(baseSatang),
      rate: percentOrNull(rate),
      segments: segments().map((each) => ({ rate: rateText(each.rate), from: iso(each.begins), to: iso(each.ends) })),
      amount: amountOrNull(satang),
    })),
    totalPages,
    promised: amountOrNull(income.promise?.satang ?? null),
    passedOn: passedOnView(sandbox, income.promise?.passedOn() ?? []),
    applied: income.promise === undefined ? null : appliedView(income.promise.row),
    net: income.promise === undefined ? null : netView(income.promise.row),
  });
};

function incomeTotals(incomes: readonly Income[]) {
  return incomeKinds.map((kind) => {
    const ofKind = incomes.filter((income) => income.kind === kind);
    const sumOf = (some: readonly Income[]): number => some.reduce((sum, { satang }) => sum + satang, 0);
    const earning = ofKind.filter(({ satang }) => satang > 0);
    const bases = earning.every(isShare) ? earning.flatMap(({ baseSatang }) => baseSatang ?? []) : [];
    const [rate = null, ...others] = bases.length === 0 ? [] : new Set(earning.map((income) => income.rate));
    return {
      kind,
      paid: satangToAmount(sumOf(ofKind.filter(({ state }) => state === 'paid'))),
      open: satangToAmount(sumOf(ofKind.filter(({ state }) => state !== 'paid'))),
      base: amountOrNull(bases.length === 0 ? null : bases.reduce((sum, satang) => sum + satang, 0)),
      rate: percentOrNull(others.length === 0 ? rate : null),
    };
  });
}

/** Whether an income is its rate of its base: nothing was promised on to others, deducted, or brought from other periods. */
const isShare = ({ promise, satang }: Income): boolean =>
  promise === undefined || (promise.satang === satang && promise.row.net === undefined);

type IncomeView = WireOutputOf<typeof contract.agentIncome>['list'][number];

/** Incomes by the day that they belong to: that of their last moment, or today. Newest first. */
function incomeDays(sandbox: Sandbox, incomes: readonly Income[]): readonly (() => IncomeView)[] {
  const today = thaiDay(sandbox.now());
  const days = Map.groupBy(incomes, ({ ends }) => Math.min(today, thaiDay(ends - 1)));
  return [...days]
    .toSorted(([one], [other]) => other - one)
    .map(([day, own]) => () => {
      const isPaid = own.every(({ state }) => state === 'paid');
      return {
        ...{ reference: `day-${thaiDate(startOfThaiDay(day))}`, kind: null, base: null, rate: null, rateUse: null },
        ...{ from: iso(startOfThaiDay(day)), to: iso(startOfThaiDay(day + 1)), source: null },
        amount: satangToAmount(own.reduce((sum, { satang }) => sum + satang, 0)),
        state: isPaid ? ('paid' as const) : day === today ? ('counted' as const) : ('waiting' as const),
        paidAt: isPaid ? iso(Math.max(...own.map(({ paidAt }) => paidAt ?? 0))) : null,
      };
    });
}

const incomeView = (sandbox: Sandbox, income: Income): IncomeView => ({
  reference: income.reference,
  kind: income.kind,
  from: iso(income.begins),
  to: iso(income.ends),
  base: amountOrNull(income.baseSatang),
  rate: percentOrNull(income.rate),
  rateUse: income.rateUse,
  amount: satangToAmount(income.satang),
  state: income.state,
  paidAt: income.paidAt === null ? null : iso(income.paidAt),
  source: income.sourceId === null ? null : nameOf(sandbox, income.sourceId),
});

const amountOrNull = (satang: number | null): string | null => (satang === null ? null : satangToAmount(satang));
const percentOrNull = (rate: number | null): string | null => (rate === null ? null : rateText(rate));

function nameOf({ store }: Sandbox, memberId: string) {
  const { account = memberId, nickname = '' } = store.get('members', memberId) ?? {};
  return { account, nickname };
}
