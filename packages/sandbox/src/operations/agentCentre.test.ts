import { describe, expect, test } from 'vitest';
import {
  type AgentOverview,
  agentAnnouncements,
  agentOverview,
  agentOverviewDocs,
  agentRightsRead,
} from '#api/agentCentre.ts';
import { agentIncome } from '#api/agentIncomes.ts';
import { agentTransactions } from '#api/agentReports.ts';
import { agentDownlines } from '#api/agentTeam.ts';
import type { InputOf } from '#api/operation.ts';
import { dayMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { profitDays } from '../money/profit.ts';
import { startRest } from '../play/protections.ts';
import { memberIdOf } from '../seed/members.ts';
import { playFor } from '../seed/playFor.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { playedTeam } from '../testing/team.ts';
import { thaiDate } from '../time.ts';

const satang = (amount: string): number => Math.round(Number(amount) * 100);
const sum = (values: readonly number[]): number => values.reduce((whole, value) => whole + value, 0);
const overview = async ({ client }: TestPlatform, days: { from: string; to: string }): Promise<AgentOverview> =>
  valueOf(await client.call(agentOverview, days));

describe('who is no agent', () => {
  test.each(['demo', 'malee'])('%s is refused', async (account) => {
    const { client, signIn } = createTestPlatform();
    await signIn(account);
    const answers = [
      await client.call(agentRightsRead, {}),
      await client.call(agentOverview, agentOverviewDocs.example),
      await client.call(agentAnnouncements, { pageNo: 1, pageSize: 15, language: 'EN' }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { code: 'not_agent' } });
  });
});

test('rights are those of the operator, rates the own ones', async () => {
  const { client, sandbox, signIn } = createTestPlatform();
  await signIn('nok');
  changeSettings(sandbox, { agents: { ...sandbox.settings.agents, rights: ['links', 'transfer'] } });
  const { rights, rates } = valueOf(await client.call(agentRightsRead, {}));
  // TRANSFERDOWN is off.
  expect(rights).toEqual(['links']);
  expect(rates.find(({ gameType }) => gameType === 'RNG')?.rate).toBe('0.70');
});

test('the figures are those of the members’ own records, and of the days one by one', async () => {
  const team = playedTeam(7, 12);
  const { client, days, ids, sandbox, signIn } = team;
  await signIn('agent');
  const { totals, days: each, best } = await overview(team, days);
  const below = ids.filter((id) => id !== memberIdOf('agent'));
  const own = [memberIdOf('agent'), ...below].flatMap((id) => profitDays(sandbox, id));
  const play = own.flatMap((day) => day.play.map(({ sums }) => sums));
  expect(satang(totals.stake)).toBe(sum(play.map(({ stake }) => stake)));
  expect(satang(totals.validBet)).toBe(sum(play.map(({ validBet }) => validBet)));
  expect(satang(totals.profit)).toBe(sum(play.map(({ profit }) => profit)));
  expect(satang(totals.stake)).toBeGreaterThan(0);
  expect(sum(each.map(({ profit }) => satang(profit)))).toBe(satang(totals.profit));
  expect(sum(each.map(({ validBet }) => satang(validBet)))).toBe(satang(totals.validBet));
  expect(sum(each.map(({ signUps }) => signUps))).toBe(totals.signUps);
  expect(Math.max(...each.map(({ active }) => active))).toBeLessThanOrEqual(totals.active);
  // Besides the demo accounts below agent: somchai, malee, krit, nok and ploy.
  expect(totals.size).toBe(1 + 5 + below.length);
  const validBets = best.map(({ validBet }) => satang(validBet));
  expect(validBets).toEqual(validBets.toSorted((one, other) => other - one));
  // The lists that the figures lead to are without the agent, whose account was opened in these days too.
  const listed = async (
    registered: Pick<InputOf<typeof agentDownlines>, 'registeredFrom' | 'registeredTo' | 'playedFrom' | 'playedTo'>,
  ) => valueOf(await client.call(agentDownlines, { level: 0, ...registered, pageNo: 1, pageSize: 1 })).total;
  expect(await listed({ registeredTo: days.to })).toBe(totals.size - 1);
  expect(await listed({ registeredFrom: days.from, registeredTo: days.to })).toBe(totals.signUps - 1);
  expect(await listed({ playedFrom: days.from, playedTo: days.to })).toBe(totals.active);
  const [first] = each;
  expect(await listed({ playedFrom: days.from, playedTo: days.from })).toBe(first?.active);
  const moved = async (kinds: string) =>
    valueOf(await client.call(agentTransactions, { ...days, kinds, pageNo: 1, pageSize: 1, language: 'EN' })).totals;
  expect((await moved('deposit')).in).toBe(totals.deposits);
  const { in: back, out } = await moved('withdrawal,withdrawalReturned');
  expect(satang(out) - satang(back)).toBe(satang(totals.withdrawals));
  const { totals: income } = valueOf(await client.call(agentIncome, { ...days, pageNo: 1, pageSize: 15 }));
  const commission = income.find(({ kind }) => kind === 'commission');
  expect(satang(totals.commission)).toBe(satang(commission?.paid ?? '') + satang(commission?.open ?? ''));
});

test('the span before has as many days, and ends the day before', async () => {
  const platform = createTestPlatform();
  const { advance, sandbox, signIn } = platform;
  playFor(sandbox, 'malee', [{ gameType: 'RNG', stakeSatang: 5_000 }]);
  advance(3 * dayMs);
  playFor(sandbox, 'krit', [{ gameType: 'RNG', stakeSatang: 700 }]);
  playFor(sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 300 }]);
  const today = thaiDate(sandbox.now());
  await signIn('agent');
  const three = await overview(platform, { from: thaiDate(sandbox.now() - 2 * dayMs), to: today });
  expect([three.totals.stake, three.before.stake]).toEqual(['10.00', '50.00']);
  expect([three.totals.active, three.before.active]).toEqual([2, 1]);
  const one = await overview(platform, { from: today, to: today });
  expect([one.totals.stake, one.before.stake]).toEqual(['10.00', '0.00']);
  expect(one.days).toHaveLength(1);
});

