import { describe, expect, test } from 'vitest';
import { type ContractKind, contractKinds } from '#api/agent.ts';
import {
  contractList,
  contractOffer,
  contractPreview,
  contractWithdraw,
  dailySalaryProcess,
  dividendProcess,
  hourlySalaryProcess,
  realTimeSalaryProcess,
} from '#api/agentContracts.ts';
import { agentDownlines } from '#api/agentTeam.ts';
import type { Result } from '#api/errors.ts';
import { memberTransactions } from '#api/records.ts';
import { salaryRecords } from '#api/salaries.ts';
import { dayMs } from '#text/durations.ts';
import { demoPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { balanceOf, memberAccount, sumOfAll } from '../money/ledger.ts';
import { startRest } from '../play/protections.ts';
import { dailyTier } from '../testing/errors/contractWays.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

const page = { pageNo: 1, pageSize: 100 };
const processOf = {
  dividend: dividendProcess,
  daily: dailySalaryProcess,
  hourly: hourlySalaryProcess,
  realTime: realTimeSalaryProcess,
} as const;

const begin = async (account: string) => signedIn(account, { scenario: 'contracts' });

const list = async ({ client }: TestPlatform, kind: ContractKind, side: 'upline' | 'downline') =>
  valueOf(await client.call(contractList, { kind, side, ...page }));
const codeOf = (result: Result<unknown>): string =>
  result.ok ? 'ok' : result.error.kind === 'refused' ? result.error.code : result.error.kind;

interface Given {
  readonly kind: ContractKind;
  readonly contractId: string;
  readonly action: 'ACCEPT' | 'REJECT' | 'TERMINATE';
  readonly seenEnds?: readonly string[];
  readonly password?: string;
}
const act = ({ client }: TestPlatform, { kind, contractId, action, seenEnds = [], password = demoPassword }: Given) =>
  client.call(processOf[kind], { contractId, action, seenEnds: [...seenEnds], password });

const offerTo = ({ client }: TestPlatform, to: string, rate = '0.10', kind: ContractKind = 'daily') =>
  client.call(contractOffer, { kind, to, period: kind === 'dividend' ? 'W' : null, tiers: [dailyTier(rate)] });

test('an agent without the right answers the own contract, and changes nothing for the downline', async () => {
  const platform = await begin('agent');
  const { client, sandbox } = platform;
  const { list: below } = await list(platform, 'daily', 'downline');
  const idOf = (state: string): string => below.find((each) => each.state === state)?.id ?? '';
  const rights = sandbox.settings.agents.rights.filter((right) => right !== 'contracts');
  changeSettings(sandbox, { agents: { ...sandbox.settings.agents, rights } });
  const refused = [
    await offerTo(platform, 'member-nok'),
    await client.call(contractPreview, {
      kind: 'daily',
      to: 'member-nok',
      tiers: JSON.stringify([dailyTier('0.10')]),
    }),
    await client.call(contractWithdraw, { contractId: idOf('offered') }),
    await act(platform, { kind: 'daily', contractId: idOf('accepted'), action: 'TERMINATE' }),
  ];
  expect(refused.map(codeOf)).toEqual(refused.map(() => 'operation_not_allowed'));
  expect((await list(platform, 'daily', 'downline')).list).toEqual(below);
  const { list: above } = await list(platform, 'daily', 'upline');
  const own = above.find(({ state }) => state === 'accepted')?.id ?? '';
  expect(codeOf(await client.call(contractPreview, { kind: 'daily', contractId: own }))).toBe('ok');
});

describe('the list', () => {
  test('has those that wait first, then those in force, with the own terms as the most that can be promised', async () => {
    const platform = await begin('agent');
    const below = await list(platform, 'daily', 'downline');
    expect(below.list.map(({ state }) => state)).toEqual([
      'offered',
      'accepted',
      'expired',
      'withdrawn',
      'rejected',
      'replaced',
    ]);
    expect(below.ceiling.map(({ rate, lossRate }) => [rate, lossRate])).toEqual([
      ['0.30', '0.40'],
      ['0.50', '0.60'],
    ]);
    expect(below.candidates).toEqual([{ id: 'member-nok', account: 'nok', nickname: 'นกน้อยนำโชค' }]);
    const above = await list(platform, 'dividend', 'upline');
    expect(above.list.map(({ state, side, with: other }) => [state, side, other])).toEqual([
      ['offered', 'upline', null],
      ['accepted', 'upline', null],
    ]);
    expect(above.ceilingPeriod).toBe('W');
  });

  test('shows the upline masked, and offers nothing to an agent who takes a break', async () => {
    const platform = await begin('nok');
    expect((await list(platform, 'daily', 'upline')).list[0]?.with).toEqual({
      id: '',
      account: 'ag***t',
      nickname: 'พี่เอกชัย',
    });
    platform.sandbox.store.transaction(() => startRest(platform.sandbox, 'member-nok', 'exclusion', '1y'));
    await platform.signIn('agent');
    expect((await list(platform, 'daily', 'downline')).candidates).toEqual([]);
    expect(codeOf(await offerTo(platform, 'member-nok'))).toBe('downline_not_found');
  });
});

describe('an offer', () => {
  test.each(contractKinds)('%s: is accepted, replaces what was agreed on, and both sides are told', async (kind) => {
    const platform = await begin('agent');
    for (const waiting of (await list(platform, kind, 'downline')).list.filter(({ state }) => state === 'offered')) {
      expect(codeOf(await platform.client.call(contractWithdraw, { contractId: waiting.id }))).toBe('ok');
    }
    const { ceiling, ceilingPeriod } = await list(platform, kind, 'downline');
    const period = typeof ceilingPeriod === 'string' ? ceilingPeriod : null;
    const offered = valueOf(
      await platform.client.call(contractOffer, { kind, to: 'member-nok', period, tiers: ceiling, note: 'ปรับเรต' }),
    );
    expect(offered).toMatchObject({ state: 'offered', side: 'downline', note: 'ปรับเรต', tiers: ceiling });
    await platform.signIn('nok');
    const before = (await list(platform, kind, 'upline')).list.find(({ state }) => state === 'accepted');
    const preview = valueOf(await platform.client.call(contractPreview, { kind, contractId: offered.id }));
    const accepted = valueOf(await act(platform, { kind, contractId: offered.id, action: 'ACCEPT' }));
    expect(accepted).toMatchObject({ state: 'accepted', from: preview.effectiveAt, until: null });
    const after = await list(platform, kind, 'upline');
    expect(after.list.filter(({ state }) => state === 'accepted').map(({ id }) => id)).toEqual([offered.id]);
    if (before) {
      expect(after.list.find(({ id }) => id === before.id)).toMatchObject({ state: 'replaced', until: accepted.from });
    }
    expect(after.ceiling).toEqual(ceiling);
    // Told: `nok` of the offer, `agent` of the answer.
    const told = Array.from(platform.sandbox.store.entries('messages'), ([, { memberId, link }]) => [
      memberId,
      link?.ref,
    ]);
    expect(told.filter(([, ref]) => ref === offered.id)).toEqual([
      ['member-nok', offered.id],
      ['member-agent', offered.id],
    ]);
  });

  test('a note has 140 letters at most, as a reader counts them', async () => {
    const platform = await begin('agent');
    const tiers = (await list(platform, 'hourly', 'downline')).ceiling;
    const letters = 'กี่'.repeat(140);
    const call = (note: string) =>
      platform.client.call(contractOffer, { kind: 'hourly', to: 'member-nok', period: null, tiers, note });
    await expect(call(`${letters}ก`)).rejects.toThrow('note');
    expect(codeOf(await call(letters))).toBe('ok');
  });

  test('expires after seven days, and can be answered until then', async () => {
    const platform = await begin('nok');
    const waiting = (await list(platform, 'daily', 'upline')).list[0];
    if (waiting?.state !== 'offered') throw new Error('nothing waits');
    platform.advance(Date.parse(waiting.expiresAt) - platform.sandbox.now() - 1);
    await platform.signIn('nok');
    expect((await list(platform, 'daily', 'upline')).list[0]?.state).toBe('offered');
    platform.advance(1);
    const expired = (await list(platform, 'daily', 'upline')).list.find(({ id }) => id === waiting.id);
    expect(expired).toMatchObject({ state: 'expired', answeredAt: waiting.expiresAt });
    expect(codeOf(await act(platform, { kind: 'daily', contractId: waiting.id, action: 'ACCEPT' }))).toBe(
      'contract_closed',
    );
  });

  test('is refused above the own terms, for another period, for tiers of another kind, and while one waits', async () => {
    const platform = await begin('agent');
    expect(await offerTo(platform, 'member-nok', '0.31')).toMatchObject({
      error: { code: 'rate_out_of_range', detail: { tier: 0, max: '0.30' } },
    });
    expect(codeOf(await offerTo(platform, 'member-nok', '0.30', 'hourly'))).toBe('invalid_input');
    const { ceiling } = await list(platform, 'dividend', 'downline');
    const monthly = { kind: 'dividend', to: 'member-nok', period: 'M', tiers: ceiling } as const;
    expect(await platform.client.call(contractOffer, monthly)).toMatchObject({
      error: { code: 'invalid_input', detail: { field: 'period' } },
    });
    // On days on which the team has won, the own rate is lower.
    expect(await offerTo(platform, 'member-nok', '0.21')).toMatchObject({ error: { detail: { max: '0.20' } } });
    expect(codeOf(await offerTo(platform, 'member-nok', '0.20'))).toBe('contract_waiting');
    await platform.signIn('nok');
    expect(codeOf(await offerTo(platform, 'member-ploy'))).toBe('downline_not_found');
  });
});

describe('an offer with a day', () => {
  // The scenario's now is Saturday, 21 November 2026.
  const terms = { kind: 'dividend', to: 'member-nok', period: 'W' } as const;
  /** The contracts with `nok` as the list of the team counts them, and in which of its states `nok` is found. */
  const withNok = async ({ client }: TestPlatform) => {
    const found = async (state: 'contractInForce' | 'contractToCome') =>
      valueOf(await client.call(agentDownlines, { state, ...page })).list.map(({ account }) => account);
    const [nok] = valueOf(await client.call(agentDownlines, { q: 'nok', ...page })).list;
    expect(await found('contractInForce')).toEqual(nok?.contracts.inForce === 0 ? [] : ['nok']);
    expect(await found('contractToCome')).toEqual(nok?.contracts.begins.length === 0 ? [] : ['nok']);
    return nok?.contracts;
  };
  const ceilingOf = async (platform: TestPlatform) => (await list(platform, 'dividend', 'downline')).ceiling;

  test.each([
    ['yesterday', '2026-11-20'],
    ['a day on which no week begins', '2026-11-24'],
    ['more than 60 days ahead', '2027-01-25'],
    ['a day that does not exist', '2026-11-31'],
  ])('%s is refused', async (_name, from) => {
    const platform = await begin('agent');
    const tiers = await ceilingOf(platform);
    const expected = { error: { code: 'invalid_input', detail: { field: 'from' } } };
    expect(await platform.client.call(contractOffer, { ...terms, tiers, from })).toMatchObject(expected);
    const asked = { ...terms, tiers: JSON.stringify(tiers), from };
    expect(await platform.client.call(contractPreview, asked)).toMatchObject(expected);
  });

  test('begins then, the former one counts until then, and once ended before, that one goes on', async () => {
    const platform = await begin('agent');
    const { ceiling: tiers, starts } = await list(platform, 'dividend', 'downline');
    expect(starts.slice(0, 2)).toEqual(['2026-11-23', '2026-11-30']);
    const from = '2026-12-07';
    const begins = new Date(`${from}T00:00:00+07:00`).toISOString();
    const asked = { ...terms, tiers: JSON.stringify(tiers), from };
    expect(valueOf(await platform.client.call(contractPreview, asked))).toMatchObject({ effectiveAt: begins });
    const beforeIt = await withNok(platform);
    expect(beforeIt).toMatchObject({ inForce: 3, begins: [] });
    const { id } = valueOf(await platform.client.call(contractOffer, { ...terms, tiers, from }));
    await platform.signIn('nok');
    const former = (await list(platform, 'dividend', 'upline')).list.find(({ state }) => state === 'accepted');
    const answer = { kind: 'dividend', contractId: id } as const;
    valueOf(await act(platform, { ...answer, action: 'ACCEPT' }));
    const both = (await list(platform, 'dividend', 'upline')).list;
    expect(both.find((each) => each.id === id)).toMatchObject({ state: 'accepted', from: begins, until: null });
    expect(both.find((each) => each.id === former?.id)).toMatchObject({ state: 'replaced', until: begins });
    // The lower of both is what `nok` could promise until then.
    const own = await list(platform, 'dividend', 'downline');
    expect([own.ceiling, own.before]).toEqual([
      tiers,
      { tiers: former?.tiers, until: begins, deducts: [], carryOver: 'none' },
    ]);
    const { store } = platform.sandbox;
    const ploy = store.get('members', 'member-ploy');
    if (ploy) store.transaction(() => store.put('members', ploy.id, { ...ploy, type: 41 }));
    const passedOn = { ...asked, to: 'member-ploy' };
    expect([
      codeOf(await platform.client.call(contractPreview, { ...passedOn, from: '2026-11-30' })),
      codeOf(await platform.client.call(contractPreview, passedOn)),
    ]).toEqual(['rate_out_of_range', 'ok']);
    await platform.signIn('agent');
    // The former one is in force until then, and the new one is not yet.
    expect(await withNok(platform)).toEqual({ ...beforeIt, begins: [begins] });
    await platform.signIn('nok');
    valueOf(await act(platform, { ...answer, action: 'TERMINATE' }));
    const after = (await list(platform, 'dividend', 'upline')).list;
    expect(after.find((each) => each.id === id)).toMatchObject({ state: 'terminated', until: begins });
    expect(after.find((each) => each.id === former?.id)).toEqual(former);
  });

  test('is in force from then on only, where nothing was before', async () => {
    const platform = await begin('agent');
    const { ceiling: tiers } = await list(platform, 'hourly', 'downline');
    const offer = { kind: 'hourly', to: 'member-nok', period: null, tiers, from: '2026-11-24' } as const;
    const { id } = valueOf(await platform.client.call(contractOffer, offer));
    await platform.signIn('nok');
    valueOf(await act(platform, { kind: 'hourly', contractId: id, action: 'ACCEPT' }));
    await platform.signIn('agent');
    expect(await withNok(platform)).toMatchObject({ inForce: 3, begins: ['2026-11-23T17:00:00.000Z'] });
    platform.advance(Date.parse('2026-11-24T00:00:00+07:00') - platform.sandbox.now());
    await platform.signIn('agent');
    expect(await withNok(platform)).toMatchObject({ inForce: 4, begins: [] });
  });

  test('begins with the next period when it is accepted after its day', async () => {
    const platform = await begin('agent');
    const tiers = await ceilingOf(platform);
    const { id } = valueOf(await platform.client.call(contractOffer, { ...terms, tiers, from: '2026-11-23' }));
    platform.advance(4 * dayMs);
    await platform.signIn('nok');
    const accepted = valueOf(await act(platform, { kind: 'dividend', contractId: id, action: 'ACCEPT' }));
    expect(accepted.from).toBe(new Date('2026-11-30T00:00:00+07:00').toISOString());
  });

  test('what it ends further down ends with its day, and goes on if it never begins', async () => {
    const platform = await begin('agent');
    const { sandbox } = platform;
    const [offer] = (await list(platform, 'dividend', 'upline')).list;
    const contractId = offer?.id ?? '';
    const row = sandbox.store.get('contracts', contractId);
    const from = Date.parse('2026-12-07T00:00:00+07:00');
    if (row) sandbox.store.transaction(() => sandbox.store.put('contracts', contractId, { ...row, from }));
    const { ends } = valueOf(await platform.client.call(contractPreview, { kind: 'dividend', contractId }));
    const seenEnds = ends.map(({ id }) => id);
    const before = sandbox.store.get('contracts', seenEnds[0] ?? '');
    valueOf(await act(platform, { kind: 'dividend', contractId, action: 'ACCEPT', seenEnds }));
    expect(sandbox.store.get('contracts', seenEnds[0] ?? '')).toMatchObject({ state: 'terminated', until: from });
    // What is in force until then has to cover an offer, and what begins then.
    const call = (rate: string, day?: string) =>
      platform.client.call(contractPreview, {
        ...{ ...terms, tiers: JSON.stringify([{ ...dailyTier(rate), dailyBet: null, activeMembers: null }]) },
        ...(day !== undefined && { from: day }),
      });
    expect((await Promise.all([call('5.00'), call('5.01'), call('5.01', '2026-12-07')])).map(codeOf)).toEqual([
      'ok',
      'rate_out_of_range',
      'rate_out_of_range',
    ]);
    valueOf(await act(platform, { kind: 'dividend', contractId, action: 'TERMINATE' }));
    expect(sandbox.store.get('contracts', seenEnds[0] ?? '')).toEqual(before);
    const told = Array.from(sandbox.store.entries('messages'), ([, { memberId, title }]) => [memberId, title.en]);
    expect(told).toContainEqual(['member-nok', 'The dividend with ag***t goes on']);
  });
});

describe('an answer', () => {
  test('of two that accept at once, one does', async () => {
    const platform = await begin('nok');
    const contractId = (await list(platform, 'daily', 'upline')).list[0]?.id ?? '';
    const both = await Promise.all([1, 2].map(() => act(platform, { kind: 'daily', contractId, action: 'ACCEPT' })));
    expect(both.map(codeOf).toSorted()).toEqual(['contract_closed', 'ok']);
    const states = (await list(platform, 'daily', 'upline')).list.map(({ state }) => state);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(1);
  });

  test('that is lower ends exactly the contracts that the preview names, in one transaction', async () => {
    const platform = await begin('agent');
    const offer = (await list(platform, 'dividend', 'upline')).list[0];
    const contractId = offer?.id ?? '';
    const { ends, effectiveAt } = valueOf(
      await platform.client.call(contractPreview, { kind: 'dividend', contractId }),
    );
    expect(ends).toEqual([
      {
        id: expect.any(String) as string,
        account: 'nok',
        nickname: 'นกน้อยนำโชค',
        rate: '8.00',
        mostRate: '5.00',
        reason: 'rate',
      },
    ]);
    const other = (await list(platform, 'daily', 'downline')).list[1]?.id ?? '';
    const before = JSON.stringify([...platform.sandbox.store.entries('contracts')]);
    for (const seenEnds of [[], [other], [...ends.map(({ id }) => id), other]]) {
      expect(codeOf(await act(platform, { kind: 'dividend', contractId, action: 'ACCEPT', seenEnds }))).toBe(
        'contract_changed',
      );
    }
    expect(JSON.stringify([...platform.sandbox.store.entries('contracts')])).toBe(before);
    const seenEnds = ends.map(({ id }) => id);
    expect(codeOf(await act(platform, { kind: 'dividend', contractId, action: 'ACCEPT', seenEnds }))).toBe('ok');
    const changed = Array.from(platform.sandbox.store.entries('contracts'), ([, row]) => row).filter(
      (row) => !before.includes(JSON.stringify(row)),
    );
    expect(changed.map(({ id, state }) => [id, state]).toSorted()).toEqual(
      [
        [contractId, 'accepted'],
        [seenEnds[0], 'terminated'],
        [(await list(platform, 'dividend', 'upline')).list.find(({ state }) => state === 'replaced')?.id, 'replaced'],
      ].toSorted(),
    );
    await platform.signIn('nok');
    expect((await list(platform, 'dividend', 'upline')).list.find(({ id }) => id === seenEnds[0])).toMatchObject({
      state: 'terminated',
      until: effectiveAt,
    });
  });

  test('asks for the password, and pauses after wrong ones', async () => {
    const platform = await begin('nok');
    const contractId = (await list(platform, 'daily', 'upline')).list[0]?.id ?? '';
    const wrong = { kind: 'daily', contractId, action: 'ACCEPT', password: 'wrong' } as const;
    const codes: string[] = [];
    for (let tries = 0; tries < 4; tries += 1) codes.push(codeOf(await act(platform, wrong)));
    expect(codes).toEqual([...Array.from({ length: 3 }, () => 'password_incorrect'), 'too_many_tries']);
    expect((await list(platform, 'daily', 'upline')).list[0]?.state).toBe('offered');
  });

  test('rejecting changes nothing else', async () => {
    const platform = await begin('agent');
    const [offer, own] = (await list(platform, 'dividend', 'upline')).list;
    valueOf(await act(platform, { kind: 'dividend', contractId: offer?.id ?? '', action: 'REJECT' }));
    const after = await list(platform, 'dividend', 'upline');
    expect(after.list.map(({ id, state }) => [id, state])).toEqual([
      [own?.id, 'accepted'],
      [offer?.id, 'rejected'],
    ]);
  });
});

describe('a termination', () => {
  test.each(contractKinds)(
    '%s: takes effect at the end of the running period, and ends what stands below',
    async (kind) => {
      const platform = await begin('agent');
      const own = (await list(platform, kind, 'upline')).list.find(({ state }) => state === 'accepted');
      const contractId = own?.id ?? '';
      const { ends, effectiveAt } = valueOf(await platform.client.call(contractPreview, { kind, contractId }));
      expect(ends.map(({ account, reason }) => [account, reason])).toEqual(kind === 'hourly' ? [] : [['nok', 'above']]);
      const seenEnds = ends.map(({ id }) => id);
      const done = valueOf(await act(platform, { kind, contractId, action: 'TERMINATE', seenEnds }));
      expect(done).toMatchObject({ state: 'terminated', until: effectiveAt });
      expect(Date.parse(effectiveAt)).toBeGreaterThanOrEqual(platform.sandbox.now());
      const below = await list(platform, kind, 'downline');
      // An offer that nothing covers any more is withdrawn.
      expect(below.list.filter(({ state }) => state === 'accepted' || state === 'offered')).toEqual([]);
      expect(below.ceiling).toEqual([]);
      expect(codeOf(await act(platform, { kind, contractId, action: 'TERMINATE' }))).toBe('contract_closed');
    },
  );
});

describe('the records', () => {
  const days = { from: '2026-11-15', to: '2026-11-21' };
  const records = async ({ client }: TestPlatform, kind: ContractKind) =>
    valueOf(await client.call(salaryRecords, { kind, ...days, ...page }));

  test('a day has all figures of its kind, what was promised and passed on, and the difference in the records of money', async () => {
    const platform = await begin('agent');
    const daily = await records(platform, 'daily');
    expect(daily.list.map(({ state }) => state)).toEqual([
      'counted',
      ...Array.from({ length: 6 }, () => expect.stringMatching(/paid|none/) as string),
    ]);
    const paid = daily.list.find(({ state }) => state === 'paid');
    expect(paid).toMatchObject({ periodValidBet: null, hourlyBet: null, singleBet: null });
    expect([paid?.dailyBet, paid?.periodProfit, paid?.rate].every((figure) => figure !== null)).toBe(true);
    expect(Number(paid?.amount)).toBeCloseTo(Number(paid?.promised) - Number(paid?.passedOn), 2);
    const money = valueOf(
      await platform.client.call(memberTransactions, { ...days, kinds: 'salary', ...page, language: 'EN' }),
    );
    expect(money.list.find(({ reference }) => reference === paid?.reference)?.amount).toBe(paid?.amount);
    expect(daily.paid).toBe(
      daily.list.reduce((sum, { amount, state }) => sum + (state === 'paid' ? Number(amount) : 0), 0).toFixed(2),
    );
    expect(sumOfAll(platform.sandbox)).toBe(0);
  });

  test.each<[ContractKind, readonly string[]]>([
    ['dividend', ['periodValidBet', 'periodProfit', 'activeMembers']],
    ['daily', ['periodProfit', 'activeMembers', 'dailyBet']],
    ['hourly', ['hourlyBet']],
    ['realTime', ['periodValidBet', 'singleBet']],
  ])('%s counts %j', async (kind, names) => {
    const [first] = (await records(await begin('agent'), kind)).list;
    const figures = ['periodValidBet', 'periodProfit', 'activeMembers', 'dailyBet', 'hourlyBet', 'singleBet'] as const;
    expect(figures.filter((name) => first?.[name] !== null)).toEqual(names);
  });

  test('a day waits until three hours after midnight', async () => {
    const platform = await begin('agent');
    const balance = () => balanceOf(platform.sandbox, memberAccount('member-agent'));
    // Noon, so that midnight is twelve hours away.
    platform.advance(dayMs / 2 + 1);
    await platform.signIn('agent');
    const [running, waiting] = (await records(platform, 'daily')).list;
    expect(running).toMatchObject({ state: 'waiting', paidAt: null });
    expect(waiting?.state).not.toBe('waiting');
    const before = balance();
    platform.advance(3 * 60 * 60_000);
    await platform.signIn('agent');
    const [paid] = (await records(platform, 'daily')).list;
    expect(paid).toMatchObject({ reference: running?.reference, amount: running?.amount });
    expect(balance() - before).toBe(Math.round(Number(paid?.amount) * 100));
  });
});

describe('who may', () => {
  const calls = (contractId: string, of: ContractKind = 'daily') =>
    ({
      contractList: [contractList, { kind: of, side: 'upline', ...page }],
      contractPreview: [contractPreview, { kind: of, contractId }],
      contractOffer: [contractOffer, { kind: of, to: 'member-nok', period: null, tiers: [dailyTier('0.10')] }],
      contractWithdraw: [contractWithdraw, { contractId }],
      processed: [processOf[of], { contractId, action: 'REJECT', seenEnds: [], password: demoPassword }],
      terminated: [processOf[of], { contractId, action: 'TERMINATE', seenEnds: [], password: demoPassword }],
      salaryRecords: [salaryRecords, { kind: of, from: '2026-11-21', to: '2026-11-21', ...page }],
    }) as const;
  type Name = keyof ReturnType<typeof calls>;
  const all = <Code extends string>(code: Code): Record<Name, Code> =>
    Object.fromEntries(Object.keys(calls('')).map((name) => [name, code])) as Record<Name, Code>;

  /** What each gets that asks for the offer which waits for `nok`. */
  const table: Readonly<Record<string, Record<Name, string>>> = {
    // Above: their own offer.
    agent: {
      ...all('ok'),
      contractOffer: 'contract_waiting',
      processed: 'operation_not_allowed',
      terminated: 'contract_closed',
    },
    // The one that it is for.
    nok: {
      ...all('ok'),
      contractOffer: 'downline_not_found',
      contractWithdraw: 'operation_not_allowed',
      terminated: 'contract_closed',
    },
  };

  test.each(Object.entries(table))('%s', async (account, expected) => {
    for (const [name, code] of Object.entries(expected) as [Name, string][]) {
      const platform = await begin('agent');
      const contractId = (await list(platform, 'daily', 'downline')).list[0]?.id ?? '';
      await platform.signIn(account);
      const [operation, input] = calls(contractId)[name];
      expect([name, codeOf(await platform.client.call(operation, input as never))]).toEqual([name, code]);
    }
  });

  test.each(contractKinds)('%s: all calls are closed while the operator has it switched off', async (kind) => {
    const platform = await begin('agent');
    const contractId = (await list(platform, kind, 'upline')).list[0]?.id ?? '';
    changeSettings(platform.sandbox, {
      agreements: { dailySalary: false, dividend: false, hourlySalary: false, realTimeSalary: false },
    });
    for (const [operation, input] of Object.values(calls(contractId, kind))) {
      expect(codeOf(await platform.client.call(operation, input as never))).toBe('operation_not_allowed');
    }
  });

  test('a contract answers to the call of its own kind only', async () => {
    const platform = await begin('nok');
    const contractId = (await list(platform, 'daily', 'upline')).list[0]?.id ?? '';
    for (const kind of contractKinds) {
      const code = codeOf(await act(platform, { kind, contractId, action: 'REJECT', password: 'wrong' }));
      expect(code).toBe(kind === 'daily' ? 'password_incorrect' : 'record_not_found');
    }
  });
});
