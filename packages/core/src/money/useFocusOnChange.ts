import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the new step's heading when the step changes, because the element that had it may be gone. A focus
 * outside `root` stays where it is.
 * @param preferred gets the focus instead, where it is shown
 */
export function useFocusOnChange(
  root: RefObject<HTMLDivElement | null>,
  key: string,
  preferred?: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(key);
  useEffect(() => {
    // The end of the initial load is no action of the player.
    const changed = shown.current !== key && shown.current !== 'loading';
    shown.current = key;
    const element = root.current;
    if (changed && element !== null && !isFocusElsewhere(element)) {
      (preferred?.current ?? element.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
    }
  }, [key, root, preferred]);
}

/** Whether the focus is beside an element: neither inside it nor lost to what is around it. */
export function isFocusElsewhere(element: Element): boolean {
  const active = document.activeElement;
  return active !== null && !active.contains(element) && !element.contains(active);
}
