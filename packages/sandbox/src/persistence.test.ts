import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { balanceOf, memberAccount, sumOfAll } from './ledger.ts';
import { DatabaseError, openDatabase } from './persistence.ts';
import { memberIdOf } from './seed/members.ts';
import { settleWhatIsDue } from './settlement.ts';
import { testNow } from './testing.ts';
import { createWorld } from './world.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinnari-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('rows come back as they were, each table in the order of first writing', () => {
  const first = openDatabase(folder);
  first.persist([
    { table: 'a', key: 'x', row: { n: 1 } },
    { table: 'a', key: 'y', row: { n: 2 } },
  ]);
  first.persist([
    { table: 'a', key: 'z', row: { n: 3 } },
    { table: 'a', key: 'x', row: { n: 4, text: 'ไทย' } },
    { table: 'a', key: 'y', row: null },
  ]);
  first.close();
  const second = openDatabase(folder);
  expect([...second.rows()]).toEqual([
    { table: 'a', key: 'x', row: { n: 4, text: 'ไทย' } },
    { table: 'a', key: 'z', row: { n: 3 } },
  ]);
  second.close();
});

test('a change is kept whole or not at all', () => {
  const database = openDatabase(folder);
  const endless: Record<string, unknown> = {};
  endless['self'] = endless;
  const changes = [
    { table: 'a', key: 'x', row: { n: 1 } },
    { table: 'a', key: 'y', row: endless },
  ];
  expect(() => database.persist(changes)).toThrow(TypeError);
  expect([...database.rows()]).toEqual([]);
  database.close();
});

test('what was acknowledged is there after the process was killed', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'persistence.child.ts'), folder]);
  let told = '';
  child.stderr.on('data', (part: Buffer) => (told += part));
  child.stdout.on('data', (part: Buffer) => {
    told += part;
    if (told.split('\n').length > 60) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal, told).toBe('SIGKILL');

  const acknowledged = told
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' ').map(Number));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  const database = openDatabase(folder);
  const world = createWorld({ rows: database.rows() });
  const demo = memberIdOf('demo');
  for (const [number, balanceSatang] of acknowledged) {
    expect(world.store.get('rounds', `${demo}:round-${number}`)).toMatchObject({ outcome: number, balanceSatang });
  }
  // One more may have been written in the moment between its commit and its acknowledgement, none by halves.
  const kept = [...world.store.entries('rounds')];
  expect(kept.length - acknowledged.length).toBeLessThanOrEqual(1);
  expect(balanceOf(world, memberAccount(demo))).toBe(kept.at(-1)?.[1].balanceSatang);
  expect(sumOfAll(world)).toBe(0);
  database.close();
});

test('bets that waited when the process was killed are settled by the next one, each once', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'persistence.waiting.child.ts'), folder]);
  let told = '';
  child.stderr.on('data', (part: Buffer) => (told += part));
  child.stdout.on('data', (part: Buffer) => {
    told += part;
    if (told.includes('\n')) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal, told).toBe('SIGKILL');
  const keys = told.trim().split(' ');
  expect(keys, told).toHaveLength(3);

  // Twice, since the second one finds what the first one wrote.
  for (const hours of [2, 4]) {
    const database = openDatabase(folder);
    const world = createWorld({
      now: () => testNow + hours * 60 * 60_000,
      rows: database.rows(),
      persist: (changes) => database.persist(changes),
    });
    const waited = [...world.store.entries('waitingRounds')].map(([key]) => key);
    expect(waited).toEqual(hours === 2 ? keys : []);
    settleWhatIsDue(world);
    settleWhatIsDue(world);
    for (const key of keys) {
      const { winSatang = 0, settledAt } = world.store.get('rounds', key) ?? {};
      expect(settledAt).toEqual(expect.any(Number));
      const wins = [...world.store.entries('postings')].filter(([ref]) => ref === `round:${key}:win`);
      expect(wins).toHaveLength(winSatang > 0 ? 1 : 0);
    }
    const rounds = [...world.store.entries('rounds')].map(([, round]) => round);
    const gained = rounds.reduce((sum, { winSatang, stakeSatang }) => sum + winSatang - stakeSatang, 0);
    expect(balanceOf(world, memberAccount(memberIdOf('demo')))).toBe(1_000_000 + gained);
    expect(sumOfAll(world)).toBe(0);
    expect([...world.store.entries('waitingRounds')]).toEqual([]);
    database.close();
  }
});

test('a second process is refused while the first one runs', () => {
  const first = openDatabase(folder);
  expect(() => openDatabase(folder)).toThrow(`${folder} is in use by another running sandbox`);
  first.close();
  openDatabase(folder).close();
});

test.each([
  ['written by another version', (file: string) => setVersion(file, 99)],
  ['cannot be read', (file: string) => writeFileSync(file, 'not a database '.repeat(400))],
])('a database that %s is refused in one line, and replaced on demand', (reason, spoil) => {
  openDatabase(folder).close();
  spoil(join(folder, 'sandbox.db'));
  expect(() => openDatabase(folder)).toThrow(DatabaseError);
  expect(() => openDatabase(folder)).toThrow(new RegExp(`^[^\\n]*${reason}[^\\n]*npm start -- --fresh$`));
  const fresh = openDatabase(folder, { fresh: true });
  expect([...fresh.rows()]).toEqual([]);
  fresh.close();
});

test('a folder that cannot be written is said in one line', () => {
  writeFileSync(join(folder, 'file'), '');
  const inside = join(folder, 'file', 'data');
  expect(() => openDatabase(inside)).toThrow(`the data folder ${inside} cannot be written`);
});

function setVersion(file: string, version: number): void {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA user_version = ${version}`);
  database.close();
}
