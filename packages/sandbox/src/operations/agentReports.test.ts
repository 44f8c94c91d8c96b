import { describe, expect, it, test } from 'vitest';
import { contractKinds } from '#api/agent.ts';
import { agentIncome, agentIncomeRows } from '#api/agentIncomes.ts';
import { agentBets, agentProfit, agentTransactions } from '#api/agentReports.ts';
import type { Result } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type { GameType } from '#api/primitives.ts';
import { salaryRecords } from '#api/salaries.ts';
import { dayMs } from '#text/durations.ts';
import { processCommission } from '../agents/commission.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { playFor } from '../seed/playFor.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';

const page = { pageNo: 1, pageSize: 15 };
const paged = { ...page, language: 'EN' as const };

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

/** The bets of two branches: `ploy` below `nok` below `agent`, and `malee` below `agent`. */
function played(): TestPlatform & { days: { from: string; to: string } } {
  const platform = createTestPlatform();
  const { sandbox, advance } = platform;
  const from = thaiDate(sandbox.now());
  for (const account of ['agent', 'nok', 'ploy', 'malee', 'demo'])
    playFor(sandbox, account, [{ gameType: 'RNG', stakeSatang: 10_000 }]);
  advance(dayMs);
  processCommission(sandbox);
  return { ...platform, days: { from, to: thaiDate(sandbox.now()) } };
}

describe('who may read', () => {
  const days = { from: '2026-11-21', to: '2026-11-22' };

  it('answers about an account of another team as about one that does not exist', async () => {
    const { client, signIn } = played();
    await signIn('nok');
    const ask = (account: string) => client.call(agentBets, { ...days, ...paged, account });
    expect(await ask('malee')).toEqual(await ask('nobody'));
    const income = (reference: string) => client.call(agentIncomeRows, { ...page, reference });
    expect(await income('CM-20261121-23456789A-BCDEF')).toMatchObject({ error: { code: 'record_not_found' } });
  });
});

it('narrows a branch to its top or to what is below', async () => {
  const { client, days, signIn } = played();
  await signIn('agent');
  const accountsOn = async (side: 'all' | 'own' | 'downline', account?: string) => {
    const result = await client.call(agentBets, { ...days, ...paged, side, ...(account && { account }) });
    return result.ok && result.value.list.map((bet) => [bet.account, bet.level]).toSorted();
  };
  await expect(accountsOn('all')).resolves.toEqual([
    ['agent', 0],
    ['malee', 1],
    ['nok', 1],
    ['ploy', 2],
  ]);
  await expect(accountsOn('own')).resolves.toEqual([['agent', 0]]);
  await expect(accountsOn('all', 'nok')).resolves.toEqual([
    ['nok', 1],
    ['ploy', 2],
  ]);
  await expect(accountsOn('downline', ' NOK ')).resolves.toEqual([['ploy', 2]]);
});

it('says nothing about a bank account, a note, or the other side of a transfer outside the team', async () => {
  const { client, days, sandbox, signIn } = played();
  const transfer = (reference: string, fromId: string, toId: string) => {
    const row = { reference, fromId, toId, satang: 100, at: sandbox.now(), remark: 'call me: 0812345678' };
    sandbox.store.transaction(() => {
      sandbox.store.put('transfers', reference, row);
      const lines = [
        { account: memberAccount(fromId), satang: -100 },
        { account: memberAccount(toId), satang: 100 },
      ];
      post(sandbox, { kind: 'transferIn', ref: `transfer:${reference}`, lines });
      post(sandbox, {
        kind: 'withdrawal',
        ref: `withdrawal:${reference}x`,
        lines: [
          { account: memberAccount(fromId), satang: -100 },
          { account: outsideAccount, satang: 100 },
        ],
      });
    });
  };
  transfer('inside', 'member-nok', 'member-ploy');
  transfer('outside', 'member-demo', 'member-nok');
  await signIn('nok');
  const result = await client.call(agentTransactions, { ...days, ...paged, pageSize: 100 });
  const rows = result.ok ? result.value.list : [];
  expect(rows.filter(({ reference }) => reference === 'inside').map(({ counterparty }) => counterparty)).toEqual([
    'nok',
    'ploy',
  ]);
  expect(rows.find(({ reference }) => reference === 'outside')).not.toHaveProperty('counterparty');
  expect(JSON.stringify(rows)).not.toMatch(/0812345678|demo|bank/i);
});

