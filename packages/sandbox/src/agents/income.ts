import { contractKinds } from '#api/agent.ts';
import type { RateUse } from '#api/agentContract.ts';
import type { IncomeKind, IncomeState } from '#api/agentIncomes.ts';
import type { GameType } from '#api/primitives.ts';
import { dayMs } from '#text/durations.ts';
import { type Span, isWithin } from '../listing/span.ts';
import { derivedReference } from '../money/references.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Commission, CommissionSource } from '../schema/agents.ts';
import { startOfThaiDay, thaiDay } from '../time.ts';
import { commissionDueAt, commissionReference, commissionRows, differencesIn, sourcesOf } from './commission.ts';
import { rateFor } from './contractTerms.ts';
import type { RateSpan } from './rates.ts';
import { type Reckoning, passedOnBy } from './salaries.ts';
import { type AgentPeriod, agentPeriods, duePeriod, earnedInPeriods } from './salaryRecords.ts';
import { teamBets } from './teamBets.ts';
import type { SettledBet } from './teamIndex.ts';

/** A row that an income is made of. Satang; rates in hundredths of a per cent. */
export interface IncomeRow {
  readonly memberId: string;
  readonly gameType: GameType | null;
  readonly baseSatang: number | null;
  readonly rate: number | null;
  readonly satang: number | null;
  /** Where several rates were applied: each with its time, in order. */
  readonly segments?: () => readonly RateSpan[];
}

/** What an agent has earned in one period from one source. */
export interface Income {
  readonly reference: string;
  readonly kind: IncomeKind;
  readonly begins: number;
  readonly ends: number;
  readonly baseSatang: number | null;
  /** As it was applied; null where several rates were, or none. */
  readonly rate: number | null;
  /** Which rate of a contract that is; null for what no contract promises. */
  readonly rateUse: RateUse | null;
  readonly satang: number;
  readonly state: IncomeState;
  readonly paidAt: number | null;
  /** Null for the whole team. */
  readonly sourceId: string | null;
  readonly rows: () => readonly IncomeRow[];
  /** Of a dividend or salary: what the contract promised, and what of it is passed on. Their difference is paid. */
  readonly promise?: {
    readonly satang: number;
    readonly passedOn: () => ReturnType<typeof passedOnBy>;
    readonly row: Reckoning;
  };
}

/** Lists what an agent has earned in periods that begin in a span. */
type IncomeSource = (sandbox: Sandbox, member: Member, span: Span) => readonly Income[];

const sources: readonly IncomeSource[] = [commissionIncomes, salaryIncomes, promotionIncomes];

/** What an agent has earned in some days from all sources, newest first (AGT-01, my income). */
export const incomesOf: IncomeSource = (sandbox, member, span) =>
  sources
    .flatMap((incomes) => incomes(sandbox, member, span))
    .toSorted((one, other) => other.begins - one.begins || (one.reference < other.reference ? -1 : 1));

