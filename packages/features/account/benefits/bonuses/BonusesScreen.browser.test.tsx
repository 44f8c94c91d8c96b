import { screen, userEvent, within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { bonusCancel, bonusCancelPreview } from '#api/bonuses.ts';
import { playFor } from '#sandbox/seed/playFor.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { BonusesScreen } from './BonusesScreen.tsx';
import { useBonusesScreen } from './useBonusesScreen.ts';

async function ask(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(BonusesScreen, useBonusesScreen, {
    persona: 'member',
    scenario: 'bonusPlayer',
    ...options,
  });
  const { canvas, t } = rendered;
  await userEvent.click(await canvas.findByRole('button', { name: t('bonuses:cancel.ask') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('฿200.00');
  return { ...rendered, dialog, confirm: () => dialog.getByRole('button', { name: t('bonuses:cancel.confirm') }) };
}

test('sums that change after the question are shown for another decision', async () => {
  const { calls, confirm, dialog, sandbox, t } = await ask();
  playFor(sandbox, 'demo', [{ gameType: 'LIVE', stakeSatang: 1_000 }]);
  await userEvent.click(confirm());
  expect(await dialog.findByText(t('bonuses:refused.bonus_changed'))).toBeVisible();
  await vi.waitFor(() => expect(calls(bonusCancelPreview)).toHaveLength(2));
  await vi.waitFor(() => expect(confirm()).toBeEnabled());
  await userEvent.click(confirm());
  await vi.waitFor(() => expect(calls(bonusCancel)).toHaveLength(2));
  expect(await screen.findByRole('heading', { name: t('bonuses:done.title') })).toBeVisible();
});

test('a lost answer is checked without taking anything back twice', async () => {
  const { canvas, confirm, sandbox, t } = await ask({
    faults: [{ match: bonusCancel.id, when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  await userEvent.click(confirm());
  await userEvent.click(await canvas.findByRole('button', { name: t('bonuses:unknown.check') }));
  expect(await canvas.findByRole('heading', { name: t('bonuses:done.title') })).toBeVisible();
  const removed = Array.from(sandbox.store.entries('postings')).filter(([, { kind }]) => kind === 'bonusRemoved');
  // One of them is that of the scenario's own cancelled bonus, and one of the expired one.
  expect(removed).toHaveLength(3);
});

test('the sums of an earlier question are not shown again', async () => {
  const { canvas, dialog, sandbox, t } = await ask();
  const kept = dialog.getByText(t('bonuses:cancel.kept')).parentElement?.textContent ?? '';
  await userEvent.click(dialog.getByRole('button', { name: t('bonuses:cancel.keep') }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  playFor(sandbox, 'demo', [{ gameType: 'LIVE', stakeSatang: 5_000 }]);
  await userEvent.click(canvas.getByRole('button', { name: t('bonuses:cancel.ask') }));
  const again = within(await screen.findByRole('alertdialog'));
  expect(again.queryByText(kept)).toBeNull();
  const shown = (await again.findByText(t('bonuses:cancel.kept'))).parentElement?.textContent;
  expect(shown).not.toBe(kept);
});

test('sums that could not be read are read again by the same button', async () => {
  const { canvas, calls, t } = await renderOnPlatform(BonusesScreen, useBonusesScreen, {
    persona: 'member',
    scenario: 'bonusPlayer',
    faults: [{ match: bonusCancelPreview.id, when: { calls: [1] }, fault: { kind: 'refuse', code: 'bonus_in_play' } }],
  });
  await userEvent.click(await canvas.findByRole('button', { name: t('bonuses:cancel.ask') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('bonuses:refused.bonus_in_play'));
  await userEvent.click(dialog.getByRole('button', { name: t('bonuses:cancel.confirm') }));
  await dialog.findByText('฿200.00');
  expect(calls(bonusCancelPreview)).toHaveLength(2);
  expect(calls(bonusCancel)).toHaveLength(0);
});
