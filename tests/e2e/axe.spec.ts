import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test, walkDown } from './fixtures.ts';
import { en, th } from './messages.ts';
import { gameHref, gamePage, headerBalance, tiles } from './site.ts';

interface Axe {
  run: (options: RunOptions) => Promise<AxeResults>;
}
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is fine need not be written down. Frames are judged one by one: what has no axe in it is waited for in vain. */
const quick: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false };

type Violations = readonly { id: string; target: unknown; failureSummary?: string | undefined }[];

async function violationsOf(place: Page | Frame, options: RunOptions): Promise<Violations> {
  const { violations, passes } = await place.evaluate((given) => (window as unknown as { axe: Axe }).axe.run(given), {
    ...quick,
    ...options,
  });
  expect(passes.length).toBeGreaterThan(options.runOnly === undefined ? 8 : 0);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
}

/** Switches the document to the other theme and returns its name. Nothing is rendered again; only colours change. */
const turnTheme = (page: Page): Promise<string> =>
  page.evaluate(() => {
    // Colours in the middle of a transition belong to neither theme.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    const { dataset } = document.documentElement;
    return (dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark');
  });

/**
 * Judges a document as it stands: everything that axe calls a violation, best practices too; and its colours in the
 * other theme as well, which is all that a theme may change (an invariant holds it so).
 * @param inPortal a menu is open: it lies outside the landmarks, and is no part of the page's order.
 */
async function expectAccessible(place: Page | Frame, inPortal = false): Promise<void> {
  // Evaluated by the debugger, which the page's Content-Security-Policy does not bind.
  await place.evaluate(axe);
  expect(await violationsOf(place, { rules: { region: { enabled: !inPortal } } }), place.url()).toEqual([]);
  // A game's frame has a theme of its own.
  if (!('keyboard' in place)) return;
  const other = await turnTheme(place);
  const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
  expect(await violationsOf(place, colours), `${place.url()} turned ${other}`).toEqual([]);
  await turnTheme(place);
}

// What moves has come to rest when it is judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each page once, in one of two modes: its colours are judged in both themes anyway, and the stories of its parts are played
// in both languages.
test.describe('light, Thai', () => {
  test.use({ theme: 'light', language: 'TH' });

  test('what a visitor sees', async ({ page }) => {
    for (const path of ['/', '/live', '/no-such-page', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await walkDown(page);
      await expect(async () => {
        const waiting = page.getByRole('main').getByRole('status');
        if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1_000 });
        await expect(waiting).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await expectAccessible(page);
    }
  });

  test('the game and its bar', async ({ page, enterAs }) => {
    await enterAs('demo');
    await page.goto('/rng');
    await expect(headerBalance(page)).toBeVisible();
    await page.getByRole('button', { name: th.appShell.account.label }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, true);
    await page.goto(await gameHref(page));
    const game = gamePage(page);
    await expect(game.board).toHaveAttribute('data-state', 'ready');
    await expectAccessible(page);
    for (const frame of page.frames().slice(1)) await expectAccessible(frame);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('the bar below and its sheet', async ({ page }) => {
      await page.goto('/rng');
      await expect(tiles(page)).toHaveCount(15);
      await expectAccessible(page);
      await page.getByRole('button', { name: th.appShell.menu, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
});

test.describe('dark, English', () => {
  test.use({ theme: 'dark', language: 'EN' });

  test('the lobby, and what opens over it', async ({ page }) => {
    await page.goto('/rng');
    await expect(tiles(page, en)).toHaveCount(15);
    await expectAccessible(page);
    const opener = en.appShell.openVendors.replace('{category}', en.common.gameTypes.RNG);
    const panel = page.getByRole('button', { name: opener });
    await panel.click();
    await expect(panel).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await tiles(page, en).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('with a month of play', () => {
    test.use({ start: { scenario: 'played' } });
    test('the member centre', async ({ page, enterAs }) => {
      await enterAs('demo');
      await page.goto('/?centre=securityCenter');
      const { depositv2, personalHistoryCopy } = en.memberCentre.pages;
      for (const name of [depositv2, personalHistoryCopy, en.profit.title]) {
        const centre = page.getByRole('dialog');
        await centre.getByRole('navigation').getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
        await expect(centre.getByRole('heading', { level: 3 }).first()).toBeVisible();
        await expectAccessible(page);
      }
    });
  });

  test.describe('while closed', () => {
    test.use({ start: { scenario: 'maintenance' } });
    test('maintenance', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: en.system.maintenance.title })).toBeVisible();
      await expectAccessible(page);
    });
  });
});
