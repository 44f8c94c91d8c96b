import { expect, test, walkDown } from './fixtures.ts';
import { th } from './messages.ts';

// The clock stands: a match that ends, or a draw, takes links from the page.
test.use({ start: { scenario: 'played', now: '2026-11-21T05:00:00.000Z', stands: true } });

test('one broken and one unknown entry in each list take nothing from the home page, and are reported', async ({
  page,
  sandbox,
  enterAs,
  complaints,
}) => {
  complaints.expect(/^console warning: gameVendorList: left out/);
  complaints.allow(/^console warning: (\w+: left out|host not allowed by this deployment: text)/);
  // The pictures of unknown entries.
  complaints.allow(/^404 GET \/text/);
  const links = page.getByRole('main').getByRole('link');
  const open = async (): Promise<number> => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await walkDown(page);
    await page.waitForLoadState('networkidle');
    return links.count();
  };
  await enterAs('demo');
  const count = await open();
  await sandbox.faults([{ match: '*', fault: { kind: 'oddEntries' } }]);
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('cached.')) sessionStorage.removeItem(key);
  });
  await open();
  await expect.poll(() => links.count()).toBeGreaterThanOrEqual(count);
  await expect(page.getByText(th.errors.contract)).toHaveCount(0);
  await expect(page.getByText(th.common.crash.title)).toHaveCount(0);
});
