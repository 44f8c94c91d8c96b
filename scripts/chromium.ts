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

/** The browser that the tests drive: the one named, playwright's own, or an installed one, in that order. */
export const chromium = {
  path: candidates.find((path): path is string => path !== undefined && existsSync(path)),
  /** No background traffic: a test run speaks to nobody but the machine it is on. */
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  missing:
    'No Chromium found. Install one: `npx playwright install chromium`, or `apt-get install chromium`, or set CHROMIUM_PATH.',
} as const;
