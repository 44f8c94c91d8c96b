import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test, walkDown } from './fixtures.ts';
import { gameHref, gamePage, headerBalance, loginForm, tiles } from './site.ts';
import { en, th } from './words.ts';

interface Axe {
  run: (options: RunOptions) => Promise<AxeResults>;
}
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Judges a document as it stands: everything that axe calls a violation, best practices too.
 * @param inPortal a menu is open: it lies outside the landmarks, and is no part of the page's order.
 */
async function expectAccessible(place: Page | Frame, inPortal = false): Promise<void> {
  // Evaluated by the debugger, which the page's Content-Security-Policy does not bind.
  await place.evaluate(axe);
  const { violations, passes } = await place.evaluate(
    (options) => (window as unknown as { axe: Axe }).axe.run(options),
    { rules: { region: { enabled: !inPortal } } },
  );
  expect(passes.length).toBeGreaterThan(8);
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary }))),
    place.url(),
  ).toEqual([]);
}

// What moves has come to rest when it is judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['light', 'dark'] as const) {
  for (const language of ['TH', 'EN'] as const) {
    const words = language === 'TH' ? th : en;
    test.describe(`${theme} ${language}`, () => {
      test.use({ theme, language });

      test('what a visitor sees', async ({ page }) => {
        for (const path of ['/', '/live', '/no-such-page', '/login']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await walkDown(page);
          await expect(async () => {
            const waiting = page.getByRole('main').getByRole('status');
            if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1_000 });
            expect(await waiting.count()).toBe(0);
          }).toPass();
          await expectAccessible(page);
        }
      });

      test('the lobby, and what opens over it', async ({ page }) => {
        await page.goto('/rng');
        await expect(tiles(page, words)).toHaveCount(15);
        await expectAccessible(page);
        await page
          .getByRole('button', { name: words.frame.openVendors.replace('{category}', words.shared.gameTypes.RNG) })
          .click();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await tiles(page, words).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      });

      test('the game and its bar', async ({ page, enterAs }) => {
        await enterAs('demo');
        await page.goto('/rng');
        await expect(headerBalance(page)).toBeVisible();
        await page.getByRole('button', { name: words.frame.account.label }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page, true);
        await page.goto(await gameHref(page, words));
        const game = gamePage(page, words);
        await expect(game.board).toHaveAttribute('data-state', 'ready');
        await expectAccessible(page);
        for (const frame of page.frames().slice(1)) await expectAccessible(frame);
      });

      test.describe('on a phone', () => {
        test.use({ viewport: { width: 390, height: 844 } });
        test('the bar below and its sheet', async ({ page }) => {
          await page.goto('/rng');
          await expect(tiles(page, words)).toHaveCount(15);
          await expectAccessible(page);
          await page.getByRole('button', { name: words.frame.menu, exact: true }).click();
          await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
          await expectAccessible(page);
        });
      });

      test.describe('while closed', () => {
        test.use({ start: { scenario: 'maintenance' } });
        test('maintenance', async ({ page }) => {
          await page.goto('/');
          await expect(page.getByRole('heading', { name: words.system.maintenance.title })).toBeVisible();
          await expectAccessible(page);
        });
      });
    });
  }
}

test('a login that failed', async ({ page }) => {
  await page.goto('/login');
  await loginForm(page).getByRole('button', { name: th.login.submit }).click();
  await expect(page.getByText(th.login.problems.usernameRequired)).toBeVisible();
  await expectAccessible(page);
});
