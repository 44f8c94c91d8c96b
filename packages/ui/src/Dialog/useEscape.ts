import { useEffectEvent, useLayoutEffect } from 'react';

/** What Escape does to each open dialog, the topmost last. */
const openDialogs: (() => void)[] = [];

/** Gives a key press to the topmost open dialog, if it is Escape and nothing has used it yet. */
export function pressEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const press = openDialogs.at(-1);
  if (press === undefined) return;
  event.preventDefault();
  press();
}

/**
 * Lets Escape reach a dialog from the moment at which it is in the document. Radix listens some renders later; until then
 * the press would be lost, or close the dialog below.
 * @param onEscape called while the dialog is open and the topmost
 */
export function useEscape(open: boolean, onEscape: () => void): void {
  const press = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const own = (): void => press();
    openDialogs.push(own);
    // The last to hear of it: a menu in the dialog uses Escape first. One function is added once.
    addEventListener('keydown', pressEscape);
    return () => {
      openDialogs.splice(openDialogs.indexOf(own), 1);
      if (openDialogs.length === 0) removeEventListener('keydown', pressEscape);
    };
  }, [open]);
}
