import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { rebateClaim, rebateSummary } from '#api/rebate.ts';
import { balanceOf, memberAccount } from '#sandbox/money/ledger.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { playFor } from '#sandbox/seed/playFor.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { RebateScreen } from './RebateScreen.tsx';
import { useRebateScreen } from './useRebateScreen.ts';

/** Renders the screen of a member who can claim 0.80 from slots and 0.60 from live casino. */
async function renderRebate(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(RebateScreen, useRebateScreen, {
    persona: 'member',
    // ฿100 lost and ฿100 won: the balance is unchanged.
    prepare: (sandbox) =>
      playFor(sandbox, accounts.member, [
        { gameType: 'RNG', stakeSatang: 10_000 },
        { gameType: 'LIVE', stakeSatang: 10_000, winSatang: 20_000 },
      ]),
    ...options,
  });
  const { canvas, sandbox, t } = rendered;
  return {
    ...rendered,
    async claimAll(): Promise<void> {
      await userEvent.click(await canvas.findByRole('button', { name: t('rebate:claim') }));
      await userEvent.dblClick(await screen.findByRole('button', { name: t('rebate:confirm.do') }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
    async focusedHeading(name: string): Promise<void> {
      const heading = await canvas.findByRole('heading', { name });
      await waitFor(() => expect(heading).toHaveFocus());
    },
    balance: () => balanceOf(sandbox, memberAccount(memberIdOf(accounts.member))),
  };
}

test('a claim is credited once, reported with the new balance and listed; nothing is left to claim', async () => {
  const { balance, canvas, claimAll, focusedHeading, t } = await renderRebate();
  await expect(await canvas.findByText(t('rebate:history.empty'))).toBeVisible();
  await claimAll();
  await focusedHeading(t('rebate:done.title', { amount: '฿1.40' }));
  await expect(balance()).toBe(1_000_140);
  await canvas.findByText(t('rebate:done.balance', { balance: '฿10,001.40' }));
  await expect(canvas.queryByRole('button', { name: t('rebate:claim') })).toBeNull();
  await expect(await canvas.findByText('+฿1.40')).toBeVisible();
  await expect(await canvas.findByText(t('rebate:nothing'))).toBeVisible();
});

test('a claim whose answer is lost is found by its repeat, and credited once', async () => {
  const { balance, canvas, claimAll, focusedHeading, t } = await renderRebate({
    faults: [{ match: 'rebateClaim', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  await claimAll();
  await focusedHeading(t('rebate:unknown.title', { amount: '฿1.40' }));
  await expect(canvas.queryByRole('button', { name: t('rebate:claim') })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: t('rebate:unknown.check') }));
  await focusedHeading(t('rebate:done.title', { amount: '฿1.40' }));
  await expect(balance()).toBe(1_000_140);
  await waitFor(() => expect(canvas.getAllByText('+฿1.40')).toHaveLength(1));
});

test('a claim after one in another window credits nothing and shows the new amount', async () => {
  const { balance, canvas, claimAll, sandbox, t } = await renderRebate();
  await canvas.findByRole('button', { name: t('rebate:claim') });
  const { client } = sandbox.platform;
  const other = await client.call(rebateSummary, {});
  if (!other.ok) throw new Error('no summary');
  const { until, total: amount } = other.value;
  await client.call(rebateClaim, { until, amount }, { idempotencyKey: 'elsewhere' });
  await claimAll();
  await expect(await canvas.findByText(t('rebate:refused.rebate_claimed'))).toBeVisible();
  await expect(await canvas.findByText(t('rebate:nothing'))).toBeVisible();
  await expect(balance()).toBe(1_000_140);
});
