import { type ComponentType, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { describe, test } from 'vitest';
import { gameRecent } from '#api/favourites.ts';
import { featureFlags } from '#api/features.ts';
import { gameList } from '#api/games.ts';
import { siteConstants } from '#api/primitives.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { useHotGames } from '#core/catalogue/hotGames.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useAllPages, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useMember } from '#core/session/member.ts';
import { type AuthPrompts, AuthPromptsContext } from '#core/session/requireAuth.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { type Lottery, seedLotteries } from '#sandbox/seed/lotteries.ts';
import { type RenderOptions, noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { memberIdOf, slotAt, vendorOf, vendorsOf } from '../catalogue.testing.ts';
import { CommandPalette } from './CommandPalette.tsx';

/** "lotus", typed with the Thai keyboard layout. */
const lotusInThai = 'สนะีห';

/** A page that mounts the palette when it is first opened, like the site. */
function Page({ hot }: { hot?: number }) {
  // Like the app shell: loads the member info, which tells the session the account type.
  useMember();
  const [open, setOpen] = useState<boolean | null>(null);
  const [dialog, setDialog] = useState('');
  const prompts: AuthPrompts = {
    requestLogin: () => setDialog('login'),
    signUp: () => {},
    refuseTrial: () => setDialog('trial'),
  };
  return (
    <AuthPromptsContext value={prompts}>
      <Button onClick={() => setOpen(true)}>open</Button>
      <p>hot: {hot}</p>
      <output data-dialog={dialog} />
      {open !== null && <CommandPalette open={open} onClose={() => setOpen(false)} />}
    </AuthPromptsContext>
  );
}

/** A page that loads the hot games too. */
function PageWithHotGames() {
  const hot = useHotGames();
  return <Page hot={hot.status === 'ready' ? hot.value.list.length : 0} />;
}

/** A page that loads a list of games and all recent games, like the slot lobby. */
function PageWithLists() {
  const { merchant, channel } = usePlatform().deployment;
  const language = useLanguage();
  const { clientType, gamePlatform: platform, pageSize } = siteConstants;
  const common = { clientType, vassalage: '', gameType: 'RNG', language, pageNo: 1, pageSize } as const;
  const [list] = useRemote(gameList, { ...common, platform, merchant, channel }, 'list');
  const recent = useAllPages(gameRecent, common, (answer) => ({ items: answer.list, totalPages: answer.totalPages }));
  return (
    <>
      <Page />
      <p>
        lists: {list.status} {recent.status}
      </p>
      <output data-listed={list.status === 'ready' ? list.value.games.at(-1)?.gameName : ''} />
    </>
  );
}

async function renderPage(options: RenderOptions = {}, Screen: ComponentType = PageWithHotGames) {
  const rendered = await renderOnPlatform(Screen, noProps, { persona: 'member', ...options });
  const { container, language, sandbox, t } = rendered;
  const { games } = sandbox.catalogue;
  return {
    ...rendered,
    retryButton: () => screen.findByRole('button', { name: t('common:retry') }),
    hotName: games.find(({ isHot }) => isHot)?.name[language] ?? '',
    /** A game that no list of the page has loaded. */
    game: games[4321],
    gameName: games[4321]?.name[language] ?? '',
    /** The dialog that was requested. */
    prompt: () => container.querySelector<HTMLElement>('[data-dialog]')?.dataset['dialog'],
  };
}

/** Opens the palette and types. */
async function search(text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'open' }));
  const field = await screen.findByRole('combobox');
  if (text !== '') await userEvent.type(field, text);
}
const settled = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/\d/));
const startsWith = (start: string) => ({ name: (name: string) => name.startsWith(start) });
const optionNamed = (start: string) => screen.findByRole('option', startsWith(start));
const hotGamesLoaded = () => screen.findByText(/^hot: [1-9]/);

describe('without a text', () => {
  test('it offers the cached hot games and the categories', async () => {
    const { hotName } = await renderPage();
    await hotGamesLoaded();
    await search('');
    const option = await optionNamed(hotName);
    await waitFor(() => expect(option).toBeVisible());
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2));
  });

  test('hot games load while it is open, on a page without them', async () => {
    const { hotName } = await renderPage({}, Page);
    await search('');
    const option = await optionNamed(hotName);
    await waitFor(() => expect(option).toBeVisible());
  });

  test('hot games that arrive while an option is active do not move the options', async () => {
    const { sandbox, t } = await renderPage({
      faults: [{ match: 'gameHot', fault: { kind: 'hang' }, effect: 'applied' }],
    });
    await search('');
    await optionNamed(t('common:gameTypes.RNG'));
    await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
    await userEvent.keyboard('{ArrowDown}');
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    const before = names();
    sandbox.faults.set([]);
    await hotGamesLoaded();
    await userEvent.keyboard('{ArrowDown}');
    await expect(names()).toEqual(before);
    // The next search includes them.
    await userEvent.type(screen.getByRole('combobox'), 'x');
    await userEvent.clear(screen.getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2));
  });
});

