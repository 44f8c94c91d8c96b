import type { APIResponse } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gameList, tiles } from './site.ts';

const asPage = { Accept: 'text/html' };

/** What the start page names, and so what every visit loads first. */
async function assetsOf(page: APIResponse): Promise<readonly string[]> {
  const assets = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(assets.length).toBeGreaterThan(3);
  return assets;
}

test('pages are asked for each time, under the strict policy', async ({ request, extraHTTPHeaders }) => {
  for (const path of ['/', '/index.html', '/rng', '/no-such-page', '/register.html']) {
    const response = await request.get(path, { headers: asPage });
    expect(response.status(), path).toBe(200);
    const headers = response.headers();
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(headers['cache-control'], path).toBe('no-cache');
    expect(headers['content-security-policy'], path).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self' blob:; " +
        "font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
        `trusted-types dompurify kinnari-worker; report-uri /__sandbox__/csp-report?sandbox=${extraHTTPHeaders?.['X-Sandbox-Name']}`,
    );
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    });
    expect(headers['etag'], path).toBeTruthy();
    const again = await request.get(path, { headers: { ...asPage, 'If-None-Match': headers['etag'] ?? '' } });
    expect(again.status(), path).toBe(304);
  }
});

test('what has a hash in its name is kept for good', async ({ request }) => {
  for (const path of await assetsOf(await request.get('/', { headers: asPage }))) {
    expect(path).toMatch(/-[\w-]{7}\.(js|css|woff2)$/);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers(), path).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('what is missing is missing, not the start page', async ({ request }) => {
  const missing = ['/assets/index-00000000.js', '/assets/', '/favicon.ico', '/assets/../../package.json', '/.env'];
  for (const path of [...missing, '/wps/no/such/call', '/TCG_PROD_IMAGES/no-such.png']) {
    const response = await request.get(path, { headers: asPage });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).not.toContain('<html');
    expect(response.headers()['cache-control'], path).not.toContain('immutable');
  }
  expect((await request.post('/rng')).status()).toBe(405);
});

test('no source, and no map to it, is handed out', async ({ page, request }) => {
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = loaded.filter((name) => /\.(js|css)$/.test(name));
  expect(scripts.length).toBeGreaterThan(8);
  for (const address of scripts) {
    expect(await (await request.get(address)).text(), address).not.toContain('sourceMappingURL');
    expect((await request.get(`${address}.map`)).status(), address).toBe(404);
  }
  for (const path of ['/src/main.tsx', '/build-manifest.json', '/package.json']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('text travels compressed, as small as the browser can take it', async ({ request }) => {
  const script = (await assetsOf(await request.get('/', { headers: asPage }))).find((path) =>
    /vendor-.*\.js$/.test(path),
  );
  for (const path of [script ?? '', '/', '/wps/relay/GCSGAME_newGameVendor?language=TH']) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const response = await request.get(path, { headers: { ...asPage, 'Accept-Encoding': accepted } });
      expect(response.headers()['content-encoding'], `${path} ${accepted}`).toBe(encoding);
      expect(response.headers()['vary'], `${path} ${accepted}`).toContain('Accept-Encoding');
    }
  }
});

test('answers of the platform are never cached, pictures for long', async ({ page, request }) => {
  for (const path of ['/wps/system/status', '/wps/member/info', '/__sandbox__/ledger']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-store');
  }
  await page.goto('/rng');
  const cover = gameList(page).getByRole('listitem').first().locator('img');
  await expect(cover).toBeVisible();
  const picture = await request.get((await cover.getAttribute('src')) ?? '');
  expect(picture.headers()['cache-control']).toMatch(/max-age=(?:[6-9]\d{5}|\d{7,})/);
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('the game has a policy of its own, and only the site may frame it', async ({ request }) => {
  const policy = (await request.get('/sandbox-games/slots/')).headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
});
