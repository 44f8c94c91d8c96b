import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';

const hotGames = (page: Page) => page.getByRole('list', { name: th.home.hot.title }).getByRole('link');

/** Pictures that are in the window, at least in part, and have been asked for. */
const picturesInView = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.images].filter((image) => {
        const { top, right, bottom, left, width } = image.getBoundingClientRect();
        const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return width > 0 && inWindow && image.currentSrc !== '' && image.checkVisibility({ visibilityProperty: true });
      }).length,
  );

/** Expects that an element begins at this height of the window at the latest, in px. */
const expectTop = (element: Locator, most: number): Promise<void> =>
  expect.poll(async () => (await element.boundingBox())?.y).toBeLessThanOrEqual(most);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a visitor sees games at once, on a small page (RT-01)', async ({ page, sandbox }) => {
    await sandbox.settings({ flags: { FREEPLAY3: true } });
    await page.goto('/');
    const first = hotGames(page).first();
    await expect(first).toBeVisible();
    // The carousel has replaced the first banner.
    await expect(page.getByRole('group', { name: th.banner.label })).toBeVisible();
    // The link of a tile is its name, and covers the tile.
    await expectTop(page.getByRole('list', { name: th.home.hot.title }), 420);
    await expect.poll(() => picturesInView(page)).toBeLessThanOrEqual(8);
    await expect.poll(() => page.locator('*').count()).toBeLessThanOrEqual(800);
    // The first game can be tried, which the sheet above this page offers.
    const address = await page.getByRole('main').getByRole('link', { name: th.home.hot.practise }).getAttribute('href');
    expect(address).toMatch(/^\/\?try=%2Fgame/);
  });

  test('a member’s own comes first, on a small page (RT-01)', async ({ page, enterAs, sandbox }) => {
    await sandbox.reset({ scenario: 'played' });
    await enterAs('demo');
    await page.goto('/');
    const bet = page.getByRole('region', { name: th.home.openBets.title }).getByRole('listitem').first();
    await expect(bet).toBeVisible();
    await expect(hotGames(page).first()).toBeVisible();
    await expectTop(bet, 120);
    await expectTop(page.getByRole('region', { name: th.home.recent.title }), 370);
    await expect.poll(() => picturesInView(page)).toBeLessThanOrEqual(8);
    await expect.poll(() => page.locator('*').count()).toBeLessThanOrEqual(800);
  });
});

test.describe('on a small desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the page stays small with what its width brings into view (RT-01)', async ({ page }) => {
    await page.goto('/');
    await expect(hotGames(page).first()).toBeVisible();
    await expect(page.getByRole('group', { name: th.banner.label })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('*').count()).toBeLessThanOrEqual(800);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, start: { scenario: 'played' } });

  test('open bets stand beside each other, all with one top', async ({ page, enterAs }) => {
    await enterAs('demo');
    await page.goto('/');
    const bets = page.getByRole('region', { name: th.home.openBets.title }).getByRole('listitem');
    await expect(bets.nth(1)).toBeVisible();
    const tops = await bets.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});
