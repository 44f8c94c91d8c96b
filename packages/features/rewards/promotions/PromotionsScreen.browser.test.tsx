import { expect, test, vi } from 'vitest';
import { promotionStates } from '#api/promotions.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { PromotionsScreen } from './PromotionsScreen.tsx';
import { usePromotionsScreen } from './usePromotionsScreen.ts';

const render = (options: Parameters<typeof renderOnPlatform>[2]) =>
  renderOnPlatform(PromotionsScreen, usePromotionsScreen, { path: '/promotions', ...options });

test('during a break nothing is asked about promotions', async () => {
  const { canvas, calls, t } = await render({ persona: 'member', scenario: 'resting' });
  expect(
    await canvas.findByRole('heading', { name: t('closed:break.title', { page: t('promotions:title') }) }),
  ).toBeVisible();
  expect(calls(playStatus)).toHaveLength(1);
  expect(calls(promotionStates)).toEqual([]);
});

test('a member sees the states, also when the own limits cannot be read; a visitor asks for none', async () => {
  const faults = [{ match: playStatus.id, fault: { kind: 'network' } }] as const;
  const member = await render({ persona: 'member', scenario: 'bonusPlayer', faults: [...faults] });
  expect(await member.canvas.findByText(member.t('promotions:states.signed'))).toBeVisible();
  const visitor = await render({});
  await vi.waitFor(() => expect(visitor.canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5));
  expect(visitor.calls(promotionStates)).toEqual([]);
});
