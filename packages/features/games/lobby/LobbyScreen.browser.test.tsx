import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, test } from 'vitest';
import { gameFavouriteSet } from '#api/favourites.ts';
import { gameList } from '#api/games.ts';
import { siteConstants } from '#api/primitives.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { memberIdOf, slotAt, vendorOf, vendorsOf } from '../catalogue.testing.ts';
import type { LobbyScreenProps } from './lobby.types.ts';
import { LobbyScreen } from './LobbyScreen.tsx';
import { useLobbyScreen } from './useLobbyScreen.ts';

const { pageSize } = siteConstants;
/** "lotus", typed with the Thai keyboard layout. */
const lotusInThai = 'สนะีห';
/** Part of no name. */
const unknownName = 'qxqxj';

const useSlots = () => useLobbyScreen('rng');
/** Below something that fills the window, like the banners of the site. */
function LowLobby(props: LobbyScreenProps) {
  return (
    <div style={{ paddingBlockStart: '90vh' }}>
      <LobbyScreen {...props} />
    </div>
  );
}

async function renderLobby(options: RenderOptions = {}, Screen = LobbyScreen) {
  const rendered = await renderOnPlatform(Screen, useSlots, { path: '/rng', persona: 'member', ...options });
  const { container, canvas, url } = rendered;
  return {
    ...rendered,
    tiles: () => [...container.querySelectorAll<HTMLAnchorElement>('a[href^="/game"]')],
    hearts: () => [...container.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')],
    urlQuery: () => new URL(url(), location.origin).searchParams,
    searchField: () => canvas.getByRole('searchbox') as HTMLInputElement,
  };
}

test('marks the games of a vendor in maintenance before they fail to launch', async () => {
  let paused = '';
  const { tiles, t } = await renderLobby({
    prepare(sandbox) {
      paused = slotAt(sandbox, 0).vassalage;
      changeSettings(sandbox, { vendorsInMaintenance: [paused] });
    },
  });
  await waitFor(() => expect(tiles()).toHaveLength(pageSize));
  const ofVendor = (tile: HTMLAnchorElement): boolean => new URL(tile.href).searchParams.get('vassalage') === paused;
  const marked = (tile: HTMLAnchorElement): boolean => tile.textContent.includes(t('common:inMaintenance'));
  await waitFor(() => expect(tiles().filter(marked)).toEqual(tiles().filter(ofVendor)));
  await expect(tiles().filter(marked).length).toBeGreaterThan(0);
});

test('announces how many pages there are once they are known', async () => {
  const { canvas, tiles, sandbox } = await renderLobby();
  await waitFor(() => expect(tiles()).toHaveLength(pageSize));
  // The live region exists before there is anything to announce.
  const pages = Math.ceil(sandbox.catalogue.games.length / pageSize);
  await expect(canvas.getByRole('status')).toHaveTextContent(String(pages));
});

describe('searching', () => {
  test('runs on the platform and clears the other filters and the page (SLT-03b, SLT-04)', async () => {
    const { sandbox, language, tiles, urlQuery, searchField } = await renderLobby({ path: '/rng?minBet=0.1&p=2' });
    await waitFor(() => expect(tiles()).toHaveLength(pageSize));
    const wanted = slotAt(sandbox, 5000).name[language];
    await userEvent.type(searchField(), wanted);
    await waitFor(() => expect(urlQuery().get('q')).toBe(wanted));
    await expect(urlQuery().get('minBet')).toBeNull();
    await expect(urlQuery().get('p')).toBeNull();
    await waitFor(() => expect(tiles().length).toBeLessThan(pageSize));
    await expect(tiles().length).toBeGreaterThan(0);
  });

  test('reads text of the other keyboard layout as it was meant, and says so', async () => {
    const { canvas, tiles, urlQuery, searchField, t } = await renderLobby();
    await waitFor(() => expect(tiles()).toHaveLength(pageSize));
    await userEvent.type(searchField(), lotusInThai);
    const only = await canvas.findByRole('link', { name: t('lobby:onlyTyped', { typed: lotusInThai }) });
    await expect(canvas.getByText(t('lobby:shownFor', { name: 'lotus' }))).toBeVisible();
    await expect(tiles().length).toBeGreaterThan(0);
    await userEvent.click(only);
    await waitFor(() => expect(urlQuery().get('exact')).toBe('1'));
    await waitFor(() => expect(tiles()).toHaveLength(0));
    await expect(canvas.getByRole('status')).toHaveTextContent(lotusInThai);
  });

  test('finds a Thai word typed in Latin letters', async () => {
    const { canvas, tiles, t } = await renderLobby({
      path: '/rng?q=mungkorn',
      persona: 'visitor',
      language: 'th',
    });
    await canvas.findByRole('link', { name: t('lobby:onlyTyped', { typed: 'mungkorn' }) });
    await expect(tiles()[0]).toHaveTextContent('มังกร');
  });

  test('makes no guesses when it is exact', async () => {
    const { canvas, tiles, t } = await renderLobby({ path: `/rng?q=${lotusInThai}&exact=1`, persona: 'visitor' });
    await canvas.findByRole('heading', { name: t('lobby:empty.search', { search: lotusInThai }) });
    await expect(tiles()).toHaveLength(0);
  });

  test('tries the next guess when the first one fails', async () => {
    const { canvas, t } = await renderLobby({
      path: '/rng?q=mangkonnn',
      persona: 'visitor',
      language: 'th',
      faults: [{ match: 'gameList', when: { calls: [2] }, fault: { kind: 'refuse', code: 'unknown' } }],
    });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('lobby:shownFor', { name: 'มังกร' })));
  });

  test('keeps text that is typed right after a choice, before that renders', async () => {
    const { canvas, tiles, urlQuery, searchField, sandbox, language } = await renderLobby();
    await waitFor(() => expect(tiles()).toHaveLength(pageSize));
    const field = searchField();
    canvas.getByRole('link', { name: vendorOf(sandbox, 'RNG').name[language] }).click();
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'lotus');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(urlQuery().get('q')).toBe('lotus'));
    await expect(field).toHaveValue('lotus');
  });

  test('never shows a late answer to an earlier search', async () => {
    const { sandbox, language, tiles, urlQuery, searchField } = await renderLobby({
      faults: [{ match: 'gameList', when: { calls: [2] }, fault: { kind: 'hang' }, effect: 'applied' }],
    });
    await waitFor(() => expect(tiles()).toHaveLength(pageSize));
    const [first, second] = [slotAt(sandbox, 40).name[language], slotAt(sandbox, 7000).name[language]];
    await userEvent.type(searchField(), first);
    await waitFor(() => expect(urlQuery().get('q')).toBe(first));
    await userEvent.clear(searchField());
    await userEvent.type(searchField(), second);
    await waitFor(() => expect(urlQuery().get('q')).toBe(second));
    const wanted = slotAt(sandbox, 7000).nodeId;
    await waitFor(() => expect(tiles()[0]?.href).toContain(`nodeId=${wanted}`));
    sandbox.faults.release();
    await waitFor(() => expect(tiles()[0]?.href).toContain(`nodeId=${wanted}`));
  });

  test('announces its result in the live region that is there already', async () => {
    const { sandbox, language, canvas, tiles, searchField, t } = await renderLobby();
    await waitFor(() => expect(tiles()).toHaveLength(pageSize));
    const status = canvas.getByRole('status');
    await userEvent.type(searchField(), slotAt(sandbox, 5000).name[language]);
    const found = new RegExp(`^${t('lobby:found', { total: String.raw`\d+` })}$`);
    await waitFor(() => expect(status).toHaveTextContent(found));
    await userEvent.clear(searchField());
    await userEvent.type(searchField(), unknownName);
    await waitFor(() => expect(status).toHaveTextContent(`“${unknownName}”`));
    await expect(status).toBeInTheDocument();
  });
});