// The game search of the platform fails, so what is found comes from the cache.
test('games of lists that other pages have loaded are offered from the cache', async () => {
  const { container, language, retryButton, sandbox } = await renderPage(
    {
      faults: [{ match: 'gameList', when: { afterCalls: 1 }, fault: { kind: 'refuse', code: 'unknown' } }],
      prepare: (it) => {
        const memberId = memberIdOf(it);
        const nodeIds = it.catalogue.games.slice(4000, 4020).map(({ nodeId }) => nodeId);
        it.store.transaction(() => it.store.put('recents', memberId, { memberId, nodeIds }));
      },
    },
    PageWithLists,
  );
  await screen.findByText('lists: ready ready');
  const listed = container.querySelector<HTMLElement>('[data-listed]')?.dataset['listed'] ?? '';
  await search('');
  await optionNamed(slotAt(sandbox, 4000).name[language]);
  await userEvent.type(screen.getByRole('combobox'), listed);
  await retryButton();
  await optionNamed(listed);
});

describe('opens', () => {
  test('a game, and remembers the search', async () => {
    const { game, gameName, url } = await renderPage();
    await search(gameName);
    await settled();
    await userEvent.click(await optionNamed(gameName));
    await waitFor(() => expect(url()).toContain(`nodeId=${game?.nodeId}`));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(localStorage.getItem('recentSearches')).toBe(JSON.stringify([gameName]));
  });

  test('by keyboard the best match, which is active at once: here a vendor that is marked as in maintenance', async () => {
    const { language, sandbox, t, url } = await renderPage({ scenario: 'vendorBreak' });
    const { vendorsInMaintenance } = sandbox.settings;
    const vendor = vendorsOf(sandbox, 'RNG').find(({ vassalage }) => vendorsInMaintenance.includes(vassalage));
    const name = vendor?.name[language] ?? '';
    await search(name.slice(0, -1).toLowerCase());
    const shown = `${name} ${t('common:gameTypes.RNG')} ${t('common:inMaintenance')}`;
    await screen.findByRole('option', { name: shown });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(url()).toBe(`/rng?vassalage=${vendor?.vassalage}`));
  });

  test('the match of the full text with Enter right after the last letter', async () => {
    const { language, sandbox, t, url } = await renderPage();
    const vendor = vendorOf(sandbox, 'RNG', 1);
    await search('');
    await optionNamed(t('common:gameTypes.RNG'));
    const field = screen.getByRole('combobox');
    void fireEvent.change(field, { target: { value: vendor.name[language].toLowerCase() } });
    void fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(url()).toBe(`/rng?vassalage=${vendor.vassalage}`));
  });

  test('what text of the other keyboard layout means', async () => {
    const { url } = await renderPage();
    await search(lotusInThai);
    await settled();
    await expect(screen.getAllByText(/“lotus”/)[0]).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(url()).toBe('/rng?q=lotus'));
  });

  test('the login for a visitor who chooses a game (GAM-01)', async () => {
    const { gameName, prompt, url } = await renderPage({ persona: 'visitor' });
    await search(gameName);
    await settled();
    await userEvent.click(await optionNamed(gameName));
    await waitFor(() => expect(prompt()).toBe('login'));
    await expect(url()).toBe('/');
  });

  test('an entry that stands for a list of games for a visitor too (GAM-02)', async () => {
    const { language, prompt, sandbox, url } = await renderPage({ persona: 'visitor' });
    const entry = [...sandbox.catalogue.gameById.values()].find(({ isGame }) => !isGame);
    const name = entry?.name[language] ?? '';
    await search(name);
    const options = () => screen.getAllByRole('option').filter(({ textContent }) => textContent?.startsWith(name));
    await settled();
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    await userEvent.click(options().at(-1) as HTMLElement);
    await waitFor(() => expect(url()).toBe(`/?games=${entry?.gameType}.${entry?.vassalage}`));
    await expect(prompt()).toBe('');
  });

  test('the page of a lottery for a visitor too', async () => {
    const vendor = 'TCG_LOTTO_VN';
    const lottery = seedLotteries('full').find(({ vassalage }) => vassalage === vendor) as Lottery;
    const { language, prompt, url } = await renderPage({ persona: 'visitor' });
    await search(lottery.name[language].slice(0, -1));
    await userEvent.click(await optionNamed(lottery.name[language]));
    await waitFor(() => expect(url()).toBe(`/lottery?gameCode=${lottery.id}&vendor=${vendor}`));
    await expect(prompt()).toBe('');
  });

  test('the refusal for a trial account that chooses a game (ROL-04)', async () => {
    const { gameName, prompt } = await renderPage({ persona: 'trial' });
    await search(gameName);
    await settled();
    await userEvent.click(await optionNamed(gameName));
    await waitFor(() => expect(prompt()).toBe('trial'));
  });
});

test('the answer to an earlier search is never shown', async () => {
  const { language, sandbox } = await renderPage({
    faults: [{ match: 'gameList', when: { calls: [1, 2, 3] }, fault: { kind: 'hang' }, effect: 'applied' }],
  });
  const [first, second] = [slotAt(sandbox, 3000).name[language], slotAt(sandbox, 7000).name[language]];
  await search(first);
  await waitFor(() => expect(sandbox.faults.waiting()).toBe(3));
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), second);
  await optionNamed(second);
  sandbox.faults.release();
  await settled();
  await expect(screen.queryByRole('option', startsWith(first))).toBeNull();
});

