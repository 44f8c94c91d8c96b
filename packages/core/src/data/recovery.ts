/** Asks again for what had failed, once its cause may be gone. */
export interface Recovery {
  /** Callbacks for the cache: SWR calls them with the serialised key of each answer and failure. */
  readonly onError: (error: unknown, key: string) => void;
  readonly onSuccess: (value: unknown, key: string) => void;
  /** Asks for everything that has failed. For moments at which a cause is often gone: online again, back in the tab, on another page. */
  readonly askAgain: () => void;
}

/**
 * What failed together recovers together: when one answer that had failed arrives, because the player pressed "retry" or
 * the site asked again, all other failed ones are asked for. So a part without a retry button of its own, such as the
 * footer's payment methods, is back without a reload. One that fails again waits for the next time.
 * @param ask fetches the answer of a key, if a component reads it
 */
export function createRecovery(ask: (key: string) => void): Recovery {
  const failed = new Set<string>();
  const askAgain = (): void => {
    const keys = [...failed];
    failed.clear();
    keys.forEach(ask);
  };
  return {
    onError: (_, key) => void failed.add(key),
    onSuccess(_, key) {
      if (failed.delete(key)) askAgain();
    },
    askAgain,
  };
}
