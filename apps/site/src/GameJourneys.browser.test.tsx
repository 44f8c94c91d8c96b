import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { siteConstants } from '#api/primitives.ts';
import { paths } from '#core/routing/paths.ts';
import { sportsbookPath } from '#demo/paths.ts';
import { launchesOf, vendorOf } from '#features/games/catalogue.testing.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { renderSite } from './renderSite.testing.tsx';
import { gameOpened, lobbyLoaded, tiles } from './site.testing.tsx';

/** Finds the entry that stands for the games of a vendor. */
const entryOf = (sandbox: SandboxContext) => {
  const { name, vassalage } = vendorOf(sandbox, 'PVP');
  return {
    path: `/pvp?q=${encodeURIComponent(name.en.toLowerCase())}`,
    entry: () => document.querySelector<HTMLAnchorElement>(`main a[href*="games=PVP.${vassalage}"]`),
  };
};

test('leaving a game returns to the same place of the same list', async () => {
  const { t } = await renderSite({ persona: 'member', path: '/rng?minBet=0.1&p=2' });
  await lobbyLoaded(siteConstants.pageSize);
  const clicked = tiles().at(-1) as HTMLElement;
  const name = clicked.textContent;
  clicked.scrollIntoView({ block: 'center', behavior: 'instant' });
  await waitFor(() => expect(scrollY).toBeGreaterThan(100));
  const top = scrollY;
  // The scroll event fires with the next frame.
  await new Promise(requestAnimationFrame);
  await userEvent.click(clicked);
  await gameOpened();
  await expect(scrollY).toBe(0);
  await userEvent.click(screen.getByRole('link', { name: t('launch:back') }));
  await waitFor(() => expect(tiles().at(-1)?.textContent).toBe(name));
  await waitFor(() => expect(Math.abs(scrollY - top)).toBeLessThan(5));
});

test('an entry that is no game shows the games of its vendor, and one of those opens (GAM-02)', async () => {
  const { sandbox } = await renderSite({ persona: 'member', path: (it) => entryOf(it).path });
  const { entry } = entryOf(sandbox);
  await waitFor(() => expect(entry()).toBeVisible());
  await userEvent.click(entry() as HTMLElement);
  const games = within(await screen.findByRole('dialog')).findAllByRole('link');
  await userEvent.click((await games)[0] as HTMLElement);
  await gameOpened();
  const { vassalage } = vendorOf(sandbox, 'PVP');
  await expect(launchesOf(sandbox)).toMatchObject([{ vassalage, gameType: 'PVP' }]);
});

test.each(['ESPORTS', 'COCKFIGHT'] as const)(
  'a vendor of %s opens from its page, and leads back to it',
  async (type) => {
    const { sandbox, t, url } = await renderSite({ persona: 'member', path: paths.category(type) });
    const [vassalage] = derivedCategories[type];
    const card = () => document.querySelector<HTMLAnchorElement>(`main a[href*="vassalage=${vassalage}"]`);
    await waitFor(() => expect(card()).toBeVisible());
    await userEvent.click(card() as HTMLElement);
    await gameOpened();
    await expect(url()).toMatch(/^\/seamless\?/);
    await expect(launchesOf(sandbox)).toMatchObject([{ vassalage }]);
    await expect(document.querySelector('iframe')?.src).toContain(sportsbookPath);
    await userEvent.click(screen.getByRole('link', { name: t('launch:back') }));
    await waitFor(() => expect(url()).toBe(paths.category(type, vassalage)));
  },
);

test('a visitor who is asked to log in can practise instead, without an account (LGN-12)', async () => {
  const { sandbox, t } = await renderSite({ persona: 'visitor', path: '/rng', scenario: 'everyWayIn' });
  await lobbyLoaded();
  await userEvent.click(tiles()[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('link', { name: t('login:practise') }));
  await gameOpened();
  await expect(screen.getByText(t('launch:practice'))).toBeVisible();
  await expect(sandbox.platform.session.current()).toBeNull();
  await expect(launchesOf(sandbox)).toMatchObject([{ memberId: null }]);
});

test('practice is not offered where the operator has none', async () => {
  const { t } = await renderSite({ persona: 'visitor', path: '/rng' });
  await lobbyLoaded();
  await userEvent.click(tiles()[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(t('common:notLoggedIn'));
  await expect(dialog.queryByRole('link', { name: t('login:practise') })).toBeNull();
});

test('a trial account can practise', async () => {
  const { sandbox, t } = await renderSite({ persona: 'trial', path: '/rng', scenario: 'everyWayIn' });
  await lobbyLoaded();
  await userEvent.click(tiles()[0] as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('link', { name: t('login:practise') }));
  await gameOpened();
  await expect(screen.getByText(t('launch:practice'))).toBeVisible();
  await expect(launchesOf(sandbox)).toMatchObject([{ memberId: null }]);
});

test('a launch page asks a visitor to log in, and launches nothing (GAM-01, ROL-01)', async () => {
  const { sandbox, t } = await renderSite({ persona: 'visitor', path: '/fbsports?practice=1' });
  await screen.findByText(t('common:notLoggedIn'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: t('login:username') })).toBeVisible());
  await expect(launchesOf(sandbox)).toEqual([]);
});
