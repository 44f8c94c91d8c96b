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

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/invariants/**/*.test.ts',
          ],
        },
      },
      // What the build has made; run after it.
      { test: { name: 'built', environment: 'node', include: ['tests/built/**/*.test.ts'] } },
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
