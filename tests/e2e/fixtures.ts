import { type BrowserContext, type Page, expect, test as base } from '@playwright/test';
import { type Account, type Start, type World, createWorld } from './world.ts';

export { expect };

/** Everything that a browser complains about fails the test, unless the test has said that it will. */
export interface Complaints {
  /** A complaint that belongs to what is tested. It must come at least once. */
  readonly expect: (pattern: RegExp) => void;
  /** One that may come or not: what a page does when it has nothing better to do. */
  readonly allow: (pattern: RegExp) => void;
}

interface Fixtures {
  /** How the world of the test begins. */
  start: Start;
  /** What the player chose on an earlier visit. */
  language: 'TH' | 'EN';
  theme: 'light' | 'dark';
  /** Whether the news open by themselves; hidden for tests that are about something else. */
  news: 'hidden' | 'shown';
  world: World;
  complaints: Complaints;
  /** Signs in without the form, for tests that are about something else. */
  enterAs: (account: string) => Promise<Account>;
}

export const test = base.extend<Fixtures>({
  start: [{}, { option: true }],
  language: ['TH', { option: true }],
  theme: ['light', { option: true }],
  news: ['hidden', { option: true }],

  // Tests that run side by side have worlds of their own.
  extraHTTPHeaders: async ({ baseURL: _ }, provide, { parallelIndex }) => {
    await provide({ 'X-Sandbox-World': `e2e-${parallelIndex}` });
  },
  // In the page itself, once: a stored state would cost each test a page of its own.
  context: async ({ context, language, theme, news }, provide) => {
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
        ...(news !== 'shown' && { newsHiddenThrough: '9999-12-31' }),
      },
    );
    await provide(context);
  },
  // The page is used again, and the test before may have led the keyboard out of it or another window over it. It would say
  // that it has the focus all the same; a frame in it, which has a process of its own, has none.
  page: async ({ page }, provide) => {
    await page.bringToFront();
    await provide(page);
  },
  world: [
    async ({ playwright, baseURL, extraHTTPHeaders, start }, provide) => {
      if (baseURL === undefined || extraHTTPHeaders === undefined) throw new Error('no address to test');
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const world = createWorld(request, baseURL, extraHTTPHeaders['X-Sandbox-World'] ?? '');
      await world.reset(start);
      await provide(world);
      await request.dispose();
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, world }, provide) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      listen(context, (complaint) => heard.push(complaint));
      await provide({
        expect: (pattern) => void expected.push(pattern),
        allow: (pattern) => void allowed.push(pattern),
      });
      for (const report of await world.cspReports()) heard.push(`CSP report: ${JSON.stringify(report)}`);
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
  enterAs: async ({ page, world }, provide) => {
    await provide(async (name) => {
      const account = await world.signIn(name);
      // Any document of the site will do to reach its storage; this one runs no script.
      await page.goto('/robots.txt');
      await page.evaluate((token) => sessionStorage.setItem('token', token), account.token);
      return account;
    });
  },
});

/** Watches a context that a test opened by itself in the same way. */
export function listen(context: BrowserContext, tell: (complaint: string) => void): void {
  context.on('console', (message) => {
    // What failed to load is told below, with its address.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) {
      tell(`console ${message.type()}: ${message.text()}`);
    }
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

/** Two frames on: whatever has arrived is drawn. For what must not have happened. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
