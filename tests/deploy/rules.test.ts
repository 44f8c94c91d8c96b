import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './load.ts';
import { freePort, hostNames } from './servers.ts';
import { type Site, shell, startSite, startStands, stopStands } from './smallSite.ts';

beforeAll(() => startStands().then(() => {}));
afterAll(stopStands);

const decode = (coding: string | undefined, body: Buffer): string =>
  (coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString();

describe.each(hostNames)('a site on %s', (name) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(name, {});
  });
  afterAll(() => (site as Site | undefined)?.[Symbol.asyncDispose]());

  it.each([
    ['/google123.html', 'text/html', 'google-site-verification'],
    ['/ads.txt', 'text/plain', 'DIRECT'],
    ['/brand/mark.svg', 'image/svg+xml', '<svg'],
    ['/brand.json', 'application/json', 'compact'],
    ['/feed.xml', 'application/xml', '<feed/>'],
    ['/app.webmanifest', 'application/manifest+json', '{}'],
    ['/client.css', 'text/css', 'p {}'],
    ['/client.js', 'text/javascript', 'export'],
    ['/assets/late-1a2b3c4.js', 'text/javascript', 'late'],
    ['/.well-known/security.txt', 'text/plain', 'Contact'],
    ['/.well-known/acme-challenge/token', 'text/plain', 'token'],
    ['/.well-known/apple-app-site-association', 'application/json', '{}'],
    ['/.well-known/webauthn', 'application/json', 'origins'],
  ])('sends %s, which is not packed, as it is', async (path, type, content) => {
    for (const accept of ['br', 'gzip, deflate, br', 'gzip', '']) {
      const { status, headers, body } = await ask(site.origin + path, { 'Accept-Encoding': accept });
      expect([status, headers['content-encoding'], headers['content-type']?.split(';')[0]]).toEqual([
        200,
        undefined,
        type === 'application/xml' && name === 'caddy' ? expect.stringMatching(/\/xml$/) : type,
      ]);
      expect(body.toString()).toContain(content);
    }
  });

  it.each([
    ['/client/1a2b3c4d/marks/mark.svg', true],
    ['/client/1a2b3c4d/share/preview.png', true],
    ['/client/1a2b3c4d/fonts/ofl.txt', true],
    ['/brand/mark.svg', false],
    ['/brand.json', false],
    ['/robots.txt', false],
  ])('lets browsers keep %s for good: %s, as the folder of a bundle is named by its content', async (path, good) => {
    for (const accept of ['br', 'gzip', '']) {
      const { status, headers } = await ask(site.origin + path, { 'Accept-Encoding': accept });
      const kept = good ? 'public, max-age=31536000, immutable' : 'public, max-age=60';
      expect([status, headers['cache-control']]).toEqual([200, kept]);
    }
  });

  it.each<readonly [accept: string, coding: string | undefined]>([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
    ['identity', undefined],
    ...(name === 'nginx' ? ([['gzip, br;q=0', 'gzip']] as const) : []),
  ])('sends packed files to who accepts "%s" as %s', async (accept, coding) => {
    for (const [path, content] of [
      ['/robots.txt', 'User-agent: *'],
      ['/assets/a-1a2b3c4.js', 'export const a = 1;'],
    ] as const) {
      const { status, headers, body } = await ask(site.origin + path, { 'Accept-Encoding': accept });
      expect([status, headers['content-encoding'], decode(coding, body)]).toEqual([200, coding, content]);
    }
  });

  it('hides dot files, also among the well-known ones', async () => {
    for (const path of ['/.well-known/.hidden', '/.env', '/none.txt', '/assets/none.js', '/.well-known/none']) {
      expect([path, (await ask(site.origin + path)).status]).toEqual([path, 404]);
    }
  });

  it('asks for a first visit without cookies, and passes those of the switches on alone', async () => {
    const cookieOf = async (cookie: string) => {
      const reply = await ask(
        `${site.origin}/rng?${encodeURIComponent(cookie)}`,
        cookie === '' ? {} : { Cookie: cookie },
      );
      const { headers } = JSON.parse(reply.body.toString()) as { headers: { cookie?: string } };
      return headers.cookie;
    };
    expect(await cookieOf('')).toBeUndefined();
    expect(await cookieOf('theme=dark')).toBe('theme=dark');
    expect(await cookieOf('lang=EN')).toBe('lang=EN');
    if (name === 'nginx') {
      expect(await cookieOf('a=1; lang=evil; theme=<')).toBeUndefined();
      expect(await cookieOf('token=secret; lang=EN; theme=light')).toBe('lang=EN; theme=light');
    }
  });

  it('is the app shell where the renderer fails', async () => {
    const { status, headers, body } = await ask(`${site.origin}/fails`);
    expect([status, body.toString()]).toEqual([200, shell]);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('answers other methods with 405, what is allowed, and the app shell', async () => {
    const { status, headers, body } = await ask(`${site.origin}/rng`, {}, undefined, 'POST');
    expect([status, headers.allow, body.toString()]).toEqual([405, 'GET, HEAD', shell]);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each(['/', '/health', '/health/documents', '/assets/a-1a2b3c4.js', '/robots.txt', '/wps/x'])(
    'answers TRACE %s with 405',
    async (path) => expect((await ask(site.origin + path, {}, undefined, 'TRACE')).status).toBe(405),
  );

  it('answers any host where the deployment states none', async () => {
    expect((await ask(`${site.origin}/rng`, { Host: 'any.example' })).body.toString()).toContain(
      '"host":"any.example"',
    );
  });
});

describe.each(hostNames)('a site with an origin, on %s', (name) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(name, { origin: 'https://site.example', siteHosts: ['two.example:8443'] });
  });
  afterAll(() => (site as Site | undefined)?.[Symbol.asyncDispose]());
  const statusOf = async (path: string, headers: Readonly<Record<string, string>>) =>
    (await ask(site.origin + path, headers)).status;

  it('answers under its own names', async () => {
    for (const host of ['site.example', 'SITE.example', 'two.example', 'site.example:8080', 'two.example:8443']) {
      const { status, body } = await ask(`${site.origin}/rng`, { Host: host });
      const { headers } = JSON.parse(body.toString()) as { headers: { host: string } };
      expect([status, headers.host]).toEqual([200, host]);
    }
  });

  it('refuses every other name with 421, pages, files and calls alike', async () => {
    for (const host of [
      'evil.example',
      'www.site.example',
      'site.example.evil.example',
      '127.0.0.1',
      'xsite.example',
    ]) {
      for (const path of ['/rng', '/robots.txt', '/assets/a-1a2b3c4.js', '/version.json', '/wps/x', '/']) {
        expect([host, path, await statusOf(path, { Host: host })]).toEqual([host, path, 421]);
      }
    }
    expect((await ask(`${site.origin}/`, { Host: 'evil.example' })).headers['x-content-type-options']).toBe('nosniff');
  });

  it('tells its health under any name: load balancers have none', async () => {
    expect(await statusOf('/health', { Host: '10.0.0.7' })).toBe(200);
    expect(await statusOf('/health/documents', { Host: '10.0.0.7', 'X-Forwarded-Proto': 'http' })).toBe(200);
  });

  it('leads from http to https where a proxy in front ends TLS', async () => {
    const { status, headers } = await ask(`${site.origin}/rng?a=1`, {
      Host: 'site.example',
      'X-Forwarded-Proto': 'http',
    });
    expect([status, headers.location]).toEqual([308, 'https://site.example/rng?a=1']);
    expect(await statusOf('/rng', { Host: 'site.example', 'X-Forwarded-Proto': 'https' })).toBe(200);
    expect(await statusOf('/rng', { Host: 'evil.example', 'X-Forwarded-Proto': 'http' })).toBe(421);
  });
});

it.each(hostNames)('without a renderer, %s says so, and pages are the app shell', async (name) => {
  await using site = await startSite(name, {}, { documents: `127.0.0.1:${await freePort()}` });
  const health = await ask(`${site.origin}/health/documents`);
  expect([health.status, health.body.toString()]).toEqual([503, expect.stringContaining('does not answer')]);
  expect((await ask(`${site.origin}/health`)).status).toBe(200);
  for (const method of ['GET', 'POST']) {
    const page = await ask(`${site.origin}/rng`, {}, undefined, method);
    expect([page.status, page.body.toString()]).toEqual([200, shell]);
  }
});
