import { type Remote, loading, ready } from '../shared/remote.ts';

/** Two answers as one: ready when both are. Another try asks again for what failed, and only for that. */
export function together<First, Second>(
  first: Remote<First>,
  second: Remote<Second>,
): Remote<readonly [First, Second]> {
  if (first.status === 'ready' && second.status === 'ready') return ready([first.value, second.value] as const);
  const failed = first.status === 'failed' ? first : second;
  if (failed.status !== 'failed') return loading;
  const retry = (): void => {
    for (const part of [first, second]) if (part.status === 'failed') part.retry();
  };
  return { status: 'failed', error: failed.error, retry };
}
