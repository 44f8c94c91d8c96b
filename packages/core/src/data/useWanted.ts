import { useEffect } from 'react';
import type { AnyOperation } from '#api/operation.ts';
import { type Platform, usePlatform } from './platform.tsx';

/** The reads of which a page wants to hear as soon as they change. */
interface Wanted {
  readonly has: (id: string) => boolean;
  /** @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

const stores = new WeakMap<Platform, ReturnType<typeof createWanted>>();

function createWanted() {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  return {
    has: (id: string) => (counts.get(id) ?? 0) > 0,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(id: string, count: 1 | -1) {
      counts.set(id, (counts.get(id) ?? 0) + count);
      for (const listener of listeners) listener();
    },
  };
}

function storeOf(platform: Platform) {
  const known = stores.get(platform) ?? createWanted();
  stores.set(platform, known);
  return known;
}

/** What the parts of the page want to hear of. */
export const wantedOf: (platform: Platform) => Wanted = storeOf;

/** Says that what an operation answers is followed as it changes, while the component is there. For what changes each second. */
export function useWanted({ id }: Pick<AnyOperation, 'id'>, wanted = true): void {
  const platform = usePlatform();
  useEffect(() => {
    if (!wanted) return undefined;
    const { add } = storeOf(platform);
    add(id, 1);
    return () => add(id, -1);
  }, [platform, id, wanted]);
}
