import type { Remote } from '#core/data/remote.ts';
import type { Clock } from '#core/time/clock.ts';

/** When each answer was received, so that an answer read again from the cache keeps its time. */
const receivedAt = new WeakMap<object, number>();

/**
 * Converts the `at` of an answer to the device's clock. Remaining times count from the answer, so a countdown must not jump
 * when the server's time is corrected later (LOT-04).
 * @param answer as received: its value is the key under which the time is remembered, so it must not be mapped before
 */
export function inOwnTime<Value extends object>(
  answer: Remote<Value>,
  clock: Pick<Clock, 'now' | 'own'>,
): Remote<Value> {
  return answer.status === 'ready' ? { ...answer, at: deviceTime(answer.value, answer.at, clock) } : answer;
}

function deviceTime(value: object, at: number, clock: Pick<Clock, 'now' | 'own'>): number {
  const known = receivedAt.get(value);
  if (known !== undefined) return known;
  const age = clock.now() - at;
  const received = clock.own() - age;
  receivedAt.set(value, received);
  return received;
}
