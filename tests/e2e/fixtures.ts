import { type BrowserContext, type Page, expect, test as base } from '@playwright/test';
import { type Account, type Start, type Sandbox, createSandbox } from './sandbox.ts';

export { expect };

/** Everything that a browser complains about fails the test, unless the test has said that it will. */
export interface Complaints {
  /** A complaint that belongs to what is tested. It must come at least once. */
  readonly expect: (pattern: RegExp) => void;
  /** One that may come or not: what a page does when it has nothing better to do. */
  readonly allow: (pattern: RegExp) => void;
}

interface Fixtures {
  /** How the sandbox of the test begins. */
  start: Start;
  /** What the player chose on an earlier visit. */
  language: 'TH' | 'EN';
  theme: 'light' | 'dark';
  /** Whether pages arrive with their content, or as the app shell, as on a host without a renderer. */
  documents: 'shell' | 'rendered';
  sandbox: Sandbox;
  complaints: Complaints;
  /** Opens a page in a browser that shares nothing with the test's own, as another player has it. */
  openElsewhere: (path: string) => Promise<Page>;
  /** Signs in without the form, for tests that are about something else. */
  enterAs: (account: string) => Promise<Account>;
}

export const test = base.extend<Fixtures>({
  start: [{}, { option: true }],
  language: ['TH', { option: true }],
  theme: ['light', { option: true }],
  documents: ['shell', { option: true }],

  // Tests that run side by side have sandboxes of their own.
  extraHTTPHeaders: async ({ documents }, provide, { parallelIndex }) => {
    await provide({ 'X-Sandbox-Name': `e2e-${parallelIndex}`, 'X-Sandbox-Documents': documents });
  },
  // In the page itself, once: a stored state would cost each test a page of its own.
  context: async ({ context, language, theme }, provide) => {
    await rememberVisit(context, { language, theme });
    await provide(context);
  },
  // The page is used again, and the test before may have led the keyboard out of it or another window over it. It would say
  // that it has the focus all the same; a frame in it, which has a process of its own, has none.
  page: async ({ page }, provide) => {
    await page.bringToFront();
    await provide(page);
  },
  sandbox: [
    // After the context, which ends the page of the test before: what that one still asks is not counted here.
    async ({ playwright, baseURL, context: _, extraHTTPHeaders, start }, provide) => {
      if (baseURL === undefined || extraHTTPHeaders === undefined) throw new Error('no address to test');
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const sandbox = createSandbox(request, baseURL, extraHTTPHeaders['X-Sandbox-Name'] ?? '');
      await sandbox.reset(start);
      // Rains begin twice a day and write to every member. A test about them says what time it is.
      if (start.now === undefined) await sandbox.settings({ envelopes: { rains: [] } });
      // Nor does a player who is away log out, unless a test is about it.
      await sandbox.settings({ policy: { session: { idleMinutes: 0 } } });
      await provide(sandbox);
      await request.dispose();
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, sandbox }, provide) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      listen(context, (complaint) => heard.push(complaint));
      await provide({
        expect: (pattern) => void expected.push(pattern),
        allow: (pattern) => void allowed.push(pattern),
      });
      for (const report of await sandbox.cspReports()) heard.push(`CSP report: ${JSON.stringify(report)}`);
      expect(
        heard.filter((complaint) => ![...expected, ...allowed].some((pattern) => pattern.test(complaint))),
        'what the browser complained about',
      ).toEqual([]);
      expect(
        expected.filter((pattern) => !heard.some((complaint) => pattern.test(complaint))).map(String),
        'complaints that were expected and did not come',
      ).toEqual([]);
    },
    { auto: true },
  ],
  openElsewhere: async ({ browser, baseURL, extraHTTPHeaders, language, theme }, provide) => {
    const others: BrowserContext[] = [];
    await provide(async (path) => {
      const other = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: extraHTTPHeaders ?? {} });
      others.push(other);
      await rememberVisit(other, { language, theme });
      const page = await other.newPage();
      await page.goto(path);
      return page;
    });
    await Promise.all(others.map((other) => other.close()));
  },
  enterAs: async ({ page, sandbox }, provide) => {
    await provide(async (name) => {
      const account = await sandbox.signIn(name);
      // Once: who has signed out stays out.
      await page.addInitScript((token) => {
        if (window.origin === 'null' || localStorage.getItem('entered') !== null) return;
        localStorage.setItem('entered', 'yes');
        sessionStorage.setItem('token', token);
      }, account.token);
      return account;
    });
  },
});

/** Stores what a player chose on an earlier visit, before the first page loads. */
export async function rememberVisit(
  context: BrowserContext,
  { language, theme }: Pick<Fixtures, 'language' | 'theme'>,
): Promise<void> {
  await context.addInitScript(
    (stored) => {
      // The games' frames have an origin of their own, and no storage.
      if (window.origin === 'null' || localStorage.getItem('earlierVisit') !== null) return;
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      earlierVisit: 'yes',
      ...(language !== 'TH' && { lang: language }),
      ...(theme !== 'light' && { theme }),
      // The news, which open by themselves, have tests of their own.
      newsHiddenThrough: '9999-12-31',
      // So have the rains of red envelopes.
      rainShown: String(Number.MAX_SAFE_INTEGER),
      // So has the question for the age.
      ageConfirmed: '99',
    },
  );
}

/** Watches a context that a test opened by itself in the same way. */
function listen(context: BrowserContext, tell: (complaint: string) => void): void {
  context.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    // What failed to load is told below, with its address. That no worker starts here is told by the tests' own browser.
    const isKnown = /^Failed to load resource|^Service Worker registration blocked/.test(text);
    if (['error', 'warning'].includes(type) && !isKnown) tell(`console ${type}: ${text}`);
  });
  context.on('weberror', (error) => tell(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Given up by the page itself: it went elsewhere.
    if (reason !== 'net::ERR_ABORTED') tell(`${reason} ${request.method()} ${pathOf(request.url())}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      tell(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
    }
  });
}

const pathOf = (address: string): string => new URL(address).pathname;

/** Down the page, so that what comes when it is near comes. */
export async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}
