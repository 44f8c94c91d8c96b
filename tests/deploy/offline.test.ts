import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chromium } from '../../scripts/chromium.ts';
import { type Host, startHost } from './host.ts';
import { ask } from './load.ts';
import { hostNames } from './servers.ts';

const waiting = { timeout: 30_000, interval: 200 } as const;
const soon = <Value>(read: () => Value) => expect.poll(read, waiting);

/** What the browser keeps of the site. */
const keptIn = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).map((name) => name.replace(/-.*/, '')).toSorted(),
  }));
const nothing = { workers: 0, caches: [] };

describe.each(hostNames)('a start without a connection on %s', (name) => {
  let host: Host;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    host = await startHost(name, { next: { offline: false } });
    browser = await playwright.launch({
      args: [...chromium.args],
      ...(chromium.path && { executablePath: chromium.path }),
    });
    // The first document is the app shell where the renderer needs longer than players are made to wait.
    await vi.waitUntil(async () => (await ask(`${host.origin}/`)).body.includes('data-rendered='), waiting);
  });
  beforeEach(async () => {
    await (context as BrowserContext | undefined)?.close();
    context = await browser.newContext();
    page = await context.newPage();
    await page.goto(host.origin);
    await vi.waitUntil(async () => (await keptIn(page)).caches.includes('pages'), waiting);
  });
  afterAll(async () => {
    await (browser as Browser | undefined)?.close();
    await (host as Host | undefined)?.[Symbol.asyncDispose]();
  });

  it('the worker installs under the policy of the host, and gives home when the network fails', async () => {
    expect(await keptIn(page)).toEqual({ workers: 1, caches: ['pages', 'shell', 'used'] });
    await context.setOffline(true);
    await page.reload();
    expect(await page.getAttribute('html', 'data-offline')).toMatch(/^20/);
    expect(await page.locator('main a').count()).toBeGreaterThan(5);
  });

  it('a release that switches it off leaves nothing: by its worker, and by each page that opens', async () => {
    host.switchTo(host.second);
    try {
      // A tab that stays open looks for another worker, as browsers do once a day.
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await soon(() => keptIn(page)).toEqual(nothing);
      await soon(async () => (await ask(`${host.origin}/`)).headers['x-release']).toBe(host.second);
      await page.goto(host.origin);
      await page.waitForLoadState('networkidle');
      expect(await keptIn(page)).toEqual(nothing);
    } finally {
      host.switchTo(host.first);
    }
  });
});
