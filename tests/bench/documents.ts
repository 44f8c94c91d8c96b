/**
 * Measures the renderer of documents: CPU time to render a page, documents per second of one core while they are kept, the
 * same for visitors of whom each comes by a link of its own, and memory over 100,000 documents with ever new queries. Prints the figures and exits with 1 when one misses its bound. Needs
 * `npm run build`.
 */
import { createSandboxes } from '#sandbox/adapters/node/sandboxes.ts';
import { loadDocuments } from '../../scripts/lib/documents.ts';
import { median } from './lib.ts';

const most = { renderMs: 15, visitMs: 1.5, growthMb: 20 };
const leastPerSecond = 2_000;
const pages = ['/rng', '/live', '/lottery', '/promotions', '/help'];
const total = Number(process.argv[2] ?? 100_000);

const sandbox = createSandboxes(undefined, {}).get(null);
const send: typeof fetch = (input, init) =>
  sandbox.answer(new Request(new URL(input instanceof Request ? input.url : input, 'http://platform.invalid'), init));
let renders = 0;
const context = { fetch: send, headers: () => ({}), onRender: () => void (renders += 1) };
const keeping = await loadDocuments('dist/site', { keep: true });
if (keeping === undefined) throw new Error('dist/server is missing: npm run build');

const cpuMs = (from?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};
const ask = (path: string): Request => new Request(`http://site.invalid${path}`, { headers: { Accept: 'text/html' } });
const problems: string[] = [];
/** The parameter of each page by which it becomes another document. */
const parameters: Readonly<Record<string, string>> = {
  '/rng': 'q',
  '/live': 'vassalage',
  '/lottery': 'q',
  '/promotions': 'type',
  '/help': 'reference',
};
const newQuery = (path: string, value: number): string => `${path}?${parameters[path]}=run-${value}`;

// Without the answers of the platform, which another machine makes: they are kept. Each value is another document.
const kept = await keeping(context);
for (const path of pages) {
  await (await kept(ask(path))).text();
  const times: number[] = [];
  for (let run = 0; run < 40; run += 1) {
    const before = process.cpuUsage();
    await (await kept(ask(newQuery(path, run)))).text();
    times.push(cpuMs(before));
  }
  const ms = median(times.slice(10));
  console.log(`${path.padEnd(12)} ${ms.toFixed(1)} ms of CPU to render`);
  if (ms > most.renderMs) problems.push(`${path}: ${ms.toFixed(1)} ms, at most ${most.renderMs}`);
}

const sent = 5_000;
const started = process.cpuUsage();
for (let count = 0; count < sent; count += 1) await (await kept(ask('/rng'))).arrayBuffer();
const perSecond = sent / (cpuMs(started) / 1000);
console.log(`${Math.round(perSecond)} kept documents per second of one core`);
if (perSecond < leastPerSecond)
  problems.push(`${Math.round(perSecond)} documents per second, at least ${leastPerSecond}`);

// As links of a campaign: each visitor's address is another one, and the page is the same.
const visitors = 20_000;
renders = 0;
const begun = process.cpuUsage();
let shells = 0;
for (let count = 0; count < visitors; count += 1) {
  const answer = await kept(ask(`/rng?fbclid=IwAR${count}`), {
    address: `203.0.${count % 250}.${Math.floor(count / 250) % 250}`,
  });
  const html = await answer.text();
  if (!html.includes('data-rendered')) shells += 1;
}
const campaignMs = cpuMs(begun) / visitors;
console.log(
  `${campaignMs.toFixed(2)} ms of CPU per visit by a link of its own; ${renders} renders, ${shells} app shells`,
);
if (campaignMs > most.visitMs)
  problems.push(`${campaignMs.toFixed(2)} ms per visit by a link of its own, at most ${most.visitMs}`);
if (shells > 0) problems.push(`${shells} visitors by a link of their own got the app shell`);

const heapMb = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};
// The store of kept documents fills first; it holds 200.
for (let count = 0; count < 400; count += 1) await (await kept(ask(`/rng?q=fill-${count}`))).text();
const full = heapMb();
for (let count = 0; count < total; count += 1)
  await (await kept(ask(count % 50 === 0 ? `/rng?q=new-${count}` : '/rng'))).text();
const growth = heapMb() - full;
console.log(`${growth.toFixed(1)} MB more after ${total} documents, one in fifty rendered`);
if (growth > most.growthMb) problems.push(`${growth.toFixed(1)} MB more, at most ${most.growthMb}`);

for (const problem of problems) console.error(`bench:documents: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
