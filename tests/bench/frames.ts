import type { CDPSession, Page } from 'playwright';

interface Watch {
  readonly frames: number[];
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const watch: Watch = { frames: [] };
  Object.assign(globalThis, { watch });
  let last = performance.now();
  const tick = (now: number): void => {
    watch.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Records the time between the frames of each page that is opened from now on. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** Forgets the frames so far. */
export const forgetFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as unknown as { watch: Watch }).watch.frames.length = 0;
  });

/** The time between the frames since `forgetFrames`, in ms. */
export const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(globalThis as unknown as { watch: Watch }).watch.frames]);

/** @param part from 0 to 1: 0.95 for the 95th percentile */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Swipes down the page of a phone and up again. @param distance px each way */
export async function swipe(cdp: CDPSession, distance: number): Promise<void> {
  for (const yDistance of [-distance, distance]) {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 420,
      yDistance,
      speed: 1600,
      gestureSourceType: 'touch',
    });
  }
}
