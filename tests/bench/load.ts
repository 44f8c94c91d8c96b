/**
 * How fast the first screen is on a slow phone (4G at its slowest, a CPU four times slower, nothing in the cache), beside
 * a page of the same first screen written by hand in plain HTML: header, banner, two rows of tiles, no script. Prints
 * medians; fails when the page jumps. `npm run build` first.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { asPhone, launchBrowser, median, serveSite } from './lib.ts';

const runs = Number(process.argv[2] ?? 5);
/** Above this, things that somebody is about to press move away. */
const mostShift = 0.02;

interface Load {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Sum of what tasks took beyond 50 ms, until the content was there. */
  readonly blocked: number;
  /** The first picture of a game is on the screen. */
  readonly tiles: number;
}

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, blocked: 0, tiles: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, each: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));
  const look = (): void => {
    const picture = document.querySelector<HTMLImageElement>('main a[href^="/game"] img');
    if (picture?.complete && picture.naturalWidth > 0) seen.tiles = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function load(page: Page, url: string): Promise<Load> {
  await asPhone(page);
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForFunction(() => (globalThis as unknown as { seen: Load }).seen.tiles > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Load };
    const [fcp] = performance.getEntriesByName('first-contentful-paint');
    return { ...seen, fcp: fcp?.startTime ?? Number.NaN };
  });
}

const browser = await launchBrowser();
const site = await serveSite('dist/site');
const folder = await mkdtemp(join(tmpdir(), 'kinnari-by-hand-'));
await cp('tests/bench/static', folder, { recursive: true });
for (const subset of ['thai', 'latin']) {
  await cp(
    `node_modules/@fontsource-variable/anuphan/files/anuphan-${subset}-wght-normal.woff2`,
    join(folder, `${subset}.woff2`),
  );
}
const plain = await serveSite(folder);
const pages = [
  ['by hand', `${plain.url}/`],
  ['site /', `${site.url}/`],
  ['site /rng', `${site.url}/rng`],
] as const;

const loads = new Map<string, Load[]>(pages.map(([name]) => [name, []]));
try {
  // In turns, so that whatever else the machine does hits all of them alike.
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of pages) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      });
      loads.get(name)?.push(await load(await context.newPage(), url));
      await context.close();
    }
  }
} finally {
  await browser.close();
  await Promise.all([site.close(), plain.close(), rm(folder, { recursive: true })]);
}

const of = (name: string, figure: keyof Load): number => median((loads.get(name) ?? []).map((each) => each[figure]));
const reference = pages[0][0];
console.log(`medians of ${runs}, phone with slow 4G and a CPU four times slower; in brackets: times the page by hand`);
console.log(`${''.padEnd(12)}${['FCP', 'LCP', 'tiles', 'blocked'].map((head) => head.padStart(16)).join('')}     CLS`);
for (const [name] of pages) {
  const figures = (['fcp', 'lcp', 'tiles', 'blocked'] as const).map((figure) => {
    const value = of(name, figure);
    const ratio = figure === 'blocked' ? '' : ` (${(value / of(reference, figure)).toFixed(2)})`;
    return `${Math.round(value)} ms${ratio}`.padStart(16);
  });
  console.log(`${name.padEnd(12)}${figures.join('')}${of(name, 'cls').toFixed(4).padStart(8)}`);
}

const jumping = pages.filter(([name]) => of(name, 'cls') > mostShift).map(([name]) => name);
if (jumping.length > 0) {
  console.error(`bench:load: the page jumps by more than ${mostShift}: ${jumping.join(', ')}`);
  process.exitCode = 1;
}
