/**
 * Measures how fast the first screen loads on a slow phone (slow 4G, a CPU four times slower, an empty cache, then a second
 * visit), beside pages of the same kind: written by hand without a script, and with the libraries of the site only. All
 * load in turn, so that other work on the machine slows all of them. Prints medians and each bound that is missed, and then
 * exits with 1. Needs `npm run build`.
 *
 *     npm run bench:load -- 5 / /rng /live      five loads of each page
 *     npm run bench:load -- 5 /rng:dark:EN      in another theme or language
 */
import { rm } from 'node:fs/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { asPhone, launchBrowser, median, servePage, serveSite } from './lib.ts';
import { buildPages } from './load/buildPages.ts';

const [count = '5', ...paths] = process.argv.slice(2);
const runs = Number(count);
const sitePaths = paths.length > 0 ? paths : ['/', '/rng'];

/** What a page is read for, and is ready with: games, or what the page has instead. */
const contents: Readonly<Record<string, string>> = {
  '/live': 'main a[href*="vassalage="]',
  '/lottery': 'main a[href^="/lottery?tag="]',
  '/promotions': 'main a[href^="/promoDetail?"]',
  '/help': 'main h2',
};
const games = 'main a[href^="/game?"]';

/** What a load is measured by. Times in ms from the start of the navigation. */
interface Load {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** What tasks took beyond 50 ms each. */
  readonly blocked: number;
  /** When the first game, or what the page has instead, had a place on the screen. */
  readonly ready: number;
  /** When the last picture in view had arrived. */
  readonly pictures: number;
  readonly heapMb: number;
  readonly nodes: number;
  readonly requests: number;
  readonly requestsBeforeReady: number;
  readonly scriptKbBeforeReady: number;
  readonly warmReady: number;
}

/** Runs in the page before its own scripts. */
function observe(content: string): void {
  const seen = { lcp: 0, cls: 0, blocked: 0, ready: 0, busyUntil: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, each: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.blocked += duration - 50;
    seen.busyUntil = startTime + duration;
  });
  const look = (): void => {
    const box = document.querySelector(content)?.getBoundingClientRect();
    if (box !== undefined && box.width > 0 && box.height > 0) seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

type Seen = Pick<Load, 'lcp' | 'cls' | 'blocked' | 'ready'> & { readonly busyUntil: number };

/** Opens a page and waits until its network and its main thread have been quiet for 1.5 s. */
async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => {
      const { seen } = globalThis as unknown as { seen: Seen };
      const [last] = performance.getEntriesByType('resource').slice(-1) as PerformanceResourceTiming[];
      return seen.ready > 0 && performance.now() - Math.max(seen.busyUntil, last?.responseEnd ?? 0) > 1_500;
    },
    undefined,
    { timeout: 60_000 },
  );
}

/** A page of the comparison. */
interface Compared {
  readonly name: string;
  readonly url: string;
  /** The selector of what the page is read for. */
  readonly content: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** A page of the site by its path, and the theme and language after it, if any. */
function sitePage(name: string): Compared {
  const [path = '/', ...settings] = name.split(':');
  const cookies = settings.map((value) => [/^(dark|light)$/.test(value) ? 'theme' : 'lang', value]);
  return { name, url: site.url + path, content: contents[path] ?? games, cookies: Object.fromEntries(cookies) };
}

async function readHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** One visit with an empty cache, and a second one with what the first left behind. */
async function load(browser: Browser, { url, content, cookies = {} }: Compared): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'th-TH',
  });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const cdp = await asPhone(page);
  await page.addInitScript(observe, content);
  await settle(page, url);
  const cold = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Seen };
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = resources.filter(({ startTime }) => startTime < seen.ready);
    const scripts = before.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= seen.ready);
    const inView = [...document.images].filter((image) => {
      const box = image.getBoundingClientRect();
      return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    });
    const arrived = inView.map(({ currentSrc }) => {
      const [entry] = performance.getEntriesByName(currentSrc).slice(-1) as PerformanceResourceTiming[];
      return entry?.responseEnd ?? 0;
    });
    return {
      ...seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      pictures: Math.max(0, ...arrived),
      nodes: document.querySelectorAll('*').length,
      requests: resources.length + 1,
      requestsBeforeReady: before.length + 1,
      scriptKbBeforeReady: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    };
  });
  const heapMb = await readHeap(cdp);
  await page.goto('about:blank');
  await settle(page, url);
  const warmReady = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.ready);
  await context.close();
  return { ...cold, heapMb, warmReady };
}

