import { describe, expect, test } from 'vitest';
import { agentDownline, agentDownlines, agentMessage, agentRatesSet, agentTransfer } from '#api/agentTeam.ts';
import { messageList } from '#api/messages.ts';
import type { InputOf } from '#api/operation.ts';
import { memberTransactions } from '#api/records.ts';
import { memberTransfers } from '#api/transfers.ts';
import { dayMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { type Fault, createFaultPlan } from '../faults.ts';
import { balanceOf, memberAccount, sumOfAll } from '../money/ledger.ts';
import { startRest } from '../play/protections.ts';
import { memberIdOf } from '../seed/members.ts';
import { bindMoneyOut } from '../seed/moneyOutMembers.ts';
import { playFor } from '../seed/playFor.ts';
import { proveMoney, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { iso, startOfThaiDay, thaiDate, thaiDay } from '../time.ts';

async function begin(account = 'agent', faults: readonly Fault[] = []): Promise<TestPlatform> {
  const platform = createTestPlatform({ scenario: 'transfers', faults: createFaultPlan(faults) });
  const { sandbox } = platform;
  changeSettings(sandbox, { flags: { ...sandbox.settings.flags, TRANSFERDOWN: true } });
  sandbox.store.transaction(() => {
    const member = sandbox.store.get('members', memberIdOf(account));
    if (member) bindMoneyOut(sandbox, member);
  });
  await platform.signIn(account);
  return platform;
}

const list = async ({ client }: TestPlatform, query: Partial<InputOf<typeof agentDownlines>> = {}) =>
  valueOf(await client.call(agentDownlines, { pageNo: 1, pageSize: 15, ...query }));
const accounts = async (...asked: Parameters<typeof list>) => (await list(...asked)).list.map(({ account }) => account);
const detail = async ({ client }: TestPlatform, account: string) =>
  valueOf(await client.call(agentDownline, { id: memberIdOf(account) }));
const rest = ({ sandbox }: TestPlatform, account: string) =>
  sandbox.store.transaction(() => void startRest(sandbox, memberIdOf(account), 'exclusion', '6m'));
const rateFor = (rates: Awaited<ReturnType<typeof detail>>['downline']['rates'], wanted: string) =>
  rates.find(({ gameType }) => gameType === wanted)?.rate;

describe('the team', () => {
  test('is listed level by level, with the way to each level', async () => {
    const platform = await begin();
    const top = await list(platform);
    expect(top.list.map(({ account, kind, level, team }) => [account, kind, level, team])).toEqual([
      ['demo', 'member', 1, 0],
      ['krit', 'member', 1, 0],
      ['malee', 'member', 1, 0],
      ['nok', 'agent', 1, 1],
      ['somchai', 'member', 1, 0],
    ]);
    expect(top).toMatchObject({ total: 5, totalPages: 1, path: [{ account: 'agent' }] });
    const below = await list(platform, { parent: memberIdOf('nok') });
    expect(below.path.map(({ account }) => account)).toEqual(['agent', 'nok']);
    expect(below.list).toMatchObject([{ account: 'ploy', level: 2, actions: ['transfer', 'message'] }]);
  });

  test('is searched at every level, in spite of typing mistakes and tones', async () => {
    const platform = await begin();
    expect(await accounts(platform, { q: 'พลอยประกาย' })).toEqual(['ploy']);
    expect(await accounts(platform, { q: 'พลอยปะกาย' })).toEqual(['ploy']);
    expect(await accounts(platform, { q: 'somchia' })).toEqual(['somchai']);
    // On the other keyboard layout.
    expect(await accounts(platform, { q: 'ืนา' })).toEqual(['nok']);
    expect(await accounts(platform, { q: 'ploy', parent: memberIdOf('nok') })).toEqual(['ploy']);
    expect(await accounts(platform, { q: 'malee', parent: memberIdOf('nok') })).toEqual([]);
  });

  test('is filtered and sorted, by pages', async () => {
    const platform = await begin();
    playFor(platform.sandbox, 'krit', [{ gameType: 'RNG', stakeSatang: 2_000 }]);
    playFor(platform.sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 5_000, winSatang: 9_000 }]);
    expect(await accounts(platform, { kind: 'agent' })).toEqual(['nok']);
    expect(await accounts(platform, { state: 'active' })).toEqual(['krit']);
    expect(await accounts(platform, { state: 'quiet', kind: 'agent' })).toEqual(['nok']);
    expect(await accounts(platform, { sort: 'stake', order: 'desc' })).toEqual([
      'nok',
      'krit',
      'demo',
      'malee',
      'somchai',
    ]);
    expect(await accounts(platform, { sort: 'profit', pageSize: 2 })).toEqual(['krit', 'demo']);
    expect(await accounts(platform, { sort: 'profit', pageSize: 2, pageNo: 3 })).toEqual(['nok']);
    await platform.signIn('malee');
    await platform.signIn('agent');
    expect(await accounts(platform, { state: 'online' })).toEqual(['malee']);
    platform.advance(6 * 60_000);
    expect(await accounts(platform, { state: 'online' })).toEqual([]);
    platform.advance(31 * dayMs);
    await platform.signIn('agent');
    expect(await accounts(platform, { state: 'active' })).toEqual([]);
  });

  test('lists the accounts of a level, of all levels, and of those who signed up in some days', async () => {
    const platform = await begin();
    expect(await list(platform, { level: 2 })).toMatchObject({ list: [{ account: 'ploy', level: 2 }], levels: 2 });
    expect(await accounts(platform, { level: 0 })).toEqual(['demo', 'krit', 'malee', 'nok', 'ploy', 'somchai']);
    expect(await list(platform, { level: 0, parent: memberIdOf('nok') })).toMatchObject({ total: 1, levels: 2 });
    expect(await accounts(platform, { level: 1, q: 'ploy' })).toEqual([]);
    expect(await accounts(platform, { level: 3 })).toEqual([]);
    const day = thaiDay(platform.sandbox.now());
    const { store } = platform.sandbox;
    store.transaction(() => {
      for (const [account, createdAt] of [
        ['ploy', startOfThaiDay(day)],
        ['krit', startOfThaiDay(day) - 1],
      ] as const) {
        const member = store.get('members', memberIdOf(account));
        if (member) store.put('members', member.id, { ...member, createdAt });
      }
    });
    const [today, yesterday] = [thaiDate(startOfThaiDay(day)), thaiDate(startOfThaiDay(day - 1))];
    const since = await accounts(platform, { level: 0, registeredFrom: today });
    expect(since).toEqual(['demo', 'malee', 'nok', 'ploy', 'somchai']);
    expect(await accounts(platform, { registeredFrom: yesterday, registeredTo: yesterday })).toEqual(['krit']);
    expect(await accounts(platform, { level: 0, registeredTo: yesterday })).toEqual(['krit']);
    for (const days of [
      { registeredFrom: today, registeredTo: yesterday },
      { registeredTo: '2026-02-30' },
      { lastBetFrom: today, lastBetTo: yesterday },
    ]) {
      const refused = await platform.client.call(agentDownlines, { ...days, pageNo: 1, pageSize: 15 });
      expect(refused).toMatchObject({ error: { code: 'invalid_input' } });
    }
  });

  test('lists those whose last bet was in some days, and nobody who has never bet', async () => {
    const platform = await begin();
    playFor(platform.sandbox, 'krit', [{ gameType: 'RNG', stakeSatang: 2_000 }]);
    platform.advance(dayMs);
    await platform.signIn('agent');
    playFor(platform.sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 2_000 }]);
    const today = thaiDate(platform.sandbox.now());
    const yesterday = thaiDate(platform.sandbox.now() - dayMs);
    expect(await accounts(platform, { level: 0, lastBetFrom: today })).toEqual(['ploy']);
    expect(await accounts(platform, { level: 0, lastBetFrom: yesterday })).toEqual(['krit', 'ploy']);
    expect(await accounts(platform, { level: 0, lastBetTo: yesterday })).not.toContain('ploy');
    expect(await accounts(platform, { level: 0, lastBetTo: yesterday })).not.toContain('nok');
  });

  test('has the figures of each branch, and nothing of how to reach a player or of their limits', async () => {
    const platform = await begin();
    playFor(platform.sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 5_000, winSatang: 9_000 }]);
    const { downline } = await detail(platform, 'nok');
    expect(downline).toMatchObject({ stake: '50.00', profit: '40.00', teamBalance: '13390.75', balance: '12750.00' });
    expect(Object.keys(downline).toSorted()).toEqual(
      [
        ...[
          'account',
          'actions',
          'balance',
          'contracts',
          'id',
          'kind',
          'lastBetAt',
          'lastLoginAt',
          'level',
          'nickname',
          'online',
        ],
        ...['note', 'paused', 'profit', 'rates', 'registeredAt', 'stake', 'tags', 'team', 'teamBalance', 'upline'],
      ].toSorted(),
    );
  });

  test('of others does not exist', async () => {
    const platform = await begin('nok');
    const unknown = await platform.client.call(agentDownline, { id: memberIdOf('nobody') });
    for (const account of ['malee', 'agent', 'nok', 'cashout']) {
      const answer = await platform.client.call(agentDownline, { id: memberIdOf(account) });
      expect(answer).toEqual(unknown);
      expect(answer).toMatchObject({ error: { code: 'downline_not_found' } });
    }
    const parent = memberIdOf('agent');
    expect(await platform.client.call(agentDownlines, { parent, pageNo: 1, pageSize: 15 })).toMatchObject({
      error: { code: 'downline_not_found' },
    });
  });
});

