/**
 * Measures the lobby with ten thousand games on a CPU four times slower: frames while scrolling, long tasks while
 * filtering, paging and searching, the time from key press to paint, and concurrent image requests. Fails on tasks
 * above the limits. Needs `npm run build`.
 */
import type { Page, Request } from 'playwright';
import words from '#locales/th/lobby.json' with { type: 'json' };
import { forgetFrames, framesOf, percentile, swipe, watchFrames } from './frames.ts';
import { launchBrowser, median, serveSite } from './lib.ts';

/** The longest allowed task while scrolling, filtering, paging and typing, in ms. */
const longestTask = 50;
/** The longest allowed task while something opens once, in ms. Up to 100 ms feels instant. */
const longestOpening = 100;
/** The maximum number of concurrent image requests: about two screens of covers. */
const mostPictures = 40;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread in µs, without the time in which other threads ran. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const browser = await launchBrowser();

const start = async (page: Page): Promise<void> => {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await forgetFrames(page);
};
/** Stops tracing and returns the duration of each task on the main threads, in ms. */
async function tasksOf(): Promise<readonly number[]> {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const place = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(place),
  );
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && main.has(place(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
const read = async (page: Page) => ({
  frames: await framesOf(page),
  tasks: await tasksOf(),
});

/** Waits until there are tiles and the list is not loading. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('main a[href^="/game"]') !== null &&
      document.querySelector('main :is(ul, [role="group"])[aria-busy="true"]') === null,
  );
};
/** Waits for the next response with games. Without it, a list that has not started loading would count as settled. */
const nextAnswer = (page: Page) => page.waitForResponse((response) => response.url().includes('GCSGAME_gameList'));

// No Playwright locators: their lookup script takes longer than what is measured here.

/** Clicks an element from the page itself, without scrolling to it. */
const click = (page: Page, what: string): Promise<void> =>
  page.evaluate((selector) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`nothing to click: ${selector}`);
    found.click();
  }, what);
const appears = async (page: Page, what: string): Promise<void> => {
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, what);
};
const arrives = async (page: Page, name: string, value: string): Promise<void> => {
  await page.waitForFunction(([key, wanted]) => new URLSearchParams(location.search).get(key) === wanted, [
    name,
    value,
  ] as const);
};

/** Whether a request searches for this name, in its URL or its body. */
const searchesFor = (request: Request, name: string): boolean =>
  decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`).includes(name);

const problems: string[] = [];
const say = (what: string, { frames, tasks }: Awaited<ReturnType<typeof read>>, bound = longestTask): void => {
  const long = tasks.filter((task) => task > bound);
  const figures = [0.5, 0.95, 1].map((part) => percentile(frames, part).toFixed(1).padStart(7)).join('');
  console.log(
    `${what.padEnd(24)}${figures}  ${String(long.length).padStart(5)}${Math.max(0, ...tasks)
      .toFixed(0)
      .padStart(8)}`,
  );
  if (long.length > 0)
    problems.push(`${what}: ${long.length} tasks over ${bound} ms, ${Math.max(...long).toFixed(0)} ms`);
};

async function step(page: Page, what: string, act: () => Promise<void>, asks = true): Promise<void> {
  await start(page);
  const answered = asks && nextAnswer(page);
  await act();
  await answered;
  await settled(page);
  say(what, await read(page));
}

const site = await serveSite('dist/site');
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await watchFrames(page);
  await page.addInitScript(() => localStorage.setItem('newsHiddenThrough', '2999-01-01'));
  let pictures = 0;
  let mostAtOnce = 0;
  const isPicture = (url: string): boolean => url.includes('/TCG_PROD_IMAGES/');
  page.on('request', (request) => {
    if (isPicture(request.url())) mostAtOnce = Math.max(mostAtOnce, (pictures += 1));
  });
  const over = (request: { url: () => string }): void => {
    if (isPicture(request.url())) pictures -= 1;
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  await page.goto(`${site.url}/rng`);
  await settled(page);
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  console.log(`10,000 games, CPU four times slower; frames in ms, tasks over ${longestTask} ms`);
  console.log(`${''.padEnd(24)}    p50    p95  worst  tasks longest`);
  await step(page, 'scrolling', () => swipe(cdp, 2400), false);
  for (let turn = 1; turn <= 3; turn += 1) {
    await step(page, `page ${turn + 1}`, async () => {
      await click(page, `main a[aria-label="${words.next}"]`);
      await appears(page, `main a[aria-label="${words.next}"][href*="p=${turn + 2}"]`);
    });
  }
  await step(page, 'smallest stake', async () => {
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('main select');
      if (select === null) throw new Error('no stake filter');
      select.value = '0.5';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await arrives(page, 'minBet', '0.5');
  });
  await step(page, 'classification', async () => {
    await click(page, 'main a[href*="page=TABLE"]');
    await arrives(page, 'page', 'TABLE');
  });
  await step(page, 'vendor', async () => {
    await click(page, 'main nav a[href*="vassalage=SLKR"]');
    await arrives(page, 'vassalage', 'SLKR');
  });

  // Measures from each key press to the frame that shows the letter, and from the last one to the result.
  await page.evaluate(() => document.querySelector<HTMLElement>('main input[type="search"]')?.focus());
  const keys: number[] = [];
  await start(page);
  for (const letter of 'lotus') {
    await page.evaluate(() => {
      const pressed = (): void => {
        const at = performance.now();
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(globalThis, { keyToPaint: performance.now() - at })),
        );
      };
      Object.assign(globalThis, { keyToPaint: undefined });
      addEventListener('keydown', pressed, { once: true, capture: true });
    });
    await page.keyboard.press(letter);
    const handle = await page.waitForFunction(() => (globalThis as unknown as { keyToPaint?: number }).keyToPaint);
    keys.push((await handle.jsonValue()) ?? Number.NaN);
  }
  const last = performance.now();
  const answered = page.waitForResponse(
    (response) => response.url().includes('GCSGAME_gameList') && searchesFor(response.request(), 'lotus'),
  );
  await arrives(page, 'q', 'lotus');
  await answered;
  await settled(page);
  const result = performance.now() - last;
  say('typing a search', await read(page));
  await step(page, 'scrolling the result', () => swipe(cdp, 2400), false);

  await start(page);
  await page.keyboard.press('Control+k');
  await appears(page, '[role="option"]');
  say('opening command palette', await read(page), longestOpening);
  await start(page);
  await page.keyboard.type('mangkon', { delay: 80 });
  await appears(page, '[role="option"] mark');
  say('typing in it', await read(page));

  console.log(`key to paint: median ${median(keys).toFixed(1)} ms, worst ${Math.max(...keys).toFixed(1)} ms`);
  console.log(`last key to search result: ${result.toFixed(0)} ms, including 120 ms of debounce`);
  console.log(`concurrent image requests: ${mostAtOnce} at most`);
  if (mostAtOnce > mostPictures) problems.push(`${mostAtOnce} concurrent image requests`);
} finally {
  await browser.close();
  await site.close();
}

for (const problem of problems) console.error(`bench:lobby: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
