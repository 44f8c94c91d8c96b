import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { headerBalance, signOut } from './site.ts';

// The worker keeps documents as a host sends them.
test.use({ serviceWorkers: 'allow', documents: 'rendered' });

/** A visit after which the site is kept. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await siteKept(page);
}

/** Waits until the site is kept: every file that the page has loaded is there, and both pages. */
async function siteKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (new URL(name).pathname.startsWith('/assets/') ? name : []));
    const wanted = [...loaded, `${location.origin}/`, `${location.origin}/app-shell`];
    const found = await Promise.all(wanted.map((url) => caches.match(url)));
    return loaded.length > 0 && found.every((answer) => answer !== undefined);
  });
}

const offline = (page: Page) => page.getByRole('status').filter({ hasText: th.appShell.offline.split('{')[0] });

test.beforeEach(({ complaints }) => {
  complaints.allow(/^console error: /);
  complaints.allow(/^net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_FAILED|NETWORK_CHANGED) (GET|HEAD|POST) /);
});
// The context is used again, and a worker outlives its page.
test.afterEach(async ({ page, context }) => {
  await context.setOffline(false);
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
});

test('home opens without a connection with its games, and goes on when the line is back', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-offline', /^20\d\d-/);
  await expect(offline(page)).toBeVisible();
  const games = page.getByRole('main').getByRole('region', { name: th.home.hot.title }).getByRole('link');
  await expect(games.first()).toBeVisible();
  await context.setOffline(false);
  await expect(offline(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: th.common.retry })).toHaveCount(0);
});

test('home of a player without a connection: what everybody may see, and no balance; then each read once', async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs('demo');
  await visit(page);
  await context.setOffline(true);
  await page.reload();
  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole('banner').getByText(th.appShell.balanceOffline)).toBeVisible();
  const main = page.getByRole('main');
  const games = main.getByRole('region', { name: th.home.hot.title }).getByRole('link');
  await expect(games.first()).toBeVisible();
  // What would be of another time is not there, and nothing says in each place that it failed.
  await expect(main.getByRole('region', { name: th.home.winners.title })).toHaveCount(0);
  await expect(main.getByRole('button', { name: th.common.retry })).toHaveCount(0);
  await expect(main.locator('[data-block=openBets]')).toHaveCSS('display', 'none');
  const answered: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/wps/')) answered.push(pathname + search);
  });
  await context.setOffline(false);
  await expect(offline(page)).toHaveCount(0);
  await expect(headerBalance(page)).toBeVisible();
  await expect(main.getByRole('region', { name: th.home.winners.title })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(answered.length).toBeGreaterThan(5);
  expect(answered.toSorted()).toEqual([...new Set(answered)].toSorted());
});

test('a page opens without a connection as itself, and never as home', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  // What needs the platform says so in the place of the page.
  const notice = page.getByRole('alert').filter({ hasText: th.common.chunk.offline.title });
  for (const { path, title } of [
    { path: '/promotions', title: th.common.pages.promotions },
    { path: '/sports', title: th.common.pages.sports },
    { path: '/no/such/page', title: th.common.notFound.title },
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: title }).or(notice).first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: th.home.hot.title })).toHaveCount(0);
    await expect(offline(page)).toBeVisible();
  }
});

test('a site in maintenance is not opened from what was kept', async ({ page, sandbox, complaints }) => {
  complaints.allow(/503/);
  await visit(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await sandbox.reset({ scenario: 'maintenance', now: '2026-04-13T05:00:00.000Z' });
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(503);
  await expect(page.locator('html')).not.toHaveAttribute('data-offline');
});

test('what is kept is the site’s: no call, no game, and nothing of the player', async ({ page, enterAs }) => {
  await enterAs('demo');
  await visit(page);
  await page.reload();
  await expect(headerBalance(page)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const all: { path: string; text: string }[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const answer = await caches.match(url);
        all.push({ path: new URL(url).pathname, text: (await answer?.text()) ?? '' });
      }
    return all;
  });
  expect(kept.filter(({ path }) => !/^\/(?:assets\/.*|brands\/.*|app-shell)?$/.test(path))).toEqual([]);
  const balance = ((await headerBalance(page).textContent()) ?? '').replace('฿', '').trim();
  expect(balance).toMatch(/\d/);
  expect(kept.filter(({ text }) => text.includes(balance)).map(({ path }) => path)).toEqual([]);
});

test.describe('of a player who keeps their records here', () => {
  test.use({ start: { scenario: 'played' } });

  test('the record opens without a connection, and is gone once they have signed out', async ({
    page,
    context,
    enterAs,
  }) => {
    await enterAs('demo');
    await visit(page, '/?centre=infoCenter');
    // Once the browser has said that it keeps things.
    const choice = page.getByRole('checkbox', { name: th.privacy.kept.label });
    await choice.click();
    await expect(choice).toBeChecked();
    const record = '/?centre=personalHistoryCopy';
    const bets = page.getByRole('dialog').getByRole('table', { name: th.records.bets.list });
    const kept = () => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'kept'));
    await page.goto(record);
    await expect(bets).toBeVisible();
    await siteKept(page);
    const first = await bets.getByRole('row').nth(1).innerText();
    await expect.poll(kept).toBe(true);

    await context.setOffline(true);
    await page.goto(record);
    await expect(bets.getByRole('row').nth(1)).toHaveText(first, { useInnerText: true });
    const outdated = th.records.outdated.split('{')[0] ?? '';
    await expect(page.getByRole('dialog').getByText(outdated)).toBeVisible();

    await context.setOffline(false);
    await page.goto('/');
    await expect(headerBalance(page)).toBeVisible();
    await signOut(page);
    await expect(page.getByRole('banner').getByRole('button', { name: th.appShell.logIn })).toBeVisible();
    await expect.poll(kept).toBe(false);
  });
});
