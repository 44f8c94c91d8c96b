import { expect, test } from 'vitest';
import type { ContractKind } from '#api/agent.ts';
import { agentOverview } from '#api/agentCentre.ts';
import { agentIncome } from '#api/agentIncomes.ts';
import { agentProfit, agentTransactions } from '#api/agentReports.ts';
import { agentStatement, statementFigureNames, statementPeriods } from '#api/agentStatement.ts';
import type { Result } from '#api/errors.ts';
import type { IncomeSums } from '#api/incomeSums.ts';
import { type Random, createRandom } from '#demo/art/random.ts';
import { dayMs, hourMs } from '#text/durations.ts';
import { balanceOf, memberAccount, outsideAccount, post } from '../money/ledger.ts';
import type { PostingKind } from '../money/postingKinds.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Tier } from '../schema/contracts.ts';
import { playFor } from '../seed/playFor.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { acceptContract, writeOffer } from './contracts.ts';
import { incomeSums } from './incomeSums.ts';
import { setRates } from './rateChanges.ts';
import { statementOf } from './statement.ts';

const agentId = 'member-agent';
const histories = Array.from({ length: 200 }, (_, seed) => seed);
const satang = (amount: string): number => Math.round(Number(amount) * 100);
const page = { pageNo: 1, pageSize: 1_000 };

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error('refused');
  return result.value;
}

const tier = (rate: number): Tier => ({
  ...{ validBet: null, activeMembers: null, dailyBet: null, hourlyBet: null, singleBet: null },
  ...{ rate, profitRate: null, lossRate: null },
});

/** What else moves the account of an agent: kinds of posting, with the sign of their movement. */
const otherKinds: readonly (readonly [PostingKind, 1 | -1])[] = [
  ...(
    ['deposit', 'transferIn', 'redEnvelopeReturned', 'rebate', 'jackpot', 'withdrawalReturned', 'walletIn'] as const
  ).map((kind) => [kind, 1] as const),
  ...(['withdrawal', 'transferOut', 'redEnvelopeGiven', 'walletOut'] as const).map((kind) => [kind, -1] as const),
];

/** A reward for an invitation, as it is taken. */
function invite({ store, now }: Sandbox, number: number, amount: number): void {
  const [id, reference] = [`referral-friend${number}`, `R-${number}`];
  const given = { memberId: agentId, kind: 'referral', name: { th: '', en: '' }, text: { th: '', en: '' } } as const;
  const terms = { requiredSatang: 0, gameTypes: [], endsAt: null, grantedAt: now() };
  store.put('rewards', `${agentId}:${id}`, { id, ...given, ...terms, satang: amount, takenAt: now(), reference });
  const ids = store.get('memberRewards', agentId)?.ids ?? [];
  store.put('memberRewards', agentId, { memberId: agentId, ids: [...ids, id] });
}

/** One thing that happens to the account of `agent`, or in the team. */
function step(sandbox: Sandbox, random: Random, number: number): void {
  const amount = random.int(1, 900);
  const pick = random.int(0, 9);
  const pay = (kind: PostingKind, sum: number, ref = `${kind}:history-${number}`) => {
    const lines = [
      { account: outsideAccount, satang: -sum },
      { account: memberAccount(agentId), satang: sum },
    ];
    expect(post(sandbox, { kind, ref, lines }).ok).toBe(true);
  };
  if (pick < 5) {
    const account = random.pick(['ploy', 'nok', 'malee', 'agent']);
    const winSatang = random.pick([0, 0, 1, 3]) * amount;
    playFor(sandbox, account, [{ gameType: 'RNG', stakeSatang: amount, winSatang, roundId: `history-${number}` }]);
  } else if (pick === 5) {
    sandbox.store.transaction(() => {
      pay('reward', amount, `reward:R-${number}`);
      invite(sandbox, number, amount);
    });
  } else if (pick === 6) {
    sandbox.store.transaction(() => setRates(sandbox, 'member-nok', { RNG: random.int(10, 60) }));
  } else {
    const [kind, sign] = random.pick(otherKinds);
    pay(kind, sign * amount);
  }
}

/** Some days of an agent with contracts of several kinds. */
function history(seed: number): TestPlatform {
  const platform = createTestPlatform();
  const { sandbox, advance } = platform;
  const random = createRandom(seed, 'statement');
  advance(random.int(0, 20) * dayMs);
  sandbox.store.transaction(() => {
    for (const kind of ['dividend', 'daily', 'hourly', 'realTime'] satisfies readonly ContractKind[]) {
      if (random.int(0, 2) === 0) continue;
      const period = kind === 'dividend' ? random.pick(['D', 'W'] as const) : null;
      const terms = { kind, period, note: '', tiers: [tier(random.int(10, 900))] };
      acceptContract(sandbox, writeOffer(sandbox, { ...terms, uplineId: null, downlineId: agentId }), []);
    }
  });
  for (let number = 0; number < 24; number += 1) {
    step(sandbox, random, number);
    advance(random.int(0, 16) * hourMs + random.int(0, 59) * 60_000);
    settleWhatIsDue(sandbox);
  }
  return platform;
}

