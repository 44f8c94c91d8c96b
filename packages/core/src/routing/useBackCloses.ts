import { useEffect, useEffectEvent } from 'react';
import { from } from '#ui/theme/breakpoints.ts';

/** The open sheets, the topmost last. */
const open: (() => void)[] = [];
/** The step back that removes an entry of ours is on its way. */
let leaving = false;

/** An entry of the history that stands for open sheets: the entry of the page once more, with a mark. */
const isMarked = (): boolean => (history.state as { readonly sheet?: unknown } | null)?.sheet === true;

/** Adds the entry while a sheet is open, and removes it with the last one. */
function settle(): void {
  if (leaving) return;
  if (open.length > 0 && !isMarked()) history.pushState({ ...history.state, sheet: true }, '');
  if (open.length === 0 && isMarked()) stepBack();
}
function stepBack(): void {
  leaving = true;
  history.back();
}

/** Runs before the router, for which the URL has not changed. */
function onStep(event: PopStateEvent): void {
  if (leaving) {
    leaving = false;
    event.stopImmediatePropagation();
    settle();
  } else if (open.length > 0 && !isMarked()) {
    event.stopImmediatePropagation();
    open.at(-1)?.();
  } else if (open.length === 0 && isMarked()) {
    // Left behind by a link of a sheet: one step back is meant to leave the page of the link, not the closed sheet.
    stepBack();
  }
}

/**
 * Lets the browser's Back close an open sheet on phones and tablets, where it is what closes things, instead of leaving the
 * page. Not for overlays that have a URL.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    // In a frame, the history is that of the page around it.
    if (!isOpen || window !== window.top || matchMedia(from('desktop')).matches) return undefined;
    const entry = (): void => onBack();
    open.push(entry);
    addEventListener('popstate', onStep, { capture: true });
    settle();
    return () => {
      open.splice(open.indexOf(entry), 1);
      // After the navigation of the click that closed the sheet, and after the sheet that replaces it has opened.
      setTimeout(settle);
    };
  }, [isOpen]);
}