test('quiet is who has played once, but not for 30 days; never who takes a break', async () => {
  const platform = createTestPlatform();
  const { advance, sandbox, signIn } = platform;
  for (const account of ['malee', 'krit', 'ploy']) playFor(sandbox, account, [{ gameType: 'RNG', stakeSatang: 100 }]);
  advance(31 * dayMs);
  playFor(sandbox, 'malee', [{ gameType: 'RNG', stakeSatang: 100 }]);
  const today = thaiDate(sandbox.now());
  await signIn('agent');
  const quiet = async () => (await overview(platform, { from: today, to: today })).quiet.map(({ account }) => account);
  expect((await quiet()).toSorted()).toEqual(['krit', 'ploy']);
  sandbox.store.transaction(() => startRest(sandbox, memberIdOf('krit'), 'timeout', '7d'));
  expect(await quiet()).toEqual(['ploy']);
});

test('nothing tells who a player is beyond the name of the account', async () => {
  const team = playedTeam(3, 6);
  await team.signIn('agent');
  const { best, quiet } = await overview(team, team.days);
  for (const entry of [...best, ...quiet])
    expect(Object.keys(entry).toSorted()).toEqual(
      ['id', 'account', 'nickname', 'validBet', 'profit', 'lastBetAt'].toSorted(),
    );
});

test('announcements come by page, newest first', async () => {
  const { client, signIn } = createTestPlatform();
  await signIn('agent');
  const page = async (pageNo: number) =>
    valueOf(await client.call(agentAnnouncements, { pageNo, pageSize: 3, language: 'EN' }));
  const [first, second] = [await page(1), await page(2)];
  expect(first.totalPages).toBe(2);
  const times = [...first.list, ...second.list].map(({ publishedAt }) => publishedAt);
  expect(times).toHaveLength(4);
  expect(times).toEqual(times.toSorted().toReversed());
});
