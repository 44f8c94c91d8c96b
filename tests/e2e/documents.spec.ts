import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { en, nameOf, th } from './messages.ts';
import { fileOf, loginForm, logIn, settled, tiles } from './site.ts';

test.use({ documents: 'rendered' });

// What a document contains, and that it is one for every link of a campaign, a request alone proves (`tests/built`).

/** The public pages that arrive with content, besides forms (`documentForms.spec.ts`). */
const pages = [
  ...['/rng', '/live', '/lottery', '/promotions', '/promoDetail?id=promo-2', '/vip', '/pointMall'],
  ...['/join?code=KINNARI8', '/help', '/no/such/page'],
];

/** The address as a link of a campaign has it. */
const ofCampaign = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}fbclid=IwAR0x&utm_source=line`;

/** Waits until React has taken the document over: it reports on the console what the browser renders in another way. */
async function takenOver(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect
    .poll(() => page.getByRole('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

for (const path of pages) {
  test(`${path} is taken over as it is, with the own address of a link of a campaign`, async ({ page, complaints }) => {
    if (path === '/no/such/page') complaints.expect(/^404 GET/);
    await page.goto(ofCampaign(path));
    await takenOver(page);
    await expect(page.getByRole('contentinfo').or(page.locator('header time')).first()).not.toContainText('0000');
    await expect(page).toHaveURL(ofCampaign(path));
  });
}

test('home is taken over as it is, and a visitor signs in from it', async ({ page }) => {
  await page.goto(ofCampaign('/'));
  await takenOver(page);
  await expect(page).toHaveURL(ofCampaign('/'));
  await logIn(loginForm(page.getByRole('banner')), 'demo');
  await expect(page.getByRole('banner').getByText('฿')).toBeVisible();
});

test('a dialog and a filter of an address open over the document that all share', async ({ page, enterAs }) => {
  await enterAs('demo');
  for (const path of ['/?centre=depositv2&fbclid=1', '/rng?games=LIVE.EVO&fbclid=1']) {
    await page.goto(path);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('a game that was reached by a link of a campaign leads back to its lobby', async ({ page, enterAs }) => {
  await enterAs('demo');
  await page.goto('/rng?fbclid=IwAR0x');
  await settled(page);
  await tiles(page).first().click();
  await expect(page).toHaveURL(/\/game\?/);
  await page.getByRole('link', { name: th.launch.back }).click();
  await expect(page).toHaveURL(/\/rng/);
  await settled(page);
});

test('what the document contains is not asked for again, nor is its language written again', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/wps/')) calls.push(pathname);
  });
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(globalThis, { written });
    new MutationObserver((changes) => {
      // The boot script writes while there is nothing to style.
      if (document.querySelector('body') === null) return;
      for (const { target, attributeName } of changes) {
        if (target === document.documentElement || (target as Element).matches('[rel=manifest]')) {
          written.push(String(attributeName));
        }
      }
    }).observe(document, { attributes: true, attributeFilter: ['lang', 'href'], subtree: true });
  });
  await page.goto('/rng');
  await settled(page);
  await takenOver(page);
  expect(calls.filter((path) => /gameList|newGameVendor|permission|whitelabel|Announcements/.test(path))).toEqual([]);
  await expect.poll(() => page.evaluate('written')).toEqual([]);
  // That it would be seen. What renders later may put it right again.
  await page.evaluate(() => (document.documentElement.lang = 'en'));
  await expect.poll(() => page.evaluate('written')).toContain('lang');
});

test('two visitors get the same bytes, whatever their session and their past', async ({ request, sandbox }) => {
  const { token } = await sandbox.signIn('demo');
  const plain = await request.get('/rng');
  const other = await request.get('/rng', {
    headers: { Authorization: `Bearer ${token}`, Cookie: `token=${token}; rememberMe=1`, 'User-Agent': 'another' },
  });
  expect(await other.text()).toBe(await plain.text());
  expect(await plain.text()).not.toContain('demo@');
});

test('language and theme of the document are those of the cookies that the switches set', async ({ request, page }) => {
  const html = await (await request.get('/rng', { headers: { Cookie: 'lang=EN; theme=dark' } })).text();
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('data-theme="dark"');
  expect(html).toContain(en.lobby.games);
  await page.goto('/rng');
  await settled(page);
  await page
    .getByRole('button', { name: nameOf('th'), exact: true })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: nameOf('en') }).click();
  await expect(page.getByRole('group', { name: en.lobby.games })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-rendered', 'en');
  await expect(page.getByRole('group', { name: en.lobby.games })).toBeVisible();
});

test('an unknown path is 404 with its page; maintenance is 503 with a time to come back', async ({
  request,
  sandbox,
}) => {
  const unknown = await request.get('/no/such/page');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain(th.common.notFound.title);
  await sandbox.reset({ scenario: 'maintenance', now: '2026-04-13T05:00:00.000Z' });
  const closed = await request.get('/rng');
  expect(closed.status()).toBe(503);
  expect(Number(closed.headers()['retry-after'])).toBeGreaterThan(0);
});

test('a known document is not sent again', async ({ request }) => {
  const first = await request.get('/rng');
  const again = await request.get('/rng', { headers: { 'If-None-Match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});

test('a page whose calls fail still arrives, and loads them itself', async ({ page, sandbox, complaints }) => {
  complaints.allow(/500|503/);
  await sandbox.faults([{ match: 'gameList', fault: { kind: 'status', status: 500 } }]);
  await page.goto('/rng');
  const retry = page.getByRole('main').getByRole('button', { name: th.common.retry });
  await expect(retry).toBeVisible();
  await sandbox.faults([]);
  await retry.click();
  await expect(tiles(page).first()).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('games are links', async ({ page, request, complaints }) => {
    // Chromium reports the scripts that it does not load.
    complaints.allow(/^csp GET .*\.js$/);
    await page.goto('/rng');
    await expect(page.getByRole('main').locator('a[href^="/game?"]').first()).toBeVisible();
    await expect(page.getByText(th.documents.incomplete)).toBeHidden();
    // A browser under test parses `noscript` as with scripts.
    const html = await (await request.get('/rng')).text();
    expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain(th.documents.noScript);
  });
});

// The app shell without its program is a matter of `offline.spec.ts`.
test('a page whose program does not load says so, and offers to load it again', async ({ page, complaints }) => {
  complaints.expect(/vendor/);
  complaints.allow(/\.js/);
  await page.route('**/assets/vendor-*.js', (route) => route.abort());
  await page.goto('/rng');
  const notice = page.getByRole('alert').filter({ hasText: th.documents.incomplete });
  await expect(notice).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
  await page.unroute('**/assets/vendor-*.js');
  await notice.getByRole('link', { name: th.documents.reload }).click();
  await expect(tiles(page)).toHaveCount(15);
  await expect(page.getByText(th.documents.incomplete)).toBeHidden();
});

for (const documents of ['rendered', 'shell'] as const) {
  test.describe(`as ${documents === 'shell' ? 'the app shell' : 'a document'}`, () => {
    test.use({ documents });

    test('a page whose messages do not load says so, and loads again with the connection', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.expect(/first\.th/);
      complaints.allow(/^uncaught: Failed to fetch|ERR_INTERNET_DISCONNECTED/);
      await page.route('**/assets/first.th-*.json', (route) => route.abort());
      await page.goto('/rng');
      await expect(page.getByRole('alert').filter({ hasText: th.documents.incomplete })).toBeVisible();
      await page.unroute('**/assets/first.th-*.json');
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(tiles(page)).toHaveCount(15);
      await expect(page.getByText(th.documents.incomplete)).toBeHidden();
    });

    test('a part of the program that is gone: one reload by itself, then a way to try again', async ({
      page,
      complaints,
    }) => {
      const file = fileOf('packages/features/content/help/HelpScreen.tsx');
      complaints.expect(new RegExp(`^404 GET ${file.source}`));
      // React gives up what the document has of the page, whose code is gone.
      if (documents === 'rendered') complaints.allow(/^uncaught: Minified React error #(422|520)/);
      complaints.expect(/console error/);
      await page.goto('/');
      const answer = { status: 404, contentType: 'text/plain', body: 'not found' };
      await page.route(file, (route) => route.fulfill(answer));
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.goto('/help');
      const region = page.getByRole('main').getByRole('alert');
      await expect.poll(() => loads).toBe(2);
      await expect(region).toContainText(th.common.chunk.missing.title);
      await page.unroute(file);
      await region.getByRole('button', { name: th.common.retry }).click();
      await expect(page.getByRole('heading', { level: 1, name: th.help.title })).toBeVisible();
      expect(loads).toBe(2);
    });

    test('a platform that never answers leaves a page that works, and one that closes connections no error', async ({
      page,
      sandbox,
      complaints,
    }) => {
      complaints.allow(/ERR_|Failed to load resource/);
      await sandbox.faults([{ match: '*', fault: { kind: 'hang' } }]);
      await page.goto('/rng');
      await page.getByRole('button', { name: th.appShell.search, exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await sandbox.faults([{ match: '*', fault: { kind: 'network' } }]);
      await page.goto('/rng');
      await expect(page.getByRole('button', { name: th.common.retry }).first()).toBeVisible();
    });
  });
}
