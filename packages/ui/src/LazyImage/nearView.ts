import { createViewportObserver } from '../NearViewport/viewportObserver.ts';

/** The shortest time between two batches of callbacks, in ms. */
const throttleMs = 200;

const due = new Set<() => void>();
let throttle: ReturnType<typeof setTimeout> | undefined;

function flush(): void {
  throttle = undefined;
  if (due.size === 0) return;
  for (const load of due) load();
  throttle = setTimeout(flush, throttleMs);
}

/** Preloads 0.3 screens ahead. */
const observe = createViewportObserver({ rootMargin: '30%', threshold: 0.1 }, () => throttle ?? flush());

/**
 * Calls back once, when the element comes within 0.3 screens of the viewport. Callbacks are throttled, and an element
 * that has been scrolled past before its turn is not reported. Returns a function that cancels the call.
 */
export function whenNear(element: Element, callback: () => void): () => void {
  const load = () => {
    cancel();
    callback();
  };
  const stop = observe(element, (isNear) => {
    if (isNear) due.add(load);
    else due.delete(load);
  });
  const cancel = () => {
    due.delete(load);
    stop();
  };
  return cancel;
}
