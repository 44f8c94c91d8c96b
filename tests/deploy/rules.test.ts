import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, createServer } from 'node:http';
import { createServer as createTlsServer, get as getSecure } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploymentSchema } from '#core/site/deployment.ts';
import { caddyfile } from '../../scripts/deploy/caddy.ts';
import { type HostOptions, defaultHostOptions } from '../../scripts/deploy/hostRules.ts';
import { nginxConf } from '../../scripts/deploy/nginx.ts';
import { parsePlatform } from '../../scripts/deploy/platform.ts';
import { sandboxDeployment } from '../../scripts/lib/documents.ts';
import { ask } from './load.ts';
import { type HostName, assertInstalled, freePort, hostNames, startServer, stop, until } from './servers.ts';

const shell = '<!doctype html><p>shell</p>';

/** The public folder of a small site, with files of a client that have no packed ones beside them. */
function writeSite(root: string): void {
  const site = join(root, 'releases/r1/site');
  const plain: Record<string, string> = {
    health: 'ok\n',
    'version.json': '{}',
    '404.html': 'nothing here',
    '503.html': 'closed',
    'google123.html': 'google-site-verification: google123.html',
    'ads.txt': 'example.com, 1, DIRECT',
    'brand/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'brand.json': '{ "density": "compact" }',
    'feed.xml': '<feed/>',
    'app.webmanifest': '{}',
    'client.css': 'p {}',
    'client.js': 'export {};',
    '.well-known/security.txt': 'Contact: mailto:a@site.example',
    '.well-known/acme-challenge/token': 'token',
    '.well-known/apple-app-site-association': '{}',
    '.well-known/.hidden': 'secret',
    'assets/late-1a2b3c4.js': 'export const late = true;',
  };
  const packed = { 'index.html': shell, 'robots.txt': 'User-agent: *', 'assets/a-1a2b3c4.js': 'export const a = 1;' };
  for (const [name, text] of Object.entries({ ...plain, ...packed })) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  for (const [name, text] of Object.entries(packed)) {
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(site, `${name}.gz`), gzipSync(text));
  }
  symlinkSync('releases/r1', join(root, 'current'));
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const close = (server: Server): Promise<unknown> => {
  if ('closeAllConnections' in server) (server as ReturnType<typeof createServer>).closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

/** A renderer of documents that says what it was asked. */
const renderer = createServer((request, response) => {
  const { url = '' } = request;
  const status = url.startsWith('/fails') ? 500 : request.method === 'POST' ? 405 : 200;
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(JSON.stringify(saidBy(request)));
});
const saidBy = ({ url, headers, socket }: IncomingMessage) => ({
  url,
  headers,
  name: (socket as Partial<TLSSocket>).servername,
});

/** A certificate for `localhost` by an authority of its own. */
function certificate(folder: string, name: string): { readonly key: string; readonly cert: string } {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert, ...names], { stdio: 'ignore' });
  return { key, cert };
}

const certificates = mkdtempSync(join(tmpdir(), 'kinnari-certificates-'));
const right = certificate(certificates, 'localhost');
const other = certificate(certificates, 'other.example');
const platform = createTlsServer(
  { key: readFileSync(right.key), cert: readFileSync(right.cert) },
  (request, response) => response.end(JSON.stringify(saidBy(request))),
);
let documentsPort = 0;
let platformPort = 0;
beforeAll(async () => {
  documentsPort = await listen(renderer);
  platformPort = await listen(platform);
});
afterAll(async () => {
  await Promise.all([close(renderer), close(platform)]);
  rmSync(certificates, { recursive: true });
});

interface Site extends AsyncDisposable {
  readonly origin: string;
  readonly port: number;
}

