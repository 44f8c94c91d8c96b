import { expect, test } from './fixtures.ts';
import { expectStill, watchShift } from './site.ts';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, isMobile: width === 390, hasTouch: width === 390 });

    for (const path of ['/sports', '/esports', '/cockfight']) {
      test(`nothing moves on ${path} when its prices come`, async ({ page, sandbox }) => {
        const main = page.getByRole('main');
        const prices = main.getByRole('listitem').getByRole('button');
        const { moved, forget } = await watchShift(page);
        await sandbox.faults([{ match: 'gameMatches', fault: { kind: 'hang' } }]);
        await page.goto(path);
        await expect(main.getByRole('navigation').first()).toBeVisible();
        await expect.poll(() => sandbox.held()).toBeGreaterThan(0);
        await page.evaluate(async () => void (await document.fonts.ready));
        await expect(prices).toHaveCount(0);
        // What the page does until then is measured where documents are.
        await forget();
        await sandbox.faults([]);
        await sandbox.release();
        await expect(prices.first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectStill(moved, path, 0.0001);
      });
    }
  });
}
