import { describe, expect, test } from 'vitest';
import { closedInPause } from '#api/agentPause.ts';
import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { playBreakStart, playLimitSet } from '#api/playLimits.ts';
import { type LimitKind, playStatus } from '#api/responsiblePlay.ts';
import { demoPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { payDeposit } from '../money/deposits.ts';
import { placeRound } from '../money/rounds.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { type GuardedAction, guardedOperations } from './guard.ts';
import { pauseAccount } from './pauses.ts';

const demo = memberIdOf('demo');
let rounds = 0;

function bet({ sandbox }: TestPlatform, stakeSatang: number, winSatang = 0) {
  openGame(sandbox, demo, 'game');
  return placeRound(sandbox, {
    launchToken: 'game',
    roundId: `round-${(rounds += 1)}`,
    stakeSatang,
    range: { minSatang: 1, maxSatang: 10_000_000 },
    decide: () => ({ winSatang, outcome: null }),
  });
}

/** Plays a free round of one baht, which is given before. */
function freeRound({ sandbox }: TestPlatform) {
  openGame(sandbox, demo, 'game');
  const { vassalage = '', nodeId } = sandbox.store.get('launches', 'game') ?? {};
  const name = { th: 'ฟรีสปิน', en: 'Free spin' };
  const row = { reference: 'free', memberId: demo, name, vassalage, nodeId: nodeId ?? 0, stakeSatang: 100 };
  const counts = { rounds: 1, played: 0, wonSatang: 0, endsAt: sandbox.now() + 1 };
  sandbox.store.transaction(() => sandbox.store.put('freeRounds', 'free', { ...row, ...counts }));
  const decide = () => ({ winSatang: 0, outcome: null });
  return placeRound(sandbox, { launchToken: 'game', roundId: 'free', stakeSatang: 100, freeRounds: 'free', decide });
}

/** Pays 500 baht in, stakes and loses 500 baht, and plays for two minutes. */
async function playForAWhile(platform: TestPlatform): Promise<void> {
  const { client, sandbox, advance } = platform;
  const operation = operations.depositCreate;
  const order = await client.call(operation, { methodId: 'promptpay', amount: '500.00' }, { idempotencyKey: 'first' });
  if (order.ok) payDeposit(sandbox, order.value.reference);
  bet(platform, 50_000);
  advance(120_000);
  bet(platform, 100, 100);
}

const limit = (kind: LimitKind, value: string) => async (platform: TestPlatform) => {
  await playForAWhile(platform);
  const answer = await platform.client.call(playLimitSet, { kind, period: 'day', value });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
};
const rest = (kind: 'timeout' | 'exclusion', length: '1d' | 'forever') => async (platform: TestPlatform) => {
  await playForAWhile(platform);
  const answer = await platform.client.call(playBreakStart, { kind, length, password: demoPassword, understood: true });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
};

/** AGT-09c: not the player's own brake, and it stops play only. */
async function pauseByAgent(platform: TestPlatform): Promise<void> {
  await playForAWhile(platform);
  const { store } = platform.sandbox;
  store.transaction(() => {
    const member = store.get('members', demo);
    if (member) store.put('members', demo, { ...member, uplineId: memberIdOf('agent') });
    pauseAccount(platform.sandbox, { id: memberIdOf('agent') }, demo, { reason: 'payment', note: '' });
  });
}

/** The brakes, each pulled. */
const brakes = {
  'deposit limit': limit('deposit', '500.00'),
  'loss limit': limit('loss', '500.00'),
  'stake limit': limit('wager', '501.00'),
  'time limit': limit('time', '2'),
  'time-out': rest('timeout', '1d'),
  'self-exclusion': rest('exclusion', 'forever'),
  'pause by the agent': pauseByAgent,
} as const;
type Brake = keyof typeof brakes;

const playLimits: readonly Brake[] = ['loss limit', 'stake limit', 'time limit'];
const breaks: readonly Brake[] = ['time-out', 'self-exclusion'];
const stoppedBy: Readonly<Record<GuardedAction | 'open', readonly Brake[]>> = {
  deposit: ['deposit limit', ...breaks],
  launch: [...playLimits, ...breaks, 'pause by the agent'],
  practise: breaks,
  bet: [...playLimits, ...breaks, 'pause by the agent'],
  join: breaks,
  claim: breaks,
  transferOut: breaks,
  open: [],
};

/**
 * What the table covers besides bets: every guarded operation, and those that stay open. Some do not exist yet; they fall
 * into the table by their names when they do.
 */
const open = [
  ...['withdrawOptions', 'withdrawCreate', 'withdrawOrders', 'memberTransactions', 'memberBets', 'memberStatement'],
  ...['playStatus', 'playLimitSet', 'playLimitHistory', 'messageList', 'feedbackSend', 'walletBalance'],
  // Brings money back.
  'walletCollect',
];
const all = [...Object.entries(guardedOperations), ...open.map((id) => [id, 'open'] as const)];
const existing = all.filter(([id]) => Object.hasOwn(operations, id));

const codeOf = (brake: Brake): string =>
  brake === 'pause by the agent' ? 'play_paused' : breaks.includes(brake) ? 'play_suspended' : 'limit_reached';
const codesOfBrakes: readonly string[] = ['limit_reached', 'play_suspended', 'play_paused'];

describe.each(Object.keys(brakes) as Brake[])('RSP-03: with a %s', (brake) => {
  test.each(existing)('%s (%s)', async (id, action) => {
    // Every guarded page is switched on.
    const platform = createTestPlatform({ scenario: 'transfers' });
    await platform.signIn('demo');
    await brakes[brake](platform);
    const operation: AnyOperation = operations[id as OperationId];
    const { example } = operationDocs[id as OperationId];
    const answer = await platform.client.call(operation, example, { idempotencyKey: 'second' });
    const code = answer.ok || answer.error.kind !== 'refused' ? '' : answer.error.code;
    if (stoppedBy[action].includes(brake)) {
      expect(code).toBe(codeOf(brake));
    } else {
      expect(codesOfBrakes).not.toContain(code);
    }
  });

  test('bet', async () => {
    const platform = createTestPlatform();
    await platform.signIn('demo');
    await brakes[brake](platform);
    const placed = bet(platform, 100);
    const code = placed.ok ? '' : placed.error.code;
    expect(codesOfBrakes.includes(code)).toBe(stoppedBy.bet.includes(brake));
    expect(placed.ok).toBe(!stoppedBy.bet.includes(brake));
    // A free round is play, although it stakes nothing.
    expect(freeRound(platform).ok).toBe(placed.ok);
  });
});

test('the table has fifteen operations or more, of which those that exist are tried', () => {
  expect(all.length + 1).toBeGreaterThanOrEqual(15);
  expect(existing.map(([id]) => id)).toEqual(
    expect.arrayContaining(['depositCreate', 'gameLaunch', 'gameLaunchFB', 'rebateClaim', 'memberStatement']),
  );
});

test('AGT-09c: the pause of an agent refuses the launches that the pages of the site close with', () => {
  const launching = Object.entries(guardedOperations).flatMap(([id, action]) => (action === 'launch' ? [id] : []));
  expect(launching.toSorted()).toEqual([...closedInPause.operations].toSorted());
});

/** A bonus can be given up during a break; a transfer is stopped in one direction only (`vendorWallets.ts`). */
const notInTheTable = ['bonusCancel', 'walletTransfer'];

test('every other operation that moves money or launches is in the table', () => {
  const moving = Object.values(operations).filter(({ effect }) => effect === 'money' || effect === 'launch');
  const missing = moving.map(({ id }) => id).filter((id) => !all.some(([known]) => known === id));
  expect(missing.toSorted()).toEqual(notInTheTable);
  expect(existing.length + 1).toBeGreaterThanOrEqual(15);
});

test('without a brake, everything is open', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  await playForAWhile(platform);
  expect(bet(platform, 100).ok).toBe(true);
  for (const [id] of existing) {
    const answer = await platform.client.call(operations[id as OperationId], operationDocs[id as OperationId].example);
    expect(answer.ok || answer.error.kind !== 'refused' || !codesOfBrakes.includes(answer.error.code)).toBe(true);
  }
});

