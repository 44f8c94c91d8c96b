import { expect, test } from 'vitest';
import { agentIncome } from '#api/agentIncomes.ts';
import { createRandom } from '#demo/art/random.ts';
import { dayMs } from '#text/durations.ts';
import { rebateRates } from '../money/rebates.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import type { Tier } from '../schema/contracts.ts';
import type { Round } from '../schema/games.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { growTeam, playDay } from '../testing/team.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { acceptContract, writeOffer } from './contracts.ts';
import { giveRates } from './rateChanges.ts';

const agentId = 'member-agent';
const played = ['RNG', 'LIVE', 'FISH', 'SPORTS'] as const;
/** Rates in hundredths of a per cent. */
const percent = (rate: number): number => rate / 100;
const satang = (amount: string): number => Math.round(Number(amount) * 100);

const tier = (rate: number): Tier => ({
  ...{ validBet: null, activeMembers: null, dailyBet: null, hourlyBet: null, singleBet: null },
  ...{ rate, profitRate: null, lossRate: null },
});

interface Team extends TestPlatform {
  /** What the agent gets of the bets through each account of the direct downline. */
  readonly differences: ReadonlyMap<string, number>;
  /** What contracts give the agent, and what of it goes to one account below; 0 for no contract. */
  readonly promised: Readonly<Record<'daily' | 'dividend', { readonly rate: number; readonly on: number }>>;
  /** The account that it goes to. */
  readonly below: string;
  /** The first day that contracts count. */
  readonly first: number;
}

/** A team below `agent` that plays for four days, at rates that never change. */
function play(seed: number): Team {
  const platform = createTestPlatform();
  const { sandbox, advance } = platform;
  const random = createRandom(seed, 'incomeTotals');
  const ids = growTeam(sandbox, random, 14).slice(1);
  const direct = ids.filter((id) => sandbox.store.get('members', id)?.uplineId === agentId);
  const usual = random.int(1, 40);
  const differences = new Map<string, number>();
  const promised = {
    daily: { rate: random.pick([0, 150, 333]), on: random.pick([0, 0, 70]) },
    dividend: { rate: random.pick([0, 1_000, 2_345]), on: random.pick([0, 0, 400]) },
  };
  const sizeOf = (id: string) => ids.filter((each) => sandbox.store.get('members', each)?.uplineId === id).length;
  const [below = ''] = direct.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  sandbox.store.transaction(() => {
    for (const id of direct) {
      const difference = random.pick([usual, usual, usual, seed % 2 === 0 ? usual : random.int(0, 40)]);
      differences.set(id, difference);
      giveRates(sandbox, id, Object.fromEntries(played.map((type) => [type, rebateRates[type] - difference])));
    }
    for (const kind of ['daily', 'dividend'] as const) {
      const terms = { kind, period: kind === 'dividend' ? ('D' as const) : null, note: '' };
      const { rate, on } = promised[kind];
      const offer = (uplineId: string | null, downlineId: string, share: number) =>
        acceptContract(sandbox, writeOffer(sandbox, { ...terms, tiers: [tier(share)], uplineId, downlineId }), []);
      if (rate > 0) offer(null, agentId, rate);
      if (rate > 0 && on > 0) offer(agentId, below, on);
    }
  });
  const first = thaiDay(sandbox.now()) + 1;
  for (let day = 0; day < 4; day += 1) {
    playDay(sandbox, random, ids);
    settleWhatIsDue(sandbox);
    advance(dayMs);
  }
  return { ...platform, differences, promised, below, first };
}

/** The account of the direct downline that a bet comes through; undefined outside the team. */
function throughOf({ sandbox: { store } }: Team, memberId: string): string | undefined {
  for (let at: string | null | undefined = memberId; at != null;) {
    const uplineId: string | null | undefined = store.get('members', at)?.uplineId;
    if (uplineId === agentId) return at;
    at = uplineId;
  }
  return undefined;
}

interface Bet extends Pick<Round, 'memberId' | 'gameType'> {
  readonly through: string;
  readonly valid: number;
  /** What the player has won. */
  readonly result: number;
}

/** The bets of the team that were settled on a day. */
function betsOn(team: Team, day: number): readonly Bet[] {
  return Array.from(team.sandbox.store.entries('rounds'), ([, round]) => round).flatMap((round) => {
    const { memberId, gameType, settledAt, stakeSatang: stake, winSatang: win } = round;
    const through = memberId === null ? undefined : throughOf(team, memberId);
    if (through === undefined || settledAt === null || thaiDay(settledAt) !== day) return [];
    return [{ memberId, gameType, through, valid: win === stake ? 0 : stake, result: win - stake }];
  });
}

