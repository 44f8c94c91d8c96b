import type { BrowserContext, Page } from '@playwright/test';
import { chromium } from '../../scripts/chromium.ts';
import { test as base, expect, rememberVisit } from './fixtures.ts';
import { th } from './messages.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/**
 * Opens a browser with a profile, as a player has one, on a page of the site. Other contexts keep nothing, and browsers offer
 * nothing there. An argument can open the page as the installed app.
 */
const test = base.extend<{ openBrowser: (path: string, ...args: readonly string[]) => Promise<Page> }>({
  openBrowser: async ({ playwright, baseURL, extraHTTPHeaders, language, theme }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (path, ...args) => {
      const context = await playwright.chromium.launchPersistentContext('', {
        executablePath: chromium.path ?? '',
        args: [...chromium.args, ...args],
        baseURL: baseURL ?? '',
        extraHTTPHeaders: extraHTTPHeaders ?? {},
        userAgent: android,
        viewport: { width: 390, height: 844 },
      });
      opened.push(context);
      await rememberVisit(context, { language, theme });
      const [page = await context.newPage()] = context.pages();
      await page.goto(path);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

test('a browser can install the site, and is asked once, by the one button of the page', async ({ openBrowser }) => {
  const page = await openBrowser('/download');
  const button = page.getByRole('button', { name: th.download.install });
  await expect(button).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  await expect(async () => {
    const bar = await page.getByRole('navigation', { name: th.appShell.bottomNav }).boundingBox();
    const place = await button.boundingBox();
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }).toPass();
  // The browser's own question is not part of the page.
  await page.evaluate(() => {
    const prompts: number[] = [];
    const prompt = async () => {
      prompts.push(1);
      return { outcome: 'accepted' } as const;
    };
    Object.assign(window, { prompts });
    Object.defineProperty(window.kinnariInstall, 'prompt', { value: prompt });
  });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: th.download.installed })).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => (window as unknown as { prompts: number[] }).prompts.length)).toBe(1);
});

test('the installed app has a way back on every page but those of the bottom bar', async ({ openBrowser, baseURL }) => {
  const page = await openBrowser('/lottery', `--app=${baseURL}/robots.txt`);
  const header = page.getByRole('banner');
  const back = header.getByRole('button', { name: th.common.back });
  const menu = header.getByRole('button', { name: th.appShell.menu });
  await expect(back).toBeVisible();
  await expect(menu).toBeHidden();
  // The site began here.
  await back.click();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeVisible();
  await expect(back).toHaveCount(0);
  await menu.click();
  await page.getByRole('dialog').getByRole('link', { name: th.appShell.download }).click();
  await expect(page).toHaveURL('/download');
  await expect(page.getByText(th.download.inTheApp)).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
});