test('a refusal says what is left and when it opens again; the limit that opens last is named', async () => {
  const platform = createTestPlatform();
  const { client } = platform;
  await platform.signIn('demo');
  await client.call(playLimitSet, { kind: 'deposit', period: 'day', value: '400.00' });
  await client.call(playLimitSet, { kind: 'deposit', period: 'week', value: '450.00' });
  const pay = async (amount: string) =>
    client.call(operations.depositCreate, { methodId: 'promptpay', amount }, { idempotencyKey: amount });
  expect(await pay('410.00')).toMatchObject({
    ok: false,
    error: {
      code: 'limit_reached',
      // Midnight in Bangkok.
      detail: { kind: 'deposit', period: 'day', left: '400.00', resetsAt: '2026-11-21T17:00:00.000Z' },
    },
  });
  expect(await pay('500.00')).toMatchObject({
    // 2026-11-21 is a Saturday: the week ends on Monday.
    error: { detail: { period: 'week', left: '450.00', resetsAt: '2026-11-22T17:00:00.000Z' } },
  });
  expect(await pay('400.00')).toMatchObject({ ok: true });
});

test('a repeated deposit returns its order, although the limit is reached meanwhile', async () => {
  const platform = createTestPlatform();
  const { client, sandbox } = platform;
  await platform.signIn('demo');
  const send = async () =>
    client.call(operations.depositCreate, { methodId: 'promptpay', amount: '500.00' }, { idempotencyKey: 'same' });
  const first = await send();
  if (first.ok) payDeposit(sandbox, first.value.reference);
  await client.call(playLimitSet, { kind: 'deposit', period: 'day', value: '500.00' });
  const again = await send();
  expect(again.ok && first.ok && again.value.reference === first.value.reference).toBe(true);
});

