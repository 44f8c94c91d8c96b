import * as v from 'valibot';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { dayMs } from '#text/durations.ts';
import { createSealingKey, openDatabase, settled } from './database.ts';
import { keptDatabase } from './dropKept.ts';
import type { CachedAnswer } from './remote.ts';

/** An answer as a player keeps it on a device. */
export interface KeptAnswer<Op extends AnyOperation> extends CachedAnswer<Op> {
  /** When it arrived, in ms since the epoch by the device's clock. */
  readonly at: number;
}

/** How long one is shown, in ms. */
const longestMs = 7 * dayMs;
/** The most that one may have, in bytes. A longer one is not kept, and neither is what it would have replaced. */
const largest = 200_000;

const store = 'answers';
const keyName = 'key';

/** What is in the database under the id of an operation. */
interface Row {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

const keptShape = v.object({ input: v.unknown(), value: v.unknown(), at: v.number() });

/** Only the session that has kept an answer reads it. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, { id }: AnyOperation, token: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${id} ${token}`),
});

/** Keeps an answer in place of the last one of its operation. Rejects where the browser keeps nothing. */
export function keepAnswer<Op extends AnyOperation>(
  operation: Op,
  token: string,
  { input, value, at }: KeptAnswer<Op>,
): Promise<void> {
  return inDatabase(async (database) => {
    const key = (await readRow(database, keyName)) ?? (await createSealingKey());
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify({ input, value, at }));
    const sealed = await crypto.subtle.encrypt(algorithm(iv, operation, token), key as CryptoKey, text);
    const rows = database.transaction(store, 'readwrite').objectStore(store);
    const row: Row = { iv, sealed };
    await Promise.all([
      settled(rows.put(key, keyName)),
      text.length > largest ? settled(rows.delete(operation.id)) : settled(rows.put(row, operation.id)),
    ]);
  });
}

/**
 * Reads what this session has kept of an operation; null for nothing, too old, or no longer as the contract says.
 * Never rejects.
 * @param now in ms since the epoch, by the device's clock
 */
export function readKept<Op extends AnyOperation>(
  operation: Op,
  token: string,
  now: number,
): Promise<KeptAnswer<Op> | null> {
  return inDatabase(async (database) => {
    const [key, row] = [await readRow(database, keyName), (await readRow(database, operation.id)) as Row | undefined];
    if (!(key instanceof CryptoKey) || row === undefined) return null;
    const text = await crypto.subtle.decrypt(algorithm(row.iv, operation, token), key, row.sealed);
    const { input, value, at } = v.parse(keptShape, JSON.parse(new TextDecoder().decode(text)));
    if (at > now || now - at > longestMs) return null;
    return { input: input as InputOf<Op>, value: v.parse(operation.output, value) as OutputOf<Op>, at };
  }).catch(() => null);
}

/** Whether this browser keeps anything. */
export const canKeep = (): Promise<boolean> =>
  inDatabase(createSealingKey).then(
    () => true,
    () => false,
  );

async function inDatabase<Value>(work: (database: IDBDatabase) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(keptDatabase, store);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const readRow = (database: IDBDatabase, name: string): Promise<unknown> =>
  settled<unknown>(database.transaction(store).objectStore(store).get(name));
