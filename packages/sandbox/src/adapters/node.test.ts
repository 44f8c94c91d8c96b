import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { isCrossSite, isLoopbackAddress, isLoopbackHost } from './node/loopback.ts';
import { startTestServer } from './node/testServer.ts';

const status = '/wps/system/status';
const vendors = '/wps/relay/GCSGAME_newGameVendor?language=TH';
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

test('the platform answers, compressed and not to be kept', async () => {
  await using server = await startTestServer();
  const answer = await fetch(server.origin + vendors, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ success: true });
});

test('the control tells every call, those of the games by their kind and name', async () => {
  await using server = await startTestServer({ control: true });
  const games = `${server.origin}/sandbox-games/api/`;
  for (const call of ['spin', 'fixtures/bet', 'draw/buy', 'cards/deal', 'cards/move', 'table/bet', 'fish/shot']) {
    await fetch(games + call, { method: 'OPTIONS' });
    await fetch(games + call, post({}));
  }
  await fetch(`${games}draw/session?launch=nobody`);
  const { calls } = (await (await fetch(`${server.origin}/__sandbox__/calls`)).json()) as {
    calls: { operation: string; status: number }[];
  };
  expect(calls.map(({ operation }) => operation)).toEqual([
    'gameSpin',
    'fixtures/bet',
    'draw/buy',
    'cards/deal',
    'cards/move',
    'table/bet',
    'fish/shot',
    'draw/session',
  ]);
  expect(calls.every(({ status: answered }) => answered === 200)).toBe(true);
});

test('pictures are kept for good', async () => {
  await using server = await startTestServer();
  const answer = await fetch(`${server.origin}/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LTWR-COLOR.png`);
  expect(answer.headers.get('Content-Type')).toContain('image/svg+xml');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
});

test('without control nobody steers, and the header names no world', async () => {
  await using server = await startTestServer();
  for (const path of ['ledger', 'calls', 'csp-reports']) {
    expect((await fetch(`${server.origin}/__sandbox__/${path}`)).status).toBe(404);
  }
  expect((await fetch(`${server.origin}/__sandbox__/reset`, post({}))).status).toBe(404);
  expect((await fetch(server.origin + status, { headers: { 'X-Sandbox-World': '/ / /' } })).status).toBe(200);
});

test('worlds do not see each other', async () => {
  await using server = await startTestServer({ control: true });
  const inWorld = (name: string) => ({ headers: { 'X-Sandbox-World': name } });
  await fetch(`${server.origin}/__sandbox__/reset`, { ...post({ scenario: 'maintenance' }), ...inWorld('one') });
  const closed = async (init?: RequestInit) =>
    ((await (await fetch(server.origin + status, init)).json()) as { value: { maintenance: boolean } }).value
      .maintenance;
  expect(await closed(inWorld('one'))).toBe(true);
  expect(await closed(inWorld('two'))).toBe(false);
  expect(await closed()).toBe(false);

  const calls = async (name: string) => (await fetch(`${server.origin}/__sandbox__/calls`, inWorld(name))).json();
  expect(await calls('one')).toEqual({ calls: [{ operation: 'systemStatus', status: 200 }] });
  expect((await fetch(server.origin + status, inWorld('no such/name'))).status).toBe(400);
});

test('a reset sets scenario, seed and clock; settings change in part', async () => {
  await using server = await startTestServer({ control: true });
  const steer = async (path: string, init?: RequestInit) =>
    (await fetch(`${server.origin}/__sandbox__/${path}`, init)).json() as Promise<Record<string, unknown>>;
  const now = '2026-04-13T05:00:00.000Z';
  expect(await steer('reset', post({ scenario: 'rich', seed: 7, now }))).toMatchObject({ scenario: 'rich', seed: 7 });
  const { value } = (await (await fetch(server.origin + status)).json()) as { value: { serverTime: string } };
  expect(value.serverTime).toMatch(/^2026-04-13T05:00:0/);
  expect(await steer('ledger')).toEqual({ sumSatang: 0 });
  expect(await steer('settings', post({ policy: { filterMode: 'combined' } }))).toMatchObject({
    policy: { filterMode: 'combined', minAge: 21 },
    currencySymbol: '฿',
  });
});