const addFavourites = (sandbox: SandboxContext, games: number): void => {
  const memberId = memberIdOf(sandbox);
  const nodeIds = sandbox.catalogue.games.slice(0, games).map(({ nodeId }) => nodeId);
  sandbox.store.transaction(() => sandbox.store.put('favourites', memberId, { memberId, nodeIds }));
};
const favourites = (sandbox: SandboxContext) =>
  [...sandbox.store.entries('favourites')].flatMap(([, { nodeIds }]) => nodeIds);
const withFavourites = (games: number) => (sandbox: SandboxContext) => addFavourites(sandbox, games);

describe('favourites', () => {
  test('show once the platform has confirmed them (SLT-06)', async () => {
    const { hearts, sandbox } = await renderLobby();
    await waitFor(() => expect(hearts()[0]).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(hearts()[0]).not.toHaveAttribute('aria-busy'));
    await userEvent.click(hearts()[0] as HTMLElement);
    await waitFor(() => expect(hearts()[0]).toHaveAttribute('aria-pressed', 'true'));
    await expect([...sandbox.store.entries('favourites')]).toHaveLength(1);
    await userEvent.click(hearts()[0] as HTMLElement);
    await waitFor(() => expect(hearts()[0]).toHaveAttribute('aria-pressed', 'false'));
  });

  test('fill when the platform has said so, and once, whatever the clicks', async () => {
    const { calls, hearts, sandbox } = await renderLobby();
    await waitFor(() => expect(hearts()[0]).toBeVisible());
    await waitFor(() => expect(hearts()[0]).not.toHaveAttribute('aria-busy'));
    sandbox.faults.set([{ match: 'gameFavouriteSet', fault: { kind: 'hang' }, effect: 'applied' }]);
    const [heart] = hearts();
    for (const pressed of ['true', 'false']) {
      const before = calls(gameFavouriteSet).length;
      for (let click = 0; click < 3; click += 1) heart?.click();
      await waitFor(() => expect(heart).toHaveAttribute('aria-busy', 'true'));
      await expect(heart).not.toHaveAttribute('aria-pressed', pressed);
      await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
      sandbox.faults.release();
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', pressed));
      await expect(calls(gameFavouriteSet)).toHaveLength(before + 1);
    }
  });

  test('stay as they were when a change is refused, with the reason', async () => {
    const { canvas, hearts, t } = await renderLobby({
      faults: [{ match: 'gameFavouriteSet', fault: { kind: 'refuse', code: 'game_not_found' } }],
    });
    await waitFor(() => expect(hearts()[0]).toBeVisible());
    await waitFor(() => expect(hearts()[0]).not.toHaveAttribute('aria-busy'));
    await userEvent.click(hearts()[0] as HTMLElement);
    const message = await screen.findByRole('region', { name: t('common:messages') });
    await waitFor(() => expect(message).toHaveTextContent(t('lobby:favouriteFailed')));
    await expect(message).toHaveTextContent(t('errors:gameNotFound'));
    await expect(hearts()[0]).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(hearts()[0]).not.toHaveAttribute('aria-busy'));
    await expect(hearts()[0]).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('link', { name: t('lobby:list.fav') }));
    await expect(await canvas.findByRole('heading', { name: t('lobby:empty.fav') })).toBeVisible();
  });

  // While they are unknown, a click could do the opposite of what the heart shows.
  test('cannot be changed while they load', async () => {
    const { hearts, sandbox } = await renderLobby({
      path: '/rng?list=fav',
      faults: [{ match: 'gameFavouriteIds', fault: { kind: 'hang' }, effect: 'applied' }],
      prepare: withFavourites(2),
    });
    await waitFor(() => expect(hearts()).toHaveLength(2));
    const [heart] = hearts();
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(heart as HTMLElement);
    await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
    sandbox.faults.set([]);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await expect(heart).not.toHaveAttribute('aria-busy');
    await expect(favourites(sandbox)).toHaveLength(2);
  });

  test('that failed to load are loaded again by a click, which changes nothing and shows the error', async () => {
    const { hearts, sandbox, t } = await renderLobby({
      path: '/rng?list=fav',
      faults: [{ match: 'gameFavouriteIds', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
      prepare: withFavourites(2),
    });
    await waitFor(() => expect(hearts()[0]).toBeVisible());
    const [heart] = hearts();
    await waitFor(() => expect(heart).not.toHaveAttribute('aria-busy'));
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart as HTMLElement);
    const failure = t('lobby:favouriteFailed');
    await waitFor(() => expect(screen.getByText(failure, { exact: false })).toBeVisible());
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await expect(favourites(sandbox)).toHaveLength(2);
  });

  test('leave the focus with the heart that takes the place of a removed one, or with the list', async () => {
    const { canvas, hearts, tiles, t } = await renderLobby({ path: '/rng?list=fav', prepare: withFavourites(2) });
    await waitFor(() => expect(hearts().map((heart) => heart.ariaPressed)).toEqual(['true', 'true']));
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    const [first, second] = hearts();
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(tiles()).toHaveLength(1));
    await expect(second).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tiles()).toHaveLength(0));
    await expect(canvas.getByRole('group', { name: t('lobby:games') })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('lobby:empty.fav'));
  });

  test('replace a page that loses its last game by the one before, in the history too', async () => {
    const { canvas, hearts, tiles, urlQuery, t } = await renderLobby({
      path: '/rng?list=fav&p=2',
      prepare: withFavourites(pageSize + 1),
    });
    await waitFor(() => expect(hearts().map((heart) => heart.ariaPressed)).toEqual(['true']));
    await userEvent.click(hearts()[0] as HTMLElement);
    await waitFor(() => expect(tiles()).toHaveLength(pageSize));
    await expect(urlQuery().get('p')).toBeNull();
    await expect(urlQuery().get('list')).toBe('fav');
    await expect(canvas.getByRole('group', { name: t('lobby:games') })).toHaveFocus();
  });
});

