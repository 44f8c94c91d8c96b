import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { isCrossSite, isLoopbackAddress, isLoopbackHost } from './node/loopback.ts';

const status = '/wps/system/status';
const vendors = '/wps/relay/GCSGAME_newGameVendor?language=TH';
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

test('the platform responds compressed and uncached', async () => {
  await using server = await startTestServer();
  const answer = await fetch(server.origin + vendors, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ success: true });
});

test('the control lists every call, those of demo vendors by kind and name', async () => {
  await using server = await startTestServer({ control: true });
  const games = `${server.origin}/sandbox-games/api/`;
  for (const call of [
    'spin',
    'sportsbook/bet',
    'lottery/buy',
    'cards/deal',
    'cards/move',
    'liveTables/bet',
    'fishing/shot',
  ]) {
    await fetch(games + call, { method: 'OPTIONS' });
    await fetch(games + call, post({}));
  }
  await fetch(`${games}lottery/session?launch=unknown`);
  const { calls } = (await (await fetch(`${server.origin}/__sandbox__/calls`)).json()) as {
    calls: { operation: string; status: number }[];
  };
  expect(calls.map(({ operation }) => operation)).toEqual([
    'gameSpin',
    'sportsbook/bet',
    'lottery/buy',
    'cards/deal',
    'cards/move',
    'liveTables/bet',
    'fishing/shot',
    'lottery/session',
  ]);
  expect(calls.every(({ status: answered }) => answered === 200)).toBe(true);
});

/** The points of Mozilla's HTTP Observatory for these headers behind TLS: 130 are the most without HSTS preloading. */
function observatoryPoints(headers: Headers): number {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const [, age] = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '') ?? [];
  const parts: readonly (readonly [holds: boolean, bonus: number, penalty: number])[] = [
    [policy.startsWith("default-src 'none'") && !policy.includes('unsafe'), 10, -25],
    [/frame-ancestors '(none|self)'/.test(policy), 5, -20],
    [/^(same-origin|no-referrer|strict-origin)/.test(headers.get('Referrer-Policy') ?? ''), 5, 0],
    [/^same-(origin|site)$/.test(headers.get('Cross-Origin-Resource-Policy') ?? ''), 10, 0],
    [headers.get('X-Content-Type-Options') === 'nosniff', 0, -5],
    [Number(age) >= 15_768_000, 0, -20],
  ];
  return parts.reduce((points, [holds, bonus, penalty]) => points + (holds ? bonus : penalty), 100);
}

test.each([
  '/',
  '/rng',
  '/no-such-file.js',
  '/assets/app-1a2b.js',
  '/sandbox-games/slots/',
  '/sandbox-service/bank/',
  '/sandbox-service/chat/',
  '/sandbox-games/api/session?launch=x',
  '/sandbox-service/phone/messages',
  status,
  vendors,
  '/wps/no-such-call',
])('%s has every header that protects a page', async (path) => {
  await using server = await startTestServer();
  const { headers } = await fetch(server.origin + path, { headers: { Accept: 'text/html' } });
  expect(observatoryPoints(headers)).toBe(130);
});

