import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, test } from 'vitest';
import { gameVendorList } from '#api/games.ts';
import { gameRooms } from '#api/launch.ts';
import { gameMatches } from '#api/matches.ts';
import type { GameType } from '#api/primitives.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { localStore } from '#core/data/storage.ts';
import { createClock } from '#core/time/clock.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { minuteMs } from '#text/durations.ts';
import { vendorOf, vendorsOf } from '../catalogue.testing.ts';
import { favouritesKey } from '../favourites/deviceFavourites.ts';
import { CategoryScreen } from './CategoryScreen.tsx';
import { useCategoryScreen } from './useCategoryScreen.ts';

async function renderCategory(type: GameType, options: RenderOptions) {
  const useCategory = () => useCategoryScreen(type);
  const rendered = await renderOnPlatform(CategoryScreen, useCategory, { persona: 'member', ...options });
  const { calls, language, sandbox } = rendered;
  return {
    ...rendered,
    nameOf: (at: number): string => vendorOf(sandbox, type, at).name[language],
    /** The vendors whose rooms were requested, one entry per call. */
    roomCalls: () => calls(gameRooms).map(({ input }) => input.vassalage),
    listCalls: () => calls(gameVendorList).length,
  };
}

/** A second reader of the vendor list, like the navigation of the site. */
function Navigation() {
  useCategories();
  return null;
}

/** The first vendor of a type that is in maintenance. */
const inMaintenance = (sandbox: SandboxContext, type: GameType) =>
  vendorsOf(sandbox, type).find(({ vassalage }) => sandbox.settings.vendorsInMaintenance.includes(vassalage));

