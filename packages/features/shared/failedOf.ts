import type { Failed, Remote } from './remote.ts';

/** Why not all of several answers are here, if any failed. Another try asks again for what failed, and only for that. */
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
