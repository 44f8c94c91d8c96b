import { expect, waitFor } from 'storybook/test';
import { describe, test } from 'vitest';
import { depositCreate } from '#api/cashier.ts';
import { rebateClaim } from '#api/rebate.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { setLimit, startRest } from '#sandbox/play/protections.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { RebateScreen } from '../../benefits/rebate/RebateScreen.tsx';
import { useRebateScreen } from '../../benefits/rebate/useRebateScreen.ts';
import { DepositScreen } from '../../money/deposit/DepositScreen.tsx';
import { useDepositScreen } from '../../money/deposit/useDepositScreen.ts';
import { AccountRecordScreen } from '../../records/statement/AccountRecordScreen.tsx';
import { useAccountRecordScreen } from '../../records/statement/useAccountRecordScreen.ts';

const member = memberIdOf(accounts.member);

/** What a member has decided, before the page opens. */
const brakes: Readonly<Record<string, (sandbox: SandboxContext) => void>> = {
  none: () => {},
  'deposit limit': (sandbox) => {
    // The history has deposits in this month.
    setLimit(sandbox, member, { kind: 'deposit', period: 'month', value: 100 });
  },
  'loss limit': (sandbox) => setLimit(sandbox, member, { kind: 'loss', period: 'month', value: 1 }),
  'time-out': (sandbox) => void startRest(sandbox, member, 'timeout', '1d'),
  'self-exclusion': (sandbox) => void startRest(sandbox, member, 'exclusion', 'forever'),
};

const options = (brake: string) => ({
  persona: 'member' as const,
  scenario: 'played' as const,
  prepare: (sandbox: SandboxContext) => sandbox.store.transaction(() => brakes[brake]?.(sandbox)),
});

describe.each([
  ['none', true, true],
  ['deposit limit', false, true],
  ['loss limit', true, true],
  ['time-out', false, false],
  ['self-exclusion', false, false],
] as const)('RSP-03 on the site, with %s', (brake, deposits, claims) => {
  test(`deposits are ${deposits ? 'open' : 'stopped'}`, async () => {
    const { calls, canvas, t } = await renderOnPlatform(DepositScreen, useDepositScreen, options(brake));
    await waitFor(() => expect(calls(playStatus)[0]?.settled).toBe(true));
    if (deposits) await expect(await canvas.findByRole('form', { name: t('deposit:form') })).toBeVisible();
    else {
      await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
      await expect(await canvas.findByRole('link', { name: t('limits:toRecords') })).toBeVisible();
    }
    await expect(calls(depositCreate)).toHaveLength(0);
  });

  test(`claims are ${claims ? 'open' : 'stopped'}`, async () => {
    const { calls, canvas, t } = await renderOnPlatform(RebateScreen, useRebateScreen, options(brake));
    await waitFor(() => expect(calls(playStatus)[0]?.settled).toBe(true));
    const claim = () => canvas.queryByRole('button', { name: t('rebate:claim') });
    if (claims) await waitFor(() => expect(claim()).toBeVisible());
    else {
      await expect(await canvas.findByRole('heading', { name: t('limits:stop.breakTitle') })).toBeVisible();
      await expect(claim()).toBeNull();
    }
    await expect(calls(rebateClaim)).toHaveLength(0);
  });

  test('the records are open, and do not ask', async () => {
    const { calls, canvas } = await renderOnPlatform(AccountRecordScreen, useAccountRecordScreen, options(brake));
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(calls(playStatus)).toHaveLength(0);
  });
});
