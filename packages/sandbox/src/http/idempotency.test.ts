import { expect, test } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { createFaultPlan } from '../faults.ts';
import { createTestPlatform } from '../testing/platform.ts';

const input = {
  vassalage: 'LTWR',
  gameType: 'RNG',
  nodeId: 100_001,
  language: 'TH',
  device: 'WEB',
  backUrl: '/rng',
} as const;
const options = { idempotencyKey: 'intent-1' };

test('a repeated key has one effect and the same answer', async () => {
  const { client, signIn, sandbox } = createTestPlatform();
  await signIn('demo');
  const first = await client.call(gameLaunch, input, options);
  expect(await client.call(gameLaunch, input, options)).toEqual(first);
  expect([...sandbox.store.entries('launches')]).toHaveLength(1);
  await client.call(gameLaunch, input, { idempotencyKey: 'intent-2' });
  expect([...sandbox.store.entries('launches')]).toHaveLength(2);
});

test('a key is bound to one input and one member', async () => {
  const { client, signIn } = createTestPlatform();
  await signIn('demo');
  await client.call(gameLaunch, input, options);
  expect(await client.call(gameLaunch, { ...input, backUrl: '/' }, options)).toMatchObject({
    error: { code: 'invalid_input' },
  });
  await signIn('agent');
  expect((await client.call(gameLaunch, { ...input, backUrl: '/' }, options)).ok).toBe(true);
});

test('a refused call can be repeated under its key', async () => {
  const { client, signIn, sandbox } = createTestPlatform();
  await signIn('demo');
  const unknown = { ...input, nodeId: 1 };
  expect((await client.call(gameLaunch, unknown, options)).ok).toBe(false);
  expect((await client.call(gameLaunch, input, options)).ok).toBe(true);
  expect([...sandbox.store.entries('idempotency')]).toHaveLength(1);
});

test('a call that arrives twice takes effect once', async () => {
  const faults = createFaultPlan([{ match: 'gameLaunch', fault: { kind: 'network' }, effect: 'appliedTwice' }]);
  const { client, signIn, sandbox } = createTestPlatform({ faults });
  await signIn('demo');
  expect((await client.call(gameLaunch, input, options)).ok).toBe(false);
  expect([...sandbox.store.entries('launches')]).toHaveLength(1);
});