/** What a kind of income comes to, each row rounded down; `base` and `rate` where the sum is that share of it. */
interface Counted {
  readonly amount: number;
  readonly base: number | null;
  readonly rate: number | null;
  readonly rows: number;
}

interface Row {
  readonly base: number;
  readonly rate: number;
  /** What goes to others. */
  readonly less?: number;
}

/** Sums up incomes, each of rows that are rounded down by themselves. One that comes to nothing has no share in the base. */
function countUp(incomes: readonly (readonly Row[])[]): Counted {
  const amountOf = ({ base, rate, less = 0 }: Row): number => Math.max(0, Math.floor((base * rate) / 10_000) - less);
  const earning = incomes.filter((rows) => rows.some((row) => amountOf(row) > 0)).flat();
  const amount = earning.reduce((sum, row) => sum + amountOf(row), 0);
  if (earning.length === 0 || earning.some(({ less = 0 }) => less > 0))
    return { amount, base: null, rate: null, rows: 0 };
  const base = earning.reduce((sum, row) => sum + row.base, 0);
  const [rate = 0, ...others] = new Set(earning.map((row) => row.rate));
  return { amount, base, rate: others.length === 0 ? percent(rate) : null, rows: earning.length };
}

/** Commission: of each day through each account below, for each account and game type the difference of the rates. */
function commissionOf(team: Team, days: readonly number[]): Counted {
  const incomes = days.flatMap((day) => [...Map.groupBy(betsOn(team, day), ({ through }) => through).entries()]);
  return countUp(
    incomes.map(([through, all]) => {
      const rows = Map.groupBy(all, ({ memberId, gameType }) => `${memberId} ${gameType}`);
      return [...rows.values()].map((bets) => ({
        base: bets.reduce((sum, { valid }) => sum + valid, 0),
        rate: team.differences.get(through) ?? 0,
      }));
    }),
  );
}

/** A contract: for each day its share of the valid bets, or of what the players have lost, less that of the account below. */
function contractOf(team: Team, kind: 'daily' | 'dividend', days: readonly number[]): Counted {
  const { rate, on } = team.promised[kind];
  const baseOf = (bets: readonly Bet[]): number =>
    Math.max(
      0,
      bets.reduce((sum, { valid, result }) => sum + (kind === 'daily' ? valid : -result), 0),
    );
  const counting = rate === 0 ? [] : days.filter((day) => day >= team.first);
  return countUp(
    counting.map((day) => {
      const bets = betsOn(team, day);
      const theirs = bets.filter(({ through, memberId }) => through === team.below && memberId !== team.below);
      return [{ base: baseOf(bets), rate, less: Math.floor((baseOf(theirs) * on) / 10_000) }];
    }),
  );
}

test('the parts of an income are counted to the satang, and are the rate that they name of the base that they name', async () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed += 1) {
    const team = play(seed);
    const random = createRandom(seed, 'days');
    await team.signIn('agent');
    const today = thaiDay(team.sandbox.now());
    const [first, last] = [today - random.int(0, 5), today - random.int(0, 1)].toSorted((one, other) => one - other);
    if (first === undefined || last === undefined) throw new Error('no days');
    const days = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const asked = { from: thaiDate(startOfThaiDay(first)), to: thaiDate(startOfThaiDay(last)) };
    const answer = await team.client.call(agentIncome, { ...asked, pageNo: 1, pageSize: 1 });
    if (!answer.ok) throw new Error('refused');
    for (const [kind, counted] of [
      ['commission', commissionOf(team, days)],
      ['daily', contractOf(team, 'daily', days)],
      ['dividend', contractOf(team, 'dividend', days)],
    ] as const) {
      const total = answer.value.totals.find((each) => each.kind === kind);
      if (total === undefined) throw new Error(kind);
      const amount = satang(total.paid) + satang(total.open);
      const base = total.base === null ? null : Math.abs(satang(total.base));
      expect({ seed, kind, amount, base, rate: total.rate && Number(total.rate) }).toEqual({
        ...{ seed, kind },
        ...{ amount: counted.amount, base: counted.base, rate: counted.rate },
      });
      seen.add(
        `${kind} ${base === null ? (amount === 0 ? 'nothing' : 'less') : total.rate === null ? 'several' : 'rate'}`,
      );
      // What an agent checks by hand: the sum is never more, and less by no more than a satang for each row.
      if (base === null || total.rate === null) continue;
      const share = (base * Number(total.rate)) / 100;
      expect(amount <= share + 1e-6 && amount > share - counted.rows - 1e-6).toBe(true);
    }
  }
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      'commission rate',
      'commission several',
      'daily less',
      'daily rate',
      'dividend less',
      'dividend rate',
    ]),
  );
});
