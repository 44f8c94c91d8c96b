import { describe, expect, test } from 'vitest';
import { redEnvelopeGive, redEnvelopeGivenList } from '#api/agentEnvelopes.ts';
import { agentProfit, agentTransactions } from '#api/agentReports.ts';
import { agentStatement } from '#api/agentStatement.ts';
import { agentDownline, agentTransfer } from '#api/agentTeam.ts';
import { memberPublicState } from '#api/badges.ts';
import { bonusCancel, bonusCancelPreview, bonusList } from '#api/bonuses.ts';
import { redEnvelopeList, redEnvelopeOpen } from '#api/envelopes.ts';
import { walletBalance } from '#api/member.ts';
import { messageList } from '#api/messages.ts';
import type { InputOf } from '#api/operation.ts';
import { memberTransactions } from '#api/records.ts';
import { rewardList } from '#api/rewards.ts';
import { turnoverList } from '#api/turnover.ts';
import { dayMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { type Fault, createFaultPlan } from '../faults.ts';
import { balanceOf, envelopesAccount, memberAccount, sumOfAll } from '../money/ledger.ts';
import { startRest } from '../play/protections.ts';
import { memberIdOf } from '../seed/members.ts';
import { proveMoney, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';

const [agent, ploy] = [memberIdOf('agent'), memberIdOf('ploy')];
const page = { pageNo: 1, pageSize: 10 };

const begin = async (faults: readonly Fault[] = []) =>
  signedIn('agent', { scenario: 'transfers', faults: createFaultPlan(faults) });

/** Gives ploy, who is two levels below the agent, 500 baht for three days. */
const give = async (
  platform: TestPlatform,
  { key = crypto.randomUUID(), ...change }: Partial<InputOf<typeof redEnvelopeGive>> & { readonly key?: string } = {},
) => {
  const proof = change.proof ?? (await proveMoney(platform));
  const input = { id: ploy, amount: '500.00', days: 3, message: 'สุขสันต์วันเกิด', ...change, proof } as const;
  return platform.client.call(redEnvelopeGive, input, { idempotencyKey: key });
};
/** What the agent, the waiting envelopes and the player have. */
const balances = ({ sandbox }: TestPlatform) =>
  [memberAccount(agent), envelopesAccount(agent), memberAccount(ploy)].map((each) => balanceOf(sandbox, each));
const given = async ({ client }: TestPlatform) =>
  valueOf(await client.call(redEnvelopeGivenList, { id: ploy, ...page })).list;
const envelopesOf = async ({ client }: TestPlatform) =>
  valueOf(await client.call(redEnvelopeList, { language: 'EN' })).list.filter(({ kind }) => kind === 'personal');
const open = ({ client }: TestPlatform, id: string) =>
  client.call(redEnvelopeOpen, { id }, { idempotencyKey: crypto.randomUUID() });
/** The newest movement in the player's own record. */
async function recordOf({ client, sandbox }: TestPlatform) {
  const span = { from: thaiDate(sandbox.now() - 9 * dayMs), to: thaiDate(sandbox.now()) };
  return valueOf(await client.call(memberTransactions, { ...span, ...page, language: 'EN' })).list[0];
}
const rest = ({ sandbox }: TestPlatform, id: string) =>
  sandbox.store.transaction(() => void startRest(sandbox, id, 'exclusion', '6m'));

test('an envelope leaves the agent, waits, and reaches the player who opens it', async () => {
  const platform = await begin();
  const { client, sandbox, signIn } = platform;
  const [from = 0, , to = 0] = balances(platform);
  const made = valueOf(await give(platform, { key: 'one' }));
  expect(made).toMatchObject({ amount: '500.00', held: '500.00', endsAt: '2026-11-24T05:00:00.000Z' });
  expect(balances(platform)).toEqual([from - 50_000, 50_000, to]);
  const { reference } = made;
  expect(await given(platform)).toMatchObject([
    { reference, account: 'ploy', state: 'waiting', message: 'สุขสันต์วันเกิด', endedAt: null },
  ]);
  expect(await recordOf(platform)).toMatchObject({
    ...{ reference, kind: 'redEnvelopeGiven', amount: '-500.00', note: 'สุขสันต์วันเกิด' },
    counterparty: expect.stringContaining('pl***y'),
  });

  await signIn('ploy');
  const title = 'Red envelope from your agent พี่เอกชัย (ag***t)';
  expect(await envelopesOf(platform)).toMatchObject([
    { id: reference, title, text: 'สุขสันต์วันเกิด', state: 'open', amount: null, wagerTimes: 1 },
  ]);
  const rewards = valueOf(await client.call(rewardList, { tab: 'claimable', ...page, language: 'EN' })).list;
  expect(rewards).toMatchObject([{ kind: 'redEnvelope', name: title, linkRef: reference }]);
  const badges = valueOf(await client.call(memberPublicState, {}));
  expect(badges).toMatchObject({ availablePromoCount: 1, unreadMessage: 1 });
  const inbox = valueOf(await client.call(messageList, { folder: 'personal', ...page, language: 'EN' })).list;
  expect(inbox).toMatchObject([{ kind: 'reward', title: `A r${title.slice(1)}` }]);

  const opened = valueOf(await open(platform, reference));
  expect(opened).toMatchObject({ reference, amount: '500.00', requirement: { amount: '500.00' } });
  expect(await open(platform, reference)).toMatchObject({ error: { code: 'reward_taken' } });
  expect(balances(platform)).toEqual([from - 50_000, 0, to + 50_000]);
  expect(sumOfAll(sandbox)).toBe(0);
  const bound = valueOf(await client.call(turnoverList, { status: 'open', language: 'EN', ...page })).list;
  expect(bound).toMatchObject([{ source: 'redEnvelope', required: '500.00' }]);
  expect(await recordOf(platform)).toMatchObject({
    ...{ reference, kind: 'redEnvelopeReceived', amount: '500.00' },
    counterparty: 'พี่เอกชัย (ag***t)',
  });
  platform.advance(4 * dayMs);
  await signIn('agent');
  expect(await given(platform)).toMatchObject([{ state: 'opened', endedAt: '2026-11-21T05:00:00.000Z' }]);
  expect(balances(platform)[0]).toBe(from - 50_000);
});

test.each(['agent', 'ploy'])('what was not opened comes back at its end, once, when %s looks first', async (first) => {
  const platform = await begin();
  const { advance, client, sandbox, signIn } = platform;
  const before = balances(platform);
  const { reference, endsAt } = valueOf(await give(platform, { days: 1 }));
  advance(dayMs - 1);
  await signIn(first);
  valueOf(await client.call(walletBalance, {}));
  expect(balances(platform)[1]).toBe(50_000);
  advance(1);
  await signIn(first);
  valueOf(await client.call(walletBalance, {}));
  expect(balances(platform)).toEqual(before);
  advance(dayMs);
  await signIn('ploy');
  expect(await envelopesOf(platform)).toMatchObject([{ id: reference, state: 'missed' }]);
  expect(await open(platform, reference)).toMatchObject({ error: { code: 'reward_gone' } });
  await signIn('agent');
  expect(await given(platform)).toMatchObject([{ reference, state: 'returned', endedAt: endsAt }]);
  expect(await recordOf(platform)).toMatchObject({
    reference,
    kind: 'redEnvelopeReturned',
    at: endsAt,
    note: 'สุขสันต์วันเกิด',
  });
  expect(balances(platform)).toEqual(before);
  expect(sumOfAll(sandbox)).toBe(0);
  const inbox = valueOf(await client.call(messageList, { folder: 'personal', ...page, language: 'EN' })).list;
  expect(inbox.map(({ title, at }) => [title, at])).toEqual([
    ['A red envelope of ฿500.00 came back', endsAt],
    ['You gave pl***y a red envelope of ฿500.00', '2026-11-21T05:00:00.000Z'],
  ]);
});

test('what is left of an envelope that is given up before it is wagered goes back to the agent', async () => {
  const platform = await begin();
  const { client, sandbox, signIn } = platform;
  const before = balances(platform);
  const { reference } = valueOf(await give(platform));
  await signIn('ploy');
  valueOf(await open(platform, reference));
  const [bonus] = valueOf(await client.call(bonusList, { language: 'EN', ...page })).list;
  expect(bonus).toMatchObject({ kind: 'redEnvelope', reference, status: 'active' });
  const id = bonus?.id ?? '';
  const seen = valueOf(await client.call(bonusCancelPreview, { id }));
  valueOf(await client.call(bonusCancel, { id, seen }, { idempotencyKey: 'one' }));
  expect(balances(platform)).toEqual(before);
  expect(sumOfAll(sandbox)).toBe(0);
  const back = { reference, kind: 'redEnvelopeReturned' };
  const counterparty = expect.stringContaining('ag***t');
  expect(await recordOf(platform)).toMatchObject({ ...back, amount: '-500.00', counterparty });
  await signIn('agent');
  expect(await recordOf(platform)).toMatchObject({ ...back, amount: '500.00' });
  const at = '2026-11-21T05:00:00.000Z';
  expect(await given(platform)).toMatchObject([{ state: 'opened', endedAt: at, back: { amount: '500.00', at } }]);
});

test('MEM-02a: what was given is what waits, what players have and what came back, on every page of the agent', async () => {
  const platform = await begin();
  const { advance, client, signIn, sandbox } = platform;
  const first = thaiDate(sandbox.now());
  const { reference } = valueOf(await give(platform, { days: 3, amount: '300.00' }));
  valueOf(await give(platform, { days: 1, amount: '100.00' }));
  advance(dayMs);
  await signIn('agent');
  valueOf(await give(platform, { days: 7, amount: '200.00' }));
  const days = { from: first, to: thaiDate(sandbox.now()) };
  await signIn('ploy');
  valueOf(await open(platform, reference));
  await signIn('agent');
  const list = async (asked: Partial<InputOf<typeof redEnvelopeGivenList>> = days) =>
    valueOf(await client.call(redEnvelopeGivenList, { ...page, ...asked }));
  const all = await list();
  expect(all.totals).toEqual({ count: 3, given: '600.00', waiting: '200.00', opened: '300.00', back: '100.00' });
  expect(all.list.map(({ state, back }) => [state, back?.amount])).toEqual([
    ['waiting', undefined],
    ['returned', '100.00'],
    ['opened', undefined],
  ]);
  expect((await list({ ...days, state: 'returned' })).totals).toMatchObject({
    count: 1,
    given: '100.00',
    back: '100.00',
  });
  expect((await list({ from: days.to, to: days.to })).totals).toMatchObject({ count: 1, waiting: '200.00' });
  expect(await client.call(redEnvelopeGivenList, { ...page, from: days.to, to: first })).toMatchObject({
    error: { code: 'invalid_input' },
  });
  expect(valueOf(await client.call(walletBalance, {})).envelopes).toBe('200.00');
  const { totals } = valueOf(await client.call(agentStatement, { ...days, by: 'day', language: 'EN' }));
  expect([totals.envelopesGiven, totals.envelopesReturned]).toEqual(['-600.00', '100.00']);
});

describe('giving', () => {
  test('is refused as a transfer is, and nothing moves', async () => {
    const platform = await begin();
    const { client, sandbox } = platform;
    const { flags, transfers } = sandbox.settings;
    const before = balances(platform);
    const codeOf = async (...change: Parameters<typeof give> extends [unknown, ...infer Rest] ? Rest : never) => {
      const answer = await give(platform, ...change);
      return answer.ok ? 'ok' : 'code' in answer.error ? answer.error.code : answer.error.kind;
    };
    expect(await codeOf({ amount: '99.99' })).toBe('amount_out_of_range');
    expect(await codeOf({ amount: '20000.01' })).toBe('amount_out_of_range');
    expect(await codeOf({ proof: 'unknown' })).toBe('proof_expired');
    for (const id of [agent, memberIdOf('cashout'), 'nobody']) expect(await codeOf({ id })).toBe('downline_not_found');
    changeSettings(sandbox, { transfers: { ...transfers, maxSatang: 99_999_999, dailySatang: 99_999_999 } });
    expect(await codeOf({ amount: '900000.00' })).toBe('insufficient_balance');
    changeSettings(sandbox, { flags: { ...flags, TRANSFERDOWN: false } });
    expect(await codeOf()).toBe('transfers_disabled');
    expect(valueOf(await client.call(agentDownline, { id: ploy })).envelope).toBeNull();
    changeSettings(sandbox, { flags, transfers });
    rest(platform, agent);
    expect(await codeOf()).toBe('play_suspended');
    expect(balances(platform)).toEqual(before);
    expect(await given(platform)).toEqual([]);
  });

  test('shares the limit of the day with transfers', async () => {
    const platform = await begin();
    const { client, sandbox } = platform;
    changeSettings(sandbox, { transfers: { ...sandbox.settings.transfers, dailySatang: 60_000 } });
    valueOf(await give(platform));
    expect(await give(platform)).toMatchObject({ error: { code: 'transfer_daily' } });
    const transfer = { id: ploy, amount: '100.01', proof: await proveMoney(platform) };
    expect(await client.call(agentTransfer, transfer, { idempotencyKey: 'one' })).toMatchObject({
      error: { code: 'transfer_daily', detail: { leftToday: '100.00' } },
    });
  });

  test('to a player who takes a break has the same answer; the player is not told, and it comes back', async () => {
    const platform = await begin();
    const { advance, client, sandbox, signIn } = platform;
    const [from] = balances(platform);
    const usual = valueOf(await give(platform, { id: memberIdOf('malee') }));
    rest(platform, ploy);
    const { reference, ...answer } = valueOf(await give(platform));
    expect(Object.keys(answer)).toEqual(Object.keys(usual).filter((name) => name !== 'reference'));
    expect(await given(platform)).toMatchObject([{ reference, state: 'waiting' }]);
    expect(valueOf(await client.call(agentDownline, { id: ploy }))).toMatchObject({ envelope: { wagerTimes: 1 } });
    // What was told is the break itself.
    const told = sandbox.store.get('memberMessages', ploy)?.ids ?? [];
    expect(told).toHaveLength(1);
    await signIn('ploy');
    const closed = { error: { code: 'play_suspended' } };
    expect(await client.call(redEnvelopeList, { language: 'EN' })).toMatchObject(closed);
    expect(await open(platform, reference)).toMatchObject(closed);
    valueOf(await client.call(memberPublicState, {}));
    expect(sandbox.store.get('memberMessages', ploy)?.ids).toEqual(told);
    advance(3 * dayMs);
    await signIn('agent');
    expect(await given(platform)).toMatchObject([{ reference, state: 'returned' }]);
    expect(balances(platform)[0]).toBe(from);
  });
});

test('the report of the agent lists what was given, opened and returned, and profit counts none of it', async () => {
  const platform = await begin();
  const { advance, client, signIn } = platform;
  const days = () => ({ from: '2026-11-21', to: thaiDate(platform.sandbox.now()) });
  const totals = async () =>
    valueOf(await client.call(agentProfit, { ...days(), sort: 'account', order: 'asc', ...page })).parent.branch;
  const before = await totals();
  const { reference } = valueOf(await give(platform, { days: 1 }));
  const late = valueOf(await give(platform, { days: 1, amount: '100.00' }));
  await signIn('ploy');
  valueOf(await open(platform, reference));
  advance(2 * dayMs);
  await signIn('agent');
  const kinds = 'redEnvelopeGiven,redEnvelopeReceived,redEnvelopeReturned';
  const report = valueOf(
    await client.call(agentTransactions, { ...days(), side: 'all', kinds, ...page, language: 'EN' }),
  );
  expect(
    report.list.map(({ account, kind, amount, counterparty, reference: of }) => [
      account,
      kind,
      amount,
      counterparty,
      of,
    ]),
  ).toEqual([
    ['agent', 'redEnvelopeReturned', '100.00', 'ploy', late.reference],
    ['ploy', 'redEnvelopeReceived', '500.00', 'agent', reference],
    ['agent', 'redEnvelopeGiven', '-100.00', 'ploy', late.reference],
    ['agent', 'redEnvelopeGiven', '-500.00', 'ploy', reference],
  ]);
  expect(await totals()).toEqual(before);
  // The agent between the two sees the movement of the own team, and not whose envelope it was.
  await signIn('nok');
  const between = valueOf(
    await client.call(agentTransactions, { ...days(), side: 'all', kinds, ...page, language: 'EN' }),
  );
  expect(between.list.map(({ account, counterparty }) => [account, counterparty])).toEqual([['ploy', undefined]]);
  expect(await given(platform)).toEqual([]);
});
