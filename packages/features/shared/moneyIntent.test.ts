import { describe, expect, it } from 'vitest';
import { type Result, fail, ok } from '#api/errors.ts';
import { gameLaunch } from '#api/launch.ts';
import type { Policy } from '#api/system.ts';
import { type Fault, createFaultPlan } from '#sandbox/faults.ts';
import { changeSettings } from '#sandbox/settings.ts';
import { createTestPlatform } from '#sandbox/testing.ts';
import { type LookUp, createMoneyIntent } from './moneyIntent.ts';
import type { KeyValueStore } from './storage.ts';

// An operation that leaves a row behind each time it is done.
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
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Somebody in front of a platform whose answers go wrong as told. */
async function begin(faults: readonly Fault[] = [], idempotency: Policy['idempotency'] = 'header') {
  const plan = createFaultPlan(faults);
  const { client, signIn, world } = createTestPlatform({ faults: plan });
  await signIn('demo');
  changeSettings(world, { policy: { ...world.settings.policy, idempotency } });
  const store = memoryStore();
  const make = (owner = 'demo') => createMoneyIntent({ operation, client, now: world.now, store, owner });
  return {
    intent: make(),
    make,
    world,
    plan,
    sending: { idempotency },
    done: () => [...world.store.entries('launches')].length,
  };
}

describe('a wish to move money', () => {
  it('is done once the platform says so, and the next one is another', async () => {
    const { intent, sending, done } = await begin();
    expect(intent.state()).toEqual({ status: 'idle' });
    const pressed = intent.send(input, sending);
    expect(intent.state()).toEqual({ status: 'sending', input });
    expect(await pressed).toMatchObject({ status: 'done' });
    expect(await intent.send(input, sending)).toMatchObject({ status: 'done' });
    expect(done()).toBe(2);
  });

  it('takes one press at a time', async () => {
    const { intent, sending, done } = await begin();
    const presses = await Promise.all([1, 2, 3].map(() => intent.send(input, sending)));
    expect(presses.map((state) => state?.status)).toEqual(['done', undefined, undefined]);
    expect(done()).toBe(1);
  });

  it.each(['header', 'body'] as const)(
    'that was lost is repeated under its key (%s) and moves nothing twice',
    async (where) => {
      const { intent, sending, done } = await begin([lost(1, 2)], where);
      expect(await intent.send(input, sending)).toMatchObject({ status: 'unknown', error: { kind: 'network' } });
      expect(await intent.repeat(sending)).toMatchObject({ status: 'unknown' });
      expect(await intent.send(input, sending)).toMatchObject({ status: 'done' });
      expect(done()).toBe(1);
    },
  );

  it('that never arrived is fulfilled by the repeat', async () => {
    const { intent, sending, done } = await begin([{ ...lost(1), effect: 'notApplied' }]);
    await intent.send(input, sending);
    expect(done()).toBe(0);
    expect(await intent.repeat(sending)).toMatchObject({ status: 'done' });
    expect(done()).toBe(1);
  });

  it('stands in the way of another one while its outcome is unknown', async () => {
    const { intent, sending, done } = await begin([lost(1)]);
    await intent.send(input, sending);
    expect(await intent.send({ ...input, backUrl: '/' }, sending)).toBeUndefined();
    intent.reset();
    expect(intent.state()).toMatchObject({ status: 'unknown', input });
    expect(done()).toBe(1);
  });

  it('that was refused moved nothing, and may be another one', async () => {
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

  it('stays unknown while the repeat is not even let in', async () => {
    const { intent, sending, world, done } = await begin([
      lost(1),
      { match: 'gameLaunch', when: { calls: [2] }, fault: { kind: 'status', status: 429 } },
    ]);
    await intent.send(input, sending);
    expect(await intent.repeat(sending)).toMatchObject({ status: 'unknown', error: { kind: 'rateLimited' } });
    changeSettings(world, { maintenance: true });
    expect(await intent.repeat(sending)).toMatchObject({ status: 'unknown', error: { code: 'system_maintenance' } });
    changeSettings(world, { maintenance: false });
    expect(await intent.repeat(sending)).toMatchObject({ status: 'done' });
    expect(done()).toBe(1);
  });

  it('outlives a reload, and not its session', async () => {
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

describe('where the platform knows no keys', () => {
  const none = { idempotency: 'none' } as const;
  const value = { content: '/game', gameUrl: '/game' };
  const looked = (answer: Result<unknown>) => {
    const since: number[] = [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it finds is handed on as it is.
    const lookUp = (async (_: unknown, at: number) => (since.push(at), answer)) as LookUp<typeof operation>;
    return { since, lookUp };
  };

  it('the records say what became of it', async () => {
    const { intent, world, done } = await begin([lost(1)], 'none');
    const { since, lookUp } = looked(ok(value));
    const before = world.now();
    await intent.send(input, { ...none, lookUp });
    expect(since).toEqual([]);
    expect(await intent.repeat({ ...none, lookUp })).toEqual({ status: 'done', value });
    expect(since).toEqual([before]);
    expect(done()).toBe(1);
  });

  it('what they do not know is sent again', async () => {
    const { intent, done } = await begin([{ ...lost(1), effect: 'notApplied' }], 'none');
    await intent.send(input, none);
    expect(await intent.repeat({ ...none, lookUp: looked(ok(null)).lookUp })).toMatchObject({ status: 'done' });
    expect(done()).toBe(1);
  });

  it.each([undefined, looked(fail({ kind: 'timeout', outcomeUnknown: false })).lookUp])(
    'nothing is sent again without them',
    async (lookUp) => {
      const { intent, done } = await begin([lost(1)], 'none');
      await intent.send(input, none);
      expect(await intent.repeat({ ...none, ...(lookUp && { lookUp }) })).toMatchObject({ status: 'unknown' });
      expect(done()).toBe(1);
    },
  );
});
