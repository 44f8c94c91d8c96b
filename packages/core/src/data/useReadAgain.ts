import { useSWRConfig } from 'swr';
import type { AnyOperation } from '#api/operation.ts';
import type { OperationId } from '#api/operations.ts';
import { tellOtherTabs } from '../session/otherTabs.ts';
import { sessionStore } from './storage.ts';
import { clearTabCache } from './tabCache.ts';

/** The numbers at badges, which other tabs show too. */
const badges: OperationId = 'memberPublicState';
/** The ways and tries of a credential (SEC-06). */
const tries: OperationId = 'paymentPasswordState';

/**
 * Returns a function that reads again what an operation changes (`Operation.changes`), where it is shown. Resolves when it
 * is there; never rejects, nor when the site is gone. Other tabs hear when the numbers at the badges are among it.
 */
export function useReadAgain(): (operation: AnyOperation) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async ({ changes: stated = [], stepUp }) => {
    // A wrong credential changes the number of tries that are left.
    const changes = stepUp === undefined ? stated : [...stated, tries];
    if (changes.includes(badges)) tellOtherTabs();
    for (const id of changes) clearTabCache(sessionStore, { id });
    await mutate((key) => Array.isArray(key) && changes.includes(String(key[0]))).catch(() => undefined);
  };
}
