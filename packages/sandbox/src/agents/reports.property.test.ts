import { expect, test } from 'vitest';
import { agentIncome, agentIncomeRows } from '#api/agentIncomes.ts';
import { type ProfitFigures, agentBetDetail, agentBets, agentProfit, agentTransactions } from '#api/agentReports.ts';
import type { Result } from '#api/errors.ts';
import { memberBets, memberTransactions } from '#api/records.ts';
import { dayMs } from '#text/durations.ts';
import { isAgent } from '../accounts/roles.ts';
import { changeSettings } from '../changeSettings.ts';
import { balanceOf, memberAccount } from '../money/ledger.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { type PlayedTeam, playedTeam } from '../testing/team.ts';
import { startOfThaiDay, thaiDay } from '../time.ts';
import { giveRates } from './rateChanges.ts';
import { rateOf } from './rates.ts';

const seeds = [1, 2, 3];
const page = { pageNo: 1, pageSize: 1_000 };
const paged = { ...page, language: 'EN' as const };

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error('refused');
  return result.value;
}
const satang = (amount: string | null): number => Math.round(Number(amount) * 100);
const accountOf = (id: string): string => id.slice('member-'.length);

const sumOf = (figures: readonly ProfitFigures[]): Record<string, number> =>
  figures.reduce<Record<string, number>>((sums, each) => {
    for (const [name, amount] of Object.entries(each)) sums[name] = (sums[name] ?? 0) + satang(amount);
    return sums;
  }, {});

test.each(seeds)(
  'every branch is the sum of its top and of the branches below, down to the last level (%i)',
  async (seed) => {
    const { client, days, ids, signIn } = playedTeam(seed, 40);
    await signIn('agent');
    const seen: string[] = [];
    const drill = async (parent?: string): Promise<void> => {
      const {
        list,
        parent: top,
        path,
      } = valueOf(await client.call(agentProfit, { ...days, ...page, ...(parent !== undefined && { parent }) }));
      expect(path.at(-1)?.id).toBe(top.id);
      expect(sumOf([top.own, ...list.map(({ branch }) => branch)])).toEqual(sumOf([top.branch]));
      seen.push(top.id);
      for (const { id } of list) await drill(id);
    };
    await drill();
    expect(seen.filter((id) => ids.includes(id)).toSorted()).toEqual([...ids].toSorted());
  },
);

test.each(seeds)('the figures of a branch end at the bets and movements that they are made of (%i)', async (seed) => {
  const { client, days, ids, signIn } = playedTeam(seed, 40);
  await signIn('agent');
  for (const id of ids.filter((_, at) => at % 5 === 0)) {
    const account = accountOf(id);
    const { parent } = valueOf(await client.call(agentProfit, { ...days, ...page, parent: id }));
    const bets = valueOf(await client.call(agentBets, { ...days, ...paged, account }));
    const { stake, openStake, settledStake, validBet, win, profit } = bets.totals;
    expect({ stake, openStake, validBet, win, profit }).toEqual({
      stake: parent.branch.stake,
      openStake: parent.branch.openStake,
      validBet: parent.branch.validBet,
      win: parent.branch.win,
      profit: parent.branch.profit,
    });
    expect(bets.list.reduce((sum, each) => sum + satang(each.stake), 0)).toBe(satang(stake));
    // What an agent adds up by eye: what came back, less what was staked and is settled.
    expect(satang(win) - (satang(stake) - satang(openStake))).toBe(satang(profit));
    expect(satang(settledStake ?? '') + satang(openStake)).toBe(satang(stake));
    expect(parent.branch.settledStake).toBe(settledStake);
    const paidIn = valueOf(await client.call(agentTransactions, { ...days, ...paged, account, kinds: 'deposit' }));
    expect(paidIn.totals.in).toBe(parent.branch.deposits);
    const [bet] = bets.list;
    if (bet === undefined) continue;
    const detail = valueOf(
      await client.call(agentBetDetail, { account: bet.account, reference: bet.reference, language: 'EN' }),
    );
    expect(detail.bet).toEqual(bet);
  }
});

test.each(seeds)('the reports of one account are the player’s own records (%i)', async (seed) => {
  const { client, days, ids, signIn } = playedTeam(seed, 12);
  for (const id of ids.slice(1)) {
    await signIn('agent');
    const account = accountOf(id);
    const asked = { ...days, ...paged, account, side: 'own' as const };
    const bets = valueOf(await client.call(agentBets, asked));
    const movements = valueOf(await client.call(agentTransactions, asked));
    await signIn(account);
    const own = valueOf(await client.call(memberBets, { ...days, ...paged, pageSize: 100 }));
    const { validBet: _, ...totals } = bets.totals;
    expect(totals).toEqual(own.totals);
    expect(bets.list.map(({ reference }) => reference).toSorted()).toEqual(
      own.list.map(({ reference }) => reference).toSorted(),
    );
    const ownMovements = valueOf(await client.call(memberTransactions, { ...days, ...paged, pageSize: 100 }));
    // Stakes and wins are the team's bets, and no money that comes or goes.
    const moved = ownMovements.list
      .filter(({ kind }) => kind !== 'stake' && kind !== 'win')
      .map((each) => satang(each.amount));
    expect(satang(movements.totals.in)).toBe(moved.reduce((sum, each) => sum + Math.max(each, 0), 0));
    expect(satang(movements.totals.out)).toBe(moved.reduce((sum, each) => sum - Math.min(each, 0), 0));
    expect(movements.list).toHaveLength(ownMovements.list.length);
  }
});

