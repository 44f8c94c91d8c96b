/**
 * Calls `onChange` when an element enters or leaves the observed area, and once at the start. Returns a function that
 * stops observing.
 */
export type ViewportObserver = (element: Element, onChange: (isNear: boolean) => void) => () => void;

/**
 * Creates an IntersectionObserver for any number of elements. It is created with the first element, so this may run
 * where the browser API is missing.
 * @param options those of `IntersectionObserver`
 * @param afterBatch called after each batch of changes
 */
export function createViewportObserver(
  options: IntersectionObserverInit,
  afterBatch?: () => unknown,
): ViewportObserver {
  const listeners = new Map<Element, (isNear: boolean) => void>();
  let observer: IntersectionObserver | undefined;
  return (element, onChange) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
      afterBatch?.();
    }, options);
    listeners.set(element, onChange);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  };
}
