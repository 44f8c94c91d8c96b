import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAesCipher } from '#api/cipher.ts';
import { createClient } from '#api/client.ts';
import { walletBalance } from '#api/member.ts';
import { sessionLogin } from '#api/session.ts';
import { parsePlatform } from '../../scripts/deploy/platform.ts';
import { writeModule } from '../../scripts/deploy/release.ts';
import { bundleAdapter } from '../../scripts/lib/adapterBundle.ts';
import { ask } from './load.ts';
import { freePort, hostNames, stop, until } from './servers.ts';
import { startSite, startStands, stopStands } from './smallSite.ts';

/** A platform with tokens and satang; what the site cannot run without is refused. */
const adapterOf = (port: number): string => `
import { defineAdapter } from '#adapter/adapter.ts';
import { amounts } from '#adapter/amounts.ts';
import { sessions } from '#adapter/sessions.ts';
const refused = { to: 'GET /nothing', answer: () => ({ refused: 'unknown' }) };
export const adapter = defineAdapter({
  name: 'small',
  base: 'http://127.0.0.1:${port}/v1',
  session: sessions.bearer({ access: ({ access }) => access }),
  refusal: () => null,
  operations: {
    sessionLogin: async ({ username, password }, call) => {
      const answer = await call.send('POST /login', { body: { username, password } });
      return { token: await call.open(answer), firstTimeLogin: false, passwordExpired: false };
    },
    walletBalance: { to: 'GET /wallet', answer: ({ satang }) => ({ sumBalance: amounts.baht(satang) }) },
    sessionLogout: refused, memberInfo: refused, gameMenuList: refused, gameVendorList: refused, gameList: refused,
    gameLaunch: refused,
  },
});
`;

/** A renderer that shows what the platform answers to it. */
const rendererSource = `export const createDocuments = async ({ fetch }) => async () => {
  const answer = await fetch('/wps/system/status', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  return new Response(await answer.text(), { headers: { 'Content-Type': 'text/html' } });
};`;

const cipherKey = btoa('0123456789abcdef0123456789abcdef');
const secret = btoa('abcdef0123456789abcdef0123456789');
const folder = mkdtempSync(join(tmpdir(), 'kinnari-adapter-release-'));
const asked: { readonly call: string; readonly address: unknown; readonly token: unknown; readonly body: string }[] =
  [];
let platform: Server;
let documents: ChildProcess;
let documentsPort = 0;

beforeAll(async () => {
  await startStands();
  platform = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const part of incoming) body += String(part);
    const { method = '', url = '', headers } = incoming;
    asked.push({ call: `${method} ${url}`, address: headers['x-forwarded-for'], token: headers.authorization, body });
    outgoing.writeHead(200, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify(url === '/v1/login' ? { access: 'theirs' } : { satang: 1_250 }));
  });
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const source = join(folder, 'adapter.ts');
  writeFileSync(source, adapterOf((platform.address() as AddressInfo).port));

  const release = join(folder, 'releases/r1');
  const server = join(release, 'server');
  for (const each of [server, join(release, 'site')]) mkdirSync(each, { recursive: true });
  const files = {
    'server.js': rendererSource,
    'adapter.js': await bundleAdapter(source),
    'assets.json': '{}',
    'headers.json': '{}',
    'bareHeaders.json': '{}',
    'names.json': '{ "routes": {}, "operations": {} }',
    'package.json': '{ "type": "module" }',
    'deployment.json': JSON.stringify({ cipherKey }),
    '../site/version.json': '{ "release": "r1" }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(server, name), text);
  await writeModule('scripts/deploy/documentServer.ts', server, 'serve.js');
  symlinkSync('releases/r1', join(folder, 'current'));
  documentsPort = await freePort();
  documents = spawn(process.execPath, [join(server, 'serve.js'), join(folder, 'current')], {
    env: { ...process.env, PORT: String(documentsPort), ADAPTER_SECRET: secret },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(`http://127.0.0.1:${documentsPort}/health`);
});
afterAll(async () => {
  await Promise.all([stop(documents), stopStands(), new Promise((resolve) => platform.close(resolve))]);
  rmSync(folder, { recursive: true, force: true });
});

const behind = async (name: (typeof hostNames)[number]) => {
  const address = `127.0.0.1:${documentsPort}`;
  return startSite(name, {}, { documents: address, platform: parsePlatform(`http://${address}`) });
};

describe.each(hostNames)('an adapter behind %s', (name) => {
  it('answers the calls of the site, and tells the platform the player', async () => {
    await using site = await behind(name);
    let token: string | null = null;
    const client = createClient({
      baseUrl: site.origin,
      token: () => token,
      language: () => 'TH',
      cipher: async () => createAesCipher({ keyBase64: cipherKey }),
    });
    asked.length = 0;
    const login = await client.call(sessionLogin, { username: 'a', password: 'b', type: 'username' });
    if (!login.ok) throw new Error(login.error.kind);
    ({ token } = login.value);
    expect(await client.call(walletBalance, {})).toEqual({ ok: true, value: { sumBalance: '12.50' } });
    expect(asked).toEqual([
      { call: 'POST /v1/login', address: '127.0.0.1', body: '{"username":"a","password":"b"}' },
      { call: 'GET /v1/wallet', address: '127.0.0.1', token: 'Bearer theirs', body: '' },
    ]);
  });

  it('answers the documents in the same process', async () => {
    await using site = await behind(name);
    asked.length = 0;
    const { status, body } = await ask(`${site.origin}/`);
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toMatchObject({ success: true, value: { location: { ip: '203.0.113.7' } } });
    expect(asked).toEqual([]);
  });

  it('knows no other path of the platform, and takes no body that no call has', async () => {
    await using site = await behind(name);
    expect((await ask(`${site.origin}/wps/nothing`)).status).toBe(404);
    const sent = await fetch(`http://127.0.0.1:${documentsPort}${sessionLogin.path}`, {
      method: 'POST',
      body: new Uint8Array(10 * 1024 * 1024 + 1),
    }).then(
      ({ status }) => status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(sent);
  });
});

it('a release with an adapter does not begin without a secret', async () => {
  const { ADAPTER_SECRET: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(folder, 'current/server/serve.js'), join(folder, 'current')], { env });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(said).toContain('ADAPTER_SECRET is missing');
});
