import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemStatus } from '#api/system.ts';
import { maintenanceFile } from '../../scripts/deploy/hostRules.ts';
import { type Host, startHost } from './host.ts';
import { ask, load } from './load.ts';
import { hostNames } from './servers.ts';

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const codings = ['br', 'gzip'] as const;

describe.each(hostNames)('what deploy:files writes, on %s', (name) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost(name);
  });
  // Undefined when it did not start.
  afterAll(() => (host as Host | undefined)?.[Symbol.asyncDispose]());
  const get = (path: string, headers?: Readonly<Record<string, string>>) => ask(host.origin + path, headers);
  /** The largest asset with an ending, of the current release. */
  const assetWith = (ending: string): string => {
    const folder = join(host.root, 'releases', host.first, 'site/assets');
    const [largest = ''] = readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .toSorted((a, b) => readFileSync(join(folder, b)).length - readFileSync(join(folder, a)).length);
    return `/assets/${largest}`;
  };
  const fileOf = (path: string) => readFileSync(join(host.root, 'releases', host.first, 'site', path));

  it('documents come rendered, with the deployment, the policy made for it, and an ETag', async () => {
    // The first one is the app shell where the renderer needs longer than players are made to wait.
    const rendered = async (cookie: string) =>
      /data-rendered="(\w+)"/.exec((await get('/rng', { Cookie: cookie })).body.toString())?.[1];
    await expect.poll(() => rendered(''), { timeout: 20_000, interval: 200 }).toBe('th');
    await expect.poll(() => rendered('lang=EN; other=1'), { timeout: 20_000, interval: 200 }).toBe('en');
    // Over HTTPS the site's own cookie has the prefix; one without it can be that of another host.
    expect(await rendered('other=1; __Host-lang=EN')).toBe('en');
    expect(await rendered('lang=EN; __Host-lang=TH')).toBe('th');
    expect(await rendered('xlang=EN')).toBe('th');
    const { status, headers, body } = await get('/rng');
    expect(status).toBe(200);
    const html = body.toString();
    expect(html).toContain('id="deployment">{');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    const again = await get('/rng', { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await get('/register.html')).body.toString()).toContain('<div id="root">');
  });

  it.each(codings)('documents and assets come in %s, and are the same', async (coding) => {
    const accept = { 'Accept-Encoding': coding };
    // A busy machine sends the app shell first.
    const rendered = async () =>
      decoders[coding]((await get('/help', accept)).body).includes('data-rendered') &&
      (await get('/help')).body.includes('data-rendered');
    await expect.poll(rendered, { timeout: 20_000, interval: 200 }).toBe(true);
    for (const path of ['/help', assetWith('.js'), assetWith('.css'), assetWith('.json'), '/favicon.svg']) {
      const [plain, packed] = [await get(path), await get(path, accept)];
      expect([path, packed.status, packed.headers['content-encoding']]).toEqual([path, 200, coding]);
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
      expect(decoders[coding](packed.body).toString()).toBe(plain.body.toString());
      expect(packed.body.length).toBeLessThan(plain.body.length);
    }
  });

  it('assets are cached for a year, can be revalidated and come in parts', async () => {
    const path = assetWith('.woff2');
    const { headers, body } = await get(path);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body.equals(fileOf(path))).toBe(true);
    expect((await get(path, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
    const part = await get(path, { Range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${body.length}`);
    expect(part.body.equals(body.subarray(100, 200))).toBe(true);
  });

  it('the worker has a policy under which it can load, and is asked for each time', async () => {
    const { status, headers, body } = await get('/sw.js', { 'Accept-Encoding': 'br' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
      'content-type': expect.stringMatching(/^text\/javascript/),
      'x-content-type-options': 'nosniff',
    });
    expect(decoders.br(body).toString()).toBe(fileOf('/sw.js').toString());
    const shell = await get('/app-shell');
    expect([shell.status, shell.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(shell.body.toString()).not.toContain('data-rendered');
  });

  it('types of files are those that browsers need', async () => {
    const types = await Promise.all(
      [assetWith('.js'), assetWith('.css'), assetWith('.json'), '/favicon.svg', '/brands/kinnari.th.webmanifest'].map(
        async (path) => (await get(path)).headers['content-type']?.split(';')[0],
      ),
    );
    expect(types).toEqual([
      'text/javascript',
      'text/css',
      'application/json',
      'image/svg+xml',
      'application/manifest+json',
    ]);
  });

  it.each(['/assets/none-1a2b3c4.js', '/none.txt', '/.build-manifest.json', '/index.html.br', '/assets/a.js.map'])(
    '%s is not found, with a page that needs no other file and is not kept',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('<div lang="en">');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("style-src 'sha256-");
    },
  );

  it.each(['/no-such-page', '/%E0%A4', '/rng?q=%E0%A4%A'])('%s is a page of the site', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(path.startsWith('/rng') ? 200 : 404);
    expect(body.toString()).toContain('<div id="root">');
  });

  // Go refuses these before Caddy sees them.
  it.runIf(name === 'nginx').each(['/%', '/rng%', '/%E0%A4%A'])('%s is not found, with a page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<div lang="en">');
    expect(headers['content-security-policy']).toContain("style-src 'sha256-");
  });

  it('health and version are never kept, and name the release', async () => {
    expect((await get('/health')).body.toString()).toBe('ok\n');
    const version = await get('/version.json');
    expect(version.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(version.body.toString())).toMatchObject({ release: host.first });
    expect(JSON.parse((await get('/health/documents')).body.toString())).toEqual({ status: 'ok', release: host.first });
  });

  it('calls of the platform are passed on', async () => {
    const { status, body } = await get(systemStatus.path);
    expect([status, (JSON.parse(body.toString()) as { success: boolean }).success]).toEqual([200, true]);
  });

  it('no source map is public, and all are kept beside the releases', () => {
    const all = readdirSync(join(host.root, 'releases'), { recursive: true }).map(String);
    expect(all.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(readdirSync(join(host.root, 'sourcemaps', host.first)).length).toBeGreaterThan(100);
  });

  it('a visitor of a blocked region gets 451 and nothing of the site; others do not, also out of a cache', async () => {
    const elsewhere = new Agent({ localAddress: '127.0.0.2' });
    await host.settings({ blockedAddresses: ['127.0.0.2'] });
    const isRendered = async () => (await get('/vip')).body.toString().includes('data-rendered="th"');
    await expect.poll(isRendered, { timeout: 20_000, interval: 200 }).toBe(true);
    const blocked = await ask(`${host.origin}/vip`, {}, elsewhere);
    expect(blocked.status).toBe(451);
    expect(blocked.headers['cache-control']).toBe('private, no-store');
    const content = blocked.body.toString();
    expect(content).toContain('127.0.0.2');
    expect(content).not.toMatch(/<header|\/rng"/);
    const again = await get('/vip');
    expect([again.status, again.body.toString().includes('data-rendered="th"')]).toEqual([200, true]);
    // A visitor cannot name another address.
    const pretending = await ask(`${host.origin}/vip`, { 'X-Forwarded-For': '203.0.113.1' }, elsewhere);
    expect(pretending.status).toBe(451);
    expect((await get('/health/access')).body.toString()).not.toContain('data-rendered');
  });

  it('while the site is closed by hand, pages are 503, and assets and the platform answer', async () => {
    const file = join(host.root, maintenanceFile);
    writeFileSync(file, '');
    try {
      const { status, headers, body } = await get('/rng');
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
      expect(body.toString()).toContain('<div lang="en">');
      expect((await get(assetWith('.js'))).status).toBe(200);
    } finally {
      rmSync(file);
    }
    expect((await get('/rng')).status).toBe(200);
  });

  it('1,000 connections at once are all answered', { timeout: 120_000 }, async () => {
    const urls = ['/', '/rng', assetWith('.js'), assetWith('.css')].map((path) => host.origin + path);
    const { sent, failures } = await load(urls, 1_000, (count) => count < 5_000, { 'Accept-Encoding': 'br' });
    expect([sent, failures]).toEqual([5_000, []]);
  });

  it('a release is switched under load without one failed request', { timeout: 120_000 }, async () => {
    const urls = ['/', '/rng', '/help', '/version.json', host.formerAsset, assetWith('.js')];
    let switches = 0;
    let last = 0;
    const { failures } = await load(
      urls.map((path) => host.origin + path),
      50,
      (sent) => {
        if (sent - last >= 400) {
          last = sent;
          switches += 1;
          host.switchTo(switches % 2 === 1 ? host.second : host.first);
        }
        return sent < 4_000 || switches % 2 === 0;
      },
      { 'Accept-Encoding': 'br' },
    );
    expect(switches).toBeGreaterThan(8);
    expect(failures).toEqual([]);
    expect(JSON.parse((await get('/version.json')).body.toString())).toMatchObject({ release: host.second });
    // The renderer looks at the link each second, and nginx keeps documents for five.
    await expect
      .poll(async () => (await get('/live')).headers['x-release'], { timeout: 20_000, interval: 200 })
      .toBe(host.second);
    expect((await get('/promotions')).headers['content-security-policy']).toContain('https://errors.example');
    expect((await get('/promotions')).headers['content-security-policy']).toContain('https://img.example');
  });

  it('without the renderer, pages are the app shell, and its health says so', async () => {
    await host.stopDocuments();
    const { status: health, body: said } = await get('/health/documents');
    expect([health, said.toString()]).toEqual([
      503,
      'the renderer of documents does not answer'.concat(name === 'nginx' ? '\n' : ''),
    ]);
    expect((await get('/health')).status).toBe(200);
    const { status, headers, body } = await get('/vip?new=1', { 'Accept-Encoding': 'gzip' });
    expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([200, 'no-cache', 'gzip']);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers.etag).toBeDefined();
    expect(gunzipSync(body).toString()).toContain('id="deployment">{');
    expect(existsSync(join(host.root, 'current/site/index.html'))).toBe(true);
  });
});
