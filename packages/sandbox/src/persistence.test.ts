import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import { balanceOf, heldAccount, memberAccount, sumOfAll } from './money/ledger.ts';
import { paidSatang, unpaidSatang } from './money/payments.ts';
import { settleWhatIsDue } from './money/settlement.ts';
import { withdrawalsOf } from './money/withdrawals.ts';
import type { Withdrawal } from './moneyOutSchema.ts';
import { DatabaseError, openDatabase } from './persistence.ts';
import { memberIdOf } from './seed/members.ts';
import { testNow } from './testing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinnari-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('rows are read back unchanged, each table in the order of first writes', () => {
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

test('changes are persisted all or nothing', () => {
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

test('acknowledged rounds survive a killed process', async () => {
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
  const sandbox = createSandbox({ rows: database.rows() });
  const demo = memberIdOf('demo');
  for (const [number, balanceSatang] of acknowledged) {
    expect(sandbox.store.get('rounds', `${demo}:round-${number}`)).toMatchObject({ outcome: number, balanceSatang });
  }
  // One more may have been committed before its acknowledgement was printed; none is incomplete.
  const kept = [...sandbox.store.entries('rounds')];
  expect(kept.length - acknowledged.length).toBeLessThanOrEqual(1);
  expect(balanceOf(sandbox, memberAccount(demo))).toBe(kept.at(-1)?.[1].balanceSatang);
  expect(sumOfAll(sandbox)).toBe(0);
  database.close();
});

test('acknowledged withdrawals survive a killed process, and what they hold is neither spendable nor lost', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'persistence.withdrawals.child.ts'), folder]);
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
    .map((line) => line.split(' '));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  const database = openDatabase(folder);
  const sandbox = createSandbox({ rows: database.rows() });
  const cashout = memberIdOf('cashout');
  const own = withdrawalsOf(sandbox, cashout);
  for (const [reference, status, satang] of acknowledged) {
    const stored = own.find((each) => each.reference === reference);
    expect(stored?.satang).toBe(Number(satang));
    expect(stored?.steps.map(({ step }) => step)).toContain(status);
  }
  const references = new Set(acknowledged.map(([reference]) => reference));
  // One more may have been committed before its acknowledgement was printed; none is incomplete.
  expect(own.length - references.size).toBeLessThanOrEqual(1);
  const isBack = ({ status }: Withdrawal) => status === 'rejected';
  const taken = own.filter((each) => !isBack(each)).reduce((sum, { satang }) => sum + satang, 0);
  const paid = own.filter((each) => unpaidSatang(each) === 0).reduce((sum, { satang }) => sum + satang, 0);
  const parts = own.filter((each) => unpaidSatang(each) !== 0).reduce((sum, each) => sum + paidSatang(each), 0);
  expect(balanceOf(sandbox, memberAccount(cashout))).toBe(2_500_000 - taken);
  expect(balanceOf(sandbox, heldAccount(cashout))).toBe(taken - paid - parts);
  expect(sumOfAll(sandbox)).toBe(0);
  database.close();
});

test('open bets of a killed process are settled by the next one, each once', async () => {
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

  // Twice, because the second run finds the rows of the first.
  for (const hours of [2, 4]) {
    const database = openDatabase(folder);
    const sandbox = createSandbox({
      now: () => testNow + hours * 60 * 60_000,
      rows: database.rows(),
      persist: (changes) => database.persist(changes),
    });
    const waited = [...sandbox.store.entries('waitingRounds')].map(([key]) => key);
    expect(waited).toEqual(hours === 2 ? keys : []);
    settleWhatIsDue(sandbox);
    settleWhatIsDue(sandbox);
    for (const key of keys) {
      const { winSatang = 0, settledAt } = sandbox.store.get('rounds', key) ?? {};
      expect(settledAt).toEqual(expect.any(Number));
      const wins = [...sandbox.store.entries('postings')].filter(([ref]) => ref === `round:${key}:win`);
      expect(wins).toHaveLength(winSatang > 0 ? 1 : 0);
    }
    const rounds = [...sandbox.store.entries('rounds')].map(([, round]) => round);
    const gained = rounds.reduce((sum, { winSatang, stakeSatang }) => sum + winSatang - stakeSatang, 0);
    expect(balanceOf(sandbox, memberAccount(memberIdOf('demo')))).toBe(1_000_000 + gained);
    expect(sumOfAll(sandbox)).toBe(0);
    expect([...sandbox.store.entries('waitingRounds')]).toEqual([]);
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
])('a database that %s is refused with a message of one line, and replaced on demand', (reason, spoil) => {
  openDatabase(folder).close();
  spoil(join(folder, 'sandbox.db'));
  expect(() => openDatabase(folder)).toThrow(DatabaseError);
  expect(() => openDatabase(folder)).toThrow(new RegExp(`^[^\\n]*${reason}[^\\n]*npm start -- --fresh$`));
  const fresh = openDatabase(folder, { fresh: true });
  expect([...fresh.rows()]).toEqual([]);
  fresh.close();
});

test('an unwritable folder is refused with a message of one line', () => {
  writeFileSync(join(folder, 'file'), '');
  const inside = join(folder, 'file', 'data');
  expect(() => openDatabase(inside)).toThrow(`the data folder ${inside} cannot be written`);
});

function setVersion(file: string, version: number): void {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA user_version = ${version}`);
  database.close();
}
