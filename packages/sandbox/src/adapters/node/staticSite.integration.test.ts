import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, makeSite, startTestServer } from '../../testing/server.ts';

const script = `export const text = '${'kinnari '.repeat(400)}';`;
let server: TestServer;
let root: string;

beforeAll(async () => {
  root = makeSite({
    'assets/big-3c4d.js': script,
    'assets/packed-5e6f.js': script,
    'assets/packed-5e6f.js.br': brotliCompressSync(script),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  writeFileSync(join(dirname(root), 'kinnari-secret.txt'), 'secret');
  server = await startTestServer({ siteRoot: root });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
  rmSync(join(dirname(root), 'kinnari-secret.txt'));
});

const page = { Accept: 'text/html,application/xhtml+xml' };
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.origin + path, { method, headers });

test.each(['/', '/index.html', '/rng', '/account/records'])('%s is a page of the site', async (path) => {
  const answer = await get(path, page);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  expect(answer.headers.get('Content-Security-Policy')).not.toContain('report');
  expect(await answer.text()).toContain('<title>Kinnari</title>');
});

test.each([
  '/assets/gone.js',
  '/assets/gone',
  '/gone.png',
  '/rng.css',
  '/wps/gone',
  '/assets/app-1a2b.js.map',
  '/.env',
])('%s is answered with 404, not with the start page', async (path) =>
  expect((await get(path, page)).status).toBe(404),
);

test.each(['/%', '/rng%', '/%E0%A4%A', '/%zz/a'])('%s, which cannot be read, is an unknown page', async (path) => {
  const answer = await get(path, page);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  expect(await answer.text()).toContain('<title>Kinnari</title>');
});

test('a request gets the page whatever it accepts', async () => {
  for (const headers of [{ Accept: 'application/json' }, {}]) {
    const answer = await get('/rng', headers as Record<string, string>);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  }
});

test('hashed files are cached forever, others briefly', async () => {
  const asset = await get('/assets/app-1a2b.js');
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(asset.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('a known ETag is answered with 304', async () => {
  const tag = (await get('/', page)).headers.get('ETag') ?? '';
  const again = await get('/', { ...page, 'If-None-Match': tag });
  expect(again.status).toBe(304);
  expect(again.headers.get('ETag')).toBe(tag);
  expect((await get('/', { ...page, 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each(['br', 'gzip', 'br;q=0, gzip', 'identity'])(
  'with Accept-Encoding %s, the content is the same',
  async (accepted) => {
    for (const path of ['/assets/big-3c4d.js', '/assets/packed-5e6f.js']) {
      const answer = await get(path, { 'Accept-Encoding': accepted });
      const encoding = { br: 'br', identity: null }[accepted] ?? (accepted === 'identity' ? null : 'gzip');
      expect(answer.headers.get('Content-Encoding')).toBe(encoding);
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
      if (encoding !== null) expect(Number(answer.headers.get('Content-Length'))).toBeLessThan(script.length / 10);
      expect(await answer.text()).toBe(script);
    }
  },
);

test('HEAD has the headers of GET', async () => {
  const answer = await get('/assets/app-1a2b.js', {}, 'HEAD');
  expect(answer.headers.get('Content-Length')).toBe('10');
  expect(await answer.text()).toBe('');
});

test('other methods are refused for files', async () => {
  const answer = await get('/rng', page, 'POST');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')).toBe('GET, HEAD');
});

test.each([
  '/../kinnari-secret.txt',
  '/assets/../../kinnari-secret.txt',
  '/%2e%2e/kinnari-secret.txt',
  '/..%2fkinnari-secret.txt',
  '/assets/..%2f..%2fkinnari-secret.txt',
  '/..%5ckinnari-secret.txt',
  '/%00/kinnari-secret.txt',
  '/%',
])('%s is answered with 404', async (path) => expect(await rawStatus(path)).toBe(404));

/** Sends the path as it is. `fetch` would normalise it; an attacker does not. */
function rawStatus(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('the theme studio is served below its path, and only with it the site can be framed by its own origin', async () => {
  const studioRoot = makeSite({ 'index.html': '<!doctype html><title>Studio</title>' });
  await using withStudio = await startTestServer({ studioRoot });
  const frame = { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'same-origin' };
  const policyOf = async (origin: string, path: string, headers: Record<string, string> = {}) =>
    (await fetch(origin + path, { headers })).headers.get('Content-Security-Policy') ?? '';
  try {
    expect(await (await fetch(`${withStudio.origin}/theme-studio`)).text()).toContain('<title>Studio</title>');
    expect((await fetch(`${withStudio.origin}/theme-studio/assets/app-1a2b.js`)).status).toBe(200);
    expect((await fetch(`${withStudio.origin}/theme-studio/assets/gone.js`)).status).toBe(404);
    expect(await policyOf(withStudio.origin, '/theme-studio/')).toContain("frame-src 'self'");
    expect(await policyOf(withStudio.origin, '/rng', frame)).toContain("frame-ancestors 'self'");
    expect(await policyOf(withStudio.origin, '/rng', { ...frame, 'Sec-Fetch-Site': 'cross-site' })).toContain(
      "frame-ancestors 'none'",
    );
    expect(await policyOf(withStudio.origin, '/rng')).toContain("frame-ancestors 'none'");
    expect(await policyOf(server.origin, '/rng', frame)).toContain("frame-ancestors 'none'");
  } finally {
    rmSync(studioRoot, { recursive: true, force: true });
  }
});
