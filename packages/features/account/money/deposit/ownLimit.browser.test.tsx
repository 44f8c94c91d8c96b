import { expect, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { depositCreate } from '#api/cashier.ts';
import { setLimit } from '#sandbox/play/protections.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { DepositScreen } from './DepositScreen.tsx';
import { useDepositScreen } from './useDepositScreen.ts';

test('RSP-01: an amount above the player’s own limit is told while it is typed, and never sent', async () => {
  const { calls, canvas, t } = await renderOnPlatform(DepositScreen, useDepositScreen, {
    persona: 'member',
    path: '/?centre=depositv2',
    prepare: (sandbox) =>
      sandbox.store.transaction(() =>
        setLimit(sandbox, memberIdOf(accounts.member), { kind: 'deposit', period: 'week', value: 30_000 }),
      ),
  });
  await canvas.findByRole('meter');
  // Nothing above it is offered.
  await expect(await canvas.findByRole('button', { name: '฿300' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '฿500' })).toBeNull();
  const field = canvas.getByRole('textbox', { name: t('deposit:amount') });
  await userEvent.type(field, '500');
  await expect(field).toHaveAccessibleDescription(expect.stringContaining('฿300.00'));
  await userEvent.type(field, '{Enter}');
  await expect(calls(depositCreate)).toEqual([]);
  await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${t('deposit:bonus.none')}`) }));
  await userEvent.clear(field);
  await userEvent.type(field, '300{Enter}');
  await canvas.findByRole('heading', { name: t('deposit:waiting.title') });
});
