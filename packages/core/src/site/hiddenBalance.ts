import { useSyncExternalStore } from 'react';
import { localStore } from '../data/storage.ts';

const key = 'balance';
const listeners = new Set<() => void>();

/** Reads the choice from the document, where the boot script set it before the first paint. */
const isHidden = (): boolean => document.documentElement.dataset[key] === 'hidden';

/** Hides or shows the player's balance everywhere (NAV-03h), and remembers the choice on this device. */
export function hideBalance(hidden: boolean): void {
  if (hidden) {
    document.documentElement.dataset[key] = 'hidden';
    localStore.set(key, 'hidden');
  } else {
    delete document.documentElement.dataset[key];
    localStore.remove(key);
  }
  for (const listener of listeners) listener();
}

/** Whether the player has hidden the balance. Rerenders when it changes. */
export function useHiddenBalance(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isHidden,
    () => false,
  );
}
