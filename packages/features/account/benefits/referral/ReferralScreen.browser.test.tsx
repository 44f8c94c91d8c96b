import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { ReferralScreen } from './ReferralScreen.tsx';
import { useReferralScreen } from './useReferralScreen.ts';

test('the share sheet gets the link with the code; closing it is no failure', async () => {
  const share = vi.fn(async (_: ShareData) => {
    throw new DOMException('closed', 'AbortError');
  });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { canvas, t } = await renderOnPlatform(ReferralScreen, useReferralScreen, { persona: 'member' });
  await userEvent.click(await canvas.findByRole('button', { name: t('referral:share.send') }));
  const sent = share.mock.calls[0]?.[0];
  expect(sent?.url).toMatch(/referralCode=[A-Z2-9]{8}$/);
  expect(new URL(sent?.url ?? '').origin).toBe(location.origin);
  expect(canvas.queryByRole('alert')).toBeNull();
  Reflect.deleteProperty(navigator, 'share');
});

test('without a share sheet there is no button for it', async () => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  const { canvas, t } = await renderOnPlatform(ReferralScreen, useReferralScreen, { persona: 'member' });
  expect(await canvas.findByRole('button', { name: t('referral:share.copyLink') })).toBeVisible();
  expect(canvas.queryByRole('button', { name: t('referral:share.send') })).toBeNull();
  Reflect.deleteProperty(navigator, 'share');
});
