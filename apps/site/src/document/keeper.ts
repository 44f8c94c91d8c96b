export interface KeeperOptions<Key, Value> {
  /** How long a value is fresh, in ms. 0 keeps nothing. */
  readonly freshMs: number;
  /** How long a value may be returned while the next one is made, in ms. */
  readonly staleMs: number;
  /** The largest number of values; the least recently used is dropped. */
  readonly most: number;
  readonly now: () => number;
  readonly make: (key: Key) => Promise<Value>;
}

/** Returns a value that is kept, or makes it. */
export interface Keeper<Key, Value> {
  /** Returns a kept value at once, or a promise of a new one. The promise rejects when making it failed. */
  get: (key: Key) => Value | Promise<Value>;
}

/** Keeps values for some seconds. Makes one value of a key at a time, and revalidates a stale one in the background. */
export function createKeeper<Key, Value>(options: KeeperOptions<Key, Value>): Keeper<Key, Value> {
  const { freshMs, staleMs, most, now, make } = options;
  const values = new Map<Key, { readonly value: Value; readonly at: number }>();
  const pending = new Map<Key, Promise<Value>>();

  function makeOnce(key: Key): Promise<Value> {
    let making = pending.get(key);
    if (making === undefined) {
      making = make(key)
        .then((value) => {
          if (freshMs > 0) values.set(key, { value, at: now() });
          const [oldest] = values.keys();
          if (values.size > most && oldest !== undefined) values.delete(oldest);
          return value;
        })
        .finally(() => pending.delete(key));
      pending.set(key, making);
    }
    return making;
  }

  return {
    get(key) {
      const kept = values.get(key);
      const age = kept === undefined ? Number.POSITIVE_INFINITY : now() - kept.at;
      if (kept === undefined || age > staleMs) return makeOnce(key);
      values.delete(key);
      values.set(key, kept);
      if (age > freshMs) makeOnce(key).catch(() => {});
      return kept.value;
    },
  };
}