/** An income of an agent by its reference; undefined for those of others, like those that do not exist. */
export function incomeOf(sandbox: Sandbox, member: Member, reference: string): Income | undefined {
  const [, date] = /^CM-(\d{8})-/.exec(reference) ?? [];
  const begins = date === undefined ? null : Date.parse(date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3T00:00:00Z'));
  // A day that does not exist is none on which anything was earned.
  const first = begins === null || Number.isNaN(begins) ? null : startOfThaiDay(begins / dayMs);
  const span = first === null ? { begins: 0, ends: Infinity } : { begins: first, ends: first + dayMs };
  const lists = first === null ? [contractPeriods, promotionIncomes] : [commissionIncomes];
  return lists.flatMap((incomes) => incomes(sandbox, member, span)).find((income) => income.reference === reference);
}

/** Commission of every day: as it was paid, or as it stands now. */
function commissionIncomes(sandbox: Sandbox, member: Member, { begins, ends }: Span): readonly Income[] {
  const found: Income[] = [];
  const last = Math.min(thaiDay(ends - 1), thaiDay(sandbox.now()));
  for (let day = last; day >= thaiDay(begins); day -= 1) found.push(...commissionsOn(sandbox, member, day));
  return found;
}

/** What was paid never changes. A large team has thousands of incomes in a month, each with a reference to derive. */
const paidIncomes = new WeakMap<Commission, readonly Income[]>();

function paidOnce(paid: Commission | undefined, list: () => readonly Income[]): readonly Income[] {
  const known = paid && paidIncomes.get(paid);
  if (known !== undefined) return known;
  const incomes = list().toSorted((one, other) => (one.reference < other.reference ? -1 : 1));
  if (paid !== undefined) paidIncomes.set(paid, incomes);
  return incomes;
}

/** Derived references of accounts, by id. */
const shortReferences = new Map<string, string>();

function shortReference(id: string): string {
  const known = shortReferences.get(id) ?? derivedReference('', id).slice(0, 5);
  shortReferences.set(id, known);
  return known;
}

function commissionsOn(sandbox: Sandbox, { id }: Member, day: number): readonly Income[] {
  const paid = sandbox.store.get('commissions', `${id}:${day}`);
  const dueAt = commissionDueAt(sandbox, day);
  if (paid === undefined && dueAt <= sandbox.now()) return [];
  const isOver = thaiDay(sandbox.now()) > day;
  const reference = commissionReference(id, day);
  const of = (source: CommissionSource): Income => ({
    reference: `${reference}-${shortReference(source.sourceId)}`,
    kind: 'commission',
    begins: startOfThaiDay(day),
    ends: startOfThaiDay(day + 1),
    baseSatang: source.baseSatang,
    rate: onlyRate(source.rates),
    rateUse: null,
    satang: source.satang,
    state: paid ? 'paid' : isOver ? 'waiting' : 'counted',
    paidAt: paid?.paidAt ?? null,
    sourceId: source.sourceId,
    rows: () => accountRows(sandbox, day, id, source.sourceId),
  });
  return paidOnce(paid, () => (paid?.sources ?? sourcesOf(commissionRows(sandbox, day, id))).map(of));
}

/**
 * What an agent has earned for some days by commission, and by dividends and salaries, in satang: the sums of `incomesOf`.
 *
 * @param open the periods of these days that are not settled, where they are known
 */
export function earnedOn(sandbox: Sandbox, member: Member, span: Span, open?: readonly AgentPeriod[]) {
  let commission = 0;
  const last = Math.min(thaiDay(span.ends - 1), thaiDay(sandbox.now()));
  for (let day = thaiDay(span.begins); day <= last; day += 1) {
    const paid = sandbox.store.get('commissions', `${member.id}:${day}`);
    if (paid !== undefined) commission += paid.satang;
    else for (const { satang } of commissionsOn(sandbox, member, day)) commission += satang;
  }
  return { commission, salary: earnedInPeriods(sandbox, member.id, span, open) };
}

/** The rows of a commission through one account: those of one account and game type are one, whatever the rates were. */
function accountRows(sandbox: Sandbox, day: number, agentId: string, sourceId: string): readonly IncomeRow[] {
  const rows = commissionRows(sandbox, day, agentId).filter((row) => row.sourceId === sourceId);
  const span = { begins: startOfThaiDay(day), ends: startOfThaiDay(day + 1) };
  return [...Map.groupBy(rows, ({ memberId, gameType }) => `${memberId} ${gameType}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { memberId, gameType } = first;
    const sum = (name: 'baseSatang' | 'satang') => own.reduce((total, row) => total + row[name], 0);
    const rate = onlyRate(own.map((row) => row.rate));
    const segments = () => (rate === null ? differencesIn(sandbox, first, gameType, span) : []);
    return [{ memberId, gameType, baseSatang: sum('baseSatang'), rate, satang: sum('satang'), segments }];
  });
}

function onlyRate(rates: CommissionSource['rates']): number | null {
  const [rate = null, ...more] = new Set<number>(Object.values(rates));
  return more.length === 0 ? rate : null;
}

/** Dividends and salaries, but not the periods for which nothing is paid. */
function salaryIncomes(...asked: Parameters<IncomeSource>): readonly Income[] {
  return contractPeriods(...asked).filter(({ state }) => state !== 'none');
}

/**
 * The periods of the agent's own contracts, those that run included. Of one nothing can be said about a single account: its
 * rows are the bets that it is counted on.
 */
function contractPeriods(sandbox: Sandbox, { id }: Member, span: Span): readonly Income[] {
  return contractKinds.flatMap((kind) =>
    agentPeriods(sandbox, id, kind, span).map(({ state, row }): Income => {
      const { reference, begins, ends, paid: satang, settledAt: paidAt } = row;
      const { rate, profitRate, lossRate, profit } = row;
      const applied = rate === null ? null : rateFor({ rate, profitRate, lossRate }, profit);
      const baseOf = ({ validBetSatang, profitSatang }: SettledBet) =>
        kind === 'dividend' ? profitSatang : validBetSatang;
      return {
        ...{ reference, kind, begins, ends, satang, state, paidAt },
        rate: applied?.rate ?? null,
        rateUse: applied?.use ?? null,
        baseSatang: kind === 'dividend' ? row.profit : row.validBet,
        sourceId: null,
        promise: {
          satang: row.promised,
          row,
          passedOn() {
            const contract = sandbox.store.get('contracts', row.contractId);
            return contract === undefined ? [] : passedOnBy(sandbox, contract, { begins, ends });
          },
        },
        rows: () =>
          Array.from(
            Map.groupBy(teamBets(sandbox, id, { begins, ends }), ({ memberId, gameType }) => `${memberId} ${gameType}`),
            ([key, bets]) => {
              const [memberId, gameType] = key.split(' ') as [string, GameType];
              const baseSatang = bets.reduce((sum, bet) => sum + baseOf(bet), 0);
              return { memberId, gameType, baseSatang, rate: null, satang: null };
            },
          ),
      };
    }),
  );
}

/**
 * What is not paid of the incomes of `incomesOf` but for promotions, in satang, and when it will be, ms.
 *
 * @param periods those that are not settled
 */
export function openOn(
  sandbox: Sandbox,
  member: Member,
  span: Span,
  periods: readonly AgentPeriod[],
): readonly { readonly satang: number; readonly dueAt: number }[] {
  const open: { satang: number; dueAt: number }[] = [];
  const today = thaiDay(sandbox.now());
  // Every earlier day is paid.
  for (let day = Math.max(thaiDay(span.begins), today - 1); day <= Math.min(thaiDay(span.ends - 1), today); day += 1) {
    for (const { satang, state } of commissionsOn(sandbox, member, day))
      if (state !== 'paid') open.push({ satang, dueAt: commissionDueAt(sandbox, day) });
  }
  return [...open, ...periods.map((period) => duePeriod(sandbox, period))];
}

/** What the operator gave for invitations: the rewards that were taken. */
export function promotionIncomes({ store }: Sandbox, { id }: Member, span: Span): readonly Income[] {
  return (store.get('memberRewards', id)?.ids ?? []).flatMap((rewardId): readonly Income[] => {
    const reward = store.get('rewards', `${id}:${rewardId}`);
    const friendId = /^referral-(?!welcome$)(.+)$/.exec(rewardId)?.[1];
    if (reward?.reference == null || reward.takenAt === null || reward.satang === null) return [];
    if (friendId === undefined || !isWithin(span, reward.takenAt)) return [];
    const day = thaiDay(reward.takenAt);
    const { reference, satang, takenAt } = reward;
    return [
      {
        ...{ reference, kind: 'promotion', state: 'paid', satang, paidAt: takenAt },
        ...{ begins: startOfThaiDay(day), ends: startOfThaiDay(day + 1) },
        ...{ baseSatang: null, rate: null, rateUse: null, sourceId: friendId },
        rows: () => [{ memberId: friendId, gameType: null, baseSatang: null, rate: null, satang }],
      },
    ];
  });
}
