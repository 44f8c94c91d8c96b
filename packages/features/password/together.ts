import { failedOf } from '../shared/failedOf.ts';
import { type Remote, loading, ready } from '../shared/remote.ts';

/** Two answers as one: ready when both are. */
export function together<First, Second>(
  first: Remote<First>,
  second: Remote<Second>,
): Remote<readonly [First, Second]> {
  if (first.status === 'ready' && second.status === 'ready') return ready([first.value, second.value] as const);
  return failedOf([first, second]) ?? loading;
}
