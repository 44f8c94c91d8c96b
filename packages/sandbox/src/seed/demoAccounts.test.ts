import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractList } from '#api/agentContracts.ts';
import { redEnvelopeGivenList } from '#api/agentEnvelopes.ts';
import { agentNotices } from '#api/agentNotices.ts';
import { agentStatement } from '#api/agentStatement.ts';
import { agentDownlines, agentMessage, agentMessageDocs, agentTransfer } from '#api/agentTeam.ts';
import { memberPublicState } from '#api/badges.ts';
import { type Bonus, bonusCancel, bonusCancelPreview, bonusList } from '#api/bonuses.ts';
import { depositOrders } from '#api/cashier.ts';
import { type FeatureName, type FeatureSwitch, featureFlags } from '#api/features.ts';
import { memberInfo, walletBalance } from '#api/member.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { pointBalance, pointTransactions } from '#api/points.ts';
import { memberBets, memberStatement } from '#api/records.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { rewardList } from '#api/rewards.ts';
import { uplineTransfer } from '#api/transfers.ts';
import { turnoverList } from '#api/turnover.ts';
import { withdrawOrders } from '#api/withdrawalOrders.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { dayMs } from '#text/durations.ts';
import { amountToSatang, sumOfAll } from '../money/ledger.ts';
import { proveMoney, valueOf, withdraw } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, testNow } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';
import { demoAccounts, demoStates } from './demoAccounts.ts';
import { memberIdOf } from './members.ts';

const language = 'EN';
const page = { pageNo: 1, pageSize: 100 } as const;
const days = { from: thaiDate(testNow - 30 * dayMs), to: thaiDate(testNow) };
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const satang = (amount: string | null | undefined): number => amountToSatang(amount ?? '0') ?? Number.NaN;

type Account = keyof typeof demoAccounts;
const accounts = Object.keys(demoAccounts) as Account[];
/** Accounts that cannot do anything before they have changed or proven something. */
const notAtOnce: readonly Account[] = ['trial', 'faraway'];

async function signedIn(account: string): Promise<TestPlatform> {
  const platform = createTestPlatform({ scenario: 'demonstration', now: () => testNow });
  await platform.signIn(account);
  return platform;
}
const typeOf = async ({ client }: TestPlatform) => valueOf(await client.call(memberInfo, undefined)).type;
const activeBonuses = async ({ client }: TestPlatform): Promise<readonly Bonus[]> =>
  valueOf(await client.call(bonusList, { ...page, status: 'active', language })).list;
const offersFor = async ({ client }: TestPlatform) => {
  const kinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
  const lists = await Promise.all(
    kinds.map((kind) => client.call(contractList, { kind, side: 'upline', state: 'offered', pageNo: 1, pageSize: 10 })),
  );
  return lists.flatMap((list) => (list.ok ? list.value.list : []));
};

