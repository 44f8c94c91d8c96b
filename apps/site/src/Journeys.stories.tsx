import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { balanceText, gameOpened, lobbyLoaded, logIn, tiles } from './site.testing.tsx';
import { WholeSite, hideNews } from './wholeSite.testing.tsx';

/** The whole site inside a story, with the same code as the deployed site, on the story's own sandbox. */
const meta = preview.meta({
  title: 'Journeys/Site',
  parameters: { layout: 'fullscreen', sandbox: { persona: 'visitor', path: '/rng' } },
  globals: { viewport: { value: 'wide' } },
  beforeEach: hideNews,
  render: (_args, { globals }) => <WholeSite brand={globals['brand']} />,
});

/** A visitor clicks a game, logs in, and the game opens. */
export const FromVisitorToGame = meta.story({
  play: async ({ sandbox }) => {
    await lobbyLoaded();
    const wanted = sandbox.catalogue.gameById.get(Number(new URL(tiles()[0]?.href ?? '').searchParams.get('nodeId')));
    await userEvent.click(tiles()[0] as HTMLElement);
    await logIn(translatorOf(sandbox), await screen.findByRole('dialog'));
    await gameOpened();
    await waitFor(() => expect(document.querySelector('iframe')?.src).toContain('/sandbox-games/slots/'));
    const heading = screen.getByRole('heading', { level: 1 });
    await expect([wanted?.name.th, wanted?.name.en]).toContain(heading.textContent);
    await expect([...sandbox.store.entries('launches')]).toHaveLength(1);
  },
});

/** Logging in, adding a favourite, finding it, signing out. Afterwards nothing of the account is on the screen. */
export const FavouriteAndGoodbye = meta.story({
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const balance = balanceText(sandbox);
    await lobbyLoaded();
    await userEvent.click(await screen.findByRole('button', { name: t('appShell:logIn') }));
    await logIn(t, await screen.findByRole('dialog'));
    await expect(await screen.findByText(balance, { exact: false })).toBeVisible();
    // LGN-06c: the login leads home.
    const [slots] = await screen.findAllByRole('link', { name: t('common:gameTypes.RNG') });
    await userEvent.click(slots as HTMLElement);
    await lobbyLoaded();
    // Prices of the home page can be pressed, too.
    const heart = () => tiles()[0]?.closest('li')?.querySelector('button[aria-pressed]') as HTMLButtonElement;
    await waitFor(() => expect(heart()).toBeVisible());
    // Disabled until the favourites have loaded.
    await waitFor(() => expect(heart()).not.toHaveAttribute('aria-busy'));
    await userEvent.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(await screen.findByRole('link', { name: t('lobby:list.fav') }));
    await waitFor(() => expect(tiles()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: t('appShell:account.label') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('appShell:account.signOut') }));
    const question = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
    const confirm = within(question).getAllByRole('button').at(-1) as HTMLElement;
    await userEvent.click(confirm);
    await waitFor(() => expect(sandbox.platform.session.current()).toBeNull());
    await waitFor(() => expect(screen.queryByText(balance, { exact: false })).toBeNull());
    // LGN-13: the player does not wait for the platform's answer.
    await waitFor(() => expect([...sandbox.store.entries('sessions')]).toHaveLength(0));
  },
});

/** ROL-04: a trial account that clicks a game is told why it cannot play, and may go on looking. */
export const TrialEverywhere = meta.story({
  parameters: { sandbox: { persona: 'trial' } },
  play: async ({ sandbox }) => {
    await lobbyLoaded();
    await userEvent.click(tiles()[0] as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    const t = translatorOf(sandbox);
    const signUp = within(dialog).getByRole('button', { name: t('common:trial.button') });
    await waitFor(() => expect(signUp).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** RT-14: a visitor of a members-only site logs in and returns to the page with its query. */
export const MembersOnly = meta.story({
  parameters: { sandbox: { scenario: 'guarded', path: '/rng?q=lotus' } },
  play: async ({ sandbox }) => {
    await waitFor(() => expect(screen.queryByRole('banner')).toBeNull());
    await logIn(translatorOf(sandbox), await screen.findByRole('main'));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('lotus'));
  },
});

export const UnknownAddress = meta.story({
  parameters: { sandbox: { path: '/nowhere' } },
  play: async ({ sandbox }) => {
    const name = translatorOf(sandbox)('common:notFound.button');
    const way = await screen.findByRole('link', { name, current: false });
    await expect(way).toHaveAttribute('href', '/');
  },
});
