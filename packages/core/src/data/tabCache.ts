import * as v from 'valibot';
import type { AnyOperation, OutputOf } from '#api/operation.ts';
import type { KeyValueStore, StoredName } from './storage.ts';

const cachedShape = v.object({ key: v.unknown(), value: v.unknown(), at: v.number() });

/** The key in session storage of an operation's last answer (STO-02). The document's boot script reads it too. */
const storageKeyOf = (operation: Pick<AnyOperation, 'id'>): StoredName => `cached.${operation.id}`;

/**
 * Reads the stored answer for exactly this cache key; undefined when there is none. Parses it against the contract, so
 * that a screen never receives an invalid value from storage.
 */
export function readTabCache<Op extends AnyOperation>(
  store: KeyValueStore,
  operation: Op,
  key: unknown,
): { value: OutputOf<Op>; at: number } | undefined {
  const text = store.get(storageKeyOf(operation));
  if (text === null) return undefined;
  try {
    const cached = v.parse(cachedShape, JSON.parse(text));
    if (JSON.stringify(cached.key) !== JSON.stringify(key)) return undefined;
    return { value: v.parse(operation.output, cached.value) as OutputOf<Op>, at: cached.at };
  } catch {
    clearTabCache(store, operation);
    return undefined;
  }
}

/** Removes the stored answer of an operation. */
export function clearTabCache(store: KeyValueStore, operation: Pick<AnyOperation, 'id'>): void {
  store.remove(storageKeyOf(operation));
}

/** Stores the answer of an operation until the tab closes, the session ends or another answer replaces it. */
export function writeTabCache(
  store: KeyValueStore,
  operation: AnyOperation,
  key: unknown,
  cached: { readonly value: unknown; readonly at: number },
): void {
  store.set(storageKeyOf(operation), JSON.stringify({ key, ...cached }));
}
