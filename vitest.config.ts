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

/** Every story as a test, once per mode. What needs no browser is in vitest.unit.config.ts. */
export default defineConfig({
  test: {
    projects: [
      ...modes.map((globals) => ({
        extends: true as const,
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: globals })],
        test: {
          name: `stories ${globals.theme}·${globals.language}`,
          // One page for all files of a mode: each story builds its own world, platform and cache anyway.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromium.path, args: [...chromium.args] } }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      })),
    ],
  },
});
