import type { MenuPopup } from './MenuPopup.tsx';

let loaded: typeof MenuPopup | undefined;

/** What draws the list, if it is here. */
export const loadedPopup = (): typeof MenuPopup | undefined => loaded;

/** Fetches it; a failed attempt is not remembered. */
export async function loadPopup(): Promise<typeof MenuPopup> {
  loaded = (await import('./MenuPopup.tsx')).MenuPopup;
  return loaded;
}