test('a choice scrolls the list into view, and a new page starts at its top', async () => {
  const { canvas, tiles, urlQuery, searchField, sandbox, language, t } = await renderLobby({}, LowLobby);
  const list = await canvas.findByRole('group', { name: t('lobby:games') });
  await waitFor(() => expect(tiles()).toHaveLength(pageSize));
  const top = (element: Element) => element.getBoundingClientRect().top;
  // The place of the header, which stays while the page scrolls.
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  scrollTo({ top: 0, behavior: 'instant' });
  await expect(top(list)).toBeGreaterThan(innerHeight);
  await userEvent.type(searchField(), 'a');
  await waitFor(() => expect(top(list)).toBeLessThan(innerHeight * 0.6));
  await expect(top(searchField())).toBeGreaterThan(0);
  await waitFor(() => expect(urlQuery().get('q')).toBe('a'));
  // Already in view: nothing scrolls.
  const before = scrollY;
  await userEvent.type(searchField(), 'n');
  await waitFor(() => expect(urlQuery().get('q')).toBe('an'));
  await expect(scrollY).toBe(before);
  const next = () => canvas.getByRole('link', { name: t('lobby:next') });
  await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(next());
  await waitFor(() => expect(urlQuery().get('p')).toBe('2'));
  await expect(Math.abs(top(list) - header)).toBeLessThan(2);
  await expect(list).toHaveFocus();
  // A choice in a strip scrolls both the strip and the list into view.
  for (const [strip, name, parameter] of [
    [t('lobby:vendors'), vendorOf(sandbox, 'RNG').name[language], 'vassalage'],
    [t('lobby:lists'), t('lobby:list.hot'), 'list'],
  ] as const) {
    const link = within(canvas.getByRole('navigation', { name: strip })).getByRole('link', { name });
    link.scrollIntoView({ block: 'end', behavior: 'instant' });
    await expect(top(list)).toBeGreaterThan(innerHeight);
    await userEvent.click(link);
    await waitFor(() => expect(urlQuery().get(parameter)).not.toBeNull());
    await expect(top(list)).toBeLessThan(innerHeight);
    await expect(top(link)).toBeGreaterThanOrEqual(0);
  }
});

