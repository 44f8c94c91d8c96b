import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { balanceOf, heldAccount, memberAccount, movingAccount, sumOfAll } from '../money/ledger.ts';
import { paidSatang, unpaidSatang } from '../money/payments.ts';
import { pointOrdersOf } from '../money/pointOrders.ts';
import { heldPointsAccount, pointsIn, sumOfAllPoints } from '../money/points.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { transfersOf } from '../money/vendorWallets.ts';
import { withdrawalsOf } from '../money/withdrawals.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from '../seed/members.ts';
import { testNow } from '../testing/platform.ts';
import { DatabaseError, openDatabase } from './persistence.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinnari-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a process on the folder, kills it hard once it has printed so many lines, and returns all that it printed. */
async function linesUntilKilled(file: string, args: readonly string[], least: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/children', file), folder, ...args]);
  let told = '';
  child.stderr.on('data', (part: Buffer) => (told += part));
  child.stdout.on('data', (part: Buffer) => {
    told += part;
    if (told.split('\n').length > least) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal, told).toBe('SIGKILL');
  const lines = told.split('\n').slice(0, -1);
  expect(lines.length).toBeGreaterThanOrEqual(least);
  return lines;
}

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
  const lines = await linesUntilKilled('rounds.child.ts', [], 60);
  const acknowledged = lines.map((line) => line.split(' ').map(Number));
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

test('500 random movements survive two killed processes: none is lost, incomplete or made twice', async () => {
  const acknowledged = new Set<string>();
  let keptBefore = 0;
  for (let run = 0; run < 2; run += 1) {
    // Each process continues what the last one left.
    const lines = await linesUntilKilled('movements.child.ts', [String(run)], 250);
    const refs = lines.flatMap((line) => line.split(' '));
    for (const ref of refs) acknowledged.add(ref);
    const database = openDatabase(folder);
    const sandbox = createSandbox({ rows: database.rows() });
    const kept = new Set(Array.from(sandbox.store.entries('postings'), ([ref]) => ref));
    expect([...acknowledged].filter((ref) => !kept.has(ref))).toEqual([]);
    // One more step may have been committed before its acknowledgement was printed. The largest has two postings.
    if (run > 0) expect(kept.size - keptBefore - refs.length).toBeLessThanOrEqual(2);
    keptBefore = kept.size;
    expectWhole(sandbox);
    database.close();
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(500);
}, 60_000);

/** Nothing of `demo` is between two halves of a movement, and what withdrawals hold is neither spendable nor lost. */
function expectWhole(sandbox: Sandbox): void {
  const { store } = sandbox;
  expect(sumOfAll(sandbox)).toBe(0);
  const recounted = new Map<string, number>();
  for (const [, { lines }] of store.entries('postings')) {
    for (const { account, satang } of lines) recounted.set(account, (recounted.get(account) ?? 0) + satang);
  }
  expect(new Map(Array.from(store.entries('accounts'), ([, { account, satang }]) => [account, satang]))).toEqual(
    recounted,
  );
  const demo = memberIdOf('demo');
  expectWholePoints(sandbox, demo);
  const owed = withdrawalsOf(sandbox, demo)
    .filter((each) => each.status !== 'rejected' && unpaidSatang(each) !== 0)
    .map((each) => each.satang - paidSatang(each));
  expect(balanceOf(sandbox, heldAccount(demo))).toBe(totalOf(owed));
  const pending = transfersOf(sandbox, demo).filter(({ status }) => status === 'pending');
  expect(balanceOf(sandbox, movingAccount(demo))).toBe(totalOf(pending.map(({ satang }) => satang)));
  const refs = Array.from(store.entries('postings'), ([ref]) => ref);
  for (const [reference] of store.entries('transfers')) {
    expect(refs.filter((ref) => ref.startsWith(`transfer:${reference}`))).toHaveLength(2);
  }
  const moved = [...store.entries('transfers')].length;
  expect(refs.filter((ref) => ref.startsWith('transfer:'))).toHaveLength(2 * moved);
}

/** The ledger of points agrees with its journal, with the redemptions, and with the money that was paid for points. */
function expectWholePoints(sandbox: Sandbox, memberId: string): void {
  const { store } = sandbox;
  expect(sumOfAllPoints(sandbox)).toBe(0);
  const recounted = new Map<string, number>();
  for (const [, { lines }] of store.entries('pointPostings')) {
    for (const { account, points } of lines) recounted.set(account, (recounted.get(account) ?? 0) + points);
  }
  const kept = new Map(Array.from(store.entries('pointAccounts'), ([key, { points }]) => [key, points]));
  expect(kept).toEqual(recounted);
  const orders = pointOrdersOf(sandbox, memberId);
  const waiting = orders.filter(({ status }) => status === 'In Process');
  expect(pointsIn(sandbox, heldPointsAccount(memberId))).toBe(totalOf(waiting.map(({ points }) => points)));
  const paid = orders.filter(({ kind }) => kind === 'credit').map(({ reference }) => reference);
  const converted = Array.from(store.entries('pointPostings'), ([ref]) => ref).filter((ref) =>
    ref.startsWith('convert:'),
  );
  const money = Array.from(store.entries('postings'), ([ref]) => ref).filter((ref) => ref.startsWith('points:'));
  const expected = [...paid, ...converted.map((ref) => ref.slice('convert:'.length))].map((ref) => `points:${ref}`);
  expect(money.toSorted()).toEqual(expected.toSorted());
}

const totalOf = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

test('open bets of a killed process are settled by the next one, each once', async () => {
  const [line = ''] = await linesUntilKilled('waiting.child.ts', [], 1);
  const keys = line.split(' ');
  expect(keys).toHaveLength(3);

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