const browser = await launchBrowser();
const references = await buildPages();
const [byHand, hydrated, empty, site] = await Promise.all([
  servePage(references.byHand),
  servePage(references.hydrated),
  servePage(references.empty),
  serveSite('dist/site'),
]);
const pages: readonly Compared[] = [
  { name: 'by hand', url: `${byHand.url}/`, content: games },
  { name: 'hydrated', url: `${hydrated.url}/`, content: games },
  { name: 'empty root', url: `${empty.url}/`, content: games },
  ...sitePaths.map(sitePage),
];
const loads = new Map<string, Load[]>(pages.map(({ name }) => [name, []]));
try {
  // One more load of each comes first and does not count: it warms the servers.
  for (let run = 0; run <= runs; run += 1) {
    for (const page of pages) {
      const result = await load(browser, page).catch((cause: unknown) => {
        throw new Error(`${page.name} did not become ready and quiet`, { cause });
      });
      if (run > 0) loads.get(page.name)?.push(result);
    }
  }
} finally {
  await browser.close();
  await Promise.all([
    ...[byHand, hydrated, empty, site].map(({ close }) => close()),
    rm(references.root, { recursive: true }),
  ]);
}

const of = (name: string, figure: keyof Load): number => median((loads.get(name) ?? []).map((each) => each[figure]));

const columns = [
  'fcp',
  'lcp',
  'ready',
  'pictures',
  'blocked',
  'cls',
  'heapMb',
  'nodes',
  'requestsBeforeReady',
  'requests',
  'scriptKbBeforeReady',
  'warmReady',
] as const satisfies readonly (keyof Load)[];
const digits: Partial<Record<keyof Load, number>> = { cls: 3, heapMb: 1, scriptKbBeforeReady: 1 };

console.log(`medians of ${runs} loads; phone, slow 4G, CPU four times slower; times in ms`);
console.log(
  ['', ...columns]
    .map((head, at) => (at === 0 ? head.padEnd(12) : head.padStart(Math.max(9, head.length + 2))))
    .join(''),
);
for (const { name } of pages) {
  const cells = columns.map((figure) =>
    of(name, figure)
      .toFixed(digits[figure] ?? 0)
      .padStart(Math.max(9, figure.length + 2)),
  );
  console.log(name.padEnd(12) + cells.join(''));
}

/** The largest allowed value of a figure: a number, or a multiple of a reference page. */
interface Bound {
  readonly figure: keyof Load;
  readonly most: number;
  readonly times?: string;
}
const bounds: readonly Bound[] = [
  { figure: 'fcp', most: 1.2, times: 'by hand' },
  { figure: 'lcp', most: 1.25, times: 'by hand' },
  { figure: 'ready', most: 1.5, times: 'by hand' },
  { figure: 'warmReady', most: 2, times: 'by hand' },
  { figure: 'heapMb', most: 4, times: 'by hand' },
  { figure: 'blocked', most: 1.5, times: 'empty root' },
  { figure: 'cls', most: 0.01 },
  { figure: 'requestsBeforeReady', most: 20 },
  { figure: 'requests', most: 45 },
  { figure: 'scriptKbBeforeReady', most: 125 },
];
const missed = sitePaths.flatMap((path) =>
  bounds.flatMap(({ figure, most, times }) => {
    const value = of(path, figure) / (times === undefined ? 1 : of(times, figure));
    const unit = times === undefined ? '' : ` × ${times}`;
    return value > most ? [`${path}: ${figure} ${value.toFixed(2)}${unit}, at most ${most}`] : [];
  }),
);
for (const line of missed) console.error(`bench:load: ${line}`);
if (missed.length > 0) process.exitCode = 1;
