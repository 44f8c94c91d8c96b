import { expect, it } from 'vitest';
import { rebateClaim, rebateSummary } from '#api/rebate.ts';
import { createFaultPlan } from '#sandbox/faults.ts';
import { balanceOf, memberAccount } from '#sandbox/ledger.ts';
import { playFor } from '#sandbox/playFor.ts';
import { changeSettings } from '#sandbox/settings.ts';
import { createTestPlatform } from '#sandbox/testing.ts';
import { createMoneyIntent } from '../shared/moneyIntent.ts';
import { lookUpClaim } from './lookUpClaim.ts';

const forgetful = { get: () => null, set: () => {}, remove: () => {}, clear: () => {} };

it.each(['applied', 'notApplied'] as const)(
  'a claim without a key whose answer was lost (%s) is credited once',
  async (effect) => {
    const faults = createFaultPlan([
      { match: 'rebateClaim', when: { calls: [1] }, fault: { kind: 'network' }, effect },
    ]);
    const { client, world, signIn, advance } = createTestPlatform({ faults });
    changeSettings(world, { policy: { ...world.settings.policy, idempotency: 'none' } });
    await signIn('demo');
    playFor(world, 'demo', [{ gameType: 'RNG', stakeSatang: 100_000 }]);
    advance(1);
    const before = balanceOf(world, memberAccount('member-demo'));
    const summary = await client.call(rebateSummary, {});
    if (!summary.ok) throw new Error('no summary');
    const { until, total: amount } = summary.value;

    const sending = { idempotency: 'none', lookUp: lookUpClaim(client) } as const;
    const context = { operation: rebateClaim, client, now: world.now, store: forgetful, owner: 'demo' };
    const intent = createMoneyIntent(context);
    expect(await intent.send({ until, amount }, sending)).toMatchObject({ status: 'unknown' });
    advance(60_000);
    expect(await intent.repeat(sending)).toMatchObject({ status: 'done', value: { until, amount: '8.00' } });
    expect(balanceOf(world, memberAccount('member-demo'))).toBe(before + 800);
  },
);
