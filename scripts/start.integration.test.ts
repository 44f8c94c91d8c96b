import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoAccounts } from '#sandbox/seed/demoAccounts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinnari-start-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Kinnari</title>');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm start` with a site that needs no build. */
function start(...args: string[]): {
  child: ChildProcessWithoutNullStreams;
  output: () => string;
  errors: () => string;
} {
  const defaults = ['--site', folder, '--data', join(folder, 'data'), '--port', '0'];
  const script = join(import.meta.dirname, 'start.ts');
  const child = spawn(process.execPath, [script, ...defaults, ...args]);
  let out = '';
  let err = '';
  child.stdout.on('data', (part: Buffer) => (out += part));
  child.stderr.on('data', (part: Buffer) => (err += part));
  return { child, output: () => out, errors: () => err };
}

async function untilReady({ child, output, errors }: ReturnType<typeof start>): Promise<string> {
  while (!output().includes('Ctrl-C')) {
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
    if (child.exitCode !== null) throw new Error(errors());
  }
  return /http:\/\/\S+/.exec(output())?.[0] ?? '';
}

async function end({ child }: ReturnType<typeof start>, signal: 'SIGINT' | 'SIGTERM'): Promise<number | null> {
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

test('prints URL and accounts, and ends cleanly on SIGINT', async () => {
  const run = start();
  const address = await untilReady(run);
  for (const [account, claims] of Object.entries(demoAccounts))
    expect(run.output()).toContain(`  ${account.padEnd(10)}${claims.join(', ')}`);
  expect(run.output()).toContain('password Kinnari88');
  expect(await (await fetch(address)).text()).toContain('Kinnari');
  expect((await fetch(`${address}__sandbox__/ledger`)).status).toBe(404);
  expect(await end(run, 'SIGINT')).toBe(0);
  expect(run.errors()).toBe('');
});

test('--scenario begins with that state, and does not pretend to change data that are there', async () => {
  const first = start('--scenario', 'vendorBreak');
  const address = await untilReady(first);
  expect(await (await fetch(`${address}wps/relay/GCSGAME_newGameVendor?language=EN`)).text()).toContain(
    '"maintenance":true',
  );
  expect(first.output()).toMatch(/--fresh --scenario and one of these:\n(?: {2}.*\n)* {2}vendorBreak /);
  await end(first, 'SIGINT');
  const second = start('--scenario', 'played');
  await once(second.child, 'close');
  expect(second.errors()).toContain('npm start -- --fresh --scenario played');
});

test('the data survives an end by SIGTERM until --fresh', async () => {
  const maintenance = async (address: string) =>
    ((await (await fetch(`${address}wps/system/status`)).json()) as { value: { maintenance: boolean } }).value
      .maintenance;
  const first = start('--control');
  const address = await untilReady(first);
  await fetch(`${address}__sandbox__/settings`, { method: 'POST', body: JSON.stringify({ maintenance: true }) });
  expect(await end(first, 'SIGTERM')).toBe(0);
  expect(first.errors()).toBe('');
  const second = start();
  expect(await maintenance(await untilReady(second))).toBe(true);
  await end(second, 'SIGINT');
  const third = start('--fresh');
  expect(await maintenance(await untilReady(third))).toBe(false);
  await end(third, 'SIGINT');
});

test('a port in use prints one line and exits with code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  await expectRefusal(start('--port', String(port)), `port ${port} is in use`);
  taken.close();
});

test('a data folder that cannot be written prints one line and exits with code 1', () =>
  expectRefusal(start('--data', join(folder, 'index.html', 'data')), 'cannot be written'));

// What else is refused is in lib/startOptions.test.ts.
test('a mistyped option prints one line and exits with code 1', () =>
  expectRefusal(start('--frsh'), "Unknown option '--frsh'"));

test('--help lists the options', async () => {
  const run = start('--help');
  const [code] = (await once(run.child, 'close')) as [number];
  expect(code).toBe(0);
  expect(run.output()).toContain('--fresh');
});

test('--adapter shows another platform, and the rest of the demonstration', async () => {
  const file = join(folder, 'adapter.ts');
  const core = ['sessionLogin', 'sessionLogout', 'memberInfo', 'walletBalance', 'gameMenuList', 'gameVendorList'];
  const write = (operations: readonly string[]) =>
    writeFileSync(
      file,
      `import { defineAdapter, toDo } from '#adapter/adapter.ts';
import { sessions } from '#adapter/sessions.ts';
export const adapter = defineAdapter({
  name: 'other', base: 'http://127.0.0.1:9', refusal: () => null, session: sessions.bearer({ access: () => undefined }),
  site: { currencySymbol: '¤' },
  operations: { ${operations.map((id) => `${id}: () => toDo('${id}')`).join(', ')} },
});`,
    );
  write(core);
  await expectRefusal(start('--adapter', file), 'other: the site cannot run without gameList, gameLaunch');
  await expectRefusal(start('--adapter', join(folder, 'missing.ts')), 'there is no');
  write([...core, 'gameList', 'gameLaunch']);
  const run = start('--adapter', file);
  const address = await untilReady(run);
  const answer = await fetch(`${address}wps/system/permission?url=x&language=TH`);
  expect(await answer.json()).toMatchObject({ success: true, value: { merchantCode: 'other', currencySymbol: '¤' } });
  expect((await fetch(`${address}wps/game/hot`)).headers.get('Content-Type')).toBe('application/json');
  expect(await (await fetch(address)).text()).toContain('Kinnari');
  expect((await fetch(`${address}sandbox-service/phone/messages`)).status).toBe(200);
  await end(run, 'SIGINT');
  // Three bundles are made.
}, 120_000);

async function expectRefusal(run: ReturnType<typeof start>, reason: string): Promise<void> {
  const [code] = (await once(run.child, 'close')) as [number];
  expect(run.errors()).toMatch(/^kinnari: [^\n]+\n$/);
  expect(run.errors()).toContain(reason);
  expect(code).toBe(1);
}
