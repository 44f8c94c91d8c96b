import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes the browser draw the page. */
    readonly drawPage: () => Promise<void>;
  }
}

declare global {
  /** Set once a page is watched: each file of tests imports this one anew. */
  var framesAreWatched: true | undefined;
}

/** In ms. A busy page misses one check. */
const checkEvery = 2_000;

/**
 * Asks for a frame when the browser has stopped drawing the page. In a run of many minutes one of two pages has: all that
 * waited for a frame hung, and what appears stayed as transparent as it begins.
 */
function watchFrames(): void {
  globalThis.framesAreWatched = true;
  let drawn = true;
  let missed = 0;
  setInterval(() => {
    missed = drawn ? 0 : missed + 1;
    if (drawn) requestAnimationFrame(() => (drawn = true));
    drawn = false;
    if (missed < 2) return;
    console.warn(`no frame for ${(missed * checkEvery) / 1_000} s in a page that is ${document.visibilityState}`);
    void commands.drawPage();
  }, checkEvery);
}

if (!globalThis.framesAreWatched) watchFrames();
