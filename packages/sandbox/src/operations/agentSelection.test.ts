import { describe, expect, test } from 'vitest';
import { redEnvelopeGivenList } from '#api/agentEnvelopes.ts';
import {
  agentEnvelopeMany,
  agentEnvelopeTotal,
  agentMessageMany,
  agentRatesMany,
  agentSelection,
  selectionMinutes,
} from '#api/agentSelection.ts';
import { agentDownline, agentDownlines, mostSelected } from '#api/agentTeam.ts';
import { messageList } from '#api/messages.ts';
import type { InputOf } from '#api/operation.ts';
import { minuteMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { balanceOf, envelopesAccount, memberAccount, sumOfAll } from '../money/ledger.ts';
import { pauseAccount } from '../play/pauses.ts';
import { startRest } from '../play/protections.ts';
import { memberIdOf } from '../seed/members.ts';
import { proveMoney, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

const [agent, nok, ploy, malee] = ['agent', 'nok', 'ploy', 'malee'].map(memberIdOf) as [string, string, string, string];
const page = { pageNo: 1, pageSize: 100 };
const begin = async () => signedIn('agent', { scenario: 'transfers' });

const select = async ({ client }: TestPlatform, input: InputOf<typeof agentSelection> = { ids: [nok, ploy, malee] }) =>
  valueOf(await client.call(agentSelection, input));
const write = async (
  { client }: TestPlatform,
  selectionId: string,
  change: Partial<InputOf<typeof agentMessageMany>> = {},
) => client.call(agentMessageMany, { selectionId, requestId: 'one', content: 'คืนนี้มีแข่ง', ...change });
const give = async (
  platform: TestPlatform,
  selectionId: string,
  { key = crypto.randomUUID(), ...change }: Partial<InputOf<typeof agentEnvelopeMany>> & { readonly key?: string } = {},
) => {
  const proof = change.proof ?? (await proveMoney(platform));
  const input = { selectionId, amount: '150.05', days: 3, message: 'โชคดี', ...change, proof } as const;
  return platform.client.call(agentEnvelopeMany, input, { idempotencyKey: key });
};
const rest = ({ sandbox }: TestPlatform, id: string) =>
  sandbox.store.transaction(() => void startRest(sandbox, id, 'exclusion', '6m'));
/** Moves an account to the top of another tree. */
const leave = ({ sandbox }: TestPlatform, id: string) =>
  sandbox.store.transaction(() => {
    const member = sandbox.store.get('members', id);
    if (member) sandbox.store.put('members', id, { ...member, uplineId: null });
  });
const outcomesOf = (list: readonly { readonly account: string; readonly outcome: unknown }[]) =>
  Object.fromEntries(list.map(({ account, outcome }) => [account, outcome]));
const messagesOf = ({ sandbox }: TestPlatform, id: string) => sandbox.store.get('memberMessages', id)?.ids.length ?? 0;
/** What the agent has, and what waits in the envelopes. */
const balances = ({ sandbox }: TestPlatform) =>
  [memberAccount(agent), envelopesAccount(agent)].map((each) => balanceOf(sandbox, each));

describe('a selection', () => {
  test('has the accounts of the ids, each once, in the order of their names', async () => {
    const platform = await begin();
    const { id, ...made } = await select(platform, { ids: [ploy, nok, ploy] });
    expect(made).toMatchObject({ count: 2, until: '2026-11-21T05:15:00.000Z', ids: [nok, ploy], wagerTimes: 1 });
    expect(made.transfer).toMatchObject({ factors: ['password'], blocked: null });
    expect((await select(platform)).id).not.toBe(id);
  });

  test('has all that a filter finds, not a page of it', async () => {
    const platform = await signedIn('agent', { scenario: 'agentTeam' });
    const filter = { state: 'quiet', level: 0 } as const;
    const listed = valueOf(await platform.client.call(agentDownlines, { ...filter, pageNo: 1, pageSize: 1000 }));
    const { count, ids } = await select(platform, { filter });
    expect(listed.total).toBeGreaterThan(15);
    expect(count).toBe(listed.total);
    expect(ids.toSorted()).toEqual(listed.list.map(({ id }) => id).toSorted());
  });

  test('refuses accounts of other teams, wholly, and more than one can have', async () => {
    const { client } = await begin();
    for (const other of [agent, memberIdOf('cashout'), 'nobody']) {
      expect(await client.call(agentSelection, { ids: [nok, other] })).toMatchObject({
        error: { code: 'downline_not_found' },
      });
    }
    const many = Array.from({ length: mostSelected + 1 }, () => nok);
    await expect(client.call(agentSelection, { ids: many })).rejects.toThrow('Invalid length');
  });

  test('stands for the same accounts, whoever joins, leaves or changes meanwhile', async () => {
    const platform = await begin();
    const { client, sandbox } = platform;
    const before = valueOf(await client.call(agentDownlines, page));
    const { id, count } = await select(platform, { filter: {} });
    expect(count).toBe(before.total);
    leave(platform, malee);
    sandbox.store.transaction(() => {
      const like = sandbox.store.get('members', nok);
      if (like) sandbox.store.put('members', 'new', { ...like, id: 'new', account: 'newcomer', uplineId: agent });
    });
    const { list } = valueOf(await write(platform, id));
    expect(list.map(({ account }) => account).toSorted()).toEqual(before.list.map(({ account }) => account).toSorted());
    expect(outcomesOf(list)).toMatchObject({ malee: 'downline_not_found', nok: 'done' });
    expect(messagesOf(platform, 'new')).toBe(0);
    // The file has exactly these, as far as they are in the team.
    const listed = valueOf(await client.call(agentDownlines, { selectionId: id, ...page }));
    expect(listed.list.map((each) => each.id)).toEqual(
      list.filter((each) => each.outcome === 'done').map((each) => each.id),
    );
    expect(listed.totals).toBeUndefined();
  });

  test('expires after 15 minutes', async () => {
    const platform = await begin();
    const { client, advance } = platform;
    const { id } = await select(platform);
    advance(selectionMinutes * minuteMs - 1);
    expect(valueOf(await write(platform, id)).list).toHaveLength(3);
    advance(1);
    const expired = { error: { code: 'selection_expired' } };
    expect(await write(platform, id, { requestId: 'two' })).toMatchObject(expired);
    expect(await client.call(agentRatesMany, { selectionId: id, requestId: 'one', rates: [] })).toMatchObject(expired);
    expect(await give(platform, id)).toMatchObject(expired);
    expect(await client.call(agentDownlines, { selectionId: id, ...page })).toMatchObject(expired);
    // What was done before is answered as it was.
    expect(valueOf(await write(platform, id)).list).toHaveLength(3);
    expect(messagesOf(platform, nok)).toBe(1);
  });
});

describe('a message to many', () => {
  test('reaches each, but no player who takes a break, of whom nothing is said', async () => {
    const platform = await begin();
    rest(platform, ploy);
    const before = messagesOf(platform, ploy);
    const { id } = await select(platform);
    const { list } = valueOf(await write(platform, id));
    expect(outcomesOf(list)).toEqual({ nok: 'done', malee: 'done', ploy: 'operation_not_allowed' });
    expect(messagesOf(platform, ploy)).toBe(before);
    await platform.signIn('malee');
    const inbox = valueOf(
      await platform.client.call(messageList, { folder: 'personal', pageNo: 1, pageSize: 10, language: 'EN' }),
    );
    expect(inbox.list).toMatchObject([{ kind: 'agent', title: 'Message from your agent พี่เอกชัย' }]);
  });

  test('is sent once for each request id, and refuses another text under the same', async () => {
    const platform = await begin();
    const { id } = await select(platform);
    const first = valueOf(await write(platform, id));
    expect(valueOf(await write(platform, id))).toEqual(first);
    expect(messagesOf(platform, nok)).toBe(1);
    expect(await write(platform, id, { content: 'อื่น' })).toMatchObject({ error: { code: 'invalid_input' } });
    valueOf(await write(platform, id, { requestId: 'two' }));
    expect(messagesOf(platform, nok)).toBe(2);
    expect(await write(platform, id, { requestId: 'three', content: '  ' })).toMatchObject({
      error: { code: 'content_length' },
    });
  });
});

describe('rates of many', () => {
  const rates = [{ gameType: 'RNG', rate: '0.75' }] as const;
  const rateOf = async ({ client }: TestPlatform, id: string) =>
    valueOf(await client.call(agentDownline, { id })).downline.rates.find(({ gameType }) => gameType === 'RNG')?.rate;

  test('are set for each direct downline, once', async () => {
    const platform = await begin();
    const { client } = platform;
    const { id } = await select(platform);
    const set = async () => client.call(agentRatesMany, { selectionId: id, requestId: 'one', rates: [...rates] });
    const first = valueOf(await set());
    expect(outcomesOf(first.list)).toEqual({ nok: 'done', malee: 'done', ploy: 'operation_not_allowed' });
    expect(await rateOf(platform, malee)).toBe('0.75');
    const told = messagesOf(platform, malee);
    expect(valueOf(await set())).toEqual(first);
    expect(messagesOf(platform, malee)).toBe(told);
  });

  test('are refused as a whole above the own, and one by one where they cannot be lowered', async () => {
    const platform = await begin();
    const { client, sandbox } = platform;
    const { id } = await select(platform);
    const set = async (rate: string) =>
      client.call(agentRatesMany, { selectionId: id, requestId: rate, rates: [{ gameType: 'RNG', rate }] });
    expect(await set('0.81')).toMatchObject({ error: { code: 'rate_out_of_range' } });
    valueOf(await client.call(agentRatesMany, { selectionId: id, requestId: 'up', rates: [...rates] }));
    changeSettings(sandbox, { agents: { ...sandbox.settings.agents, canLowerRates: false } });
    const { list } = valueOf(await set('0.70'));
    expect(outcomesOf(list)).toMatchObject({ nok: 'rate_out_of_range', malee: 'rate_out_of_range' });
    expect(list.find(({ account }) => account === 'malee')?.rate).toEqual({ gameType: 'RNG', rate: '0.75' });
    expect(await rateOf(platform, malee)).toBe('0.75');
  });
});

describe('red envelopes to many', () => {
  const given = async ({ client }: TestPlatform) => valueOf(await client.call(redEnvelopeGivenList, page)).list;

  test('leave the agent together, to the satang, with one proof and one message', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    const [from = 0, held = 0] = balances(platform);
    const told = messagesOf(platform, agent);
    const { id } = await select(platform);
    const input = { key: 'one', proof: await proveMoney(platform) };
    const made = valueOf(await give(platform, id, input));
    expect(made).toMatchObject({
      ...{ amount: '150.05', total: '450.15', endsAt: '2026-11-24T05:00:00.000Z' },
      ...{ balance: ((from - 45_015) / 100).toFixed(2), held: ((held + 45_015) / 100).toFixed(2) },
    });
    expect(balances(platform)).toEqual([from - 45_015, held + 45_015]);
    expect(sumOfAll(sandbox)).toBe(0);
    expect(outcomesOf(made.list)).toEqual({ nok: 'done', malee: 'done', ploy: 'done' });
    const references = made.list.map(({ reference }) => reference);
    expect((await given(platform)).map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    expect(messagesOf(platform, agent)).toBe(told + 1);
    // Repeated under its key, nothing moves, also after the selection has expired.
    platform.advance(selectionMinutes * minuteMs);
    expect(valueOf(await give(platform, id, input))).toEqual(made);
    expect(balances(platform)).toEqual([from - 45_015, held + 45_015]);
  });

  test('are named as a whole before, and the most of each is what all can have', async () => {
    const platform = await begin();
    const { client, sandbox } = platform;
    changeSettings(sandbox, { transfers: { ...sandbox.settings.transfers, dailySatang: 50_000 } });
    const { id, transfer } = await select(platform);
    // A third of 500 baht, down to the satang.
    expect(transfer).toMatchObject({ leftToday: '500.00', maxAmount: '166.66' });
    expect(valueOf(await client.call(agentEnvelopeTotal, { selectionId: id, amount: '166.66' }))).toEqual({
      count: 3,
      total: '499.98',
    });
    expect(await give(platform, id, { amount: '166.67' })).toMatchObject({ error: { code: 'transfer_daily' } });
    expect(valueOf(await give(platform, id, { amount: '166.66' })).total).toBe('499.98');
  });

  test('are all given or none', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    const { transfers } = sandbox.settings;
    const before = balances(platform);
    const { id } = await select(platform);
    const codeOf = async (
      ...change: Parameters<typeof give> extends [unknown, unknown, ...infer Rest] ? Rest : never
    ) => {
      const answer = await give(platform, id, ...change);
      return answer.ok ? 'ok' : 'code' in answer.error ? answer.error.code : answer.error.kind;
    };
    expect(await codeOf({ amount: '99.99' })).toBe('amount_out_of_range');
    expect(await codeOf({ proof: 'unknown' })).toBe('proof_expired');
    // Two would be within the day, three are not.
    changeSettings(sandbox, { transfers: { ...transfers, dailySatang: 45_014 } });
    expect(await codeOf()).toBe('transfer_daily');
    changeSettings(sandbox, { transfers: { ...transfers, maxSatang: 99_999_999, dailySatang: 999_999_999 } });
    const two = (((before[0] ?? 0) / 100) * 0.45).toFixed(2);
    expect(await codeOf({ amount: two })).toBe('insufficient_balance');
    changeSettings(sandbox, { transfers });
    rest(platform, agent);
    expect(await codeOf()).toBe('play_suspended');
    expect(balances(platform)).toEqual(before);
    expect(await given(platform)).toEqual([]);
  });

  test('a refused one does not use the proof up', async () => {
    const platform = await begin();
    const { id } = await select(platform);
    const proof = await proveMoney(platform);
    expect(await give(platform, id, { amount: '99.99', proof })).toMatchObject({ ok: false });
    expect(await give(platform, id, { proof })).toMatchObject({ ok: true });
    expect(await give(platform, id, { proof })).toMatchObject({ error: { code: 'proof_expired' } });
  });

  test('pass by who has left the team, and do not tell of a break', async () => {
    const platform = await begin();
    const [from = 0] = balances(platform);
    const { id } = await select(platform);
    rest(platform, ploy);
    leave(platform, malee);
    const made = valueOf(await give(platform, id));
    expect(outcomesOf(made.list)).toEqual({ nok: 'done', malee: 'downline_not_found', ploy: 'done' });
    expect(made.total).toBe('300.10');
    expect(balances(platform)[0]).toBe(from - 30_010);
    leave(platform, nok);
    leave(platform, ploy);
    expect(await give(platform, id)).toMatchObject({ error: { code: 'downline_not_found' } });
  });

  test('pass by whom the agent has paused, and say so', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    const { id } = await select(platform);
    const pause = (memberId: string) =>
      sandbox.store.transaction(() => pauseAccount(sandbox, { id: agent }, memberId, { reason: 'payment', note: '' }));
    pause(malee);
    expect(valueOf(await platform.client.call(agentEnvelopeTotal, { selectionId: id, amount: '100.00' })).count).toBe(
      2,
    );
    const made = valueOf(await give(platform, id));
    expect(outcomesOf(made.list)).toEqual({ nok: 'done', malee: 'account_paused', ploy: 'done' });
    expect(made.total).toBe('300.10');
    const alone = await select(platform, { ids: [malee] });
    expect(await give(platform, alone.id)).toMatchObject({ error: { code: 'account_paused' } });
  });
});
