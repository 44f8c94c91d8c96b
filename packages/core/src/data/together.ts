import { failedOf } from './failedOf.ts';
import { type Remote, loading, ready } from './remote.ts';

/** Combines two remote values. Ready when both are, failed when either is. */
export function together<First, Second>(
  first: Remote<First>,
  second: Remote<Second>,
): Remote<readonly [First, Second]> {
  if (first.status === 'ready' && second.status === 'ready') return ready([first.value, second.value] as const);
  return failedOf([first, second]) ?? loading;
}