describe('rooms', () => {
  test('load only when they are opened; the vendor is in the URL (RT-05)', async () => {
    const { canvas, nameOf, roomCalls, sandbox, t, url } = await renderCategory('LIVE', { path: '/live' });
    const { vassalage } = vendorOf(sandbox, 'LIVE');
    const tables = await canvas.findByRole('link', { name: `${t('category:tables')} ${nameOf(0)}` });
    await expect(roomCalls()).not.toContain(vassalage);
    await userEvent.click(tables);
    const region = await canvas.findByRole('region', { name: t('category:rooms.title', { vendor: nameOf(0) }) });
    const room = (await within(region).findAllByRole('link'))[0];
    const href = new RegExp(String.raw`^/seamless\?.*gameCode=${vassalage}-T`);
    await expect(room).toHaveAttribute('href', expect.stringMatching(href));
    await expect(url()).toBe(`/live?vassalage=${vassalage}`);
    // '' are the tables of all vendors, for their cards.
    await expect(new Set(roomCalls())).toEqual(new Set(['', vassalage]));
    await userEvent.click(room as HTMLElement);
    const from = new RegExp(String.raw`^/seamless\?.*from=%2Flive%3Fvassalage%3D${vassalage}`);
    await waitFor(() => expect(url()).toMatch(from));
  });

  test('that fail can be retried, and leave the vendors unaffected', async () => {
    const { canvas, nameOf, t } = await renderCategory('LIVE', {
      path: (sandbox) => `/live?vassalage=${vendorOf(sandbox, 'LIVE').vassalage}`,
      // Of the vendor, and of all for the cards.
      faults: [{ match: 'gameRooms', when: { calls: [1, 2] }, fault: { kind: 'refuse', code: 'unknown' } }],
    });
    await expect(await canvas.findByText(t('category:rooms.failed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: nameOf(2) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    const region = canvas.getByRole('region', { name: t('category:rooms.title', { vendor: nameOf(0) }) });
    await waitFor(() => expect(within(region).getAllByRole('link').length).toBeGreaterThan(2));
  });

  test('of a category without any load once for the vendor in the URL, and show nothing', async () => {
    const { canvas, nameOf, roomCalls, sandbox, t } = await renderCategory('SPORTS', {
      path: (it) => `/sports?vassalage=${vendorOf(it, 'SPORTS').vassalage}`,
    });
    await expect(await canvas.findByRole('link', { name: nameOf(0) })).toBeVisible();
    await waitFor(() => expect(roomCalls()).toEqual([vendorOf(sandbox, 'SPORTS').vassalage]));
    await expect(canvas.queryByRole('region', { name: t('category:rooms.title', { vendor: nameOf(0) }) })).toBeNull();
  });
});

describe('tables by game', () => {
  test('are those of all vendors; a table returns to the list', async () => {
    const { canvas, roomCalls, sandbox, t, url } = await renderCategory('LIVE', { path: '/live' });
    await userEvent.click(await canvas.findByRole('link', { name: t('category:rooms.list.baccarat') }));
    await waitFor(() => expect(url()).toBe('/live?game=baccarat'));
    const name = t('category:rooms.ofGame', { game: t('category:rooms.list.baccarat') });
    const region = within(await canvas.findByRole('region', { name }));
    await waitFor(() => expect(region.getAllByRole('link').length).toBeGreaterThan(3));
    const hrefs = region.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '', location.href));
    const vendors = new Set(hrefs.map(({ searchParams }) => searchParams.get('vassalage')));
    await expect(vendors.size).toBeGreaterThan(1);
    await expect(new Set(hrefs.map(({ searchParams }) => searchParams.get('from')))).toEqual(
      new Set(['/live?game=baccarat']),
    );
    await expect(new Set(roomCalls())).toEqual(new Set(['']));
    await expect(vendorsOf(sandbox, 'LIVE').length).toBeGreaterThan(vendors.size - 1);
  });

  test('a heart makes a favourite, which is kept on the device; taking it back can be undone', async () => {
    const { canvas, t } = await renderCategory('LIVE', { path: '/live?game=roulette' });
    const [heart] = await canvas.findAllByRole('button', { pressed: false });
    const name = heart?.getAttribute('aria-label') ?? '';
    await userEvent.click(heart as HTMLElement);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const stored = (): unknown => JSON.parse(localStore.get(favouritesKey('table', accounts.member)) ?? '[]');
    await expect(stored()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link', { name: t('category:rooms.list.favourite') }));
    await userEvent.click(await canvas.findByRole('button', { name, pressed: true }));
    await expect(await canvas.findByText(t('category:rooms.noFavourites'))).toBeVisible();
    await expect(stored()).toEqual([]);
    await userEvent.click(await within(document.body).findByRole('button', { name: t('category:rooms.undo') }));
    await expect(await canvas.findByRole('button', { name, pressed: true })).toBeVisible();
  });

  test('visitors have no favourites', async () => {
    const { canvas, t } = await renderCategory('LIVE', { path: '/live?game=roulette', persona: 'visitor' });
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /./ }).length).toBeGreaterThan(7));
    await expect(canvas.queryByRole('button', { pressed: false })).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('category:rooms.list.favourite') })).toBeNull();
  });
});