test('a page number beyond the last page redirects to the last page', async () => {
  const { tiles, urlQuery, sandbox } = await renderLobby({ path: '/rng?p=9999', persona: 'visitor' });
  const pages = Math.ceil(sandbox.catalogue.games.length / pageSize);
  await waitFor(() => expect(urlQuery().get('p')).toBe(String(pages)));
  await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
});

test('everything that failed can be retried', async () => {
  const { canvas } = await renderLobby({
    faults: [{ match: '*', fault: { kind: 'refuse', code: 'unknown' } }],
  });
  await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThanOrEqual(2));
});

describe('the URL', () => {
  test('may say anything', async () => {
    const { canvas, t } = await renderLobby({ path: '/rng?p=-3&minBet=9&list=nope&page=NOPE&q=%00%3Cscript%3E' });
    await expect(await canvas.findByRole('link', { name: t('lobby:showAll') })).toBeVisible();
    const kinds = within(canvas.getByRole('navigation', { name: t('lobby:lobbies') }));
    await expect(kinds.getByRole('link', { name: 'NOPE' })).toHaveAttribute('aria-current', 'page');
  });

  test('leaves out filters that another one clears (SLT-04)', async () => {
    const { canvas, language, sandbox, searchField, t, tiles, url } = await renderLobby({ path: '/rng?p=3' });
    await waitFor(() => expect(tiles()).toHaveLength(pageSize));
    const stakes = canvas.getByRole('combobox', { name: t('lobby:minBet') });
    const choose = (strip: 'lobbies' | 'vendors', name: string) =>
      userEvent.click(
        within(canvas.getByRole('navigation', { name: t(`lobby:${strip}`) })).getByRole('link', { name }),
      );
    await userEvent.selectOptions(stakes, '0.5');
    await waitFor(() => expect(url()).toBe('/rng?minBet=0.5'));
    const kinds = within(canvas.getByRole('navigation', { name: t('lobby:lobbies') })).getAllByRole('link');
    const kind = kinds.find((link) => link.getAttribute('href')?.endsWith('page=SLOT'));
    await userEvent.click(kind as HTMLElement);
    await waitFor(() => expect(url()).toBe('/rng?page=SLOT'));
    await expect(stakes).toHaveValue('');
    await userEvent.type(searchField(), 'lotus');
    await waitFor(() => expect(url()).toBe('/rng?q=lotus'));
    const byVendor = canvas.getByRole('link', { name: t('lobby:byVendor') });
    await waitFor(() => expect(byVendor).toHaveAttribute('aria-current', 'page'));
    const { name, vassalage } = vendorOf(sandbox, 'RNG');
    await choose('vendors', name[language]);
    await waitFor(() => expect(url()).toBe(`/rng?vassalage=${vassalage}`));
    await expect(searchField()).toHaveValue('');
  });

  test('keeps filters together where the operator lets them add up', async () => {
    const { calls, canvas, language, sandbox, searchField, t, tiles, url } = await renderLobby({
      scenario: 'combinedFilters',
      path: (it) => `/rng?vassalage=${vendorOf(it, 'RNG').vassalage}&p=2`,
    });
    const { name, vassalage } = vendorOf(sandbox, 'RNG');
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('lobby:minBet') }), '0.5');
    await waitFor(() => expect(url()).toBe(`/rng?vassalage=${vassalage}&minBet=0.5`));
    const kinds = within(canvas.getByRole('navigation', { name: t('lobby:lobbies') })).getAllByRole('link');
    const kind = kinds.find((link) => link.getAttribute('href')?.includes('page=SLOT'));
    await userEvent.click(kind as HTMLElement);
    await waitFor(() => expect(url()).toBe(`/rng?vassalage=${vassalage}&page=SLOT&minBet=0.5`));
    await userEvent.type(searchField(), 'a');
    await waitFor(() => expect(url()).toBe(`/rng?vassalage=${vassalage}&page=SLOT&q=a&minBet=0.5`));
    const input = { vassalage, gameClassify: 'SLOT', gameName: 'a', minBet: '0.5' };
    await waitFor(() => expect(calls(gameList).at(-1)?.input).toMatchObject(input));
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
    await waitFor(() => expect(tiles().every(({ textContent }) => textContent.includes(name[language]))).toBe(true));
  });
});

