import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { en, th } from './messages.ts';
import { tiles } from './site.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: th.appShell.mainNav });
const tab = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
/** The one notice of a page that waits for the connection. */
const notice = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: th.common.chunk.offline.title });

/** The site as it stands when the code of the pages that are likely next has come. */
async function openSite(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(tiles(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.beforeEach(({ complaints }) => {
  complaints.allow(/^console error: /);
  complaints.allow(/^net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_FAILED|NETWORK_CHANGED) (GET|HEAD) /);
});

for (const { what, name, path } of [
  { what: 'whose code is missing', name: th.common.pages.promotions, path: '/promotions' },
  { what: 'whose data are missing', name: th.common.pages.fish, path: '/fish' },
]) {
  test(`a page ${what}, opened without a connection: says so once, leads back, and opens by itself`, async ({
    page,
    context,
  }) => {
    await openSite(page, '/rng');
    await context.setOffline(true);
    await tab(page, name).click();
    await expect(page).toHaveURL(new RegExp(path));
    await expect(notice(page)).toBeVisible();
    // Nothing else fails in view, and the keyboard is where each page begins.
    await expect(page.getByRole('main').getByRole('button', { name: th.common.retry })).toHaveCount(1);
    await expect(page.locator('#content')).toBeFocused();
    // What was open is there, and so is the notice of the page afterwards.
    await page.goBack();
    await expect(tiles(page).first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.goForward();
    await expect(notice(page)).toBeVisible();
    // Trying in vain keeps the notice and the focus.
    const retry = notice(page).getByRole('button', { name: th.common.retry });
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(retry).toBeFocused();
    await expect(retry).not.toHaveAttribute('aria-busy', 'true');
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: th.common.retry })).toHaveCount(0);
    await expect(page.locator('#content')).toBeFocused();
  });
}

test('a page that lacks only a part, while the rest arrives, shows that part as failed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^net::ERR_FAILED (GET|POST) \/wps\/relay\/GCSGAME_gameList$/);
  await page.route('**/GCSGAME_gameList*', (route) => route.abort());
  await page.goto('/rng');
  await expect(page.getByRole('main').getByText(th.errors.network)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: th.common.pages.rng })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a part of an open page that failed without a connection comes by itself', async ({ page, context }) => {
  await openSite(page, '/rng');
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('lotus');
  await expect(page.getByRole('main').getByText(th.errors.network)).toBeVisible();
  // The page itself stays.
  await expect(page.getByRole('searchbox')).toHaveValue('lotus');
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(tiles(page).first()).toBeVisible();
});

test('a page of the member centre, opened without a connection, opens by itself', async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs('demo');
  await openSite(page, '/rng');
  const deposit = page.getByRole('banner').getByRole('link', { name: th.memberCentre.pages.depositv2 });
  await deposit.click();
  const centre = page.getByRole('dialog', { name: th.memberCentre.pages.depositv2 });
  await expect(centre).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await centre.getByRole('link', { name: th.memberCentre.pages.personalHistoryCopy }).click();
  const records = page.getByRole('dialog', { name: th.memberCentre.pages.personalHistoryCopy });
  await expect(records.getByRole('alert').filter({ hasText: th.common.chunk.offline.title })).toBeVisible();
  await expect(records.getByRole('button', { name: th.common.retry })).toHaveCount(1);
  await context.setOffline(false);
  await expect(records.getByRole('alert')).toHaveCount(0);
  await expect(records.getByRole('table').or(records.getByRole('list')).first()).toBeVisible();
});

test('a connection that the browser takes for one: the page opens by itself when something arrives', async ({
  page,
}) => {
  await openSite(page, '/rng');
  await page.clock.install();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**', (route) => route.abort('connectionfailed'));
  await tab(page, th.common.pages.promotions).click();
  await expect(notice(page)).toBeVisible();
  await page.unroute('**');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('heading', { level: 1, name: th.common.pages.promotions })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  // A new release is not the reason.
  expect(loads).toBe(0);
});

test.describe('in English and dark', () => {
  test.use({ language: 'EN', theme: 'dark' });
  test('the notice is in the language of the player, also on the smallest phone', async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/rng');
    await expect(tiles(page, en).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const bar = page.getByRole('navigation', { name: en.appShell.bottomNav });
    await bar.getByRole('link', { name: en.appShell.promotions }).click();
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: en.common.chunk.offline.title });
    await expect(alert).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: en.promotions.title })).toBeVisible();
  });
});

// One document for all of them; which messages it begins with depends on the address.
for (const { path, of, files, what } of [
  { path: '/game?vassalage=LW&gameType=RNG', of: 'a game', files: '**/assets/*.js', what: 'no script' },
  { path: '/seamless', of: 'a window of a game', files: '**/assets/first.*.json', what: 'no message' },
  { path: '/agentHome', of: 'the page of agents', files: '**/assets/first.*.json', what: 'no message' },
]) {
  test(`the app shell of ${of}, for which ${what} comes, says so and offers to load again`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^net::ERR_FAILED GET \/assets\//);
    complaints.allow(/^uncaught: Failed to fetch/);
    await page.route(files, (route) => route.abort());
    await page.goto(path);
    const alert = page.getByRole('alert').filter({ hasText: th.documents.incomplete });
    await expect(alert).toBeVisible();
    await expect(page.getByText(en.documents.incomplete)).toBeHidden();
    await page.unroute(files);
    await alert.getByRole('link', { name: th.documents.reload }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.locator('[data-incomplete]')).toHaveCount(0);
  });
}
