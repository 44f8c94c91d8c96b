import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { vendorOf } from '#features/games/catalogue.testing.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { renderSite } from './renderSite.testing.tsx';
import { lobbyLoaded, tiles } from './site.testing.tsx';

test('Ctrl K opens the command palette on any page, but not over another dialog', async () => {
  const { sandbox, t } = await renderSite({
    persona: 'member',
    path: (it) => `/pvp?q=${encodeURIComponent(vendorOf(it, 'PVP').name.en.toLowerCase())}`,
  });
  const pressShortcut = () => userEvent.keyboard('{Control>}k{/Control}');
  const commandPalette = () => screen.findByRole('dialog', { name: t('commandPalette:title') });
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { vassalage } = vendorOf(sandbox, 'PVP');
  const entry = () => document.querySelector<HTMLElement>(`main a[href*="games=PVP.${vassalage}"]`);
  await waitFor(() => expect(entry()).toBeVisible());
  await pressShortcut();
  await within(await commandPalette()).findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  await closed();
  await userEvent.click(entry() as HTMLElement);
  const games = await screen.findByRole('dialog');
  await within(games).findAllByRole('link');
  await pressShortcut();
  await expect(screen.getByRole('dialog')).toBe(games);
  await userEvent.keyboard('{Escape}');
  await closed();
  await pressShortcut();
  const again = await commandPalette();
  await waitFor(() => expect(again).toBeVisible());
});

test('maintenance that begins while a visitor browses closes the site, which opens again after it', async () => {
  const { sandbox, t } = await renderSite({ persona: 'visitor', path: '/rng' });
  await lobbyLoaded();
  sandbox.store.transaction(() => changeSettings(sandbox, { maintenance: true, maintenanceEnd: null }));
  const vendor = document.querySelector<HTMLAnchorElement>('main a[href*="vassalage="]');
  await userEvent.click(vendor as HTMLElement);
  await waitFor(() => expect(document.querySelector('header nav')).toBeNull());
  // Before the end: a call that was refused meanwhile asks for the status again, and would open the site by itself.
  const check = await screen.findByRole('button', { name: t('system:maintenance.check') });
  sandbox.store.transaction(() => changeSettings(sandbox, { maintenance: false }));
  await userEvent.click(check);
  await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
});

test('maintenance wins over a blocked region', async () => {
  const { t } = await renderSite({ scenario: 'maintenance', settings: { regionRestriction: true } });
  await screen.findByRole('heading', { level: 1, name: t('system:maintenance.title') });
  await expect(screen.queryByText(t('system:blocked.title'))).toBeNull();
});

test('the end of the maintenance is told in the calendar of the language and in the time of the site', async () => {
  const end = Date.parse('2026-04-13T05:45:00.000Z');
  for (const [language, text] of [
    ['en', /13 April 2026.*12:45/],
    ['th', /2569.*12:45/],
  ] as const) {
    const settings = { maintenanceEnd: end };
    const { t, unmount } = await renderSite({ scenario: 'maintenance', settings, language });
    await screen.findByRole('heading', { level: 1, name: t('system:maintenance.title') });
    const time = await screen.findByRole('time');
    await expect(time).toHaveTextContent(text);
    await expect(time).toHaveAttribute('datetime', expect.stringMatching(/^2026-04-13T05:45:/));
    unmount();
  }
});

test('maintenance without an end says so', async () => {
  const { t } = await renderSite({ scenario: 'maintenanceOpenEnded' });
  await expect(await screen.findByText(t('system:maintenance.openEnded'))).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('time')).toBeNull());
});

test('a blocked region says so on every page, with the address that the platform sees', async () => {
  const { t } = await renderSite({ scenario: 'blocked', settings: { ip: '198.51.100.7' }, path: '/rng' });
  await screen.findByRole('heading', { level: 1, name: t('system:blocked.title') });
  await expect(screen.getByText(t('system:blocked.info'))).toBeVisible();
  await expect(screen.getByText('198.51.100.7')).toBeVisible();
  await expect(screen.queryByRole('banner')).toBeNull();
});
