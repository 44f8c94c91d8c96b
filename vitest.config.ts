import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './scripts/chromium.ts';

const modes = [
  { theme: 'light', language: 'th' },
  { theme: 'dark', language: 'th' },
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'en' },
];

/**
 * Every story as a test, once per mode, each mode in a page of its own over one Vite server, which transforms each file
 * once. What needs no browser is in vitest.unit.config.ts.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    // One page for all files of a mode: each story builds its own world, platform and cache anyway.
    isolate: false,
    setupFiles: ['.storybook/modes.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: chromium.path, args: [...chromium.args] } }),
      instances: modes.map((globals) => ({
        browser: 'chromium' as const,
        name: `stories ${globals.theme}·${globals.language}`,
        provide: {
          [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: globals,
          mode: `${globals.theme} ${globals.language}`,
        },
      })),
    },
  },
});
