import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { formatTime } from '#core/format/dates.ts';
import { createClock } from '#core/time/clock.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { spokenIn } from '#storybook/sampleOf.ts';
import { hourMs } from '#text/durations.ts';
import { DepositScreen } from './DepositScreen.tsx';
import { useDepositScreen } from './useDepositScreen.ts';

/** The screen on a device whose clock is off. The platform's time is not known to begin with. */
async function renderOnDevice(hours: number) {
  const rendered = await renderOnPlatform(DepositScreen, useDepositScreen, {
    persona: 'member',
    path: '/?centre=depositv2',
    prepare: ({ platform }) => void Object.assign(platform, { clock: createClock(() => Date.now() + hours * hourMs) }),
  });
  const { clock } = rendered.sandbox.platform;
  return { ...rendered, synchronise: () => clock.synchronise(new Date().toISOString()) };
}

test.each([7, -7])('the time beside the balance is the platform’s, with the device %s hours ahead', async (hours) => {
  const began = Date.now();
  const { canvas, language, synchronise, t } = await renderOnDevice(hours);
  const textAt = (ms: number) => t('memberCentre:account.balanceAt', { time: formatTime(ms, spokenIn({ language })) });
  await canvas.findAllByText('฿10,000.00');
  synchronise();
  const possible = [began, Date.now()].map(textAt);
  await waitFor(() => expect(possible.some((text) => canvas.queryByText(text) !== null)).toBe(true));
});

test.each([7, -7])(
  'an order has the time that the platform gives it, with the device %s hours ahead',
  async (hours) => {
    const { canvas, synchronise, t } = await renderOnDevice(hours);
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${t('deposit:bonus.none')}`) }));
    await userEvent.type(await canvas.findByRole('textbox', { name: t('deposit:amount') }), '500{Enter}');
    await canvas.findByRole('heading', { name: t('deposit:waiting.title'), level: 3 });
    synchronise();
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/));
  },
);
