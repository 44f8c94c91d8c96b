import { agentTags } from '#api/agentBook.ts';
import { agentAnnouncements, agentOverview, agentRightsRead } from '#api/agentCentre.ts';
import { contractList } from '#api/agentContracts.ts';
import { agentIncome, agentIncomeRows } from '#api/agentIncomes.ts';
import { agentNotices } from '#api/agentNotices.ts';
import { agentProgress } from '#api/agentProgress.ts';
import { agentLinkDeposits, agentLinks } from '#api/agentRegistration.ts';
import { agentBets, agentProfit, agentTransactions } from '#api/agentReports.ts';
import { agentStatement } from '#api/agentStatement.ts';
import { agentDownline, agentDownlines } from '#api/agentTeam.ts';
import type { AnyOperation } from '#api/operation.ts';
import { salaryRecords } from '#api/salaries.ts';
import { createRandom } from '#demo/art/random.ts';
import { dayMs } from '#text/durations.ts';
import { incomesOf } from '../agents/income.ts';
import { addLink } from '../agents/links.ts';
import { writeNote } from '../agents/notes.ts';
import { createSandbox } from '../createSandbox.ts';
import { createHandler } from '../http/handle.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { signInAs } from '../personas.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import { seedContracts } from '../seed/contracts.ts';
import { memberIdOf } from '../seed/members.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { type BenchClock, type QueryFigures, measure } from './bench.ts';

/** How many bets the team has placed, and in how many days. */
const bets = 30_000;
const playedDays = 31;

/** Queries the team of an agent with so many accounts and all reports about it, `times` times for each kind of query. */
export async function measureTeam(clock: BenchClock, accounts = 10_000, times = 50): Promise<readonly QueryFigures[]> {
  const sandbox = createSandbox();
  const { store } = sandbox;
  const ids = store.transaction(() => growTeam(sandbox, accounts));
  const link = store.transaction(() => linkOfAll(sandbox, ids));
  store.transaction(() => seedContracts(sandbox));
  store.transaction(() => playInTeam(sandbox, ids));
  settleWhatIsDue(sandbox);
  store.transaction(() => {
    for (const id of ids.filter((_, number) => number % 3 === 0))
      writeNote(sandbox, memberIdOf('agent'), id, { note: 'โทรกลับวันศุกร์', tags: ['VIP'] });
  });
  const last = ids.at(-1) ?? '';
  const language = 'TH';
  const days = { from: thaiDate(sandbox.now() - (playedDays - 1) * dayMs), to: thaiDate(sandbox.now()) };
  const year = { ...days, from: thaiDate(sandbox.now() - 365 * dayMs) };
  const income = longestIncome(sandbox);
  const handle = createHandler(sandbox);
  const headers = { Authorization: `Bearer ${signInAs(sandbox, 'agent')}` };
  const page = { pageNo: '1', pageSize: '15' };
  const queries: readonly (readonly [query: string, operation: AnyOperation, input: Record<string, string>])[] = [
    ['team, first level', agentDownlines, page],
    ['team, by stakes', agentDownlines, { ...page, sort: 'stake', order: 'desc' }],
    ['team, who plays', agentDownlines, { ...page, state: 'active' }],
    ['team, who has played', agentDownlines, { ...page, level: '0', playedFrom: days.from, playedTo: days.to }],
    ['team, by tag', agentDownlines, { ...page, tag: 'VIP' }],
    ['team, tags', agentTags, {}],
    ['team, search', agentDownlines, { ...page, q: 'team99' }],
    ['team, search, Thai', agentDownlines, { ...page, q: 'พลอยปะกาย' }],
    ['team, one account', agentDownline, { id: last }],
    ['agent, rights', agentRightsRead, {}],
    ['agent, announcements', agentAnnouncements, { ...page, language }],
    ['agent, overview', agentOverview, days],
    ['agent, notices', agentNotices, {}],
    ['agent, progress', agentProgress, {}],
    ['agent, statement', agentStatement, { ...year, by: 'day', language }],
    ['agent, links', agentLinks, page],
    ['agent, first deposits', agentLinkDeposits, { ...page, id: link }],
    ['agent, bets', agentBets, { ...days, ...page, language }],
    ['agent, bets of an income', agentBets, { ...days, ...page, language, income }],
    ['agent, profit', agentProfit, { ...days, ...page }],
    ['agent, profit, sorted', agentProfit, { ...days, ...page, sort: 'total', order: 'desc' }],
    ['agent, income', agentIncome, { ...days, ...page }],
    ['agent, rows of an income', agentIncomeRows, { ...page, reference: income }],
    ['agent, transactions', agentTransactions, { ...days, ...page, language }],
    ['agent, contracts', contractList, { ...page, kind: 'daily', side: 'downline' }],
    ['agent, salaries', salaryRecords, { ...days, ...page, kind: 'realTime' }],
  ];
  const figures: QueryFigures[] = [];
  for (const [query, { path }, input] of queries) {
    const url = `https://kinnari.test${path}?${new URLSearchParams(input).toString()}`;
    figures.push(await measure(query, times, clock, () => handle(new Request(url, { headers }))));
  }
  return figures;
}

