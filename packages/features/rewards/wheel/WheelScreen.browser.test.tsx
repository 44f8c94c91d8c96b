import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { raffleClaim } from '#api/raffle.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { spin } from '#sandbox/money/raffle.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { raffle } from '#sandbox/seed/raffle.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { useWheelScreen } from './useWheelScreen.ts';
import { WheelScreen } from './WheelScreen.tsx';

const render = (options: RenderOptions = {}) =>
  renderOnPlatform(WheelScreen, useWheelScreen, { persona: 'member', scenario: 'played', ...options });

/** How many tickets were used. */
const usedIn = ({ sandbox }: Awaited<ReturnType<typeof render>>): number =>
  [...sandbox.store.entries('raffleTickets')].filter(([, ticket]) => ticket.spin !== null).length;

test.each(['byKey', 'none'] as const)('a turn whose answer was lost uses one ticket (keys: %s)', async (keys) => {
  const rendered = await render({
    faults: [{ match: raffleClaim.id, when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
    prepare: (sandbox) => {
      if (keys === 'none') changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency: 'none' } });
    },
  });
  const { canvas, t } = rendered;
  await userEvent.click(await canvas.findByRole('button', { name: t('wheel:spin') }));
  const check = await canvas.findByRole('button', { name: t('wheel:unknown.check') });
  expect(usedIn(rendered)).toBe(1);
  await userEvent.click(check);
  const won = new RegExp(t('wheel:won', { prize: '' }).trim());
  expect(await canvas.findByRole('heading', { name: won })).toBeVisible();
  expect(await canvas.findByText(t('wheel:count', { count: '1' }))).toBeVisible();
  expect(usedIn(rendered)).toBe(1);
});

test('a ticket that was used in another tab is refused, and its prize stands in the history', async () => {
  const rendered = await render();
  const { canvas, sandbox, t } = rendered;
  const button = await canvas.findByRole('button', { name: t('wheel:spin') });
  const { promotionId } = raffle;
  sandbox.store.transaction(() => spin(sandbox, { id: memberIdOf('demo') }, { promotionId, ticketId: 'mission' }));
  await userEvent.click(button);
  expect(await canvas.findByText(t('wheel:refused.reward_taken'))).toBeVisible();
  expect(await canvas.findByText(t('wheel:count', { count: '1' }))).toBeVisible();
  expect(usedIn(rendered)).toBe(1);
});
