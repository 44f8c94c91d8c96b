import type { MenuPopup } from './MenuPopup.tsx';

let loaded: typeof MenuPopup | undefined;

/** Returns the popup component if it has been loaded. */
export const loadedPopup = (): typeof MenuPopup | undefined => loaded;

/** Loads the popup component. After a failure, the next call tries again. */
export async function loadPopup(): Promise<typeof MenuPopup> {
  loaded = (await import('./MenuPopup.tsx')).MenuPopup;
  return loaded;
}
