import { useCallback, useSyncExternalStore } from 'react';

/** Dialogs, sheets and menus, those whose code still loads by their opener, and the panels of a navigation. */
const layers =
  '[role=dialog],[role=alertdialog],[role=menu],dialog[open],[aria-haspopup][aria-expanded=true],nav [aria-expanded=true]';

/** Returns whether a dialog, sheet or menu is open, or opens, anywhere on the page. */
const isLayerOpen = (): boolean => document.querySelector(layers) !== null;

/**
 * Returns whether a dialog, sheet or menu is open anywhere on the page, for what opens by itself and must not lie over it. A
 * layer that closes counts until it has gone.
 * @param enabled false while nothing waits for the answer; then it is false, and the page is not observed
 */
export function useLayerOpen(enabled: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!enabled) return () => {};
      const observer = new MutationObserver(listener);
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-expanded', 'open'] });
      return () => observer.disconnect();
    },
    [enabled],
  );
  return useSyncExternalStore(
    subscribe,
    () => enabled && isLayerOpen(),
    () => false,
  );
}
