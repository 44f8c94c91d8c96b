import { expect, it } from 'vitest';
import type { ApiError } from '#api/errors.ts';
import { CallFailure } from './fetchAnswer.ts';
import { createRecovery } from './recovery.ts';

/** `attempts` are those that wait for the connection. */
function setUp() {
  const asked: string[] = [];
  const attempts = new Set<() => void>();
  const recovery = createRecovery(
    (key) => asked.push(key),
    (attempt) => {
      attempts.add(attempt);
      return () => attempts.delete(attempt);
    },
  );
  return { asked, attempts, tryOn: () => attempts.forEach((attempt) => attempt()), ...recovery };
}

const failedBy = (kind: 'network' | 'timeout' | 'unavailable'): CallFailure =>
  new CallFailure({ kind, outcomeUnknown: false } as ApiError);

it('asks for all that failed when one of them arrives', () => {
  const { asked, onError, onSuccess } = setUp();
  for (const key of ['menu', 'footer', 'games']) onError(null, key);
  onSuccess([], 'games');
  expect(asked).toEqual(['menu', 'footer']);
  onSuccess([], 'menu');
  onSuccess([], 'footer');
  expect(asked).toEqual(['menu', 'footer']);
});

it('does not ask when an answer arrives that had not failed', () => {
  const { asked, onError, onSuccess } = setUp();
  onError(null, 'footer');
  onSuccess([], 'games');
  expect(asked).toEqual([]);
});

it('waits for the next time when one fails again', () => {
  const { asked, onError, onSuccess, askAgain } = setUp();
  onError(null, 'footer');
  void askAgain();
  onError(null, 'footer');
  onSuccess([], 'games');
  expect(asked).toEqual(['footer']);
  void askAgain();
  expect(asked).toEqual(['footer', 'footer']);
});

it.each(['network', 'timeout'] as const)('tries one after another on its own after a failure by %s', (kind) => {
  const { asked, attempts, tryOn, onError, onSuccess } = setUp();
  for (const key of ['menu', 'footer']) onError(failedBy(kind), key);
  expect(attempts.size).toBe(1);
  for (let times = 0; times < 3; times += 1) tryOn();
  expect(asked).toEqual(['menu', 'footer', 'menu']);
  // One answer says that the connection is there: the others follow at once, and nothing is left to wait for.
  onSuccess([], 'menu');
  expect(asked).toEqual(['menu', 'footer', 'menu', 'footer']);
  expect(attempts.size).toBe(0);
});

it('does not ask twice for what an attempt has just asked for, unless that has failed', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  let attempt = (): void => {};
  const { onError, askAgain } = createRecovery(
    (key) => {
      asked.push(key);
      return new Promise<void>((resolve) => answers.push(resolve));
    },
    (given) => {
      attempt = given;
      return () => {};
    },
  );
  for (const key of ['menu', 'footer']) onError(failedBy('network'), key);
  attempt();
  void askAgain();
  expect(asked).toEqual(['menu', 'footer']);
  for (const key of ['menu', 'footer']) onError(failedBy('network'), key);
  for (const answer of answers) answer();
  await Promise.resolve();
  await Promise.resolve();
  void askAgain();
  expect(asked).toEqual(['menu', 'footer', 'menu', 'footer']);
});

it('leaves a platform alone that answers with a failure', () => {
  const { attempts, onError } = setUp();
  onError(failedBy('unavailable'), 'menu');
  expect(attempts.size).toBe(0);
});
