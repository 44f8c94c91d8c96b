import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/chromium.ts';

if (chromium.path === undefined) {
  console.error(`kinnari: ${chromium.missing}`);
  process.exit(1);
}

const port = Number(process.env['E2E_PORT'] ?? 4271);
const baseURL = `http://127.0.0.1:${port}`;
/** Another platform behind the same site, by its adapter. */
const acmeURL = `http://127.0.0.1:${port + 1}`;
const start = `--control --fresh --port ${port} --data node_modules/.cache/e2e-${port}`;

const documents = 'documentShifts.spec.ts';
const notifications = 'notifications.spec.ts';
const acme = 'acme.spec.ts';
const viewport = { width: 1280, height: 800 };

const server = {
  reuseExistingServer: false,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // What moves costs a machine without a graphics card half of its time; motion has stories of its own.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // What a worker keeps or asks for is not seen by a test's own routes. Those about it allow it.
    serviceWorkers: 'block',
    // A new page in the same browser context, emptied: what is cached of the program need not be compiled again each time.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // Recording each step of each test doubles their time; ask for it when there is something to look into: `-- --trace on`.
    trace: 'off',
    launchOptions: { executablePath: chromium.shell ?? chromium.path, args: [...chromium.args] },
  },
  projects: [
    { name: 'desktop', testIgnore: [documents, notifications, acme], use: { viewport } },
    // What moves while a document is taken over depends on when its font comes, which is not as soon without the interface.
    {
      name: 'documents',
      testMatch: documents,
      use: { viewport, launchOptions: { executablePath: chromium.path, args: [...chromium.args] } },
    },
    // Without the interface, a browser says that notifications are denied whatever was granted.
    {
      name: 'notifications',
      testMatch: notifications,
      use: {
        ...{ viewport, serviceWorkers: 'allow', permissions: ['notifications'] },
        launchOptions: { executablePath: chromium.path, args: [...chromium.args] },
      },
    },
    // Its tests share one platform, and so run one after the other.
    { name: 'acme', testMatch: acme, fullyParallel: false, use: { viewport, baseURL: acmeURL } },
    // What a phone does differently: the bars, the sheets, and the way into them.
    {
      name: 'phone',
      testMatch: ['journey.spec.ts', 'account.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  // The site as it is built, with the sandbox platform behind it on the same address, and with Acme.
  webServer: [
    { command: `"${process.execPath}" scripts/start.ts ${start}`, url: `${baseURL}/wps/system/status`, ...server },
    {
      command: `"${process.execPath}" tests/e2e/acme/serve.ts --port ${port + 1}`,
      url: `${acmeURL}/wps/system/status`,
      ...server,
    },
  ],
});
