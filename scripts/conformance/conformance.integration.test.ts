import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createAesCipher } from '#api/cipher.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { demoPassword, demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { sandboxCipherKey } from '#sandbox/http/handle.ts';
import type { ScenarioName } from '#sandbox/scenarioNames.ts';
import { testNow } from '#sandbox/testing/platform.ts';
import { type Sabotage, createSabotage } from '#sandbox/testing/sabotage.ts';
import { type TestServer, startTestServer } from '#sandbox/testing/server.ts';
import type { Group } from './findings.ts';
import { sources } from './inputs.ts';
import { owned } from './refusals.ts';
import { type Outcome, type RunOptions, runConformance } from './run.ts';

/** Where the site's pages are, for which the platform's answers are given CORS headers. */
const site = 'https://site.example';
const allowed: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': site,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, x-file-name, x-free-play',
};
const accounts = {
  member: { username: 'demo', password: demoPassword, paymentPassword: demoPaymentPassword },
  agent: { username: 'agent', password: demoPassword },
};
const cipher = await createAesCipher({ keyBase64: sandboxCipherKey });

const start = (scenario: ScenarioName): Promise<TestServer> =>
  startTestServer({ scenario, now: testNow, stands: true });
const server = await start('demonstration');
afterAll(() => server.close());

/** The sandbox, whose clock stands, on another origin than the site. */
async function send(address: string, init: RequestInit, cors = allowed): Promise<Response> {
  if (init.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  const response = await fetch(address, init);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...cors, Date: new Date(testNow).toUTCString() }))
    headers.set(name, value);
  return new Response(await response.arrayBuffer(), { status: response.status, headers });
}

const run = (options: Partial<RunOptions> & { readonly on?: TestServer } = {}): Promise<Outcome> =>
  runConformance({
    base: (options.on ?? server).origin,
    site,
    accounts,
    cipher,
    money: false,
    fetch: send,
    pace: () => Promise.resolve(),
    sleep: () => Promise.resolve(),
    ...options,
  });

const named = ({ differences }: Outcome): readonly string[] =>
  differences.map(({ operation, place }) => `${operation} ${place}`).toSorted();

it('finds no difference on the sandbox, in any group, and sees nearly every read', async () => {
  const outcome = await run();
  expect(outcome.differences).toEqual([]);
  expect(outcome.notes.filter((note) => note.includes('never a success'))).toEqual([
    'uplineInfo: never a success, the refusal upline_missing',
    'bonusCancelPreview: never a success, the refusal bonus_closed',
    'agentLinkDeposits: never a success, the refusal record_not_found',
  ]);
});

it('finds no difference where money is moved', async () => {
  await using other = await start('transfers');
  const outcome = await run({ on: other, money: true, groups: ['Idempotency'] });
  expect(outcome.differences).toEqual([]);
  expect(outcome.notes.filter((note) => /not tried|can be used|blocks|refused/.test(note))).toEqual([]);
});

/** Fields without which others cannot be asked for. */
const refers = new Set(
  Object.values(sources).flatMap(({ from, fields }) => Object.values(fields).map((field) => `${from} ${field}`)),
);
const entry = ['sessionLogin', 'sessionLogout', 'humanCheckChallenge', 'systemPermission', 'systemStatus'];
const spares = (id: OperationId, place: string): boolean =>
  entry.includes(id) || refers.has(`${id} ${place.split('.').at(-1)}`);

it.each<readonly [kinds: readonly Sabotage[], groups: readonly Group[], least: number]>([
  [['field removed', 'other type', 'number for an amount', 'wrong envelope'], ['Shape'], 110],
  [
    ['other code', '200 instead of 401', 'Cache-Control missing', 'page repeated', 'clock five minutes wrong'],
    ['Shape', 'Refusals', 'Transport', 'Paging', 'Clock and latency'],
    300,
  ],
])('%s: each fault is named once, and nothing else', async (kinds, groups, least) => {
  const sabotage = createSabotage(send, { kinds, spares });
  const outcome = await run({ fetch: sabotage.fetch, groups });
  expect(named(outcome)).toEqual([...sabotage.planted].toSorted());
  expect(sabotage.planted.size).toBeGreaterThanOrEqual(least);
});

it('names a key that is ignored, once for each movement of money', async () => {
  await using other = await start('transfers');
  const sabotage = createSabotage(send, { kinds: ['key ignored'], spares });
  const outcome = await run({ on: other, fetch: sabotage.fetch, money: true, groups: ['Idempotency'] });
  expect(named(outcome)).toEqual(['depositCreate the same key again', 'withdrawCreate the same key again']);
  expect([...sabotage.planted].toSorted()).toEqual(named(outcome));
});