const spanOf = (first: number, last: number) => ({ begins: startOfThaiDay(first), ends: startOfThaiDay(last + 1) });

test.each(histories)(
  'the statement adds up to the ledger, and what is earned to what is paid and waits (%i)',
  async (seed) => {
    const platform = history(seed);
    const { sandbox, client } = platform;
    const random = createRandom(seed, 'days');
    const member = sandbox.store.get('members', agentId);
    if (member === undefined) throw new Error('there is no agent');
    const today = thaiDay(sandbox.now());
    const first = today - random.int(0, 20);
    const last = random.int(first, today);
    const [whole, part] = [spanOf(today - 60, today), spanOf(first, last)];

    for (const by of statementPeriods) {
      const { list, totals } = statementOf(sandbox, member, whole, by);
      let balance = satang(totals.opening);
      for (const row of list) {
        expect(satang(row.opening)).toBe(balance);
        balance += statementFigureNames.reduce((sum, name) => sum + satang(row[name]), 0);
        expect(satang(row.closing)).toBe(balance);
        // A week or a month is the sum of its days.
        const days = statementOf(
          sandbox,
          member,
          {
            begins: Date.parse(`${row.begins}T00:00:00+07:00`),
            ends: Date.parse(`${row.ends}T00:00:00+07:00`) + dayMs,
          },
          'day',
        );
        for (const name of statementFigureNames)
          expect(days.list.reduce((sum, each) => sum + satang(each[name]), 0)).toBe(satang(row[name]));
      }
      expect(balance).toBe(balanceOf(sandbox, memberAccount(agentId)));
      expect(satang(totals.closing)).toBe(balance);
    }

    for (const span of [whole, part]) {
      const { earned, paid, waiting, carried } = incomeSums(sandbox, member, span);
      expect(earned).toBe(paid + waiting + carried);
      let [earnedByDay, paidByDay] = [0, 0];
      for (let day = thaiDay(span.begins); day < thaiDay(span.ends); day += 1) {
        const ofDay = incomeSums(sandbox, member, spanOf(day, day));
        earnedByDay += ofDay.earned;
        paidByDay += ofDay.paid;
      }
      expect([earnedByDay, paidByDay]).toEqual([earned, paid]);
    }
    // Nothing is carried beyond all days.
    expect(incomeSums(sandbox, member, whole).carried).toBe(0);

    await platform.signIn('agent');
    const days = { from: thaiDate(part.begins), to: thaiDate(part.ends - 1) };
    const sumsOf = ({ earned, paid, waiting, nextPaidAt, carried }: IncomeSums) => ({
      earned,
      paid,
      waiting,
      nextPaidAt,
      carried,
    });
    const statement = valueOf(await client.call(agentStatement, { ...days, by: 'day', language: 'EN' }));
    const income = valueOf(await client.call(agentIncome, { ...days, ...page }));
    const profit = valueOf(await client.call(agentProfit, { ...days, ...page }));
    const overview = valueOf(await client.call(agentOverview, days));
    // The same three figures on all four pages, and what each page lists comes to them.
    expect([income.sums, profit.sums, overview.sums]).toEqual([
      sumsOf(statement),
      sumsOf(statement),
      sumsOf(statement),
    ]);
    const listed = income.list.reduce((sum, { amount }) => sum + satang(amount), 0);
    expect(listed).toBe(satang(statement.earned));
    const open = income.list.reduce((sum, { amount, state }) => sum + (state === 'paid' ? 0 : satang(amount)), 0);
    expect(open).toBe(satang(statement.waiting));
    const byDay = valueOf(await client.call(agentIncome, { ...days, ...page, by: 'day' }));
    expect(byDay.list.reduce((sum, { amount }) => sum + satang(amount), 0)).toBe(listed);
    expect(new Set(byDay.list.map(({ from }) => from)).size).toBe(byDay.list.length);
    const arrived = valueOf(
      await client.call(agentTransactions, {
        ...{ ...days, ...page, language: 'EN', side: 'own', kinds: 'commission,dividend,salary,reward' },
      }),
    );
    expect(satang(arrived.totals.in)).toBe(satang(statement.paid));
    // A jackpot is no win of a bet here either, but what play has brought besides.
    const own = { ...days, ...page, language: 'EN', side: 'own', kinds: 'stake,win' } as const;
    const bets = valueOf(await client.call(agentTransactions, own)).list;
    expect(satang(statement.totals.play)).toBe(bets.reduce((sum, { amount }) => sum + satang(amount), 0) + 0);
  },
);
