import { expect, screen, waitFor, within } from 'storybook/test';
import { expect as expectOf, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '#core/routing/paths.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { renderSite } from './renderSite.testing.tsx';

const carousel = () => document.querySelector<HTMLElement>('[aria-roledescription]');
const stops = () => [...(carousel()?.querySelectorAll<HTMLElement>('a, button') ?? [])];
const exposed = () => stops().filter((stop) => stop.closest('[aria-hidden="true"], [inert]') === null);

/** Goes once around with Tab. */
async function expectNoStop(): Promise<void> {
  for (let step = 0; step < 25; step += 1) {
    await userEvent.keyboard(step < 20 ? '{Tab}' : '{Shift>}{Tab}{/Shift}');
    expectOf(carousel()?.contains(document.activeElement)).toBe(false);
  }
}

test('a dialog hides the banners behind it from keyboard and screen reader, and gives them back', async () => {
  const { t } = await renderSite({ path: '/rng?list=recent' });
  await waitFor(() => expect(exposed().length).toBeGreaterThan(3));
  const opener = await within(screen.getByRole('main')).findByRole('button', { name: t('lobby:logIn') });
  opener.click();
  await screen.findByRole('dialog');
  await waitFor(() => expect(exposed()).toEqual([]));
  await expect(stops().length).toBeGreaterThan(3);
  await expectNoStop();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(exposed().length).toBeGreaterThan(3);
});

test('banners that come while a dialog is open stay hidden', async () => {
  await renderSite({ persona: 'member', path: paths.memberCentre('/rng', 'securityCenter') });
  await screen.findByRole('dialog');
  await waitFor(() => expect(stops().length).toBeGreaterThan(3));
  await expect(exposed()).toEqual([]);
  await expectNoStop();
});

/** Tells something as a toast. */
function Teller() {
  const toast = useToast();
  return <button onClick={() => toast.show({ id: 'told', tone: 'neutral', text: 'Told' })}>Tell</button>;
}

test('toasts stay above a dialog', async () => {
  await renderSite({
    persona: 'member',
    path: paths.memberCentre('/rng', 'securityCenter'),
    beside: <Teller />,
  });
  await screen.findByRole('dialog');
  screen.getByText('Tell').click();
  const told = await screen.findByText('Told');
  await expect(told.closest('[aria-hidden="true"], [inert]')).toBeNull();
});
