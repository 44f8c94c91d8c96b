import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RowChange } from './tables.ts';

/**
 * Raised when rows change so that older ones cannot be completed: a database of another version is refused, never
 * guessed at. Tables and parts of rows that came since are completed as the world is opened (see `createWorld`).
 */
const schemaVersion = 1;

export interface Database {
  /** All rows, each table in the order its rows were first written. */
  rows(): Iterable<RowChange>;
  /** Returns when the changes are on disk, all of them or none. */
  persist(changes: readonly RowChange[]): void;
  /** Forgets every row. */
  clear(): void;
  close(): void;
}

/** The folder cannot hold our database, for a reason that its owner can do something about. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens the world kept in `folder`, or a new one. One process at a time: two servers with the same rows in memory would
 * overwrite each other.
 *
 * @param options.fresh forget what is there, even if it cannot be read
 * @throws DatabaseError with one clear line
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
      throw new DatabaseError(`${file} ${trouble}; begin a new world with: npm start -- --fresh`, { cause });
    }
  }
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
  return open(file, true);
}

class UnknownSchema extends Error {}

/** SQLite's primary result codes, as far as the owner of the folder can do something about them. */
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
  // The low byte is the primary code; the rest only refines it.
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

/** Step by step, because Node's own `recursive` never returns where a file system answers ENOENT to mkdir (/proc). */
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
    // Exclusive before WAL: the lock is taken by the first write and kept until the process ends, however it ends.
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
  // `seq` is set by the first insert and untouched by updates, so it is the order of first writing.
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
