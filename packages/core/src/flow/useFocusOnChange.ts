import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the new step's heading when the step changes, because the element that had it may be gone; as soon as it
 * is there, for a step whose code is still loading. A focus outside `root` stays where it is.
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
    if (!changed || element === null) return;
    const before = document.activeElement;
    /** Returns whether the focus has its place: the heading, or what the player has chosen meanwhile. */
    const settle = (): boolean => {
      const active = document.activeElement;
      if (isFocusElsewhere(element) || (active !== before && element.contains(active))) return true;
      const target = preferred?.current ?? element.querySelector<HTMLElement>('[tabindex="-1"]');
      target?.focus();
      return target !== null;
    };
    if (settle()) return;
    const observer = new MutationObserver(() => settle() && observer.disconnect());
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [key, root, preferred]);
}

/** Whether the focus is beside an element: neither inside it nor lost to what is around it. */
export function isFocusElsewhere(element: Element): boolean {
  const active = document.activeElement;
  return active !== null && !active.contains(element) && !element.contains(active);
}
