import type { Failed, Remote } from './remote.ts';

/** Combines the failures of several remotes: the error of the first, and a retry of all that failed. Null for none. */
export function failedOf(parts: readonly Remote<unknown>[]): Failed | null {
  const failed = parts.filter((part) => part.status === 'failed');
  const [first] = failed;
  if (first === undefined) return null;
  return {
    ...first,
    retry: () => failed.forEach(({ retry }) => retry()),
    refreshing: failed.some(({ refreshing }) => refreshing === true),
  };
}