async function startSite(name: HostName, settings: object, options: Partial<HostOptions> = {}): Promise<Site> {
  assertInstalled(name);
  const root = mkdtempSync(join(tmpdir(), `kinnari-rules-${name}-`));
  writeSite(root);
  const port = await freePort();
  const all = {
    ...defaultHostOptions,
    root,
    cache: join(root, 'cache'),
    listen: `127.0.0.1:${port}`,
    documents: `127.0.0.1:${documentsPort}`,
    ...options,
  };
  const deployment = v.parse(deploymentSchema, { ...(sandboxDeployment as object), ...settings });
  for (const [file, text] of [
    ['nginx/kinnari.conf', nginxConf(deployment, all)],
    ['caddy/Caddyfile', caddyfile(deployment, all)],
  ] as const) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const server = startServer(name, root);
  const origin = `http://127.0.0.1:${port}`;
  const dispose = async (): Promise<void> => {
    await stop(server);
    rmSync(root, { recursive: true, force: true });
  };
  const ready = all.tls === null ? origin : `http://${all.http}`;
  await until(`${ready}/health`).catch(async (error: unknown) => {
    await dispose();
    throw error;
  });
  return { origin, port, [Symbol.asyncDispose]: dispose };
}

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

describe.each(hostNames)('the platform behind %s', (name) => {
  const callThrough = async (options: Partial<HostOptions>, headers: Readonly<Record<string, string>> = {}) => {
    const target = parsePlatform(`https://localhost:${platformPort}/base`);
    await using site = await startSite(name, {}, { platform: target, platformCa: right.cert, ...options });
    const { status, body } = await ask(`${site.origin}/wps/a%2Fb?c=%20d`, headers);
    return { status, site, said: status === 200 ? (JSON.parse(body.toString()) as ReturnType<typeof saidBy>) : null };
  };

  it('is asked below its path, by its own name, as a path that stays as it was', async () => {
    const { said, site } = await callThrough({}, { 'X-Forwarded-For': '6.6.6.6' });
    expect(said?.url).toBe('/base/wps/a%2Fb?c=%20d');
    expect(said?.name).toBe('localhost');
    expect(said?.headers).toMatchObject({
      host: `localhost:${platformPort}`,
      'x-forwarded-host': `127.0.0.1:${site.port}`,
      // What the player says is replaced.
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
    });
  });

  it('is told the player by a trusted proxy, and nothing that the player wrote', async () => {
    const headers = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' };
    const { said } = await callThrough({ trust: ['127.0.0.0/8'] }, headers);
    expect(said?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9, 127.0.0.1', 'x-real-ip': '203.0.113.9' });
  });

  it('is told the player by a header that the proxy names', async () => {
    const options = { trust: ['127.0.0.1'], trustHeader: 'CF-Connecting-IP' };
    const headers = { 'X-Forwarded-For': '6.6.6.6', 'CF-Connecting-IP': '203.0.113.9' };
    expect((await callThrough(options, headers)).said?.headers['x-real-ip']).toBe('203.0.113.9');
  });

  it('is not told by a proxy that is not trusted', async () => {
    const { said } = await callThrough({ trust: ['10.0.0.0/8'] }, { 'X-Forwarded-For': '203.0.113.9' });
    expect(said?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' });
  });

  it('is not asked when its certificate is that of another', async () => {
    const { status, said } = await callThrough({ platformCa: other.cert });
    expect([status, said]).toEqual([502, null]);
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

it('nginx with a certificate leads from http to https, and answers there', async () => {
  const http = await freePort();
  const options = { http: `127.0.0.1:${http}`, tls: { certificate: right.cert, key: right.key } };
  await using site = await startSite('nginx', { origin: 'https://localhost' }, options);
  const { status, headers } = await ask(`http://127.0.0.1:${http}/rng?a=1`, { Host: 'localhost' });
  expect([status, headers.location]).toEqual([308, 'https://localhost/rng?a=1']);
  expect((await ask(`http://127.0.0.1:${http}/rng`, { Host: 'evil.example' })).status).toBe(421);
  const secure = await new Promise<number | undefined>((resolve, reject) => {
    const options = { port: site.port, host: '127.0.0.1', servername: 'localhost', ca: readFileSync(right.cert) };
    getSecure({ ...options, path: '/rng', headers: { Host: 'localhost' } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    }).on('error', reject);
  });
  expect(secure).toBe(200);
});
