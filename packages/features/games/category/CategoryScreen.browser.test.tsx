import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, test } from 'vitest';
import { gameVendorList } from '#api/games.ts';
import { gameMatches } from '#api/matches.ts';
import type { GameType } from '#api/primitives.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { createClock } from '#core/time/clock.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { minuteMs } from '#text/durations.ts';
import { vendorOf, vendorsOf } from '../catalogue.testing.ts';
import { CategoryScreen } from './CategoryScreen.tsx';
import { useCategoryScreen } from './useCategoryScreen.ts';

async function renderCategory(type: GameType, options: RenderOptions) {
  const useCategory = () => useCategoryScreen(type);
  const rendered = await renderOnPlatform(CategoryScreen, useCategory, { persona: 'member', ...options });
  const { calls, language, sandbox } = rendered;
  return {
    ...rendered,
    nameOf: (at: number): string => vendorOf(sandbox, type, at).name[language],
    listCalls: () => calls(gameVendorList).length,
  };
}

/** A second reader of the vendor list, like the navigation of the site. */
function Navigation() {
  useCategories();
  return null;
}

/** Puts the first sports vendor into maintenance, for some time in ms. */
const inBreak =
  (forMs = 60 * minuteMs) =>
  (it: SandboxContext): void =>
    it.store.transaction(() =>
      changeSettings(it, {
        vendorsInMaintenance: [vendorOf(it, 'SPORTS').vassalage],
        vendorMaintenanceEnd: it.now() + forMs,
      }),
    );

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
});

describe('a vendor in maintenance', () => {
  test('is no link', async () => {
    const { canvas, language, sandbox, t } = await renderCategory('SPORTS', {
      path: (it) => `/sports?vassalage=${vendorOf(it, 'SPORTS').vassalage}`,
      prepare: inBreak(),
    });
    await expect(await canvas.findByText(t('common:inMaintenance'))).toBeVisible();
    const name = vendorOf(sandbox, 'SPORTS').name[language];
    await expect(canvas.queryByRole('link', { name })).toBeNull();
  });

  test('becomes a link by itself when that ends, and the vendor list is reloaded to confirm it', async () => {
    const { canvas, language, listCalls, sandbox, t } = await renderCategory('SPORTS', {
      path: '/sports',
      prepare: inBreak(4_000),
    });
    await expect(await canvas.findByText(t('common:inMaintenance'))).toBeVisible();
    await expect(listCalls()).toBe(1);
    const name = vendorOf(sandbox, 'SPORTS').name[language];
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
  const { canvas } = await renderCategory('SPORTS', {
    path: '/sports',
    persona: 'visitor',
    faults: [{ match: 'gameVendorList', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
  });
  await userEvent.click(await canvas.findByRole('button'));
  await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(3));
});
