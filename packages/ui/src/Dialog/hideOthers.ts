/** How many open dialogs and menus hide an element. */
const hidings = new WeakMap<Element, number>();

/**
 * Replaces the package `aria-hidden`, which Radix imports. The original leaves every live region of the page to screen
 * readers, and with the region of a carousel its links; this one leaves only the toasts, which lie above dialogs.
 *
 * Hides the page around `target` from screen readers. Returns a function that shows it again. Hidings can be nested.
 */
export function hideOthers(target: Element): () => void {
  const kept = [target, ...document.querySelectorAll('[data-kit-toasts]')];
  const hidden = around(kept, document.body);
  for (const element of hidden) {
    hidings.set(element, (hidings.get(element) ?? 0) + 1);
    element.setAttribute('aria-hidden', 'true');
  }
  return () => {
    for (const element of hidden) {
      const left = (hidings.get(element) ?? 1) - 1;
      hidings.set(element, left);
      if (left === 0) element.removeAttribute('aria-hidden');
    }
  };
}

/** The largest elements that contain none of `kept`, without those that hide themselves. */
const around = (kept: readonly Element[], parent: Element): Element[] =>
  [...parent.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    if (kept.some((element) => child.contains(element))) return around(kept, child);
    return child.tagName === 'SCRIPT' || (child.hasAttribute('aria-hidden') && !hidings.get(child)) ? [] : [child];
  });