describe('a player who takes a break', () => {
  test('is the target of nothing, and nothing says why', async () => {
    const platform = await begin();
    rest(platform, 'malee');
    const { downline, transfer } = await detail(platform, 'malee');
    expect(downline.actions).toEqual([]);
    expect(transfer).toBeNull();
    const id = memberIdOf('malee');
    const proof = await proveMoney(platform);
    const answers = [
      await platform.client.call(agentTransfer, { id, amount: '100.00', proof }, { idempotencyKey: 'one' }),
      await platform.client.call(agentMessage, { id, content: 'สวัสดี' }),
      await platform.client.call(agentRatesSet, { id, rates: [{ gameType: 'RNG', rate: '0.10' }] }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ error: { code: 'operation_not_allowed', detail: {} } });
  });
});

describe('rates', () => {
  const set = ({ client }: TestPlatform, account: string, rate: string, gameType = 'RNG') =>
    client.call(agentRatesSet, { id: memberIdOf(account), rates: [{ gameType, rate }] });

  test('are raised at once, up to the own one', async () => {
    const platform = await begin();
    expect(await set(platform, 'nok', '0.80')).toMatchObject({ ok: true });
    expect(rateFor((await detail(platform, 'nok')).downline.rates, 'RNG')).toBe('0.80');
    expect(await set(platform, 'nok', '0.81')).toMatchObject({
      error: { code: 'rate_out_of_range', detail: { gameType: 'RNG', max: '0.80' } },
    });
    await platform.signIn('nok');
    const inbox = await platform.client.call(messageList, {
      folder: 'personal',
      pageNo: 1,
      pageSize: 5,
      language: 'EN',
    });
    expect(valueOf(inbox).list[0]).toMatchObject({ kind: 'agent', title: 'Your rates have changed' });
  });

  test('are lowered a day later, which is announced to all whose rates change', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    const from = iso(sandbox.now() + dayMs);
    const answer = valueOf(await set(platform, 'nok', '0.30'));
    expect(answer.pending).toEqual({ rates: [{ gameType: 'RNG', rate: '0.30' }], from });
    expect(rateFor(answer.rates, 'RNG')).toBe('0.70');
    for (const account of ['nok', 'ploy']) {
      const [message] = sandbox.store.get('memberMessages', memberIdOf(account))?.ids ?? [];
      expect(sandbox.store.get('messages', message ?? '')?.title.en).toBe('Your rates will change');
    }
    // What is announced can no longer be passed on.
    await platform.signIn('nok');
    expect(await set(platform, 'ploy', '0.40')).toMatchObject({ error: { detail: { max: '0.30' } } });
    platform.advance(dayMs);
    await platform.signIn('agent');
    const { downline, pendingRates } = await detail(platform, 'nok');
    expect(rateFor(downline.rates, 'RNG')).toBe('0.30');
    expect(rateFor(downline.rates, 'LIVE')).toBe('0.50');
    expect(pendingRates).toBeNull();
    expect(rateFor((await detail(platform, 'ploy')).downline.rates, 'RNG')).toBe('0.20');
  });

  test('that were announced are withdrawn by a raise, and put off by a lower one', async () => {
    const platform = await begin();
    valueOf(await set(platform, 'nok', '0.30'));
    platform.advance(dayMs / 4);
    const lower = valueOf(await set(platform, 'nok', '0.20'));
    expect(lower.pending?.from).toBe(iso(platform.sandbox.now() + dayMs));
    platform.advance(dayMs / 8);
    // The same once more changes nothing.
    expect(valueOf(await set(platform, 'nok', '0.20')).pending).toEqual(lower.pending);
    expect(valueOf(await set(platform, 'nok', '0.70')).pending).toBeNull();
  });

  test('cannot be lowered where the operator does not allow it', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    changeSettings(sandbox, { agents: { ...sandbox.settings.agents, canLowerRates: false } });
    expect(await set(platform, 'nok', '0.69')).toMatchObject({ error: { code: 'rate_out_of_range' } });
    expect(await set(platform, 'nok', '0.71')).toMatchObject({ ok: true });
  });

  test('of the downline’s downline are for the account between to set', async () => {
    expect(await set(await begin(), 'ploy', '0.10')).toMatchObject({ error: { code: 'operation_not_allowed' } });
  });
});

