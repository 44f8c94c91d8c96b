import { sessionLogout } from '#api/session.ts';
import { expect, test } from './fixtures.ts';
import { en, nameOf, th } from './messages.ts';
import { headerBalance, logIn, loginForm, tiles } from './site.ts';

/** STO-02: what is asked for once, by its operation. */
const oncePerSession = [
  'systemPermission',
  'systemWhitelabel',
  'announcementList',
  'gameVendorList',
  'gameMenuList',
  'gameHot',
];

test('what the session needs is asked for once, however many pages are visited', async ({ page, sandbox }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: th.appShell.mainNav });
  for (const name of [th.common.gameTypes.RNG, th.appShell.promotions, th.common.gameTypes.LIVE, th.appShell.home]) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const operation of oncePerSession) await expect.poll(() => sandbox.calls(operation), operation).toBe(1);
});

test('the vendors are kept for the tab, and asked for again in another language and after a login', async ({
  page,
  sandbox,
}) => {
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  await page.reload();
  await expect(tiles(page)).toHaveCount(15);
  await expect.poll(() => sandbox.calls('gameVendorList')).toBe(1);
  await page
    .getByRole('banner')
    .getByRole('button', { name: nameOf('th') })
    .click();
  await page.getByRole('menuitemradio', { name: nameOf('en') }).click();
  await expect.poll(() => sandbox.calls('gameVendorList')).toBe(2);
  await logIn(loginForm(page.getByRole('banner'), en), 'demo', undefined, en);
  await expect.poll(() => sandbox.calls('gameVendorList')).toBe(3);
});

test('the frame and the first calls do not wait for the program', async ({ page, sandbox }) => {
  // The program never comes; what is on the screen comes from the page itself.
  await page.route(/\/assets\/index-.*\.js$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(th.appShell.home, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('กินรี', { exact: true }).first()).toBeVisible();
  for (const operation of ['systemStatus', ...oncePerSession]) {
    await expect.poll(() => sandbox.calls(operation), operation).toBe(1);
  }
  await expect(page.locator('link[rel="preload"][as="image"]').first()).toHaveAttribute('href', /\/BANNERS\//);
});

test('a page without the frame says that it is coming, and no other page is called the one in view', async ({
  page,
}) => {
  await page.route(/\/assets\/index-.*\.js$/, () => {});
  const onItsWay = page.locator(`[inert] [aria-label="${th.common.loading}"]:visible`);
  await page.goto('/game?vassalage=LTWR', { waitUntil: 'commit' });
  await expect(onItsWay).toHaveCount(1);
  await expect(page.getByText(th.appShell.promotions, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await page.goto('/rng', { waitUntil: 'commit' });
  await expect(page.getByText(th.appShell.promotions, { exact: true }).filter({ visible: true })).not.toHaveCount(0);
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
  test('the site is installed by its English name from a page without content, too', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: en.login.title })).toBeVisible();
    const manifest = await page.request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '');
    expect(await manifest.json()).toMatchObject({ name: 'Kinnari', lang: 'en' });
  });
});

test('a session that ended elsewhere: asked once, and on with the same page', async ({
  page,
  sandbox,
  enterAs,
  complaints,
}) => {
  complaints.expect(/401 GET/);
  const account = await enterAs('demo');
  await page.goto('/rng');
  await expect(headerBalance(page)).toBeVisible();
  // A document without scripts: a late call of the lobby would meet the ended session before the next page does.
  await page.goto('/robots.txt');
  await account.client.call(sessionLogout, {});
  // Several calls of members at once: the favourites, their list, the balance.
  await page.goto('/rng?list=fav');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText(th.common.sessionExpired);
  await logIn(loginForm(dialog), 'demo');
  await expect(headerBalance(page)).toBeVisible();
  await expect(page).toHaveURL('/rng?list=fav');
  await expect.poll(() => sandbox.calls('sessionLogin')).toBe(2);
});

test('without a connection the site and the list say so, and the list comes by itself', async ({
  page,
  context,
  sandbox,
  complaints,
}) => {
  complaints.expect(/^net::ERR_INTERNET_DISCONNECTED GET \/wps\/relay\/GCSGAME_gameList$/);
  complaints.allow(/^net::ERR_INTERNET_DISCONNECTED GET /);
  // What the page would have fetched in a calm moment.
  complaints.allow(/^console error: ChunkLoadError/);
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  const pictures = page.getByRole('main').locator('img');
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)))
    .toBe(true);
  const band = th.appShell.offline.split('{')[0] ?? '';
  await context.setOffline(true);
  await expect(page.getByRole('banner').getByRole('status')).toContainText(band);
  await page.getByRole('searchbox').fill('lotus');
  await expect(page.getByRole('main').getByText(th.errors.network)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: th.common.retry })).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await expect.poll(() => sandbox.calls('gameList')).toBe(1);
  await context.setOffline(false);
  await expect(page.getByText(band)).toHaveCount(0);
  await expect(tiles(page).first()).toBeVisible();
});

test.describe('with the dark theme chosen before', () => {
  test.use({ theme: 'dark' });
  test('no light frame is painted first', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: { theme: string | undefined; at: number }[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const { theme } = document.documentElement?.dataset ?? {};
        if (theme !== seen.at(-1)?.theme) seen.push({ theme, at: performance.now() });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto('/rng');
    await expect(tiles(page)).toHaveCount(15);
    // The browser tells of a paint some time after it.
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const { seen, painted } = await page.evaluate(() => ({
      seen: (window as unknown as { seen: { theme: string; at: number }[] }).seen,
      painted: performance.getEntriesByName('first-paint')[0]?.startTime,
    }));
    expect(seen.at(-1)?.theme).toBe('dark');
    expect(painted).toBeGreaterThan(seen.at(-1)?.at ?? Number.POSITIVE_INFINITY);
  });
});
