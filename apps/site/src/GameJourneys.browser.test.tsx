import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { siteConstants } from '#api/primitives.ts';
import { localStore } from '#core/data/storage.ts';
import { paths } from '#core/routing/paths.ts';
import { sportsbookPath } from '#demo/paths.ts';
import { launchesOf, slotAt, vendorOf } from '#features/games/catalogue.testing.ts';
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
    const card = () => document.querySelector<HTMLAnchorElement>(`main a[href^="/seamless?vassalage=${vassalage}&"]`);
    await waitFor(() => expect(card()).toBeVisible());
    await userEvent.click(card() as HTMLElement);
    await gameOpened();
    await expect(url()).toMatch(/^\/seamless\?/);
    await expect(launchesOf(sandbox)).toMatchObject([{ vassalage }]);
    await expect(document.querySelector('iframe')?.src).toContain(sportsbookPath);
    await userEvent.click(screen.getByRole('link', { name: t('launch:back') }));
    await waitFor(() => expect(url()).toBe(paths.category(type)));
  },
);

test('a visitor who is asked to log in can practise instead, and is asked for the age with the tap that starts it (LGN-12)', async () => {
  const { sandbox, t, url } = await renderSite({ persona: 'visitor', path: '/rng', scenario: 'everyWayIn' });
  localStore.remove('ageConfirmed');
  await lobbyLoaded();
  await userEvent.click(tiles()[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('link', { name: t('login:practise') }));
  const play = await screen.findByRole('button', {
    name: t('tryGame:playFrom', { age: sandbox.settings.policy.minAge }),
  });
  await expect(url()).toMatch(/^\/rng\?try=/);
  await waitFor(() => expect(screen.getByText(t('tryGame:text'))).toBeVisible());
  await userEvent.click(play);
  await gameOpened();
  await expect(await screen.findByText(t('launch:practice'))).toBeVisible();
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

test('free play opens games in practice mode at once; playing for real begins with signing up (LGN-12, ROL-04)', async () => {
  const { sandbox, t, url } = await renderSite({ persona: 'visitor', path: '/login', scenario: 'everyWayIn' });
  await userEvent.click(await screen.findByRole('button', { name: t('login:freePlay.button') }));
  await waitFor(() => expect(sandbox.platform.session.current()).toMatchObject({ accountType: 4 }));
  const navigation = within(await screen.findByRole('navigation', { name: t('appShell:mainNav') }));
  await userEvent.click(await navigation.findByRole('link', { name: t('common:gameTypes.RNG') }));
  await waitFor(() => expect(url()).toBe('/rng'));
  await lobbyLoaded();
  await userEvent.click(tiles()[0] as HTMLElement);
  await gameOpened();
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(await screen.findByText(t('launch:practice'))).toBeVisible();
  await expect(launchesOf(sandbox)).toMatchObject([{ memberId: null }]);
  const game = url().replace('&practice=1', '');
  await userEvent.click(await screen.findByRole('link', { name: t('launch:playForReal') }));
  await screen.findByRole('heading', { level: 1, name: t('register:title') });
  await expect(url()).toBe(paths.register({ next: game }));
});

test('a visitor goes from practice to the same game for real by way of the login, which offers practice again', async () => {
  const path = (it: SandboxContext) => {
    const { nodeId, vassalage } = slotAt(it, 0);
    return paths.game({ vassalage, gameType: 'RNG', nodeId, practice: '1' });
  };
  const { t, url } = await renderSite({ persona: 'visitor', path, scenario: 'everyWayIn' });
  await gameOpened();
  await userEvent.click(await screen.findByRole('link', { name: t('launch:playForReal') }));
  await screen.findByText(t('common:notLoggedIn'));
  await expect(screen.queryByRole('button', { name: t('login:freePlay.button') })).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: t('login:practise') }));
  await userEvent.click(await screen.findByRole('button', { name: t('tryGame:play') }));
  await gameOpened();
  await expect(url()).toContain('practice=1');
});

test('where the registration has no page, it opens over the login, and the page says so (DIRECTREG3)', async () => {
  const { t, url } = await renderSite({
    persona: 'visitor',
    path: '/register?next=%2Frng',
    scenario: 'guarded',
    settings: { flags: { USERNAMEREG3: true, DIRECTREG3: false } },
  });
  await screen.findByText(t('register:closed.here.text'));
  await userEvent.click((await screen.findAllByRole('link', { name: t('register:login') }))[0] as HTMLElement);
  await waitFor(() => expect(url()).toBe('/login?next=%2Frng'));
  await userEvent.click(await screen.findByRole('link', { name: t('login:register') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('register:title') }));
  await dialog.findByRole('textbox', { name: t('fields:fields.username') });
  await userEvent.click(dialog.getByRole('link', { name: t('register:login') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a launch page asks a visitor to log in, and launches nothing (GAM-01, ROL-01)', async () => {
  const { sandbox, t } = await renderSite({ persona: 'visitor', path: '/fbsports?practice=1' });
  await screen.findByText(t('common:notLoggedIn'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: t('login:username') })).toBeVisible());
  await expect(launchesOf(sandbox)).toEqual([]);
});
