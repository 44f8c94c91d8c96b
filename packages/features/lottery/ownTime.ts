import type { Clock } from '../shared/clock.ts';
import type { Remote } from '../shared/remote.ts';

/** When each answer came; what comes twice from the cache came once. */
const heard = new WeakMap<object, number>();

/**
 * The answer with its `at` by the device's own clock. A draw ends so long after the answer that told of it: what the
 * server's clock turns out to say later changes nothing in that, so neither end of a countdown is measured by it (LOT-04).
 * @param answer as it was received, not made into something else: it is known again by its value
 */
export function inOwnTime<Value extends object>(
  answer: Remote<Value>,
  clock: Pick<Clock, 'now' | 'own'>,
): Remote<Value> {
  return answer.status === 'ready' ? { ...answer, at: heardAt(answer.value, answer.at, clock) } : answer;
}

function heardAt(value: object, at: number, clock: Pick<Clock, 'now' | 'own'>): number {
  const known = heard.get(value);
  if (known !== undefined) return known;
  const age = clock.now() - at;
  const came = clock.own() - age;
  heard.set(value, came);
  return came;
}
