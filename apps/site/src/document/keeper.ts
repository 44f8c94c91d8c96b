export interface KeeperOptions<Key, Value> {
  /** How long a value is fresh, in ms. 0 keeps nothing. */
  readonly freshMs: number | ((value: Value) => number);
  /** How long a value may be returned while the next one is made, in ms. */
  readonly staleMs: number;
  /** The largest number of values; the least recently used is dropped. */
  readonly most: number;
  /** The largest size of all values together; the least recently used are dropped. @default Infinity */
  readonly mostBytes?: number;
  /** The size of a value in bytes. @default 0 */
  readonly sizeOf?: (value: Value) => number;
  readonly now: () => number;
  readonly make: (key: Key) => Promise<Value>;
}

/** Asks whether a value may be made. Returns what to call when it is made; null when it may not be made now. */
export type Begin = () => (() => void) | null;

/** Returns a value that is kept, or makes it. */
export interface Keeper<Key, Value> {
  /** Returns a kept value at once, or a promise of a new one. The promise rejects when making it failed. */
  get: (key: Key) => Value | Promise<Value>;
  /**
   * Like `get`, where making a value needs a permission. What another call is making, or what is kept, needs none; a stale value
   * that may not be replaced is returned as it is.
   * @returns undefined when there is no value and none may be made
   */
  getIf: (key: Key, begin: Begin) => Value | Promise<Value> | undefined;
}

interface Kept<Value> {
  readonly value: Value;
  readonly at: number;
  /** How long it is fresh, in ms. */
  readonly fresh: number;
  readonly size: number;
}

const always: Begin = () => () => {};

/** Keeps values for some seconds. Makes one value of a key at a time, and revalidates a stale one in the background. */
export function createKeeper<Key, Value>(options: KeeperOptions<Key, Value>): Keeper<Key, Value> {
  const { freshMs, staleMs, most, mostBytes = Infinity, sizeOf = () => 0, now, make } = options;
  const freshOf = typeof freshMs === 'number' ? () => freshMs : freshMs;
  const values = new Map<Key, Kept<Value>>();
  const pending = new Map<Key, Promise<Value>>();
  let bytes = 0;

  function drop(key: Key): void {
    bytes -= values.get(key)?.size ?? 0;
    values.delete(key);
  }

  function keep(key: Key, value: Value): void {
    drop(key);
    const fresh = freshOf(value);
    if (fresh <= 0) return;
    const size = sizeOf(value);
    values.set(key, { value, at: now(), fresh, size });
    bytes += size;
    for (const [oldest] of values) {
      if (values.size <= most && bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  function makeOnce(key: Key, begin: Begin): Promise<Value> | undefined {
    const known = pending.get(key);
    if (known !== undefined) return known;
    const end = begin();
    if (end === null) return undefined;
    const making = make(key)
      .then((value) => {
        keep(key, value);
        return value;
      })
      .finally(() => {
        pending.delete(key);
        end();
      });
    pending.set(key, making);
    return making;
  }

  function getIf(key: Key, begin: Begin): Value | Promise<Value> | undefined {
    const kept = values.get(key);
    const age = kept === undefined ? Number.POSITIVE_INFINITY : now() - kept.at;
    if (kept === undefined || age > staleMs) return makeOnce(key, begin);
    values.delete(key);
    values.set(key, kept);
    if (age > kept.fresh) makeOnce(key, begin)?.catch(() => {});
    return kept.value;
  }

  return {
    getIf,
    get(key) {
      const value = getIf(key, always);
      if (value === undefined) throw new Error('keeper: values are not undefined');
      return value;
    },
  };
}