it('names what is shown to another member', async () => {
  const sabotage = createSabotage(send, { kinds: ['foreign reference answered'], spares, owned: new Set(owned) });
  const outcome = await run({ fetch: sabotage.fetch, groups: ['Refusals'], only: owned });
  expect(outcome.differences.map(({ operation }) => operation).toSorted()).toEqual([...sabotage.planted].toSorted());
  expect(sabotage.planted.size).toBe(owned.length);
  expect(outcome.differences[0]?.place).toMatch(/ of another member$/);
});

it.each([
  ['Access-Control-Allow-Origin', /.*/, 'Access-Control-Allow-Origin'],
  ...['authorization', 'content-type', 'idempotency-key', 'x-file-name', 'x-free-play'].map(
    (name) => ['Access-Control-Allow-Headers', new RegExp(name), `Access-Control-Allow-Headers: ${name}`] as const,
  ),
  ['Access-Control-Allow-Methods', /DELETE/, 'Access-Control-Allow-Methods: DELETE'],
] as const)('names what CORS lacks: %s %s', async (header, part, place) => {
  const cors = { ...allowed, [header]: allowed[header]?.replace(part, 'none') ?? '' };
  const outcome = await run({
    fetch: (address, init) => send(address, init, cors),
    accounts: {},
    only: Object.keys(operations) as OperationId[],
    groups: ['Transport'],
  });
  expect(outcome.differences.map((each) => each.place)).toEqual([place]);
});

it.each(['Content-Type', 'X-Content-Type-Options', 'Content-Encoding'])('names that answers lack %s', async (name) => {
  const outcome = await run({
    async fetch(address, init) {
      const response = await send(address, init);
      response.headers.delete(name);
      return response;
    },
    accounts: {},
    only: ['gameVendorList'],
    groups: ['Transport'],
  });
  expect(named(outcome)).toEqual([`gameVendorList ${name}`]);
});

it('moves no money of a trial account, nor of nobody', async () => {
  await expect(run({ accounts: {}, money: true })).rejects.toThrow('name it with --account');
  const trial = createSabotage(send, { kinds: [], spares });
  const fetchAsTrial: typeof trial.fetch = async (address, init) => {
    const response = await trial.fetch(address, init);
    if (!address.includes(operations.memberInfo.path)) return response;
    return new Response((await response.text()).replace(/"type":\d+/, '"type":4'), response);
  };
  await expect(run({ fetch: fetchAsTrial, money: true })).rejects.toThrow('not a trial account');
});

it('without --money sends nothing but reads, calls without a session, and the login', async () => {
  const sent = new Set<string>();
  await run({
    fetch(address, init) {
      const { pathname } = new URL(address);
      if (new Headers(init.headers).has('Authorization')) sent.add(`${init.method} ${pathname}`);
      return send(address, init);
    },
    groups: ['Shape', 'Refusals', 'Transport', 'Paging', 'Idempotency'],
    only: ['depositCreate', 'withdrawCreate', 'memberBets', 'sessionLogout'],
  });
  const effects = Object.values(operations).filter(({ method, path }) => sent.has(`${method} ${path}`));
  expect(effects.filter(({ effect }) => effect !== 'read').map(({ id }) => id)).toEqual(['sessionLogout']);
});

it('the command ends with 1, names the difference, and writes both reports', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinnari-conformance-'));
  const platform = createServer((_request, response) =>
    response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      })
      .end(JSON.stringify({ success: true, value: { maintenance: 'personal <words>' }, message: null, code: null })),
  );
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'account.json'), '{ "token": "open" }');
  const options = [
    '--account',
    join(folder, 'account.json'),
    '--only',
    'systemStatus',
    '--rate',
    '1000',
    '--report',
    folder,
  ];
  const { code, text } = await new Promise<{ code: unknown; text: string }>((resolve) => {
    execFile(process.execPath, ['scripts/conformance.ts', address, ...options], (error, stdout, stderr) =>
      resolve({ code: error?.code, text: stdout + stderr }),
    );
  });
  platform.close();
  const [junit, page] = ['junit.xml', 'report.html'].map((name) => readFileSync(join(folder, name), 'utf8'));
  rmSync(folder, { recursive: true });
  expect(code, text).toBe(1);
  expect(text).toContain('systemStatus maintenance: expected boolean, got the text "aaaaaaaa <aaaaa>"');
  expect(junit).toContain('got the text &#34;aaaaaaaa &#60;aaaaa&#62;&#34;');
  expect(page).toContain('<td>the text &#34;aaaaaaaa &#60;aaaaa&#62;&#34;');
  expect(text + junit + page).not.toContain('personal');
});