test.each([status, '/wps/no-such-call', '/sandbox-games/api/session', '/sandbox-service/phone/messages'])(
  'a browser that displays the answer of %s runs nothing in it',
  async (path) => {
    await using server = await startTestServer();
    const answer = await fetch(server.origin + path);
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);

test('what a frame with an opaque origin shows can be loaded there', async () => {
  await using server = await startTestServer();
  for (const path of ['/TCG_PROD_IMAGES/LOTTERIES/FLASH60.svg', '/sandbox-games/slots/main.ts']) {
    const answer = await fetch(server.origin + path);
    expect([path, answer.headers.get('Cross-Origin-Resource-Policy')]).toEqual([path, 'cross-origin']);
  }
});

test('images are cached forever', async () => {
  await using server = await startTestServer();
  const answer = await fetch(`${server.origin}/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LTWR-COLOR.png`);
  expect(answer.headers.get('Content-Type')).toContain('image/svg+xml');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
});

test('without control there are no commands, and the header is ignored', async () => {
  await using server = await startTestServer();
  for (const path of ['ledger', 'calls', 'csp-reports']) {
    expect((await fetch(`${server.origin}/__sandbox__/${path}`)).status).toBe(404);
  }
  expect((await fetch(`${server.origin}/__sandbox__/reset`, post({}))).status).toBe(404);
  expect((await fetch(server.origin + status, { headers: { 'X-Sandbox-Name': '/ / /' } })).status).toBe(200);
});

test('sandboxes are isolated', async () => {
  await using server = await startTestServer({ control: true });
  const inSandbox = (name: string) => ({ headers: { 'X-Sandbox-Name': name } });
  await fetch(`${server.origin}/__sandbox__/reset`, { ...post({ scenario: 'maintenance' }), ...inSandbox('one') });
  const closed = async (init?: RequestInit) =>
    ((await (await fetch(server.origin + status, init)).json()) as { value: { maintenance: boolean } }).value
      .maintenance;
  expect(await closed(inSandbox('one'))).toBe(true);
  expect(await closed(inSandbox('two'))).toBe(false);
  expect(await closed()).toBe(false);

  const calls = async (name: string) => (await fetch(`${server.origin}/__sandbox__/calls`, inSandbox(name))).json();
  expect(await calls('one')).toEqual({ calls: [{ operation: 'systemStatus', status: 200 }] });
  expect((await fetch(server.origin + status, inSandbox('no such/name'))).status).toBe(400);
});

test('a reset sets scenario, seed and clock; settings can be changed one by one', async () => {
  await using server = await startTestServer({ control: true });
  const steer = async (path: string, init?: RequestInit) =>
    (await fetch(`${server.origin}/__sandbox__/${path}`, init)).json() as Promise<Record<string, unknown>>;
  const now = '2026-04-13T05:00:00.000Z';
  expect(await steer('reset', post({ scenario: 'rich', seed: 7, now }))).toMatchObject({ scenario: 'rich', seed: 7 });
  const { value } = (await (await fetch(server.origin + status)).json()) as { value: { serverTime: string } };
  expect(value.serverTime).toMatch(/^2026-04-13T05:00:0/);
  expect(await steer('ledger')).toEqual({ sumSatang: 0, sumPoints: 0 });
  expect(await steer('settings', post({ policy: { filterMode: 'combined' } }))).toMatchObject({
    policy: { filterMode: 'combined', minAge: 21 },
    currencySymbol: '฿',
  });
});

test('the clock of a sandbox moves forward and keeps its offset', async () => {
  await using server = await startTestServer({ control: true });
  const inSandbox = (name: string) => ({ headers: { 'X-Sandbox-Name': name } });
  const steer = async (path: string, body: unknown) =>
    (await fetch(`${server.origin}/__sandbox__/${path}`, { ...post(body), ...inSandbox('one') })).json();
  const timeIn = async (name: string) => {
    const answer = await (await fetch(server.origin + status, inSandbox(name))).json();
    return (answer as { value: { serverTime: string } }).value.serverTime;
  };
  await steer('reset', { now: '2026-04-13T05:00:00.000Z' });
  expect(await steer('clock', { advanceMs: 3_600_000 })).toEqual({ now: expect.stringMatching(/^2026-04-13T06:00:0/) });
  expect(await timeIn('one')).toMatch(/^2026-04-13T06:00:0/);
  await steer('clock', { advanceMs: 60_000 });
  expect(await timeIn('one')).toMatch(/^2026-04-13T06:01:0/);
  expect(await timeIn('two')).not.toMatch(/^2026-04-13/);
  await steer('reset', { now: '2026-04-13T05:00:00.000Z' });
  expect(await timeIn('one')).toMatch(/^2026-04-13T05:00:0/);

  // One that stands moves by the word of the test alone.
  await steer('reset', { now: '2026-04-13T05:00:00.000Z', stands: true });
  const [first, other] = [await timeIn('one'), await timeIn('two')];
  await vi.waitUntil(async () => (await timeIn('two')) > other);
  expect(await timeIn('one')).toBe(first);
  await steer('clock', { advanceMs: 1 });
  expect(Date.parse(await timeIn('one')) - Date.parse(first)).toBe(1);
});

test.each([
  ['reset', { scenario: 'no such' }],
  ['reset', { unknown: 1 }],
  ['clock', { advanceMs: -1 }],
  ['clock', {}],
  ['settings', { zeroBits: 99 }],
  ['faults', [{ match: 'walletBalance', fault: { kind: 'no such' } }]],
])('an invalid %s is refused', async (path, body) => {
  await using server = await startTestServer({ control: true });
  const answer = await fetch(`${server.origin}/__sandbox__/${path}`, post(body));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toHaveProperty('error');
});

test('faults reach the network: broken, truncated, hanging until released', async () => {
  await using server = await startTestServer({ control: true });
  const plan = (kind: string) =>
    fetch(`${server.origin}/__sandbox__/faults`, post([{ match: 'gameVendorList', fault: { kind } }]));
  await plan('network');
  await expect(fetch(server.origin + vendors)).rejects.toThrow('fetch failed');
  await plan('truncate');
  const cut = await fetch(server.origin + vendors);
  expect(cut.status).toBe(200);
  await expect(cut.text()).rejects.toThrow('terminated');
  await plan('hang');
  const order: string[] = [];
  const hanging = fetch(server.origin + vendors).then((response) => order.push(`answer ${response.status}`));
  // It is still waiting after another call has completed.
  await fetch(server.origin + status);
  order.push('release');
  await vi.waitFor(async () => {
    await fetch(`${server.origin}/__sandbox__/release`, { method: 'POST' });
    expect(order).toEqual(['release', 'answer 200']);
  });
  await hanging;
  await fetch(`${server.origin}/__sandbox__/faults`, { method: 'DELETE' });
  expect((await fetch(server.origin + vendors)).status).toBe(200);
});

test('violations are reported to the sandbox of the page', async () => {
  await using server = await startTestServer({ control: true });
  const headers = { 'X-Sandbox-Name': 'one', Accept: 'text/html' };
  const policy = (await fetch(server.origin, { headers })).headers.get('Content-Security-Policy');
  const path = /report-uri (\S+)$/.exec(policy ?? '')?.[1] ?? '';
  await fetch(server.origin + path, post({ 'csp-report': { 'blocked-uri': 'inline' } }));
  const told = await fetch(`${server.origin}/__sandbox__/csp-reports`, { headers });
  expect(await told.json()).toEqual({ reports: [{ 'csp-report': { 'blocked-uri': 'inline' } }] });
});

test('commands are accepted from this machine, under its own name, and not from other sites', async () => {
  await using server = await startTestServer({ control: true });
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${server.origin}/__sandbox__/ledger`, { headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await ask({})).toBe(200);
  expect(await ask({ Host: 'localhost:4173' })).toBe(200);
  expect(await ask({ Host: 'rebound.example' })).toBe(404);
  expect(await ask({ 'Sec-Fetch-Site': 'cross-site' })).toBe(404);
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopbackAddress)).toBe(true);
  expect(['192.0.2.1', '::ffff:192.0.2.1', '127.0.0.1.example', undefined].some(isLoopbackAddress)).toBe(false);
  expect(isLoopbackHost(new URL('http://[::1]:1/'))).toBe(true);
  expect(isCrossSite(new Request('http://localhost/', { headers: { 'Sec-Fetch-Site': 'none' } }))).toBe(false);
});

test('the game is served with its scripts, for a frame with an opaque origin', async () => {
  await using server = await startTestServer();
  const game = `${server.origin}/sandbox-games/slots/`;
  const page = await fetch(`${game}?launch=x`);
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  const script = await fetch(`${game}main.ts`);
  expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await script.text()).not.toContain('import type');
  const font = await fetch(`${game}fonts/anuphan-thai-wght-normal.woff2`);
  expect(font.headers.get('Content-Type')).toBe('font/woff2');
  expect((await fetch(`${game}main.js`)).status).toBe(404);
});

test.each(['liveTables', 'cards', 'fishing', 'sportsbook', 'lottery'])(
  'the page of %s is served with every file that it names, and only the site can frame it',
  async (name) => {
    await using server = await startTestServer();
    const address = `${server.origin}/sandbox-games/${name}/`;
    const page = await fetch(`${address}?launch=x&lang=en`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('Content-Security-Policy');
    expect(policy).toContain("style-src-attr 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    const named = [...(await page.text()).matchAll(/(?:href|src)="([^"#/][^"]*)"/g)].map(([, file = '']) => file);
    const seen = new Set(named.map((file) => new URL(file, address).href));
    // Iterating a set includes items added on the way: modules that other modules import.
    for (const file of seen) {
      const answer = await fetch(file);
      expect([file, answer.status]).toEqual([file, 200]);
      // The frame has an opaque origin.
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      if (!file.endsWith('.ts')) continue;
      for (const [, module = ''] of (await answer.text()).matchAll(/ from '([^']+)'/g)) {
        seen.add(new URL(module, file).href);
      }
    }
    expect(seen).toContain(`${address}words.ts`);
    expect(seen.size).toBeGreaterThan(6);
  },
);

test.each(['chat', 'app'])('only the site can frame the page of %s, which calls no server', async (name) => {
  await using server = await startTestServer();
  const page = await fetch(`${server.origin}/sandbox-service/${name}/?cs=LIVECHAT&lang=th`);
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const policy = page.headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('connect-src');
  // All its files are served, and its tests are not.
  const named = [...(await page.text()).matchAll(/(?:href|src)="([^"#/][^"]*)"/g)].map(([, file]) => file);
  for (const file of [...named, 'fonts/anuphan-latin-wght-normal.woff2']) {
    expect([file, (await fetch(`${server.origin}/sandbox-service/${name}/${file}`)).status]).toEqual([file, 200]);
  }
  for (const file of ['rules.test.ts', 'none.html', '../slots/main.ts']) {
    expect((await fetch(`${server.origin}/sandbox-service/${name}/${file}`)).status).toBe(404);
  }
  expect((await fetch(`${server.origin}/sandbox-service/${name}/`, { method: 'POST' })).status).toBe(405);
});

test.each(['phone', 'signin', 'password', 'bank'])(
  'the page of %s is served with its files, and calls its own server only',
  async (name) => {
    await using server = await startTestServer();
    const address = `${server.origin}/sandbox-service/${name}/`;
    const page = await fetch(`${address}?provider=line&state=x&lang=en`);
    expect(page.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
    const named = [...(await page.text()).matchAll(/(?:href|src)="([^"#/][^"]*)"/g)].map(([, file]) => file);
    for (const file of [...named, 'words.ts'])
      expect([file, (await fetch(address + file)).status]).toEqual([file, 200]);
  },
);

test('the phone shows the messages of its own sandbox only', async () => {
  await using server = await startTestServer({ control: true });
  const inSandbox = (name: string) => ({ headers: { 'X-Sandbox-Name': name } });
  const phone = `${server.origin}/sandbox-service/phone/messages`;
  const order = { ...post({ phone: '+66891234567' }), ...inSandbox('one') };
  await fetch(`${server.origin}/sandbox-service/identity/send`, order);
  expect(await (await fetch(phone, inSandbox('one'))).json()).toMatchObject({ messages: [{ to: '66891234567' }] });
  expect(await (await fetch(phone, inSandbox('two'))).json()).toMatchObject({ messages: [] });
});

test('the control changes the operator: services, links, layout', async () => {
  await using server = await startTestServer({ control: true });
  const steer = async (body: unknown) =>
    (await fetch(`${server.origin}/__sandbox__/settings`, post(body))).json() as Promise<Record<string, unknown>>;
  const operator = {
    customerService: [{ csType: 'LINE', csPosition: 'right', title: { th: 'ไลน์', en: 'LINE' } }],
    licences: [{ id: 'x', name: 'X', number: '1', verifyUrl: 'https://x.example' }],
    paymentMethods: [],
    jackpot: 'feed',
    layout: { top: ['banner'] },
    resources: ['Android'],
    domains: [],
  };
  expect(await steer(operator)).toMatchObject(operator);
  expect(await steer({ layout: { middle: [] } })).toHaveProperty('error');
  expect(await steer({ resources: ['NOTHING'] })).toHaveProperty('error');
});

test('closing the server ends hanging requests', async () => {
  const server = await startTestServer({ control: true });
  await fetch(`${server.origin}/__sandbox__/faults`, post([{ match: '*', fault: { kind: 'hang' } }]));
  const hanging = fetch(server.origin + status);
  // Once a later request is answered, the server has started this one.
  await fetch(`${server.origin}/__sandbox__/calls`);
  await server.close();
  expect((await hanging).status).toBe(200);
  await server[Symbol.asyncDispose]();
});