/** The reference of the dividend of `agent` with the largest base. */
function longestIncome(sandbox: Sandbox): string {
  const agent = sandbox.store.get('members', memberIdOf('agent'));
  const incomes = agent === undefined ? [] : incomesOf(sandbox, agent, { begins: 0, ends: sandbox.now() });
  const [first] = incomes
    .filter(({ kind }) => kind === 'dividend')
    .toSorted((one, other) => Math.abs(other.baseSatang ?? 0) - Math.abs(one.baseSatang ?? 0));
  return first?.reference ?? '';
}

/** Half of the accounts directly below `agent`, the others anywhere in the team. Joins the open transaction. Returns their ids. */
function growTeam({ store, now }: Sandbox, accounts: number): readonly string[] {
  const random = createRandom(1, 'bench');
  const sample = store.get('members', memberIdOf('nok'));
  if (sample === undefined) throw new Error('there is no sample');
  const nicknames = Array.from(store.entries('members'), ([, { nickname }]) => nickname);
  const ids = [memberIdOf('agent')];
  for (let number = 0; number < accounts; number += 1) {
    const account = `team${number}`;
    const id = memberIdOf(account);
    const uplineId = number % 2 === 0 ? memberIdOf('agent') : random.pick(ids);
    const createdAt = now() - random.int(0, 2 * playedDays) * dayMs;
    const nickname = `${random.pick(nicknames)} ${number}`;
    store.put('members', id, { ...sample, id, account, nickname, uplineId, createdAt });
    ids.push(id);
  }
  return ids.slice(1);
}

/** A link, as old as the bets, by which all of the team have signed up. Joins the open transaction. Returns its code. */
function linkOfAll(sandbox: Sandbox, memberIds: readonly string[]): string {
  const link = addLink(sandboxAt(sandbox, sandbox.now() - (playedDays - 1) * dayMs), memberIdOf('agent'), {
    ...{ name: 'bench', kind: 'member', rates: {}, landing: 'register', lastDay: null, mostUses: null },
  });
  sandbox.store.put('agentLinks', link.code, { ...link, memberIds });
  return link.code;
}

/**
 * Bets of the team on every day until now. Writes the rows directly: playing them would take minutes. Joins the open
 * transaction.
 */
function playInTeam(sandbox: Sandbox, ids: readonly string[]): void {
  const random = createRandom(1, 'bench bets');
  const first = startOfThaiDay(thaiDay(sandbox.now()) - playedDays + 1);
  const step = Math.floor((sandbox.now() - first) / bets);
  for (let number = 0; number < bets; number += 1) {
    const at = first + number * step;
    const memberId = random.pick(ids);
    const roundId = `team-${number}`;
    const [stakeSatang, winSatang] = [random.int(100, 50_000), random.pick([0, 0, 20_000])];
    sandbox.store.put('rounds', `${memberId}:${roundId}`, {
      ...{ roundId, memberId, vassalage: 'LTWR', gameType: 'RNG', nodeId: null, gameCode: '' },
      ...{ stakeSatang, winSatang, outcome: null, balanceSatang: 0, playedAt: at, settledAt: at },
    });
    const kinds = [['stake', -stakeSatang] as const, ...(winSatang > 0 ? [['win', winSatang] as const] : [])];
    // Nobody has to pay in before.
    post(sandboxAt(sandbox, at), {
      kind: 'deposit',
      ref: `deposit:${roundId}`,
      lines: [
        { account: memberAccount(memberId), satang: stakeSatang },
        { account: outsideAccount, satang: -stakeSatang },
      ],
    });
    for (const [kind, satang] of kinds) {
      const lines = [
        { account: memberAccount(memberId), satang },
        { account: outsideAccount, satang: -satang },
      ];
      post(sandboxAt(sandbox, at), { kind, ref: `round:${memberId}:${roundId}:${kind}`, lines });
    }
  }
}
