import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as initialGlobals } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { modes, oppositeProject } from './.storybook/modes.ts';
import type { Motion } from './.storybook/motion.ts';
import { queryMs } from './.storybook/queryMs.ts';
import { chromium } from './scripts/chromium.ts';

/**
 * The tests that need a browser. All projects share one Vite server, which transforms each file once.
 *
 * - `stories`: every story once, in the mode that its id selects.
 * - `stories opposite`: every story in the other theme and the other language, as the browser's own translation leaves it.
 * - `stories light·th` and so on: every story in one mode, to look into it.
 * - `browser`: races and the wiring to the platform, X.browser.test.tsx, through `renderOnPlatform`.
 * - `faults`: every screen under every fault of the platform, and with hostile token files.
 * - `every fault`: the same, with each fault in both of its reaches.
 *
 * Tests without a browser are in vitest.unit.config.ts.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    // All files share a page: each story builds its own sandbox, platform and cache.
    isolate: false,
    // One page per core.
    maxWorkers: '100%',
    // Three waits for something that does not come.
    testTimeout: 3 * queryMs,
    setupFiles: [
      '.storybook/plainSteps.ts',
      '.storybook/sameViewport.ts',
      '.storybook/motion.ts',
      '.storybook/waits.ts',
      '.storybook/frames.ts',
    ],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // What moves costs a machine without a graphics card almost half of its time; a story about it has `motion: 'full'`.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: chromium.shell, args: [...chromium.args] },
      }),
      commands: {
        preferMotion: async ({ page }, motion: Motion) => page.emulateMedia({ reducedMotion: motion }),
        async drawPage({ page }) {
          await page.bringToFront();
          await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
        },
      },
      instances: [
        { browser: 'chromium', name: 'stories', provide: { [initialGlobals]: { modes: 'byStory', play: 'on' } } },
        {
          browser: 'chromium',
          name: oppositeProject,
          provide: { [initialGlobals]: { modes: 'opposite', play: 'on', translation: 'on' } },
        },
        ...modes.map((mode) => ({
          browser: 'chromium' as const,
          name: `stories ${mode.theme}·${mode.language}`,
          provide: { [initialGlobals]: { ...mode, modes: 'shown', play: 'on' } },
        })),
        { browser: 'chromium', name: 'browser', include: ['{packages,apps}/**/*.browser.test.tsx'] },
        ...(['one reach', 'every reach'] as const).map((faults) => ({
          browser: 'chromium' as const,
          name: faults === 'one reach' ? 'faults' : 'every fault',
          provide: { faults },
          include: ['apps/**/*.faults.test.tsx'],
        })),
      ],
    },
  },
});
