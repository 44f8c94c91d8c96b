import * as v from 'valibot';
import type { AnyOperation, OutputOf } from '#api/operation.ts';
import type { KeyValueStore } from './storage.ts';

const heldShape = v.object({ key: v.unknown(), value: v.unknown(), at: v.number() });

/** Where the last answer of an operation is kept for the tab (STO-02). */
const placeOf = (operation: AnyOperation): string => `held.${operation.id}`;

/**
 * The kept answer to exactly this question, or undefined. It is parsed again: whatever stands in the storage, a screen
 * receives what the contract says.
 */
export function readHeld<Op extends AnyOperation>(
  store: KeyValueStore,
  operation: Op,
  key: unknown,
): { value: OutputOf<Op>; at: number } | undefined {
  const text = store.get(placeOf(operation));
  if (text === null) return undefined;
  try {
    const held = v.parse(heldShape, JSON.parse(text));
    if (JSON.stringify(held.key) !== JSON.stringify(key)) return undefined;
    return { value: v.parse(operation.output, held.value) as OutputOf<Op>, at: held.at };
  } catch {
    forgetHeld(store, operation);
    return undefined;
  }
}

export function forgetHeld(store: KeyValueStore, operation: AnyOperation): void {
  store.remove(placeOf(operation));
}

/** Keeps an answer until the tab closes, the session ends, or the question changes: language, or who asks. */
export function writeHeld(
  store: KeyValueStore,
  operation: AnyOperation,
  key: unknown,
  held: { readonly value: unknown; readonly at: number },
): void {
  store.set(placeOf(operation), JSON.stringify({ key, ...held }));
}