describe('matches', () => {
  test('are those of the vendors of the page that are open', async () => {
    const { calls, canvas, sandbox, t } = await renderCategory('ESPORTS', { path: '/esports' });
    const region = within(await canvas.findByRole('region', { name: t('category:matches.title') }));
    await waitFor(() => expect(region.getAllByRole('link')).toHaveLength(4));
    const asked = calls(gameMatches).map(({ input }) => input.vassalages);
    await expect(new Set(asked)).toEqual(new Set([derivedCategories.ESPORTS.join()]));
    await expect(sandbox.settings.vendorsInMaintenance).toEqual([]);
  });

  test('that fail can be retried, and leave the vendors unaffected', async () => {
    const { canvas, nameOf, t } = await renderCategory('SPORTS', {
      path: '/sports',
      faults: [{ match: 'gameMatches', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    });
    await expect(await canvas.findByText(t('category:matches.failed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: nameOf(0) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    const region = within(canvas.getByRole('region', { name: t('category:matches.title') }));
    await waitFor(() => expect(region.getAllByRole('link')).toHaveLength(4));
  });

  test('are not asked for where no vendor is open', async () => {
    const { calls, canvas, nameOf, t } = await renderCategory('SPORTS', {
      path: '/sports',
      prepare: (it) =>
        it.store.transaction(() =>
          changeSettings(it, { vendorsInMaintenance: vendorsOf(it, 'SPORTS').map(({ vassalage }) => vassalage) }),
        ),
    });
    await expect(await canvas.findByText(nameOf(0))).toBeVisible();
    await expect(canvas.queryByText(t('category:matches.title'))).toBeNull();
    await expect(calls(gameMatches)).toEqual([]);
  });
});

describe('links', () => {
  test('FB to its own launch page (GAM-01, GAM-02)', async () => {
    const { canvas, language, sandbox } = await renderCategory('SPORTS', { path: '/sports' });
    const name = sandbox.catalogue.vendorByCode.get('FB')?.name[language] ?? '';
    const link = await canvas.findByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/fbsports?from=%2Fsports%3Fvassalage%3DFB');
  });

  test('lottery vendors to the lottery page (GAM-01)', async () => {
    const { canvas } = await renderCategory('ELOTT', { path: '/elott' });
    const [first] = await canvas.findAllByRole('link');
    await expect(first).toHaveAttribute('href', '/lottery?vendor=ELOTT');
  });

  test('cockfighting vendors as the sports vendors that they are on the platform (NAV-07)', async () => {
    const { canvas } = await renderCategory('COCKFIGHT', { path: '/cockfight' });
    const cards = await canvas.findAllByRole('link');
    await expect(cards).toHaveLength(derivedCategories.COCKFIGHT.length);
    await expect(cards[0]).toHaveAttribute('href', expect.stringContaining('gameType=SPORTS'));
  });
});

describe('a vendor in maintenance', () => {
  test('is no link, and its rooms are not requested', async () => {
    const { canvas, language, roomCalls, sandbox, t } = await renderCategory('LIVE', {
      path: (it) => `/live?vassalage=${inMaintenance(it, 'LIVE')?.vassalage}`,
      scenario: 'vendorBreak',
    });
    await expect(await canvas.findByText(t('common:inMaintenance'))).toBeVisible();
    const name = inMaintenance(sandbox, 'LIVE')?.name[language] ?? '';
    await expect(canvas.queryByRole('link', { name })).toBeNull();
    await expect(roomCalls()).not.toContain(inMaintenance(sandbox, 'LIVE')?.vassalage);
  });

  test('becomes a link by itself when that ends, and the vendor list is reloaded to confirm it', async () => {
    const { canvas, language, listCalls, sandbox, t } = await renderCategory('LIVE', {
      path: '/live',
      scenario: 'vendorBreak',
      prepare: (it) => it.store.transaction(() => changeSettings(it, { vendorMaintenanceEnd: it.now() + 4_000 })),
    });
    await expect(await canvas.findByText(t('common:inMaintenance'))).toBeVisible();
    await expect(listCalls()).toBe(1);
    const name = inMaintenance(sandbox, 'LIVE')?.name[language] ?? '';
    await expect(await canvas.findByRole('link', { name }, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(listCalls()).toBe(2));
  });
});

test('an old vendor list is reloaded on the next navigation: once, however many components read it', async () => {
  let laterMs = 0;
  const { canvas, language, listCalls, nameOf, sandbox, url } = await renderCategory('SPORTS', {
    path: '/sports',
    beside: <Navigation />,
    prepare: ({ platform }) => void Object.assign(platform, { clock: createClock(() => Date.now() + laterMs) }),
  });
  const go = async (name: string, page: string) => {
    await userEvent.click(await canvas.findByRole('link', { name }));
    await waitFor(() => expect(url()).toMatch(new RegExp(String.raw`^${page}\?`)));
  };
  const fb = sandbox.catalogue.vendorByCode.get('FB')?.name[language] ?? '';
  await go(nameOf(0), '/seamless');
  await expect(listCalls()).toBe(1);
  laterMs = 6 * minuteMs;
  await go(fb, '/fbsports');
  await waitFor(() => expect(listCalls()).toBe(2));
  await go(nameOf(0), '/seamless');
  await expect(listCalls()).toBe(2);
});

test('a vendor list that failed can be loaded again', async () => {
  const { canvas } = await renderCategory('LIVE', {
    path: '/live',
    persona: 'visitor',
    faults: [{ match: 'gameVendorList', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
  });
  await userEvent.click(await canvas.findByRole('button'));
  await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(3));
});