it('pays the difference of rates to every agent above, and nothing for the own bets or those that came back', async () => {
  const { sandbox } = played();
  // 100 baht on slots: 0.10 per cent of what is played below each agent.
  const paid = (id: string) => [...sandbox.store.entries('commissions')].find(([, row]) => row.memberId === id)?.[1];
  expect(paid('member-agent')?.satang).toBe(30);
  expect(paid('member-nok')?.satang).toBe(10);
  expect(sandbox.store.get('postings', `commission:${paid('member-nok')?.reference}`)?.lines).toContainEqual({
    account: memberAccount('member-nok'),
    satang: 10,
  });
});

it('shows what is counted, what waits and what is paid', async () => {
  const { client, sandbox, advance, signIn } = createTestPlatform();
  playFor(sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 10_000 }]);
  const from = thaiDate(sandbox.now());
  const entry = async () => {
    await signIn('nok');
    const result = await client.call(agentIncome, { from, to: from, ...page });
    return result.ok ? result.value.list : [];
  };
  await expect(entry()).resolves.toMatchObject([
    { kind: 'commission', state: 'counted', base: '100.00', rate: '0.10', amount: '0.10', paidAt: null },
  ]);
  // Noon to one o’clock at night, and to three.
  advance(13 * 60 * 60_000);
  await expect(entry()).resolves.toMatchObject([{ state: 'waiting', amount: '0.10' }]);
  advance(2 * 60 * 60_000);
  await expect(entry()).resolves.toMatchObject([
    { state: 'paid', amount: '0.10', paidAt: '2026-11-21T20:00:00.000Z', source: { account: 'ploy' } },
  ]);
});

it('sorts the downline by a figure of its branches', async () => {
  const { client, days, signIn, sandbox } = played();
  playFor(sandbox, 'malee', [{ gameType: 'RNG', stakeSatang: 90_000 }]);
  await signIn('agent');
  const accounts = async (sort: 'account' | 'team' | 'stake', order: 'asc' | 'desc') => {
    const result = await client.call(agentProfit, { ...days, ...page, sort, order });
    return result.ok && result.value.list.map(({ account }) => account);
  };
  await expect(accounts('stake', 'desc')).resolves.toEqual(['malee', 'nok', 'krit', 'somchai']);
  await expect(accounts('stake', 'asc')).resolves.toEqual(['krit', 'somchai', 'nok', 'malee']);
  await expect(accounts('team', 'desc')).resolves.toEqual(['nok', 'krit', 'malee', 'somchai']);
  await expect(accounts('account', 'desc')).resolves.toEqual(['somchai', 'nok', 'malee', 'krit']);
});

