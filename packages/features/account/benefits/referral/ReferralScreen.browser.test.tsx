import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { referralInfo, referralList } from '#api/referral.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { ReferralScreen } from './ReferralScreen.tsx';
import { useReferralScreen } from './useReferralScreen.ts';

test('during a time-out nothing of the invitation is shown or asked', async () => {
  const { canvas, calls, t } = await renderOnPlatform(ReferralScreen, useReferralScreen, {
    persona: 'member',
    scenario: 'resting',
  });
  expect(await canvas.findByRole('heading', { name: t('limits:stop.breakTitle') })).toBeVisible();
  expect(canvas.queryByRole('img')).toBeNull();
  expect(calls(playStatus)).toHaveLength(1);
  expect([...calls(referralInfo), ...calls(referralList)]).toEqual([]);
});

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
