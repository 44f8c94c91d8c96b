import { useSyncExternalStore } from 'react';
import type { Brand } from '#ui/theme/brand.ts';
import { localStore, tellServer } from '../data/storage.ts';

/** The colour theme (STO-01): light unless the player chose dark. Written to `<html data-theme>` and to local storage. */
export type ThemeMode = 'light' | 'dark';

const listeners = new Set<() => void>();

/** Reads the theme from the document, where the boot script set it before the first paint. */
const currentTheme = (): ThemeMode => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

let ownColors: Brand['themeColor'];

/**
 * Gives the parts of the browser around the page the colour of the page's head, in the current theme.
 * @param colors those of the brand, if it has any of its own
 */
export function colorBrowser(colors = ownColors): void {
  ownColors = colors;
  const color =
    colors?.[currentTheme()] ?? getComputedStyle(document.documentElement).getPropertyValue('--k-color-chrome');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

/** Applies and stores the player's choice. */
export function chooseTheme(mode: ThemeMode): void {
  document.documentElement.dataset['theme'] = mode;
  colorBrowser();
  localStore.set('theme', mode);
  tellServer('theme', mode);
  for (const listener of listeners) listener();
}

/** Returns the theme. Rerenders when it changes. */
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