test('pages: next, last, previous, first', async () => {
  const { canvas, sandbox, t, tiles, url } = await renderLobby({ persona: 'visitor' });
  const { length } = sandbox.catalogue.games;
  const pages = Math.ceil(length / pageSize);
  const step = (name: 'first' | 'previous' | 'next' | 'last') => canvas.getByRole('link', { name: t(`lobby:${name}`) });
  const at = async (page: number, count: number): Promise<void> => {
    const text = t('lobby:pageOf', { page, pages });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    await expect(await canvas.findByRole('navigation', { name: t('lobby:pages') })).toHaveTextContent(text);
    await waitFor(() => expect(tiles()).toHaveLength(count));
    const disabled = () =>
      (['first', 'previous', 'next', 'last'] as const).filter((name) => step(name).ariaDisabled === 'true');
    // While the new page is on its way, the games of the old one stay and all four arrows are disabled.
    await waitFor(() =>
      expect(disabled()).toEqual(page === 1 ? ['first', 'previous'] : page === pages ? ['next', 'last'] : []),
    );
  };
  await at(1, pageSize);
  await userEvent.click(step('next'));
  await at(2, pageSize);
  await userEvent.click(step('last'));
  await at(pages, length - (pages - 1) * pageSize);
  await userEvent.click(step('previous'));
  await at(pages - 1, pageSize);
  await userEvent.click(step('first'));
  await at(1, pageSize);
  await expect(url()).toBe('/rng');
});

test('hot games are one page', async () => {
  const { canvas, t, tiles, url } = await renderLobby({ persona: 'visitor' });
  await waitFor(() => expect(tiles()).toHaveLength(pageSize));
  await userEvent.click(canvas.getByRole('link', { name: t('lobby:list.hot') }));
  await waitFor(() => expect(url()).toBe('/rng?list=hot'));
  await waitFor(() => expect(tiles().length).toBeGreaterThan(20));
  await expect(tiles().filter(({ textContent }) => !textContent.includes(t('common:hot')))).toEqual([]);
  await expect(canvas.queryByRole('navigation', { name: t('lobby:pages') })).toBeNull();
});