/** Commission of one agent on one day, counted from the rounds themselves: one account and game type at a time. */
function recount({ sandbox }: PlayedTeam, agentId: string, day: number): number {
  const bases = new Map<string, number>();
  for (const [, { memberId, gameType, settledAt, stakeSatang, winSatang }] of sandbox.store.entries('rounds')) {
    if (memberId === null || settledAt === null || thaiDay(settledAt) !== day || stakeSatang === winSatang) continue;
    bases.set(`${memberId} ${gameType}`, (bases.get(`${memberId} ${gameType}`) ?? 0) + stakeSatang);
  }
  let sum = 0;
  for (const [key, base] of bases) {
    const [memberId, gameType] = key.split(' ') as [string, 'RNG'];
    const way = [memberId];
    for (let at: string | null = memberId; at !== null && at !== agentId;) {
      at = sandbox.store.get('members', at)?.uplineId ?? null;
      if (at !== null) way.push(at);
    }
    const below = way.at(-2);
    if (way.at(-1) !== agentId || below === undefined) continue;
    const rate = rateOf(sandbox, agentId, gameType) - rateOf(sandbox, below, gameType);
    sum += Math.floor((base * rate) / 10_000);
  }
  return sum;
}

test.each(seeds)(
  'commission is the difference of rates on valid bets, and its rows add up to it (%i)',
  async (seed) => {
    const team = playedTeam(seed, 40);
    const { client, days, ids, sandbox, signIn } = team;
    settleWhatIsDue(sandbox);
    for (const id of ids) {
      const member = sandbox.store.get('members', id);
      const first = thaiDay(sandbox.now()) - 4;
      for (let day = first; day < first + 3; day += 1) {
        const paid = sandbox.store.get('commissions', `${id}:${day}`);
        expect(paid?.satang ?? 0).toBe(member && isAgent(member) ? recount(team, id, day) : 0);
      }
    }
    await signIn('agent');
    const { list, totals } = valueOf(await client.call(agentIncome, { ...days, ...page, kind: 'commission' }));
    const commission = totals.find(({ kind }) => kind === 'commission');
    const sums = { paid: 0, open: 0 };
    for (const entry of list) {
      const rows = valueOf(await client.call(agentIncomeRows, { reference: entry.reference, ...page }));
      expect(rows.entry).toEqual(entry);
      expect(rows.list.reduce((sum, { amount }) => sum + satang(amount), 0)).toBe(satang(entry.amount));
      expect(rows.list.reduce((sum, { base }) => sum + satang(base), 0)).toBe(satang(entry.base));
      // Each row ends at the bets that it was counted on.
      const counted = { ...days, ...paged, income: entry.reference };
      expect(valueOf(await client.call(agentBets, counted)).totals.validBet).toBe(entry.base);
      for (const { account, gameType, base } of rows.list) {
        if (typeof gameType !== 'string') throw new Error('a kind of game that is not known');
        const bets = valueOf(await client.call(agentBets, { ...counted, account, side: 'own', gameType }));
        expect(bets.totals.validBet).toBe(base);
        expect(bets.list.reduce((sum, bet) => sum + satang(bet.validBet), 0)).toBe(satang(base));
      }
      sums[entry.state === 'paid' ? 'paid' : 'open'] += satang(entry.amount);
    }
    expect(sums.paid).toBeGreaterThan(0);
    expect(sums).toEqual({ paid: satang(commission?.paid ?? null), open: satang(commission?.open ?? null) });
    // What the report says was paid is what has arrived.
    const arrived = valueOf(
      await client.call(agentTransactions, { ...days, ...paged, side: 'own', kinds: 'commission' }),
    );
    expect(satang(arrived.totals.in)).toBe(sums.paid);
  },
);

test('each day is paid once at the hour of the operator, also when nobody has looked for days', () => {
  const { sandbox, advance, ids } = playedTeam(1, 20);
  // The days until now were paid at three.
  changeSettings(sandbox, { agents: { ...sandbox.settings.agents, commissionHour: 5 } });
  const paidOn = () =>
    Array.from(sandbox.store.entries('commissions'), ([, row]) => row)
      .filter(({ memberId }) => memberId === 'member-agent')
      .map(({ day, paidAt }) => [day, paidAt]);
  const first = thaiDay(sandbox.now()) - 4;
  advance(startOfThaiDay(first + 4) + 5 * 60 * 60_000 - 1 - sandbox.now() + dayMs);
  settleWhatIsDue(sandbox);
  const expected = [0, 1, 2, 3].map((at) => [
    first + at,
    startOfThaiDay(first + at + 1) + (at < 3 ? 3 : 5) * 60 * 60_000,
  ]);
  expect(paidOn()).toEqual(expected);
  const balance = balanceOf(sandbox, memberAccount('member-agent'));
  // Later rates change nothing about the days that were paid.
  const rows = [...sandbox.store.entries('commissions')];
  sandbox.store.transaction(() => {
    for (const id of ids.slice(1)) giveRates(sandbox, id, {});
  });
  advance(dayMs);
  settleWhatIsDue(sandbox);
  expect([...sandbox.store.entries('commissions')]).toEqual(rows);
  advance(20 * dayMs);
  settleWhatIsDue(sandbox);
  settleWhatIsDue(sandbox);
  expect(paidOn()).toEqual(expected);
  expect(balanceOf(sandbox, memberAccount('member-agent'))).toBe(balance);
});