describe('a transfer to the downline', () => {
  const send = async (platform: TestPlatform, amount: string, proof?: string) =>
    platform.client.call(
      agentTransfer,
      { id: memberIdOf('ploy'), amount, proof: proof ?? (await proveMoney(platform)), remark: 'ทุน' },
      { idempotencyKey: proof ?? crypto.randomUUID() },
    );
  const balances = ({ sandbox }: TestPlatform) =>
    ['agent', 'ploy'].map((account) => balanceOf(sandbox, memberAccount(memberIdOf(account))));

  test('is made once, and stands in both records and both inboxes', async () => {
    const platform = await begin();
    const [from = 0, to = 0] = balances(platform);
    const proof = await proveMoney(platform);
    const made = valueOf(await send(platform, '500.00', proof));
    expect(valueOf(await send(platform, '500.00', proof))).toEqual(made);
    expect(balances(platform)).toEqual([from - 50_000, to + 50_000]);
    expect(sumOfAll(platform.sandbox)).toBe(0);
    const day = { from: '2026-11-21', to: '2026-11-21', pageNo: 1, pageSize: 1, language: 'EN' } as const;
    const page = { pageNo: 1, pageSize: 1 };
    const read = async () => ({
      record: valueOf(await platform.client.call(memberTransactions, day)).list[0],
      listed: valueOf(await platform.client.call(memberTransfers, page)).list[0],
      told: valueOf(await platform.client.call(messageList, { folder: 'personal', ...page, language: 'EN' })).list[0],
    });
    const { reference } = made;
    expect(await read()).toMatchObject({
      record: { reference, kind: 'transferOut', amount: '-500.00' },
      // Full, because it is of the own team.
      listed: { reference, direction: 'out', account: 'ploy' },
      told: { kind: 'transfer' },
    });
    await platform.signIn('ploy');
    expect(await read()).toMatchObject({
      record: { reference, kind: 'transferIn', amount: '500.00' },
      listed: { reference, direction: 'in', account: 'ag***t' },
      told: { kind: 'transfer' },
    });
  });

  test.each([
    ['99.99', 'amount_out_of_range'],
    ['20000.01', 'amount_out_of_range'],
  ])('of %s is refused: %s', async (amount, code) => {
    const platform = await begin();
    const before = balances(platform);
    expect(await send(platform, amount)).toMatchObject({ error: { code } });
    expect(balances(platform)).toEqual(before);
  });

  test('shares the limit of the day with transfers to the upline', async () => {
    const platform = await begin();
    const { transfers } = platform.sandbox.settings;
    changeSettings(platform.sandbox, { transfers: { ...transfers, dailySatang: 60_000 } });
    valueOf(await send(platform, '500.00'));
    expect(await send(platform, '100.01')).toMatchObject({ error: { code: 'transfer_daily' } });
    expect((await detail(platform, 'ploy')).transfer?.leftToday).toBe('100.00');
  });

  test('waits while the agent takes a break', async () => {
    const platform = await begin();
    rest(platform, 'agent');
    expect(await send(platform, '500.00')).toMatchObject({ error: { code: 'play_suspended' } });
  });
});

test('a message arrives in the inbox as it was written', async () => {
  const platform = await begin();
  valueOf(await platform.client.call(agentMessage, { id: memberIdOf('ploy'), content: ' <b>พรุ่งนี้</b> คุยกันนะ ' }));
  const empty = await platform.client.call(agentMessage, { id: memberIdOf('ploy'), content: '  ' });
  expect(empty).toMatchObject({ error: { code: 'content_length' } });
  await platform.signIn('ploy');
  const inbox = await platform.client.call(messageList, { folder: 'personal', pageNo: 1, pageSize: 5, language: 'EN' });
  expect(valueOf(inbox).list).toMatchObject([{ kind: 'agent', title: 'Message from your agent พี่เอกชัย' }]);
  const [id = ''] = platform.sandbox.store.get('memberMessages', memberIdOf('ploy'))?.ids ?? [];
  expect(platform.sandbox.store.get('messages', id)?.content.th).toBe('<p>&lt;b&gt;พรุ่งนี้&lt;/b&gt; คุยกันนะ</p>');
});
