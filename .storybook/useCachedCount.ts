import { useSWRConfig } from 'swr';
import type { AnyOperation } from '#api/operation.ts';

/** Counts an operation's cached answers of every identity: what a sign-out must not leave behind. */
export function useCachedCount({ id }: AnyOperation): number {
  const { cache } = useSWRConfig();
  return [...cache.keys()].filter((key) => cache.get(key)?.data !== undefined && key.includes(id)).length;
}
