import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './scripts/chromium.ts';

/**
 * Two pages: every play function runs in both languages and in both themes, axe judges each story in both pages, and its
 * colours in all four modes (see `judgeBothThemes`). With STORY_MODES=every there are four pages, and everything happens
 * in each.
 */
const every = process.env['STORY_MODES'] === 'every';
const pages = every
  ? ['light', 'dark'].flatMap((theme) => ['th', 'en'].map((language) => ({ theme, language })))
  : [
      { theme: 'light', language: 'th' },
      { theme: 'dark', language: 'en' },
    ];

/**
 * Every story as a test, each page over one Vite server, which transforms each file once. What needs no browser is in
 * vitest.unit.config.ts.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    // One browser page for all files: each story builds its own world, platform and cache anyway.
    isolate: false,
    setupFiles: ['.storybook/modes.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: chromium.path, args: [...chromium.args] } }),
      instances: pages.map(({ theme, language }) => ({
        browser: 'chromium' as const,
        name: `stories ${theme}·${language}`,
        provide: {
          [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { theme, language, judge: every ? 'shown' : 'bothThemes' },
          modes: (every ? [theme] : ['light', 'dark']).map((shown) => `${shown} ${language}`),
        },
      })),
    },
  },
});
