import type { TeamFigures, agentOverview } from '#api/agentCentre.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { dayMs } from '#text/durations.ts';
import type { Span } from '../listing/span.ts';
import { satangToAmount } from '../money/ledger.ts';
import { restOf } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { iso, startOfThaiDay, thaiDay } from '../time.ts';
import { earnedOn } from './income.ts';
import { incomeSums, sumsView } from './incomeSums.ts';
import { quietSince } from './team.ts';
import { type Days, teamIndex } from './teamIndex.ts';

type AgentOverview = WireOutputOf<typeof agentOverview>;

/** The lists of the overview are so long. */
const listed = 5;

/** The figures of an agent's team over some days, against as many days before (AGT-01). */
export function overviewOf(sandbox: Sandbox, agent: Member, { first, last }: Days): AgentOverview {
  const index = teamIndex(sandbox);
  const before = { first: 2 * first - last - 1, last: first - 1 };
  const openings = openingsByDay(sandbox, agent);
  const players = index.playersOf(agent.id, { first, last });
  const figures = (days: Days, active: number, { commission, salary }: ReturnType<typeof earnedOn>): TeamFigures => {
    const sums = index.sumsOf(agent.id, days, 'branch');
    return {
      size: countIn(openings, { first: -Infinity, last: days.last }),
      signUps: countIn(openings, days),
      active,
      deposits: satangToAmount(sums.deposits),
      withdrawals: satangToAmount(sums.withdrawals),
      stake: satangToAmount(sums.stake),
      validBet: satangToAmount(sums.validBet),
      profit: satangToAmount(sums.profit),
      rebate: satangToAmount(sums.rebate),
      commission: satangToAmount(commission),
      salary: satangToAmount(salary),
    };
  };
  const income = incomeSums(sandbox, agent, spanOf({ first, last }));
  return {
    balance: satangToAmount(index.balanceOf(agent.id, 'branch')),
    totals: figures({ first, last }, players.total, income),
    sums: sumsView(income),
    before: figures(before, index.playersOf(agent.id, before).total, earnedOn(sandbox, agent, spanOf(before))),
    days: Array.from({ length: last - first + 1 }, (_, at) => {
      const day = first + at;
      const { validBet, profit } = index.sumsOf(agent.id, { first: day, last: day }, 'branch');
      return {
        day: iso(day * dayMs).slice(0, 10),
        signUps: openings.get(day) ?? 0,
        active: players.byDay.get(day) ?? 0,
        validBet: satangToAmount(validBet),
        profit: satangToAmount(profit),
      };
    }),
    best: bestOf(sandbox, agent, { first, last }),
    quiet: quietOf(sandbox, agent, { first, last }),
  };
}

const spanOf = ({ first, last }: Days): Span => ({ begins: startOfThaiDay(first), ends: startOfThaiDay(last + 1) });

/** How many accounts of a team were opened on each day, counted from 1970. */
function openingsByDay(sandbox: Sandbox, { id }: Member): ReadonlyMap<number, number> {
  const openings = new Map<number, number>();
  for (const at of teamIndex(sandbox).openingsOf(id)) {
    const day = thaiDay(at);
    openings.set(day, (openings.get(day) ?? 0) + 1);
  }
  return openings;
}

function countIn(openings: ReadonlyMap<number, number>, { first, last }: Days): number {
  let sum = 0;
  for (const [day, count] of openings) if (day >= first && day <= last) sum += count;
  return sum;
}

type Entries = AgentOverview['best'];

/** The accounts of the direct downline whose branches have the most valid bets. */
function bestOf(sandbox: Sandbox, { id }: Member, days: Days): Entries {
  const index = teamIndex(sandbox);
  return index
    .childrenOf(id)
    .map((each) => [each, index.sumOf(each, days, 'branch', ['validBet'])] as const)
    .filter(([, validBet]) => validBet > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, listed)
    .map(([each]) => entryOf(sandbox, each, days));
}

/** The accounts that have not played for a while. Who takes a break is not among them: a break is nobody else's business. */
function quietOf(sandbox: Sandbox, { id }: Member, days: Days): Entries {
  const index = teamIndex(sandbox);
  const since = quietSince(sandbox);
  const quiet = index
    .belowOf(id)
    .map((each) => [each, index.lastBetAt(each)] as const)
    .filter((one): one is readonly [string, number] => one[1] !== null && one[1] < since)
    .toSorted(([, one], [, other]) => other - one);
  const shown: string[] = [];
  // Few are looked at closely, however many are quiet.
  for (const [each] of quiet) {
    if (shown.length === listed) break;
    if (restOf(sandbox, each) === null) shown.push(each);
  }
  return shown.map((each) => entryOf(sandbox, each, days));
}

function entryOf(sandbox: Sandbox, id: string, days: Days): Entries[number] {
  const index = teamIndex(sandbox);
  const { account = '', nickname = '' } = sandbox.store.get('members', id) ?? {};
  const { validBet, profit } = index.sumsOf(id, days, 'branch');
  const lastBet = index.lastBetAt(id);
  return {
    ...{ id, account, nickname },
    validBet: satangToAmount(validBet),
    profit: satangToAmount(profit),
    lastBetAt: lastBet === null ? null : iso(lastBet),
  };
}
