import { useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { AnyOperation } from '#api/operation.ts';
import { type CallKey, usePlatform } from './platform.tsx';
import type { Cached } from './remote.ts';
import { sessionStore } from './storage.ts';
import { clearTabCache } from './tabCache.ts';

/** Makes a new answer of one that the page has, or returns it as it is. */
type Change = (value: unknown, input: unknown) => unknown;
/** Changes every cached answer of an operation without a request. */
export type PatchAnswers = (operation: Pick<AnyOperation, 'id'>, change: Change) => void;

/** How often it is looked whether a read has come, in ms. */
const lookMs = 100;

/**
 * Returns a function that changes the cached answers of an operation. While one of them is being read, what comes meanwhile is
 * done to the answer that arrives: it may be of a moment before the change.
 */
export function usePatch(): PatchAnswers {
  const { cache, mutate } = useSWRConfig();
  const { clock } = usePlatform();
  const [{ patch, stop }] = useState(() => {
    const waiting = new Map<string, { readonly key: CallKey; readonly changes: Change[] }>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** Whether the answer could be changed now. */
    function apply(name: string, key: CallKey, changes: readonly Change[]): boolean {
      const { data, isValidating = false } = cache.get(name) ?? {};
      // SWR drops what is on its way when an answer is changed before it.
      if (isValidating) return false;
      const cached = data as Cached<unknown> | undefined;
      if (cached === undefined) return true;
      const value = changes.reduce((before, change) => change(before, key[1]), cached.value);
      if (value === cached.value) return true;
      clearTabCache(sessionStore, { id: key[0] });
      void mutate(key, { ...cached, value, at: clock.own() }, { revalidate: false });
      return true;
    }

    function look(): void {
      timer = undefined;
      for (const [name, { key, changes }] of waiting) if (apply(name, key, changes)) waiting.delete(name);
      if (waiting.size > 0) timer = setTimeout(look, lookMs);
    }

    const keysOf = (id: string): readonly CallKey[] => {
      const keys: CallKey[] = [];
      // SWR tells the keys of its cache to such a filter alone.
      void mutate((key) => {
        if (Array.isArray(key) && key[0] === id && key.length === 3) keys.push(key as unknown as CallKey);
        return false;
      });
      return keys;
    };

    return {
      patch({ id }: Pick<AnyOperation, 'id'>, change: Change): void {
        for (const key of keysOf(id)) {
          const name = unstable_serialize(key);
          const before = waiting.get(name);
          if (before) before.changes.push(change);
          else if (!apply(name, key, [change])) waiting.set(name, { key, changes: [change] });
        }
        if (waiting.size > 0) timer ??= setTimeout(look, lookMs);
      },
      stop: () => clearTimeout(timer),
    };
  });
  useEffect(() => stop, [stop]);
  return patch;
}
