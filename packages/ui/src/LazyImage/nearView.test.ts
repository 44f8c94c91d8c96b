import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;
const made: { report: (entries: readonly Entry[]) => void; options: IntersectionObserverInit }[] = [];

class Observer {
  constructor(report: (entries: readonly Entry[]) => void, options: IntersectionObserverInit) {
    made.push({ report, options });
  }
  observe(): void {}
  unobserve(): void {}
}

const element = () => ({}) as Element;
const move = (isIntersecting: boolean, ...targets: Element[]) =>
  made[0]?.report(targets.map((target) => ({ target, isIntersecting })));

beforeEach(() => {
  made.length = 0;
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('observes all elements 0.3 screens ahead with one observer', async () => {
  const { whenNear } = await import('./nearView.ts');
  whenNear(element(), vi.fn());
  whenNear(element(), vi.fn());
  expect(made).toHaveLength(1);
  expect(made[0]?.options).toEqual({ rootMargin: '30%', threshold: 0.1 });
});

it('calls back immediately, then at most every 200 ms, and not for elements that were scrolled past', async () => {
  const { whenNear } = await import('./nearView.ts');
  const [first, second, third] = [element(), element(), element()];
  const [onFirst, onSecond, onThird] = [vi.fn(), vi.fn(), vi.fn()];
  whenNear(first, onFirst);
  whenNear(second, onSecond);
  whenNear(third, onThird);
  move(true, first);
  expect(onFirst).toHaveBeenCalledOnce();
  move(true, second, third);
  move(false, second);
  vi.advanceTimersByTime(199);
  expect(onThird).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onThird).toHaveBeenCalledOnce();
  expect(onSecond).not.toHaveBeenCalled();
});

it('does not call back after it has been cancelled', async () => {
  const { whenNear } = await import('./nearView.ts');
  const [removed, callback] = [element(), vi.fn()];
  whenNear(removed, callback)();
  move(true, removed);
  vi.advanceTimersByTime(500);
  expect(callback).not.toHaveBeenCalled();
});
