import { sessionLogout } from '#api/session.ts';
import { expect, test } from './fixtures.ts';
import { headerBalance, logIn, loginForm, tiles } from './site.ts';
import { en, th } from './words.ts';

/** STO-02: what is asked for once, by its operation. */
const oncePerSession = ['systemPermission', 'systemWhitelabel', 'announcementList', 'gameVendorList', 'gameHot'];

test('what the session needs is asked for once, however many pages are visited', async ({ page, world }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: th.frame.mainNav });
  for (const name of [th.shared.gameTypes.RNG, th.frame.promotions, th.shared.gameTypes.LIVE, th.frame.home]) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const operation of oncePerSession) expect(await world.calls(operation), operation).toBe(1);
});

test('the vendors are kept for the tab, and asked for again in another language and after a login', async ({
  page,
  world,
}) => {
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  await page.reload();
  await expect(tiles(page)).toHaveCount(15);
  expect(await world.calls('gameVendorList')).toBe(1);
  await page.getByRole('banner').getByRole('button', { name: th.frame.languages.TH }).click();
  await page.getByRole('menuitemradio', { name: th.frame.languages.EN }).click();
  await expect.poll(() => world.calls('gameVendorList')).toBe(2);
  await logIn(loginForm(page.getByRole('banner'), en), 'demo', undefined, en);
  await expect.poll(() => world.calls('gameVendorList')).toBe(3);
});

test('the frame and the first calls do not wait for the program', async ({ page, world }) => {
  // The program never comes; what is on the screen comes from the page itself.
  await page.route(/\/assets\/index-.*\.js$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(th.frame.home, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('กินรี', { exact: true }).first()).toBeVisible();
  for (const operation of ['systemStatus', ...oncePerSession]) {
    await expect.poll(() => world.calls(operation), operation).toBe(1);
  }
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveAttribute('href', /\/BANNERS\//);
});

test('a page without the frame says that it is coming, and no other page is called the one in view', async ({
  page,
}) => {
  await page.route(/\/assets\/index-.*\.js$/, () => {});
  const onItsWay = page.locator(`[inert] [aria-label="${th.shared.loading}"]:visible`);
  await page.goto('/game?vassalage=LTWR', { waitUntil: 'commit' });
  await expect(onItsWay).toHaveCount(1);
  await expect(page.getByText(th.frame.promotions, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await page.goto('/rng', { waitUntil: 'commit' });
  await expect(page.getByText(th.frame.promotions, { exact: true }).filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator('[inert] [aria-current="page"]')).toHaveCount(0);
});

test.describe('in English and dark', () => {
  test.use({ language: 'EN', theme: 'dark' });
  test('the frame that stands in the page is of the chosen language', async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js$/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Kinnari', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('กินรี', { exact: true })).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a part of the program that is gone: one reload by itself, then a way to try again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404 GET \/assets\/helpPage/);
  complaints.expect(/console error/);
  await page.goto('/');
  const answer = { status: 404, contentType: 'text/plain', body: 'not found' };
  await page.route(/\/assets\/helpPage-.*\.js$/, (route) => route.fulfill(answer));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/help');
  const region = page.getByRole('main').getByRole('alert');
  await expect.poll(() => loads).toBe(2);
  await expect(region).toContainText(th.shared.chunk.missing.title);
  await page.unroute(/\/assets\/helpPage-.*\.js$/);
  await region.getByRole('button', { name: th.shared.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: th.shared.pages.help })).toBeVisible();
  expect(loads).toBe(2);
});

test('a session that ended elsewhere: asked once, and on with the same page', async ({
  page,
  world,
  enterAs,
  complaints,
}) => {
  complaints.expect(/401 GET/);
  const account = await enterAs('demo');
  await page.goto('/rng');
  await expect(headerBalance(page)).toBeVisible();
  await account.client.call(sessionLogout, {});
  // Several calls of members at once: the favourites, their list, the balance.
  await page.goto('/rng?list=fav');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText(th.shared.sessionExpired);
  await logIn(loginForm(dialog), 'demo');
  await expect(headerBalance(page)).toBeVisible();
  await expect(page).toHaveURL('/rng?list=fav');
  expect(await world.calls('sessionLogin')).toBe(2);
});

test('without a connection the site says so, for as long as there is none', async ({ page, context, complaints }) => {
  complaints.allow(/^net::ERR_INTERNET_DISCONNECTED GET /);
  // What the page would have fetched in a calm moment.
  complaints.allow(/^console error: ChunkLoadError/);
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  await context.setOffline(true);
  await expect(page.getByRole('banner').getByRole('status')).toContainText(th.frame.offline);
  await context.setOffline(false);
  await expect(page.getByText(th.frame.offline)).toHaveCount(0);
});