test('the clock of one world moves on, and stays there', async () => {
  await using server = await startTestServer({ control: true });
  const inWorld = (name: string) => ({ headers: { 'X-Sandbox-World': name } });
  const steer = async (path: string, body: unknown) =>
    (await fetch(`${server.origin}/__sandbox__/${path}`, { ...post(body), ...inWorld('one') })).json();
  const timeIn = async (name: string) => {
    const answer = await (await fetch(server.origin + status, inWorld(name))).json();
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
});

test.each([
  ['reset', { scenario: 'no such' }],
  ['reset', { unknown: 1 }],
  ['clock', { advanceMs: -1 }],
  ['clock', {}],
  ['settings', { zeroBits: 99 }],
  ['faults', [{ match: 'walletBalance', fault: { kind: 'no such' } }]],
])('a wrong %s is refused', async (path, body) => {
  await using server = await startTestServer({ control: true });
  const answer = await fetch(`${server.origin}/__sandbox__/${path}`, post(body));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toHaveProperty('error');
});

test('faults reach the network: broken, cut short, hanging until released', async () => {
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
  // A whole other call is over before it, and it is not.
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

test('violations are reported to the world of the page', async () => {
  await using server = await startTestServer({ control: true });
  const headers = { 'X-Sandbox-World': 'one', Accept: 'text/html' };
  const policy = (await fetch(server.origin, { headers })).headers.get('Content-Security-Policy');
  const path = /report-uri (\S+)$/.exec(policy ?? '')?.[1] ?? '';
  await fetch(server.origin + path, post({ 'csp-report': { 'blocked-uri': 'inline' } }));
  const told = await fetch(`${server.origin}/__sandbox__/csp-reports`, { headers });
  expect(await told.json()).toEqual({ reports: [{ 'csp-report': { 'blocked-uri': 'inline' } }] });
});

test('only this machine steers, by its own name, and no other site does', async () => {
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

test('the game comes with its scripts, for a frame without an origin', async () => {
  await using server = await startTestServer();
  const game = `${server.origin}/sandbox-games/slot/`;
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

test.each(['table', 'cards', 'fish', 'fixtures', 'draw'])(
  'the page of the %s comes with every file that it names, and is framed by the site alone',
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
    // Set iteration goes on with what is added meanwhile: the modules that modules name.
    for (const file of seen) {
      const answer = await fetch(file);
      expect([file, answer.status]).toEqual([file, 200]);
      // The frame has no origin of its own.
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

test.each(['chat', 'app'])('the page of the %s is framed by its own site only, and asks no server', async (name) => {
  await using server = await startTestServer();
  const page = await fetch(`${server.origin}/sandbox-service/${name}/?cs=LIVECHAT&lang=th`);
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const policy = page.headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('connect-src');
  // Everything it names is there, and its sources are no secret tests.
  const named = [...(await page.text()).matchAll(/(?:href|src)="([^"#/][^"]*)"/g)].map(([, file]) => file);
  for (const file of [...named, 'fonts/anuphan-latin-wght-normal.woff2']) {
    expect([file, (await fetch(`${server.origin}/sandbox-service/${name}/${file}`)).status]).toEqual([file, 200]);
  }
  for (const file of ['rules.test.ts', 'none.html', '../game/main.ts']) {
    expect((await fetch(`${server.origin}/sandbox-service/${name}/${file}`)).status).toBe(404);
  }
  expect((await fetch(`${server.origin}/sandbox-service/${name}/`, { method: 'POST' })).status).toBe(405);
});

test.each(['phone', 'signin', 'password', 'bank'])(
  'the page %s comes with its files, and asks its own server only',
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

test('the phone shows what its own world has sent', async () => {
  await using server = await startTestServer({ control: true });
  const inWorld = (name: string) => ({ headers: { 'X-Sandbox-World': name } });
  const phone = `${server.origin}/sandbox-service/phone/messages`;
  const order = { ...post({ phone: '+66891234567' }), ...inWorld('one') };
  await fetch(`${server.origin}/sandbox-service/identity/send`, order);
  expect(await (await fetch(phone, inWorld('one'))).json()).toMatchObject({ messages: [{ to: '66891234567' }] });
  expect(await (await fetch(phone, inWorld('two'))).json()).toMatchObject({ messages: [] });
});

test('the operator is changed from outside: services, links, layout', async () => {
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

test('closing ends requests that hang', async () => {
  const server = await startTestServer({ control: true });
  await fetch(`${server.origin}/__sandbox__/faults`, post([{ match: '*', fault: { kind: 'hang' } }]));
  const hanging = fetch(server.origin + status);
  // The server has begun with it when it has answered one that was sent later.
  await fetch(`${server.origin}/__sandbox__/calls`);
  await server.close();
  expect((await hanging).status).toBe(200);
  await server[Symbol.asyncDispose]();
});
