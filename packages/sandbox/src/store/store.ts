// `put` is the only writer, and it pairs each table with its row type.

/** A change to one row, as it is persisted. `row: null` removes the row. */
export interface RowChange {
  readonly table: string;
  readonly key: string;
  readonly row: unknown;
}

/**
 * The mutable part of a sandbox: named tables of plain rows, changed in transactions only. Reads see the writes of the
 * open transaction. A throw rolls it back. `persist` runs before the changes become visible, so everything that was
 * acknowledged is on disk.
 */
export class Store<Tables extends Record<string, object>> {
  readonly #rows = new Map<string, Map<string, object>>();
  readonly #pending = new Map<string, Map<string, object | null>>();
  readonly #persist: (changes: readonly RowChange[]) => void;
  readonly #committed: (changes: readonly RowChange[]) => void;
  readonly #versions = new Map<string, number>();
  #open = false;

  /** @param committed called with the changes of each transaction once they are visible. It can run another one. */
  constructor(
    persist: (changes: readonly RowChange[]) => void = () => {},
    committed: (changes: readonly RowChange[]) => void = () => {},
  ) {
    this.#persist = persist;
    this.#committed = committed;
  }

  /** Loads persisted rows. */
  load(changes: Iterable<RowChange>): void {
    for (const { table, key, row } of changes) this.#table(table).set(key, row as object);
  }

  get<T extends keyof Tables & string>(table: T, key: string): Readonly<Tables[T]> | undefined {
    const pending = this.#pending.get(table)?.get(key);
    if (pending !== undefined) return (pending as Tables[T] | null) ?? undefined;
    return this.#table(table).get(key) as Tables[T] | undefined;
  }

  /** All rows of a table, in the order in which they were first written. */
  *entries<T extends keyof Tables & string>(table: T): Generator<[key: string, row: Readonly<Tables[T]>]> {
    const pending = this.#pending.get(table);
    for (const [key, row] of this.#table(table)) {
      const changed = pending?.get(key);
      if (changed === undefined) yield [key, row as Tables[T]];
      else if (changed !== null) yield [key, changed as Tables[T]];
    }
    for (const [key, row] of pending ?? []) {
      if (row !== null && !this.#table(table).has(key)) yield [key, row as Tables[T]];
    }
  }

  /**
   * The committed rows of a table after the first `from`, in the order in which they were first written. For indexes in
   * memory over tables whose rows never change: the rows of an open transaction may be rolled back.
   */
  *committed<T extends keyof Tables & string>(table: T, from = 0): Generator<Readonly<Tables[T]>> {
    const rows = this.#table(table).values();
    for (let skipped = 0; skipped < from; skipped += 1) rows.next();
    for (const row of rows) yield row as Tables[T];
  }

  /**
   * The rows that an index in memory has not read yet, of a table whose rows never change. While a transaction changes the
   * table, all rows with those of the transaction, for an index that is not kept.
   */
  *unread<T extends keyof Tables & string>(table: T, read: number): Generator<Readonly<Tables[T]>> {
    if (!this.isChanging(table)) yield* this.committed(table, read);
    else for (const [, row] of this.entries(table)) yield row;
  }

  /** How often a table was committed, for indexes in memory that are up to date while it stays the same. */
  version(table: keyof Tables & string): number {
    return this.#versions.get(table) ?? 0;
  }

  /** Whether the open transaction has written to a table. */
  isChanging(table: keyof Tables & string): boolean {
    return this.#pending.has(table);
  }

  /** Visits the rows of `entries`. Twice as fast, for tables with many rows. `visit` must not write to the table. */
  forEach<T extends keyof Tables & string>(table: T, visit: (row: Readonly<Tables[T]>, key: string) => void): void {
    if (this.#pending.get(table) !== undefined) {
      for (const [key, row] of this.entries(table)) visit(row, key);
      return;
    }
    this.#table(table).forEach((row, key) => visit(row as Tables[T], key));
  }

  put<T extends keyof Tables & string>(table: T, key: string, row: Tables[T]): void {
    this.#write(table, key, row);
  }

  remove(table: keyof Tables & string, key: string): void {
    this.#write(table, key, null);
  }

  /**
   * Removes the first rows of a table as long as they are over, and as many more as exceed `most`. Does not read the rows
   * behind them: for tables whose rows end in the order in which they were first written.
   */
  removeFirst<T extends keyof Tables & string>(
    table: T,
    isOver: (row: Readonly<Tables[T]>) => boolean,
    most = Infinity,
  ): void {
    let surplus = this.#table(table).size - most;
    for (const [key, row] of this.entries(table)) {
      if (surplus <= 0 && !isOver(row)) return;
      surplus -= 1;
      this.remove(table, key);
    }
  }

  /** Runs `work` and commits its writes, all or nothing. Nested transactions join the outer one. */
  transaction<Value>(work: () => Value): Value {
    if (this.#open) return work();
    const { value, changes } = this.#commit(work);
    if (changes.length > 0) this.#committed(changes);
    return value;
  }

  #commit<Value>(work: () => Value): { readonly value: Value; readonly changes: readonly RowChange[] } {
    this.#open = true;
    try {
      const value = work();
      // Writes after the first await would come too late.
      if (value instanceof Promise) throw new TypeError('a transaction ends at once: it cannot wait');
      const changes: RowChange[] = [];
      for (const [table, rows] of this.#pending) for (const [key, row] of rows) changes.push({ table, key, row });
      if (changes.length > 0) this.#persist(changes);
      for (const table of this.#pending.keys()) this.#versions.set(table, (this.#versions.get(table) ?? 0) + 1);
      for (const { table, key, row } of changes) {
        if (row === null) this.#table(table).delete(key);
        else this.#table(table).set(key, row as object);
      }
      return { value, changes };
    } finally {
      this.#pending.clear();
      this.#open = false;
    }
  }

  #write(table: string, key: string, row: object | null): void {
    if (!this.#open) throw new Error(`${table}: rows are written inside a transaction only`);
    let rows = this.#pending.get(table);
    if (!rows) this.#pending.set(table, (rows = new Map()));
    rows.set(key, row);
  }

  #table(name: string): Map<string, object> {
    let rows = this.#rows.get(name);
    if (!rows) this.#rows.set(name, (rows = new Map()));
    return rows;
  }
}
