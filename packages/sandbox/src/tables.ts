// oxlint-disable typescript/no-unsafe-type-assertion -- `put` pairs each table with its type of row, and it is the only writer.

/** One change to one row; `row: null` removes it. This is what an adapter writes to disk. */
export interface RowChange {
  readonly table: string;
  readonly key: string;
  readonly row: unknown;
}

/**
 * The mutable half of a world: named tables of plain rows, changed only inside a transaction. Reads see the
 * transaction's own writes; a throw leaves everything as it was; `persist` runs before the change becomes visible, so
 * what was acknowledged is what is on disk.
 */
export class Store<Rows extends Record<string, object>> {
  readonly #rows = new Map<string, Map<string, object>>();
  readonly #pending = new Map<string, Map<string, object | null>>();
  readonly #persist: (changes: readonly RowChange[]) => void;
  #open = false;

  constructor(persist: (changes: readonly RowChange[]) => void = () => {}) {
    this.#persist = persist;
  }

  /** Takes rows that are on disk already. */
  load(changes: Iterable<RowChange>): void {
    for (const { table, key, row } of changes) this.#table(table).set(key, row as object);
  }

  get<T extends keyof Rows & string>(table: T, key: string): Readonly<Rows[T]> | undefined {
    const pending = this.#pending.get(table)?.get(key);
    if (pending !== undefined) return (pending as Rows[T] | null) ?? undefined;
    return this.#table(table).get(key) as Rows[T] | undefined;
  }

  /** All rows of a table in the order they were first written. */
  *entries<T extends keyof Rows & string>(table: T): Generator<[key: string, row: Readonly<Rows[T]>]> {
    const pending = this.#pending.get(table);
    for (const [key, row] of this.#table(table)) {
      const changed = pending?.get(key);
      if (changed === undefined) yield [key, row as Rows[T]];
      else if (changed !== null) yield [key, changed as Rows[T]];
    }
    for (const [key, row] of pending ?? []) {
      if (row !== null && !this.#table(table).has(key)) yield [key, row as Rows[T]];
    }
  }

  put<T extends keyof Rows & string>(table: T, key: string, row: Rows[T]): void {
    this.#write(table, key, row);
  }

  remove(table: keyof Rows & string, key: string): void {
    this.#write(table, key, null);
  }

  /** Runs `work`; its writes are kept together or not at all. Nested transactions join the outer one. */
  transaction<Value>(work: () => Value): Value {
    if (this.#open) return work();
    this.#open = true;
    try {
      const value = work();
      // Its writes would come when the transaction is over.
      if (value instanceof Promise) throw new TypeError('a transaction does its work at once');
      const changes: RowChange[] = [];
      for (const [table, rows] of this.#pending) for (const [key, row] of rows) changes.push({ table, key, row });
      if (changes.length > 0) this.#persist(changes);
      for (const { table, key, row } of changes) {
        if (row === null) this.#table(table).delete(key);
        else this.#table(table).set(key, row as object);
      }
      return value;
    } finally {
      this.#pending.clear();
      this.#open = false;
    }
  }

  #write(table: string, key: string, row: object | null): void {
    if (!this.#open) throw new Error(`${table}: a row is written only inside a transaction`);
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