describe('what players type', () => {
  test('an action opens its page; a visitor is asked to log in first', async () => {
    const { language, prompt, t } = await renderPage({ persona: 'visitor' });
    // In the other language than that of the page.
    await search(language === 'th' ? 'withdraw' : 'ถอนเงิน');
    await userEvent.click(await optionNamed(t('commandPalette:actions.withdraw')));
    await waitFor(() => expect(prompt()).toBe('login'));
  });

  test('a member comes to the page of an action, over the page in view', async () => {
    const { t, url } = await renderPage({ persona: 'member', path: '/rng?q=a' });
    await search(t('commandPalette:actions.depositv2'));
    await optionNamed(t('commandPalette:actions.depositv2'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(url()).toBe('/rng?q=a&centre=depositv2'));
  });

  test('pages about rewards are found, not those that are switched off', async () => {
    const { t, url } = await renderPage({
      persona: 'member',
      path: '/rng',
      prepare: (sandbox) =>
        changeSettings(sandbox, { flags: { ...sandbox.settings.flags, [featureFlags.VIP.modId]: false } }),
    });
    await search(t('common:pages.pointMall'));
    await optionNamed(t('common:pages.pointMall'));
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'VIP');
    await settled();
    await expect(screen.queryByRole('option', startsWith(t('common:pages.vip')))).toBeNull();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), t('commandPalette:actions.wheel'));
    await userEvent.click(await optionNamed(t('commandPalette:actions.wheel')));
    await waitFor(() => expect(url()).toBe('/rng?centre=wheel'));
  });

  test('a break has no page about rewards (RSP-03)', async () => {
    const { calls, t } = await renderPage({ persona: 'member', scenario: 'resting', path: '/rng' });
    await search(t('commandPalette:actions.bonusDetails'));
    await optionNamed(t('commandPalette:actions.bonusDetails'));
    await waitFor(() => expect(calls(playStatus)[0]?.settled).toBe(true));
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), t('commandPalette:actions.wheel'));
    await settled();
    await expect(screen.queryByRole('option', startsWith(t('commandPalette:actions.wheel')))).toBeNull();
  });

  test('the kind of a lottery finds it by another of its names', async () => {
    const { language } = await renderPage();
    const hanoi = seedLotteries('full').find(({ menuTag }) => menuTag === 'VN_NORTH');
    await search('hanoi');
    await optionNamed(hanoi?.name[language] ?? '');
  });

  test('words are found in any order', async () => {
    const { language, sandbox } = await renderPage();
    const named = sandbox.catalogue.games.find(({ name }) => /^\w+ \w+$/.test(name.en));
    await search(named?.name.en.split(' ').toReversed().join(' ') ?? '');
    await optionNamed(named?.name[language] ?? '');
  });

  test('where nothing is found something else is suggested, which Enter does not open', async () => {
    const { t, url } = await renderPage({ path: '/rng' });
    await hotGamesLoaded();
    await search('qqqqq');
    await screen.findByText(t('commandPalette:none', { search: 'qqqqq' }));
    await expect(screen.getByRole('group', { name: t('commandPalette:groups.suggested') })).toBeVisible();
    await expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(url()).toBe('/rng');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });
});

describe('when something fails', () => {
  test('the game search can be retried; vendors and categories stay', async () => {
    const { retryButton, sandbox } = await renderPage({
      faults: [{ match: 'gameList', fault: { kind: 'refuse', code: 'unknown' } }],
    });
    await search('lotus');
    const retry = await retryButton();
    sandbox.faults.set([]);
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
  });

  test('a failed vendor list is said at once, the fixed pages stay, and a retry restores all and the focus', async () => {
    const { retryButton, t } = await renderPage({
      faults: [{ match: 'gameVendorList', when: { calls: [1, 2] }, fault: { kind: 'refuse', code: 'unknown' } }],
    });
    await search('');
    await retryButton();
    await expect(screen.getAllByText(t('commandPalette:categoriesFailed'))[0]).toBeInTheDocument();
    await optionNamed(t('common:pages.promotions'));
    await userEvent.type(screen.getByRole('combobox'), 'lotus');
    await userEvent.click(await retryButton());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('common:retry') })).not.toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.click(await retryButton());
    await settled();
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
    await expect(screen.queryByText(t('commandPalette:categoriesFailed'))).toBeNull();
    await expect(screen.getByRole('combobox')).toHaveFocus();
  });

  test('without lobbies the game search is empty at once; other options are still found', async () => {
    const { t } = await renderPage({ scenario: 'empty' });
    await search('lotus');
    await screen.findByText(t('commandPalette:none', { search: 'lotus' }));
    await userEvent.clear(screen.getByRole('combobox'));
    const promotions = t('common:pages.promotions');
    await userEvent.type(screen.getByRole('combobox'), promotions.slice(0, 4));
    await optionNamed(promotions);
    await settled();
  });
});
