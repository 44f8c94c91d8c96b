import { useSWRConfig } from 'swr';
import type { AnyOperation } from '#api/operation.ts';
import { useSession } from './platform.tsx';
import type { CachedAnswer, Cached } from './remote.ts';

/**
 * Reads the cached answers of an operation for the current session, without a request. Each page of `useAllPages` is an
 * answer of its own.
 * @returns a function that reads the cache when called; changes of the cache do not rerender
 */
export function useCachedAnswers<Op extends AnyOperation>(operation: Op): () => readonly CachedAnswer<Op>[] {
  const { cache } = useSWRConfig();
  const token = useSession()?.token ?? null;
  const owner = operation.auth === 'none' ? null : token;
  return () =>
    Array.from(cache.keys()).flatMap((name): readonly CachedAnswer<Op>[] => {
      const cached = cache.get(name)?.data as Cached<CachedAnswer<Op>['value'], Op> | undefined;
      if (cached?.key?.[0] !== operation.id || cached.key[2] !== owner) return [];
      return cached.pages ?? [{ input: cached.key[1], value: cached.value }];
    });
}
