import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';

const candidates = [
  process.env['CHROMIUM_PATH'],
  playwrightChromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const existing = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path): path is string => path !== undefined && existsSync(path));

/** The browser for the tests: `CHROMIUM_PATH`, else Playwright's own, else an installed one. */
export const chromium = {
  path: existing(candidates),
  /**
   * The same engine without the interface of a browser, where it is installed. Hardly a test looks at the interface, and it
   * takes processor time.
   */
  shell: existing([process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', ...candidates]),
  /** Arguments that also disable background traffic, so that a test run makes no external requests. */
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  /** The error message for a machine without a browser. */
  missing:
    'No Chromium found. Install one: `npx playwright install chromium`, or `apt-get install chromium`, or set CHROMIUM_PATH.',
} as const;
