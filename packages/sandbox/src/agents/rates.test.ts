import { expect, test } from 'vitest';
import { rebateRates } from '../money/rebates.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { rateOf } from './rates.ts';

test('each level has a little less than the one above, and never less than nothing', () => {
  const { sandbox } = createTestPlatform();
  expect(rateOf(sandbox, 'member-agent', 'RNG')).toBe(rebateRates.RNG);
  expect(rateOf(sandbox, 'member-nok', 'RNG')).toBe(rebateRates.RNG - 10);
  expect(rateOf(sandbox, 'member-ploy', 'RNG')).toBe(rebateRates.RNG - 20);
  sandbox.store.transaction(() =>
    sandbox.store.put('agentRates', 'member-nok', {
      memberId: 'member-nok',
      changes: [{ memberId: 'member-nok', gameType: 'RNG', rate: 5, from: 0 }],
    }),
  );
  expect(rateOf(sandbox, 'member-nok', 'RNG')).toBe(5);
  expect(rateOf(sandbox, 'member-ploy', 'RNG')).toBe(0);
  expect(rateOf(sandbox, 'member-ploy', 'LIVE')).toBe(rebateRates.LIVE - 20);
});

test('lower rates come into force at their time', () => {
  const { sandbox, advance } = createTestPlatform();
  const change = { memberId: 'member-nok', gameType: 'RNG' as const, rate: 50, from: 0 };
  const changes = [
    change,
    { ...change, gameType: 'LIVE' as const, rate: 30 },
    { ...change, rate: 20, from: sandbox.now() + 1_000 },
  ];
  sandbox.store.transaction(() => sandbox.store.put('agentRates', 'member-nok', { memberId: 'member-nok', changes }));
  expect(rateOf(sandbox, 'member-nok', 'RNG')).toBe(50);
  advance(1_000);
  expect([rateOf(sandbox, 'member-nok', 'RNG'), rateOf(sandbox, 'member-nok', 'LIVE')]).toEqual([20, 30]);
});
