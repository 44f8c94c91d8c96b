import { describe, expect, it } from 'vitest';
import { type Result, fail, ok } from '#api/errors.ts';
import { gameLaunch } from '#api/launch.ts';
import type { Policy } from '#api/system.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { type Fault, createFaultPlan } from '#sandbox/faults.ts';
import { createTestPlatform } from '#sandbox/testing/platform.ts';
import { type LookUp, createMoneyIntent } from './moneyIntent.ts';
import type { KeyValueStore } from './storage.ts';

// An operation that stores a row each time it is executed.
const operation = gameLaunch;
const input = {
  vassalage: 'LTWR',
  gameType: 'RNG',
  nodeId: 100_001,
  language: 'TH',
  device: 'WEB',
  backUrl: '/rng',
} as const;

const lost = (...calls: number[]): Fault => ({
  match: 'gameLaunch',
  when: { calls },
  fault: { kind: 'network' },
  effect: 'applied',
});

function memoryStore(): KeyValueStore {
  const stored = new Map<string, string>();
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

/** A signed-in player on a platform with the given faults. */
async function begin(faults: readonly Fault[] = [], idempotency: Policy['idempotency'] = 'header') {
  const plan = createFaultPlan(faults);
  const { client, signIn, sandbox } = createTestPlatform({ faults: plan });
  await signIn('demo');
  changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency } });
  const store = memoryStore();
  const make = (owner = 'demo') => createMoneyIntent({ operation, client, now: sandbox.now, store, owner });
  return {
    intent: make(),
    make,
    sandbox,
    plan,
    sending: { idempotency },
    done: () => [...sandbox.store.entries('launches')].length,
  };
}

describe('an intent to move money', () => {
  it('is done once the platform confirms it, and the next one is new', async () => {
    const { intent, sending, done } = await begin();
    expect(intent.state()).toEqual({ status: 'idle' });
    const sent = intent.send(input, sending);
    expect(intent.state()).toEqual({ status: 'sending', input, pendingError: null });
    expect(await sent).toMatchObject({ status: 'done' });
    expect(await intent.send(input, sending)).toMatchObject({ status: 'done' });
    expect(done()).toBe(2);
  });

  it('is sent once for several clicks', async () => {
    const { intent, sending, done } = await begin();
    const states = await Promise.all([1, 2, 3].map(() => intent.send(input, sending)));
    expect(states.map((state) => state?.status)).toEqual(['done', undefined, undefined]);
    expect(done()).toBe(1);
  });

  it.each(['header', 'body'] as const)(
    'whose answer was lost is repeated under its key (%s) and executed once',
    async (where) => {
      const { intent, sending, done } = await begin([lost(1, 2)], where);
      expect(await intent.send(input, sending)).toMatchObject({ status: 'unknown', error: { kind: 'network' } });
      const repeated = intent.repeat(sending);
      expect(intent.state()).toMatchObject({ status: 'sending', pendingError: { kind: 'network' } });
      expect(await repeated).toMatchObject({ status: 'unknown' });
      expect(await intent.send(input, sending)).toMatchObject({ status: 'done' });
      expect(done()).toBe(1);
    },
  );

  it('that never arrived is executed by the repeat', async () => {
    const { intent, sending, done } = await begin([{ ...lost(1), effect: 'notApplied' }]);
    await intent.send(input, sending);
    expect(done()).toBe(0);
    expect(await intent.repeat(sending)).toMatchObject({ status: 'done' });
    expect(done()).toBe(1);
  });

  it('blocks another one while its outcome is unknown', async () => {
    const { intent, sending, done } = await begin([lost(1)]);
    await intent.send(input, sending);
    expect(await intent.send({ ...input, backUrl: '/' }, sending)).toBeUndefined();
    intent.reset();
    expect(intent.state()).toMatchObject({ status: 'unknown', input });
    expect(done()).toBe(1);
  });

  it('that was refused moved nothing, and does not block another one', async () => {
    const { intent, sending, done } = await begin();
    expect(await intent.send({ ...input, nodeId: 1 }, sending)).toMatchObject({
      status: 'refused',
      error: { kind: 'refused', code: 'game_not_found' },
    });
    expect(await intent.send(input, sending)).toMatchObject({ status: 'done' });
    intent.reset();
    expect(intent.state()).toEqual({ status: 'idle' });
    expect(done()).toBe(1);
  });

  it('stays unknown while the repeat is rejected before the key is checked', async () => {
    const { intent, sending, sandbox, done } = await begin([
      lost(1),
      { match: 'gameLaunch', when: { calls: [2] }, fault: { kind: 'status', status: 429 } },
    ]);
    await intent.send(input, sending);
    expect(await intent.repeat(sending)).toMatchObject({ status: 'unknown', error: { kind: 'rateLimited' } });
    changeSettings(sandbox, { maintenance: true });
    expect(await intent.repeat(sending)).toMatchObject({ status: 'unknown', error: { code: 'system_maintenance' } });
    changeSettings(sandbox, { maintenance: false });
    expect(await intent.repeat(sending)).toMatchObject({ status: 'done' });
    expect(done()).toBe(1);
  });

  it('survives a reload, but not the end of its session', async () => {
    const { intent, make, sending, done } = await begin([lost(1)]);
    await intent.send(input, sending);
    expect(make('agent').state()).toEqual({ status: 'idle' });
    const later = make();
    expect(later.state()).toMatchObject({ status: 'unknown', input });
    expect(await later.repeat(sending)).toMatchObject({ status: 'done' });
    expect(make().state()).toEqual({ status: 'idle' });
    expect(done()).toBe(1);
  });
});

describe('on a platform without idempotency keys', () => {
  const none = { idempotency: 'none' } as const;
  const value = { content: '/game', gameUrl: '/game' };
  const lookUpWith = (answer: Result<unknown>) => {
    const since: number[] = [];
    // The value is passed on as it is.
    const lookUp = (async (_: unknown, at: number) => (since.push(at), answer)) as LookUp<typeof operation>;
    return { since, lookUp };
  };

  it('the records tell the outcome', async () => {
    const { intent, sandbox, done } = await begin([lost(1)], 'none');
    const { since, lookUp } = lookUpWith(ok(value));
    const before = sandbox.now();
    await intent.send(input, { ...none, lookUp });
    expect(since).toEqual([]);
    expect(await intent.repeat({ ...none, lookUp })).toEqual({ status: 'done', value });
    expect(since).toEqual([before]);
    expect(done()).toBe(1);
  });

  it('an intent without a record is sent again', async () => {
    const { intent, done } = await begin([{ ...lost(1), effect: 'notApplied' }], 'none');
    await intent.send(input, none);
    expect(await intent.repeat({ ...none, lookUp: lookUpWith(ok(null)).lookUp })).toMatchObject({ status: 'done' });
    expect(done()).toBe(1);
  });

  it.each([undefined, lookUpWith(fail({ kind: 'timeout', outcomeUnknown: false })).lookUp])(
    'nothing is sent again without the records',
    async (lookUp) => {
      const { intent, done } = await begin([lost(1)], 'none');
      await intent.send(input, none);
      expect(await intent.repeat({ ...none, ...(lookUp && { lookUp }) })).toMatchObject({ status: 'unknown' });
      expect(done()).toBe(1);
    },
  );
});