describe('dividends and salaries', () => {
  const satang = (amount: string | null): number => Math.round(Number(amount) * 100);
  const whole = { pageNo: 1, pageSize: 1_000 };

  test.each(contractKinds)(
    '%s: the income is what the contract has paid, and its rows are what it counts',
    async (kind) => {
      const { client, sandbox, signIn } = createTestPlatform({ scenario: 'contracts' });
      await signIn('agent');
      const days = { from: thaiDate(sandbox.now() - 20 * dayMs), to: thaiDate(sandbox.now()) };
      const records = await client.call(salaryRecords, { kind, ...days, ...page });
      const income = await client.call(agentIncome, { kind, ...days, ...whole });
      if (!records.ok || !income.ok) throw new Error('refused');
      const total = income.value.totals.find((each) => each.kind === kind);
      // The players have won in the periods of the dividend that have ended.
      if (kind !== 'dividend') expect(satang(records.value.paid)).toBeGreaterThan(0);
      expect(total?.paid).toBe(records.value.paid);
      const entry = income.value.list.at(-1);
      const rows = await client.call(agentIncomeRows, { reference: entry?.reference ?? '', ...whole });
      if (!rows.ok) throw new Error('refused');
      expect(rows.value.entry).toEqual(entry);
      expect(rows.value.list.length).toBeGreaterThan(0);
      // A period for which nothing was paid is no income, and still says what was counted.
      const unpaid = records.value.list.find(({ state }) => state === 'none');
      expect(income.value.list.map(({ reference }) => reference)).not.toContain(unpaid?.reference);
      if (unpaid !== undefined) {
        const counted = await client.call(agentIncomeRows, { reference: unpaid.reference, ...page });
        expect(counted).toMatchObject({ ok: true, value: { entry: { state: 'none', amount: '0.00' } } });
      }
      expect(rows.value.list.reduce((sum, { base }) => sum + satang(base), 0)).toBe(satang(entry?.base ?? null));
      // What is passed on is passed on to somebody.
      for (const record of records.value.list.slice(0, 3)) {
        const detail = await client.call(agentIncomeRows, { reference: record.reference, ...page });
        if (!detail.ok) throw new Error('refused');
        expect(detail.value.promised).toBe(record.promised);
        expect(detail.value.passedOn.reduce((sum, each) => sum + satang(each.amount), 0)).toBe(satang(record.passedOn));
        if (kind === 'daily') expect(detail.value.passedOn.map(({ account }) => account)).toEqual(['nok']);
        // The rate that is shown is the one that was applied, on the line and where it is opened.
        const { applied } = detail.value;
        expect(record.applied).toEqual(applied);
        expect(record.passedOnTo).toEqual(satang(record.passedOn) === 0 ? [] : detail.value.passedOn);
        const counted = applied === null ? 0 : Math.floor((satang(applied.base) * satang(applied.rate)) / 10_000);
        expect(satang(record.promised)).toBe(counted);
        expect(detail.value.entry).toMatchObject({ rate: applied?.rate ?? null, rateUse: applied?.use ?? null });
      }
      // Each row ends at the bets that it was counted on, whichever days are asked for.
      const baseOf = async (of: Pick<InputOf<typeof agentBets>, 'account' | 'gameType'>) => {
        const asked = { ...paged, from: days.to, to: days.to, income: entry?.reference };
        const bets = await client.call(agentBets, { ...asked, ...of, side: of.account === undefined ? 'all' : 'own' });
        return bets.ok && bets.value.totals[kind === 'dividend' ? 'profit' : 'validBet'];
      };
      expect(await baseOf({})).toBe(entry?.base);
      for (const { account, gameType, base } of rows.value.list.slice(0, 3))
        expect(await baseOf({ account, gameType: gameType as GameType })).toBe(base);
    },
  );
});

it('leaves accounts without figures out of profit and loss when asked to, and the sums as they are', async () => {
  const { client, days, sandbox, signIn } = played();
  playFor(sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 10_000 }]);
  await signIn('agent');
  const today = { from: days.to, to: days.to };
  const ask = async (only: 'active' | 'all') => valueOf(await client.call(agentProfit, { ...today, ...page, only }));
  const [active, all] = [await ask('active'), await ask('all')];
  // The branch of `nok` has played, by `ploy` below.
  expect(active.list.map(({ account }) => account)).toEqual(['nok']);
  expect(active.total).toBe(1);
  expect(all.list.filter(({ branch }) => Object.values(branch).some((figure) => Number(figure) !== 0))).toEqual(
    active.list,
  );
  expect(all.list.length).toBeGreaterThan(1);
  expect(active.parent).toEqual(all.parent);
});

it('leaves stakes and winnings out of the sums of movements, whose list has them', async () => {
  const { client, days, signIn } = played();
  await signIn('agent');
  const before = valueOf(await client.call(agentTransactions, { ...days, ...paged, pageSize: 100 }));
  expect(before.list.some(({ kind }) => kind === 'stake')).toBe(true);
  const ownOf = (sign: 1 | -1): number =>
    before.list
      .filter(({ kind, amount }) => kind !== 'stake' && kind !== 'win' && Math.sign(Number(amount)) === sign)
      .reduce((sum, { amount }) => sum + Math.abs(Number(amount)), 0);
  expect(Number(before.totals.in)).toBeCloseTo(ownOf(1), 2);
  expect(Number(before.totals.out)).toBeCloseTo(ownOf(-1), 2);
  expect(before.total).toBe(before.list.length);
});
