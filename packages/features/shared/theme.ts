import { useSyncExternalStore } from 'react';
import { localStore } from './storage.ts';

/** STO-01: 'light' unless the player chose 'dark'. Written to `<html data-theme>` and to local storage. */
export type ThemeMode = 'light' | 'dark';

const listeners = new Set<() => void>();

/** The document is the truth: the boot script has set it before the first paint. */
export const currentTheme = (): ThemeMode => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

export function chooseTheme(mode: ThemeMode): void {
  document.documentElement.dataset['theme'] = mode;
  localStore.set('theme', mode);
  for (const listener of listeners) listener();
}

export function useTheme(): ThemeMode {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentTheme,
    () => 'light',
  );
}