const demandLimit = (sandbox: Sandbox): void =>
  changeSettings(sandbox, { responsiblePlay: { ...sandbox.settings.responsiblePlay, required: true } });

test('RSP-12: a member without the demanded limit cannot deposit again; everything else is open', async () => {
  const platform = createTestPlatform({ scenario: 'transfers' });
  await platform.signIn('demo');
  await playForAWhile(platform);
  demandLimit(platform.sandbox);
  expect(bet(platform, 100).ok).toBe(true);
  const refused: string[] = [];
  for (const [id] of existing) {
    const { example } = operationDocs[id as OperationId];
    const answer = await platform.client.call(operations[id as OperationId], example, { idempotencyKey: id });
    if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'limit_required') refused.push(id);
  }
  expect(refused).toEqual(['depositCreate']);
});

test('RSP-12: a demanded limit opens every way to deposit, and its removal closes them again', async () => {
  const platform = createTestPlatform();
  const { client, sandbox, advance } = platform;
  const { depositMethods } = sandbox.settings;
  await platform.signIn('demo');
  const weekly = { kind: 'deposit', period: 'week' } as const;
  const pay = async (methodId: string, amount = '500.00') =>
    client.call(operations.depositCreate, { methodId, amount }, { idempotencyKey: `${methodId} ${sandbox.now()}` });
  const waiting = await pay('promptpay');
  if (!waiting.ok) throw new Error(JSON.stringify(waiting.error));

  demandLimit(sandbox);
  // An order from before can be looked at and paid.
  const { reference } = waiting.value;
  expect(await client.call(operations.depositOrder, { reference })).toMatchObject({ value: { status: 'waiting' } });
  payDeposit(sandbox, reference);
  expect(await client.call(operations.depositOrder, { reference })).toMatchObject({ value: { status: 'paid' } });
  advance(1);
  for (const { id } of depositMethods) expect(await pay(id)).toMatchObject({ error: { code: 'limit_required' } });
  expect(await client.call(playStatus, {})).toMatchObject({ value: { limitRequired: true, limits: [] } });

  await client.call(playLimitSet, { ...weekly, value: '5000.00' });
  expect(await pay('promptpay')).toMatchObject({ ok: true });
  // The limit can be taken away, as always after a wait and a confirmation.
  await client.call(playLimitSet, { ...weekly, value: null });
  advance(24 * 60 * 60_000);
  await platform.signIn('demo');
  expect(await client.call(operations.playLimitConfirm, weekly)).toMatchObject({ value: { limits: [] } });
  expect(await pay('promptpay')).toMatchObject({ error: { code: 'limit_required' } });
});

test('a bank transfer counts as the amount that was chosen, not with the satang that identify it', async () => {
  const platform = createTestPlatform();
  const { client, sandbox } = platform;
  await platform.signIn('demo');
  await client.call(playLimitSet, { kind: 'deposit', period: 'day', value: '1000.00' });
  const order = await client.call(
    operations.depositCreate,
    { methodId: 'bank', amount: '1000.00' },
    { idempotencyKey: 'bank' },
  );
  if (!order.ok) throw new Error(JSON.stringify(order.error));
  payDeposit(sandbox, order.value.reference);
  const status = await client.call(playStatus, {});
  expect(status.ok && status.value.limits).toMatchObject([{ used: '1000.00', left: '0.00' }]);
});