type Claim = (typeof demoAccounts)[Account][number];
/** What each sentence of the start text promises. */
const claims: Readonly<Record<Claim, (platform: TestPlatform, account: Account) => Promise<void>>> = {
  async member(platform) {
    expect(await typeOf(platform)).toBe(0);
  },
  async 'has played for 30 days'({ client }) {
    const { list } = valueOf(await client.call(memberBets, { ...days, ...page, language }));
    expect(list.length).toBe(page.pageSize);
    const { totals } = valueOf(await client.call(memberStatement, { ...days, language }));
    expect(totals.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['stake', 'win', 'deposit', 'withdrawal']));
  },
  async 'has requirements that ended'({ client }) {
    const { list } = valueOf(await client.call(turnoverList, { ...days, ...page, status: 'ended', language }));
    expect(new Set(list.map(({ ended }) => ended?.by))).toEqual(new Set(['wagered', 'expired']));
  },
  async 'has free spins left'({ client }) {
    const rewards = valueOf(await client.call(rewardList, { tab: 'claimable', ...page, language })).list;
    expect(rewards.some(({ freeRounds }) => (freeRounds?.left ?? 0) > 0)).toBe(true);
  },
  async 'agent of type 1'(platform) {
    expect(await typeOf(platform)).toBe(1);
  },
  async 'agent of type 2'(platform) {
    expect(await typeOf(platform)).toBe(2);
  },
  async 'agent of type 41'(platform) {
    expect(await typeOf(platform)).toBe(41);
  },
  async 'agent of type 42'(platform) {
    expect(await typeOf(platform)).toBe(42);
  },
  async 'has a downline'({ client }) {
    const { list } = valueOf(await client.call(agentDownlines, operationDocs.agentDownlines.example as never));
    expect(list.length).toBeGreaterThan(0);
  },
  async 'can transfer to it'(platform, account) {
    const before = await balances(platform);
    const proof = await proveMoney(platform);
    const moved =
      account === 'agent'
        ? await platform.client.call(agentTransfer, { id: memberIdOf('somchai'), amount: '100.00', proof }, key())
        : await platform.client.call(uplineTransfer, { amount: '100.00', proof }, key());
    expect(moved).toMatchObject({ ok: true });
    expect(await balances(platform)).toBe(before - 100_00);
  },
  async 'a contract waits'(platform) {
    expect(await offersFor(platform)).not.toEqual([]);
  },
  async 'has given red envelopes'({ client }) {
    const { list, totals } = valueOf(await client.call(redEnvelopeGivenList, { ...days, ...page }));
    expect(list.map(({ state }) => state)).toEqual(['waiting', 'opened', 'returned']);
    expect(totals?.waiting).toBe(valueOf(await client.call(walletBalance, undefined)).envelopes);
  },
  async 'has an upline'({ client }) {
    expect(valueOf(await client.call(memberInfo, undefined)).toUpline).toBe(true);
  },
  async 'trial account'(platform) {
    expect(await typeOf(platform)).toBe(4);
  },
  async 'first sign-in'({ signIn }) {
    expect(await signIn('newbie')).toMatchObject({ value: { firstTimeLogin: true } });
  },
  async 'has no money'(platform) {
    expect(await balances(platform)).toBe(0);
  },
  async 'has an expired password'({ signIn }) {
    expect(await signIn('expired')).toMatchObject({ value: { passwordExpired: true } });
  },
  async 'needs a second factor'({ signIn }) {
    expect(await signIn('faraway')).toMatchObject({ error: { code: 'second_factor_required' } });
  },
  async 'can withdraw at once'(platform) {
    expect(await withdraw(platform, '500.00')).toMatchObject({ ok: true });
  },
  async 'still has to wager before it can withdraw'(platform) {
    expect(await withdraw(platform, '500.00')).toMatchObject({ error: { code: 'turnover_missing' } });
  },
  async 'has a bonus that can be given up'(platform) {
    const [bonus] = await activeBonuses(platform);
    const { client } = platform;
    const id = bonus?.id ?? '';
    const seen = valueOf(await client.call(bonusCancelPreview, { id }));
    expect(await client.call(bonusCancel, { id, seen }, key())).toMatchObject({ ok: true });
    expect(await activeBonuses(platform)).toEqual([]);
  },
  async 'waits for a withdrawal to arrive'({ client }) {
    const [order] = valueOf(await client.call(withdrawOrders, page)).list;
    expect(order).toMatchObject({ status: 'sent' });
  },
  async 'assistant of an agent'({ client }) {
    const { assistant } = valueOf(await client.call(memberInfo, undefined));
    expect(assistant).toEqual({ of: 'พี่เอกชัย', rights: ['read', 'message'] });
  },
  async 'sees the team of that agent'({ client }) {
    const { list } = valueOf(await client.call(agentDownlines, { ...page, order: 'asc' }));
    expect(list.map(({ account }) => account)).toContain('somchai');
    expect(new Set(list.flatMap(({ actions }) => actions))).toEqual(new Set(['message']));
  },
  async 'can write to it'({ client }) {
    expect(await client.call(agentMessage, agentMessageDocs.example)).toMatchObject({ ok: true });
  },
  async 'cannot touch money'({ client }) {
    for (const operation of [walletBalance, withdrawOptions, agentStatement, agentTransfer, uplineTransfer] as const) {
      const answer = await client.call(operation, operationDocs[operation.id].example, key());
      expect(answer).toMatchObject({ error: { code: 'operation_not_allowed' } });
    }
  },
  async 'has excluded themselves from play'({ client }) {
    expect(valueOf(await client.call(playStatus, {})).rest).toMatchObject({ kind: 'exclusion' });
  },
};
const balances = async ({ client }: TestPlatform): Promise<number> =>
  satang(valueOf(await client.call(walletBalance, undefined)).sumBalance);

describe.each(accounts)('%s', (account) => {
  test.each(demoAccounts[account] as readonly Claim[])('%s', async (claim) => {
    await claims[claim](await signedIn(account), account);
  });
});

const ofAccounts = accounts.filter((account) => !notAtOnce.includes(account) && account !== 'assistant');

/** The reads behind the pages that a feature switches, as their documentation asks. */
const readsOf = (name: FeatureName): readonly OperationId[] =>
  (Object.keys(operations) as OperationId[]).filter(
    (id) => operations[id].effect === 'read' && operationDocs[id].features?.includes(name),
  );

test.each(ofAccounts)('%s: what the pages of its centres read is answered', async (account) => {
  const platform = await signedIn(account);
  const { client, sandbox } = platform;
  const isAgent = [1, 2, 41, 42].includes(await typeOf(platform));
  const rests = valueOf(await client.call(playStatus, {})).rest !== null;
  const toUpline = valueOf(await client.call(memberInfo, undefined)).toUpline;
  for (const [name, { inBreak }] of Object.entries<FeatureSwitch>(featureFlags) as [FeatureName, FeatureSwitch][]) {
    if ((name.startsWith('AGENT') && !isAgent) || (name === 'TRANSFERUP' && !toUpline)) continue;
    for (const id of readsOf(name)) {
      const answer = await client.call(operations[id], operationDocs[id].example);
      const code = answer.ok || answer.error.kind !== 'refused' ? null : answer.error.code;
      if (inBreak === 'closed' && rests) expect([id, code]).toEqual([id, 'play_suspended']);
      else
        expect([
          id,
          ['operation_not_allowed', 'play_suspended', 'not_agent', 'transfers_disabled'].includes(code ?? ''),
        ]).toEqual([id, false]);
    }
  }
  expect(sumOfAll(sandbox)).toBe(0);
});

