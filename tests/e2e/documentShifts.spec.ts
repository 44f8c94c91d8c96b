import { expect, test } from './fixtures.ts';
import { en, th } from './messages.ts';
import { door, expectStill, watchShift } from './site.ts';

// What moves while a document is taken over.

test.use({ documents: 'rendered' });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    // Latin letters have their widths before the font of the site has come; a machine may have no Thai ones.
    test.use({ viewport: { width, height: 844 }, isMobile: width === 390, hasTouch: width === 390 });
    test.use({ language: 'EN', start: { scenario: 'played' } });

    test('a player who reloads sees nothing move when the account and its records come', async ({
      page,
      context,
      enterAs,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
      await enterAs('demo');
      const { moved } = await watchShift(page, 'parsed');
      // Before the program comes, too, no button is there that is only for visitors.
      const program = door();
      await page.route('**/assets/*.js', async (route) => {
        await program.passed;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('region', { name: en.home.openBets.title })).toBeVisible();
      await expect(page.getByRole('button', { name: en.appShell.logIn })).toBeHidden();
      program.open();
      // A page whose requests go through the test has no cache.
      await expect(page.getByRole('banner').getByText(/฿/).filter({ visible: true }).first()).toBeVisible();
      await page.unroute('**/assets/*.js');
      const records = page.getByRole('dialog').locator('tbody tr, section li');
      for (const [path, comes] of [
        ['/', page.getByRole('banner').getByText(/฿/)],
        ['/rng', page.getByRole('banner').getByText(/฿/)],
        ['/live', page.getByRole('list', { name: en.tables.list }).getByRole('link')],
        ['/?centre=personalHistoryCopy', records],
        ['/?centre=transactionHistory', records],
      ] as const) {
        await page.goto(path);
        await expect(comes.filter({ visible: true }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectStill(moved, path, 0.001);
      }
    });

    test.describe('without a renderer', () => {
      test.use({ documents: 'shell' });
      test('a visitor sees nothing move when the page comes', async ({ page }) => {
        const { moved } = await watchShift(page);
        for (const path of ['/', '/live']) {
          await page.goto(path);
          await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectStill(moved, path, 0.01);
        }
      });
    });
  });
}

for (const [language, words] of [
  ['TH', th],
  ['EN', en],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('nothing moves when a member turns out to have no recent games', async ({ page, enterAs, sandbox }) => {
      const hot = page.getByRole('region', { name: words.home.hot.title });
      await enterAs('demo');
      const { moved, forget } = await watchShift(page);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await sandbox.faults([{ match: 'gameRecent', fault: { kind: 'hang' } }]);
        await page.goto('/');
        await expect(page.getByRole('banner').getByText('฿').first()).toBeVisible();
        await expect(hot).toBeHidden();
        // What the page does until then is measured where it is reloaded, above.
        await page.evaluate(async () => void (await document.fonts.ready));
        await forget();
        await sandbox.faults([]);
        await sandbox.release();
        await expect(hot).toBeVisible();
        await expectStill(moved, `at ${width} px`, 0.01);
      }
    });
  });
}
