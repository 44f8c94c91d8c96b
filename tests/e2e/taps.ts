import type { Locator, Page } from '@playwright/test';
import { th } from './messages.ts';

/** Counts what is tapped; typing and scrolling are no taps. */
export function counter() {
  let taps = 0;
  return {
    count: () => taps,
    async tap(element: Locator) {
      await element.click();
      taps += 1;
    },
  };
}

/** The bar at the bottom of a phone. */
export const bar = (page: Page): Locator => page.getByRole('navigation', { name: th.appShell.bottomNav });