test.each(ofAccounts)('%s: record, orders, turnover, bonuses, offers and points agree', async (account) => {
  const platform = await signedIn(account);
  const { client } = platform;
  const wallet = valueOf(await client.call(walletBalance, undefined));
  const statement = valueOf(await client.call(memberStatement, { ...days, language }));
  expect(wallet.sumBalance).toBe(statement.closing);

  const bets = [];
  for (let pageNo = 1, last = 1; pageNo <= last; pageNo += 1) {
    const answer = valueOf(await client.call(memberBets, { ...days, ...page, pageNo, language }));
    bets.push(...answer.list);
    last = answer.totalPages;
  }
  const total = (kind: string, side: 'in' | 'out') =>
    satang(statement.totals.find((each) => each.kind === kind)?.[side]);
  expect(bets.reduce((sum, { stake }) => sum + satang(stake), 0)).toBe(total('stake', 'out'));
  const open = bets.filter(({ settledAt }) => settledAt === null);
  expect(satang(wallet.inPlay)).toBe(open.reduce((sum, { stake }) => sum + satang(stake), 0));

  // Orders that still wait or have failed moved nothing. All others are in the record, and it has no deposit without one.
  const orders = valueOf(await client.call(depositOrders, page));
  expect(orders.totalPages).toBeLessThanOrEqual(1);
  const paid = orders.list.filter(({ status }) => status === 'paid');
  expect(paid.reduce((sum, { amount }) => sum + satang(amount), 0)).toBe(total('deposit', 'in'));
  const leaving = valueOf(await client.call(withdrawOrders, page)).list;
  expect(leaving.reduce((sum, { amount }) => sum + satang(amount), 0)).toBe(total('withdrawal', 'out') + 0);

  // Each requirement that the withdrawal names is one of the turnover, and a bonus where one stands behind it.
  const { requirements } = valueOf(await client.call(withdrawOptions, { language }));
  const turnovers = valueOf(await client.call(turnoverList, { ...page, status: 'open', language })).list;
  const bonuses = await activeBonuses(platform);
  const missing = (list: readonly { readonly reference: string; readonly missing: string }[]) =>
    list.map((each) => `${each.reference} ${each.missing}`).toSorted();
  expect(missing(requirements)).toEqual(missing(turnovers));
  expect(bonuses.map(({ requirementId }) => requirementId).toSorted()).toEqual(
    turnovers
      .filter(({ source }) => source !== 'deposit' && source !== 'transferIn')
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const { requirementId, required, done } of bonuses)
    expect(turnovers.find(({ id }) => id === requirementId)).toMatchObject({ required, done });

  const { availablePromoCount } = valueOf(await client.call(memberPublicState, undefined));
  const rewards = await client.call(rewardList, { tab: 'claimable', ...page, language });
  expect(availablePromoCount).toBe(rewards.ok ? rewards.value.counts.claimable : 0);
  if ([1, 2, 41, 42].includes(await typeOf(platform))) {
    const { list } = valueOf(await client.call(agentNotices, undefined));
    expect(list.filter(({ kind }) => kind === 'contractWaits')).toHaveLength((await offersFor(platform)).length);
  }

  const { points } = valueOf(await client.call(pointBalance, undefined));
  const [newest] = valueOf(await client.call(pointTransactions, { ...days, ...page, language })).list;
  expect(newest?.balance ?? 0).toBe(points);
});

test.each(Object.entries(demoStates))('the scenario %s: %s', async (scenario) => {
  const platform = createTestPlatform({ scenario: scenario as keyof typeof demoStates, now: () => testNow });
  const { client, sandbox, signIn } = platform;
  const rests = async (account: string) => {
    await signIn(account);
    return valueOf(await client.call(playStatus, {})).rest !== null;
  };
  const checks: Readonly<Record<keyof typeof demoStates, () => Promise<boolean>>> = {
    vendorBreak: async () => sandbox.settings.vendorsInMaintenance.length === 2,
    resting: async () => (await rests('demo')) && rests('nok'),
    async contracts() {
      await signIn('agent');
      return (await offersFor(platform)).length > 0;
    },
    agentTeam: async () => [...sandbox.store.entries('members')].length > 400,
    dividends: async () => [...sandbox.store.entries('contracts')].length === 4,
  };
  expect(await checks[scenario as keyof typeof demoStates]()).toBe(true);
});

test('the guide to the repository and that to the sandbox name every account', () => {
  for (const file of ['README.md', 'docs/sandbox.md'])
    for (const account of accounts) expect(readFileSync(file, 'utf8'), file).toContain(`\`${account}\``);
});
