import { expect, it, vi } from 'vitest';
import { rebateClaim, rebateHistory, rebateSummary } from '#api/rebate.ts';
import { createMoneyIntent } from '#core/data/moneyIntent.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { createFaultPlan } from '#sandbox/faults.ts';
import { balanceOf, memberAccount } from '#sandbox/money/ledger.ts';
import { playFor } from '#sandbox/seed/playFor.ts';
import { createTestPlatform } from '#sandbox/testing/platform.ts';
import { lookUpClaim } from './lookUpClaim.ts';

const emptyStore = { get: () => null, set: () => {}, remove: () => {}, clear: () => {} };

it('stays unknown while the history has entries that cannot be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const faults = createFaultPlan([{ match: 'rebateHistory', fault: { kind: 'oddEntries' } }]);
  const { client, signIn } = createTestPlatform({ faults });
  await signIn('demo');
  expect(await client.call(rebateHistory, { pageNo: 1, pageSize: 10 })).toMatchObject({ ok: true });
  const found = await lookUpClaim(client)({ until: new Date(0).toISOString(), amount: '1.00' }, 0);
  expect(found).toMatchObject({ ok: false, error: { kind: 'contract' } });
});

it.each(['applied', 'notApplied'] as const)(
  'a claim without a key whose answer was lost (%s) is credited once',
  async (effect) => {
    const faults = createFaultPlan([
      { match: 'rebateClaim', when: { calls: [1] }, fault: { kind: 'network' }, effect },
    ]);
    const { client, sandbox, signIn, advance } = createTestPlatform({ faults });
    changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency: 'none' } });
    await signIn('demo');
    playFor(sandbox, 'demo', [{ gameType: 'RNG', stakeSatang: 100_000 }]);
    advance(1);
    const before = balanceOf(sandbox, memberAccount('member-demo'));
    const summary = await client.call(rebateSummary, {});
    if (!summary.ok) throw new Error('no summary');
    const { until, total: amount } = summary.value;

    const sending = { idempotency: 'none', lookUp: lookUpClaim(client) } as const;
    const context = { operation: rebateClaim, client, now: sandbox.now, store: emptyStore, owner: 'demo' };
    const intent = createMoneyIntent(context);
    expect(await intent.send({ until, amount }, sending)).toMatchObject({ status: 'unknown' });
    advance(60_000);
    expect(await intent.repeat(sending)).toMatchObject({ status: 'done', value: { until, amount: '8.00' } });
    expect(balanceOf(sandbox, memberAccount('member-demo'))).toBe(before + 800);
  },
);