test('recent games are one page, the latest first', async () => {
  const recent = 2 * pageSize;
  const { canvas, sandbox, t, tiles } = await renderLobby({
    path: '/rng?list=recent',
    prepare(it) {
      const memberId = memberIdOf(it);
      const nodeIds = it.catalogue.games.slice(0, recent).map(({ nodeId }) => nodeId);
      it.store.transaction(() => it.store.put('recents', memberId, { memberId, nodeIds }));
    },
  });
  await waitFor(() => expect(tiles()).toHaveLength(recent));
  await expect(canvas.queryByRole('navigation', { name: t('lobby:pages') })).toBeNull();
  await expect(tiles()[0]?.href).toContain(`nodeId=${slotAt(sandbox, 0).nodeId}`);
});

test('nothing found says what for, and leads back', async () => {
  const { canvas, searchField, t, tiles, url } = await renderLobby({ persona: 'visitor' });
  await userEvent.type(searchField(), unknownName);
  await canvas.findByRole('heading', { name: t('lobby:empty.search', { search: unknownName }) });
  await userEvent.click(canvas.getByRole('link', { name: t('lobby:showAll') }));
  await waitFor(() => expect(tiles()).toHaveLength(pageSize));
  await expect(url()).toBe('/rng');
  await expect(searchField()).toHaveValue('');
});

test('letters typed in a row are not all requested', async () => {
  const { calls, searchField, tiles, urlQuery } = await renderLobby({ persona: 'visitor' });
  await waitFor(() => expect(tiles()).toHaveLength(pageSize));
  await userEvent.type(searchField(), 'lotus');
  await waitFor(() => expect(urlQuery().get('q')).toBe('lotus'));
  await waitFor(() => expect(calls(gameList).at(-1)).toMatchObject({ input: { gameName: 'lotus' }, settled: true }));
  await expect(calls(gameList).length).toBeLessThan(6);
});

test.each([
  ['fails', { kind: 'status', status: 503 }, 'errors:unavailable'],
  ['breaks the contract', { kind: 'malformed', value: { games: [{}] } }, 'errors:contract'],
] as const)('a list that %s says so, leaves the rest, and can be loaded again', async (_, fault, message) => {
  const { canvas, sandbox, t, tiles } = await renderLobby({ faults: [{ match: 'gameList', fault }] });
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('lobby:failed')));
  await expect(await canvas.findByText(t(message))).toBeVisible();
  const vendors = () => within(canvas.getByRole('navigation', { name: t('lobby:vendors') })).getAllByRole('link');
  await waitFor(() => expect(vendors()).toHaveLength(vendorsOf(sandbox, 'RNG').length + 1));
  sandbox.faults.set([]);
  await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
  await waitFor(() => expect(tiles()).toHaveLength(pageSize));
});

test('the vendors scroll by their arrows, to the last one and back', async () => {
  const { canvas, sandbox, t } = await renderLobby();
  const strip = await canvas.findByRole('navigation', { name: t('lobby:vendors') });
  const links = () => within(strip).getAllByRole('link');
  await waitFor(() => expect(links()).toHaveLength(vendorsOf(sandbox, 'RNG').length + 1));
  const list = within(strip).getByRole('list');
  const arrow = (name: 'arrowsOn' | 'arrowsBack') => within(strip).queryByRole('button', { name: t(`lobby:${name}`) });
  const isInView = (element: Element | undefined): boolean => {
    const { left, right } = element?.getBoundingClientRect() ?? new DOMRect();
    const frame = list.getBoundingClientRect();
    return left >= frame.left - 1 && right <= frame.right + 1;
  };
  await expect([isInView(links()[0]), isInView(links().at(-1))]).toEqual([true, false]);
  const scroll = async (name: 'arrowsOn' | 'arrowsBack'): Promise<void> => {
    const rested = new Promise((resolve) => list.addEventListener('scrollend', resolve, { once: true }));
    await userEvent.click(await within(strip).findByRole('button', { name: t(`lobby:${name}`) }));
    await rested;
  };
  await expect(arrow('arrowsBack')).toBeNull();
  while (list.scrollLeft + list.clientWidth < list.scrollWidth - 1) await scroll('arrowsOn');
  await waitFor(() => expect(arrow('arrowsOn')).toBeNull());
  await expect([isInView(links()[0]), isInView(links().at(-1))]).toEqual([false, true]);
  await scroll('arrowsBack');
  await waitFor(() => expect(arrow('arrowsOn')).toBeVisible());
});
