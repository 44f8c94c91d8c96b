import type { Page, Request } from '@playwright/test';
import { fewConnections } from '#api/client.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { fileOf, headerBalance, tiles } from './site.ts';

// Over HTTP/1.1 a browser opens six connections to a host. A platform that never answers must not hold all of them.

test.use({ theme: 'light' });

const isCall = (url: string): boolean => /^\/(wps|lgw|lotto)\//.test(new URL(url).pathname);

/**
 * Lets what takes a second or more pass ten times as fast, and deadlines end when the returned function is called, those
 * that begin later after a tenth of their time.
 */
const hurry = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const ended = new AbortController();
    AbortSignal.timeout = (ms) => (ended.signal.aborted ? timeout(ms / 10) : ended.signal);
    Object.assign(globalThis, { endDeadlines: () => ended.abort(new DOMException('', 'TimeoutError')) });
    const later = setTimeout;
    window.setTimeout = ((run: TimerHandler, ms = 0, ...args: unknown[]) =>
      later(run, ms < 1_000 ? ms : ms / 10, ...args)) as typeof setTimeout;
  });
  return () => page.evaluate('globalThis.endDeadlines()');
};

for (const path of ['/', '/rng', '/live', '/promotions', '/lottery', '/help']) {
  test(`${path} is shown while the platform never answers, and says so`, async ({ page, sandbox, complaints }) => {
    // What was given up belongs to the test.
    complaints.allow(/./);
    const endDeadlines = await hurry(page);
    await sandbox.faults([{ match: '*', fault: { kind: 'hang' } }]);
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const early: Request[] = [];
    let loaded = false;
    page.on('request', (request) => {
      if (!loaded && isCall(request.url())) early.push(request);
    });
    // The entry of the program is the last file that the document names.
    page.on('response', (response) => {
      if (/\/assets\/index-.*\.js$/.test(response.url())) loaded = true;
    });
    await page.goto(path);
    // The program runs: what it draws replaces what the document has painted.
    await expect(page.locator('#root > :not([inert])').first()).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    expect(early.length, 'before the program').toBeLessThanOrEqual(3);
    // First a word that it takes longer, then what is missing with a way to ask again.
    if (path !== '/help') await expect(page.getByText(th.common.slow).first()).toBeVisible();
    await endDeadlines();
    await expect(page.getByRole('button', { name: th.common.retry }).first()).toBeVisible();
    // Their connections are free again.
    await expect.poll(() => early.filter((request) => request.failure() === null).length, 'still waiting').toBe(0);
    expect(uncaught).toEqual([]);
  });
}

test('no more than four reads are on their way at once, those of the document among them', async ({
  page,
  sandbox,
  enterAs,
}) => {
  await enterAs('demo');
  await sandbox.faults([{ match: '*', fault: { kind: 'delay', ms: 700 } }]);
  await page.goto('/rng');
  await expect(tiles(page).first()).toBeVisible();
  await expect(headerBalance(page)).toContainText(/\d/);
  // As the browser has timed them, from the request to the first byte of its answer.
  const reads = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseStart }) => ({ name, startTime, responseStart })),
  );
  const calls = reads.filter(({ name }) => isCall(name));
  const most = Math.max(
    ...calls.map(
      ({ startTime }) =>
        calls.filter((other) => other.startTime <= startTime && startTime < other.responseStart).length,
    ),
  );
  expect(most).toBe(fewConnections);
});

test('the files of another page come while every call hangs', async ({ page, sandbox, complaints, enterAs }) => {
  // What was given up belongs to the test.
  complaints.allow(/./);
  await enterAs('demo');
  await sandbox.faults([{ match: '*', fault: { kind: 'hang' } }]);
  await page.goto('/');
  await expect(page.locator('#root > :not([inert])').first()).toBeVisible();
  // Every call that the client lets through is held: what follows waits behind them.
  await expect.poll(sandbox.held).toBeGreaterThanOrEqual(fewConnections);
  await page.locator('a[href="/promotions"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1, name: th.promotions.title })).toBeVisible();
  await page.locator('a[href*="centre=withdraw"]:visible').first().click();
  const dialog = page.getByRole('dialog', { name: th.withdraw.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const file = page.waitForResponse(fileOf('packages/features/content/download/DownloadScreen.tsx'), {
    timeout: 5_000,
  });
  await page.locator('a[href="/download"]:visible').first().click();
  await (await file).finished();
});
