/**
 * Measures the idle home page: ten minutes visible, then in a hidden tab. Prints memory, nodes, listeners and requests. Then home
 * and `/sports` as `npm start` serves them, without and with an open stream: processor time of the main thread, messages and calls
 * a minute. A page that listens asks for what a message does not say: a list that a match has entered, a board with a new game.
 * Fails when memory or nodes grow, when a request is repeated without a reason, or when a hidden tab makes requests.
 * Needs `npm run build`; `npm run bench:idle -- 60` measures for 60 s instead.
 */
import type { CDPSession } from 'playwright';
import { liveStreamPath, liveTicket } from '#api/liveTicket.ts';
import { launchBrowser, serveSite } from './lib.ts';

const seconds = Number(process.argv[2] ?? 600);
const hiddenSeconds = Math.min(60, seconds);
/** How long a page with a stream is looked at. */
const streamSeconds = Math.min(180, seconds);
const sampleSeconds = Math.max(5, Math.round(seconds / 20));

/** The maximum growth of heap, nodes and listeners as a factor. */
const mostGrowth = 1.1;

interface Sample {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

const browser = await launchBrowser(['--js-flags=--expose-gc']);
const site = await serveSite('dist/site');
const lively = await serveSite('dist/site', { demonstration: true });
const requests: string[] = [];

async function sample(cdp: CDPSession): Promise<Sample> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMb: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Looks at a page that is left alone, and prints what a minute of it costs. */
async function look(path: string, listens: boolean): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // What the thread has used, however busy the machine is.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Network.enable');
  if (!listens) await page.route(`**${liveTicket.path}`, (route) => route.abort());
  const calls: string[] = [];
  let messages = 0;
  cdp.on('Network.eventSourceMessageReceived', () => (messages += 1));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(wps|lgw)\//.test(pathname) && pathname !== liveTicket.path) calls.push(pathname);
  });
  const opened = listens ? page.waitForRequest((request) => request.url().includes(liveStreamPath)) : null;
  await page.goto(lively.url + path);
  await opened;
  await wait(sampleSeconds);
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return ['TaskDuration', 'ScriptDuration'].map((name) => metrics.find((each) => each.name === name)?.value ?? 0);
  };
  const [tasks = 0, script = 0] = await spent();
  [calls.length, messages] = [0, 0];
  await wait(streamSeconds);
  const [tasksAfter = 0, scriptAfter = 0] = await spent();
  const minute = (value: number): string => String(Math.round((value * 60) / streamSeconds));
  const figures = [(tasksAfter - tasks) * 1_000, (scriptAfter - script) * 1_000, messages, calls.length].map(minute);
  const name = `${path} ${listens ? 'with a stream' : 'without'}`;
  console.log(
    name.padEnd(30) +
      figures.map((figure, at) => figure.padStart([9, 11, 10, 7][at] ?? 0)).join('') +
      `  ${[...new Set(calls)].join(' ')}`,
  );
  await context.close();
}

const wait = (s: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, s * 1000));
const problems: string[] = [];
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/`);
  await page.waitForLoadState('networkidle');
  // Scrolls down and up once, so that everything lazy has loaded.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await wait(sampleSeconds);

  const loaded = requests.length;
  const samples = [await sample(cdp)];
  const [first] = samples;
  console.log(`   s    heap MB   nodes  listeners  requests since`);
  const print = (at: number, { heapMb, nodes, listeners }: Sample): void =>
    console.log(
      `${String(at).padStart(4)}${heapMb.toFixed(2).padStart(11)}${String(nodes).padStart(8)}${String(listeners).padStart(11)}${String(requests.length - loaded).padStart(10)}`,
    );
  if (first) print(0, first);
  for (let at = sampleSeconds; at <= seconds; at += sampleSeconds) {
    await wait(sampleSeconds);
    const now = await sample(cdp);
    samples.push(now);
    print(at, now);
  }

  // Compares the minimum of each half, so that samples taken during an animation do not count.
  const half = Math.ceil(samples.length / 2);
  for (const figure of ['heapMb', 'nodes', 'listeners'] as const) {
    const lowest = (part: readonly Sample[]): number => Math.min(...part.map((each) => each[figure]));
    const before = lowest(samples.slice(0, half));
    const after = lowest(samples.slice(half));
    if (after > before * mostGrowth) problems.push(`${figure} grew from ${before.toFixed(1)} to ${after.toFixed(1)}`);
  }
  const calls = requests.slice(0, loaded).filter((path) => /^\/(wps|lgw)\//.test(path));
  const twice = calls.filter((path, index) => calls.indexOf(path) !== index && !path.endsWith('/routers'));
  if (twice.length > 0) problems.push(`requested twice: ${[...new Set(twice)].join(', ')}`);

  const other = await context.newPage();
  await other.bringToFront();
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await wait(1);
  const before = requests.length;
  await wait(hiddenSeconds);
  const whileHidden = requests.slice(before);
  console.log(`hidden for ${hiddenSeconds} s: ${whileHidden.length} requests`);
  if (whileHidden.length > 0) problems.push(`a hidden tab requested ${[...new Set(whileHidden)].join(', ')}`);
  await context.close();

  console.log('a minute of main thread        tasks ms  script ms  messages  calls');
  for (const path of ['/', '/sports']) {
    for (const listens of [false, true]) await look(path, listens);
  }
} finally {
  await browser.close();
  await Promise.all([site.close(), lively.close()]);
}

for (const problem of problems) console.error(`bench:idle: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
