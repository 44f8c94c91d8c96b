import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { gameRecent } from '#api/favourites.ts';
import { gameLaunch } from '#api/launch.ts';
import { paths } from '#core/routing/paths.ts';
import { slotAt } from '#features/games/catalogue.testing.ts';
import type { RenderOptions } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { renderSite } from './renderSite.testing.tsx';
import { lobbyLoaded, logIn, tiles } from './site.testing.tsx';

async function renderTrial(options: RenderOptions = {}) {
  const rendered = await renderSite({
    persona: 'trial',
    path: '/rng',
    settings: { humanCheck: 'none' },
    ...options,
  });
  const { t } = rendered;
  return {
    ...rendered,
    refusal: () => screen.findByRole('alertdialog', { name: t('common:trial.title') }),
    refusalClosed: () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull()),
  };
}
const marked = (mark: string) =>
  waitFor(() => expect(within(screen.getByRole('banner')).getByText(mark)).toBeInTheDocument());
const slot = (sandbox: SandboxContext): string => {
  const { nodeId, vassalage } = slotAt(sandbox, 0);
  return paths.game({ vassalage, gameType: 'RNG', nodeId, from: '/rng' });
};

test('a trial account is marked, and has no pages of its own (ROL-04)', async () => {
  const { calls, t } = await renderTrial({ persona: 'visitor' });
  await lobbyLoaded();
  await userEvent.click(await screen.findByRole('button', { name: t('appShell:logIn') }));
  await logIn(t, await screen.findByRole('dialog'), accounts.trial);
  await marked(t('appShell:trialMark'));
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('฿1,000.00'));
  await userEvent.click(await screen.findByRole('button', { name: t('appShell:account.label') }));
  const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  await expect(entries.map(({ textContent }) => textContent)).toEqual([t('appShell:account.signOut')]);
  await userEvent.keyboard('{Escape}');
  // No hearts. Prices of the home page can be pressed, too.
  const inTiles = tiles().flatMap((tile) => [...(tile.closest('li')?.querySelectorAll('button[aria-pressed]') ?? [])]);
  await expect(inTiles).toEqual([]);
  // Hidden from assistive technology until the menu has gone.
  const navigation = within(await screen.findByRole('navigation', { name: t('appShell:mainNav') }));
  await userEvent.click(navigation.getByRole('link', { name: t('appShell:home') }));
  await waitFor(() => expect(document.querySelectorAll('main h2').length).toBeGreaterThan(0));
  await expect(calls(gameRecent)).toEqual([]);
});

test('a game, and the favourites and recent games, are refused in a dialog that leads to the registration (ROL-04)', async () => {
  const { calls, refusal, refusalClosed, t, url } = await renderTrial();
  await lobbyLoaded();
  await marked(t('appShell:trialMark'));
  const lists = within(screen.getByRole('navigation', { name: t('lobby:lists') }));
  const list = (name: 'fav' | 'recent') => lists.getByRole('link', { name: t(`lobby:list.${name}`) });
  for (const element of [tiles()[0] as HTMLElement, list('fav'), list('recent')]) {
    await userEvent.click(element);
    const dialog = within(await refusal());
    await expect(dialog.getByText(t('common:trial.text'))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: t('common:close') }));
    await refusalClosed();
    await expect(new URL(url(), location.origin).pathname).toBe('/rng');
  }
  await expect(calls(gameLaunch)).toEqual([]);
  await userEvent.click(list('fav'));
  await userEvent.click(within(await refusal()).getByRole('button', { name: t('common:trial.button') }));
  await screen.findByRole('dialog', { name: t('register:title') });
});

test('a link to a game is refused on its page (ROL-04)', async () => {
  const { calls, t, url } = await renderTrial({ path: slot });
  const main = within(await screen.findByRole('main'));
  await expect(await main.findByRole('alert')).toHaveTextContent(t('errors:trial'));
  await expect(main.queryByRole('button', { name: t('common:retry') })).toBeNull();
  await expect(document.querySelector('iframe')).toBeNull();
  await expect(calls(gameLaunch)).toHaveLength(1);
  await userEvent.click(main.getByRole('link', { name: t('launch:toLobby') }));
  await waitFor(() => expect(url()).toBe('/rng'));
});

test('a visitor who logs in with a trial account to play is told why not', async () => {
  const { calls, refusal, t, url } = await renderTrial({ persona: 'visitor' });
  await lobbyLoaded();
  await userEvent.click(tiles()[0] as HTMLElement);
  await logIn(t, await screen.findByRole('dialog'), accounts.trial);
  await waitFor(async () => expect(await refusal()).toBeVisible());
  await expect(url()).toBe('/rng');
  await expect(calls(gameLaunch)).toEqual([]);
});
