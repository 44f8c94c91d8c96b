import { isOfConnection } from './fetchAnswer.ts';
import { keepTrying } from './keepTrying.ts';

/** Asks again for what had failed, once its cause may be gone. */
export interface Recovery {
  /** Callbacks for the cache: SWR calls them with the serialised key of each answer and failure. */
  readonly onError: (error: unknown, key: string) => void;
  readonly onSuccess: (value: unknown, key: string) => void;
  /**
   * Asks for everything that has failed. For moments at which a cause is often gone: online again, back in the tab, on another
   * page. Resolves when all have an answer or have failed again.
   */
  readonly askAgain: () => Promise<unknown>;
}

/** How long what was asked for may still be on its way, in ms. A connection that came back later does not bring it. */
const shortMs = 1_000;

/**
 * What failed together recovers together: when one answer that had failed arrives, because the player pressed "retry" or
 * the site asked again, all other failed ones are asked for. So a part without a retry button of its own, such as the
 * footer's payment methods, is back without a reload. One that fails again waits for the next time. While the connection is
 * what failed, one of them is asked for after each of some growing waits.
 * @param ask fetches the answer of a key, if a component reads it
 */
export function createRecovery(ask: (key: string) => unknown, tryOn: typeof keepTrying = keepTrying): Recovery {
  const failed = new Set<string>();
  let end: (() => void) | undefined;
  let trying: { readonly key: string; readonly since: number } | undefined;
  const stop = (): void => {
    end?.();
    end = undefined;
  };
  const isOnItsWay = (key: string): boolean => trying?.key === key && performance.now() - trying.since < shortMs;
  const askAgain = (): Promise<unknown> => {
    const keys = [...failed].filter((key) => !isOnItsWay(key));
    failed.clear();
    stop();
    return Promise.all(keys.map(ask));
  };
  const askOne = (): void => {
    const [key] = failed;
    if (key === undefined) return;
    // The next time, another one: no component may read this one any more.
    failed.delete(key);
    failed.add(key);
    const attempt = { key, since: performance.now() };
    trying = attempt;
    void Promise.resolve(ask(key)).finally(() => {
      if (trying === attempt) trying = undefined;
    });
  };
  return {
    onError(error, key) {
      failed.add(key);
      if (isOfConnection(error)) end ??= tryOn(askOne);
    },
    onSuccess(_, key) {
      if (failed.delete(key)) void askAgain();
    },
    askAgain,
  };
}
