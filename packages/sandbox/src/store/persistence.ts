import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RowChange } from './store.ts';

/**
 * Increased when rows change in a way that older ones cannot be upgraded: a database of another version is rejected.
 * Tables and fields that were added since are completed when the sandbox is opened (see `createSandbox`).
 */
const schemaVersion = 1;

export interface Database {
  /** All rows, in the order in which they were first written. */
  rows(): Iterable<RowChange>;
  /** Writes the changes to disk synchronously, all or nothing. */
  persist(changes: readonly RowChange[]): void;
  /** Deletes every row. */
  clear(): void;
  close(): void;
}

/** The database cannot be opened, for a reason that the user can fix. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens the database in `folder`, or creates one. Locks it for one process, because two servers with the same rows in
 * memory would overwrite each other.
 *
 * @param options.fresh deletes existing rows, even if they cannot be read
 * @throws DatabaseError with a message of one line
 */
export function openDatabase(folder: string, options: { readonly fresh?: boolean } = {}): Database {
  const file = join(folder, 'sandbox.db');
  prepareFolder(folder);
  try {
    return open(file, options.fresh ?? false);
  } catch (cause) {
    const trouble = explain(cause);
    if (trouble === undefined) throw cause;
    if (trouble === 'in use') throw new DatabaseError(`${folder} is in use by another running sandbox`, { cause });
    if (trouble === 'not writable') throw unwritable(folder, cause);
    if (!options.fresh) {
      throw new DatabaseError(`${file} ${trouble}; start with a new sandbox: npm start -- --fresh`, { cause });
    }
  }
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
  return open(file, true);
}

class UnknownSchema extends Error {}

/** SQLite's primary result codes that the user can act on. */
const troubles: Readonly<Record<number, string>> = {
  5: 'in use',
  8: 'not writable',
  10: 'not writable',
  11: 'cannot be read',
  13: 'not writable',
  14: 'not writable',
  26: 'cannot be read',
};

function explain(cause: unknown): string | undefined {
  if (cause instanceof UnknownSchema) return 'was written by another version';
  if (!(cause instanceof Error) || !('errcode' in cause) || typeof cause.errcode !== 'number') return undefined;
  // The low byte is the primary code.
  return troubles[cause.errcode & 0xff];
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw unwritable(folder, cause);
  }
}

/** Creates folders one by one: Node's `recursive` never returns on a file system that answers ENOENT to mkdir (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function unwritable(folder: string, cause: unknown): DatabaseError {
  return new DatabaseError(`the data folder ${folder} cannot be written`, { cause });
}

function open(file: string, fresh: boolean): Database {
  const db = new DatabaseSync(file);
  try {
    // Exclusive before WAL: the first write takes the lock, and it lasts until the process ends.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    db.exec('BEGIN EXCLUSIVE; COMMIT');
    prepareSchema(db);
    if (fresh) db.exec('DELETE FROM rows');
    return connect(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

function prepareSchema(db: DatabaseSync): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version === schemaVersion) return;
  const tables = Number(db.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.['count']);
  if (version !== 0 || tables > 0) throw new UnknownSchema();
  // Updates do not change `seq`, so it is the order of the first writes.
  db.exec(`
    BEGIN;
    CREATE TABLE rows (seq INTEGER PRIMARY KEY, tbl TEXT NOT NULL, key TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (tbl, key)) STRICT;
    PRAGMA user_version = ${schemaVersion};
    COMMIT`);
}

function connect(db: DatabaseSync): Database {
  const all = db.prepare('SELECT tbl, key, json FROM rows ORDER BY seq');
  const put = db.prepare(
    'INSERT INTO rows (tbl, key, json) VALUES (?, ?, ?) ON CONFLICT (tbl, key) DO UPDATE SET json = excluded.json',
  );
  const remove = db.prepare('DELETE FROM rows WHERE tbl = ? AND key = ?');
  const together = (work: () => void) => {
    db.exec('BEGIN');
    try {
      work();
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    *rows() {
      for (const { tbl, key, json } of all.iterate()) {
        yield { table: String(tbl), key: String(key), row: JSON.parse(String(json)) as unknown };
      }
    },
    persist(changes) {
      together(() => {
        for (const { table, key, row } of changes) {
          if (row === null) remove.run(table, key);
          else put.run(table, key, JSON.stringify(row));
        }
      });
    },
    clear: () => db.exec('DELETE FROM rows'),
    close: () => db.close(),
  };
}
