/** A picture is fetched when it is nearer than 1.3 screens: 0.3 of a screen around the one that is shown. */
const preload = 1.3;
const threshold = 0.1;
const throttle = 200;

type Callback = () => void;
const waiting = new Map<Element, Callback>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let flushed = -throttle;
let timer: ReturnType<typeof setTimeout> | undefined;

function flush(): void {
  timer = undefined;
  flushed = performance.now();
  for (const element of near) {
    const callback = waiting.get(element);
    stop(element);
    callback?.();
  }
}

function stop(element: Element): void {
  near.delete(element);
  waiting.delete(element);
  observer?.unobserve(element);
}

function observe(element: Element): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        // Scrolled past before its turn came: not fetched.
        else near.delete(target);
      }
      if (near.size === 0 || timer !== undefined) return;
      const rest = throttle - (performance.now() - flushed);
      if (rest <= 0) flush();
      else timer = setTimeout(flush, rest);
    },
    { rootMargin: `${Math.round((preload - 1) * 100)}%`, threshold },
  );
  observer.observe(element);
}

/** Calls back once, when the element comes near the screen. One observer serves the whole page. */
export function whenNear(element: Element, callback: Callback): () => void {
  waiting.set(element, callback);
  observe(element);
  return () => stop(element);
}
