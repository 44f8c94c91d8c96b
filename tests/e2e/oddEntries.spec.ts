import type { Page } from '@playwright/test';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { routeList } from '#core/routing/routes.ts';
import { expect, test, walkDown } from './fixtures.ts';
import { th } from './messages.ts';

test.use({ start: { scenario: 'played' } });

/** One path of each screen that a member can open, and each page of the two centres. */
const paths = [
  ...new Map(
    routeList.flatMap(
      ([
        ,
        {
          paths: [path],
          screen,
          layout,
          access,
        },
      ]) =>
        screen === undefined || layout === 'bare' || access === 'visitor' || path.includes(':') ? [] : [[screen, path]],
    ),
  ).values(),
  ...Object.keys(memberPages).map((id) => `/?centre=${id}`),
  ...Object.keys(agentPages).map((id) => `/?agent=${id}`),
];

const shownOn = (page: Page, path: string) =>
  /(?:centre|agent)=/.test(path) ? page.getByRole('dialog') : page.getByRole('main');

/** How many links and rows a page shows, with what loads when it is near. */
async function countOn(page: Page, path: string): Promise<number> {
  await walkDown(page);
  await page.waitForLoadState('networkidle');
  const shown = shownOn(page, path);
  return (await shown.getByRole('link').count()) + (await shown.getByRole('row').count());
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(shownOn(page, path).getByRole('heading').first()).toBeVisible();
}

for (const path of paths) {
  test(`one broken and one unknown entry in each list take nothing from ${path}`, async ({
    page,
    sandbox,
    enterAs,
    complaints,
  }) => {
    complaints.expect(/^console warning: gameVendorList: left out/);
    complaints.allow(/^console warning: (\w+: left out|host not allowed by this deployment: text)/);
    // The pictures of unknown entries.
    complaints.allow(/^404 GET \/text/);
    await enterAs(path.includes('agent=') ? 'agent' : 'demo');
    await open(page, path);
    const count = await countOn(page, path);
    await sandbox.faults([{ match: '*', fault: { kind: 'oddEntries' } }]);
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith('cached.')) sessionStorage.removeItem(key);
    });
    await open(page, path);
    await expect.poll(() => countOn(page, path)).toBeGreaterThanOrEqual(count);
    await expect(page.getByText(th.errors.contract)).toHaveCount(0);
    await expect(page.getByText(th.common.crash.title)).toHaveCount(0);
  });
}
