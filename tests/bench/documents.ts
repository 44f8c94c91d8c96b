/**
 * Measures the renderer of documents: CPU time to render a page, documents per second of one core while they are kept, and
 * memory over 100,000 of them with ever new queries. Prints the figures and exits with 1 when one misses its bound. Needs
 * `npm run build`.
 */
import { createSandboxes } from '#sandbox/adapters/node/sandboxes.ts';
import { loadDocuments } from '../../scripts/lib/documents.ts';
import { median } from './lib.ts';

const most = { renderMs: 15, growthMb: 20 };
const leastPerSecond = 2_000;
const pages = ['/', '/rng', '/live', '/lottery', '/promotions', '/help'];
const total = Number(process.argv[2] ?? 100_000);

const sandbox = createSandboxes(undefined, {}).get(null);
const send: typeof fetch = (input, init) =>
  sandbox.answer(new Request(new URL(input instanceof Request ? input.url : input, 'http://platform.invalid'), init));
const context = { fetch: send, headers: () => ({}) };
const keeping = await loadDocuments('dist/site', { keep: true });
if (keeping === undefined) throw new Error('dist/server is missing: npm run build');

const cpuMs = (from?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};
const ask = (path: string): Request => new Request(`http://site.invalid${path}`, { headers: { Accept: 'text/html' } });
const problems: string[] = [];

// Without the answers of the platform, which another machine makes: they are kept, and each query is another document.
const kept = await keeping(context);
for (const path of pages) {
  await (await kept(ask(path))).text();
  const times: number[] = [];
  for (let run = 0; run < 40; run += 1) {
    const before = process.cpuUsage();
    await (await kept(ask(`${path}?run=${run}`))).text();
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

const heapMb = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};
// The store of kept documents fills first; it holds 200.
for (let count = 0; count < 400; count += 1) await (await kept(ask(`/rng?fill=${count}`))).text();
const full = heapMb();
for (let count = 0; count < total; count += 1)
  await (await kept(ask(count % 50 === 0 ? `/rng?new=${count}` : '/rng'))).text();
const growth = heapMb() - full;
console.log(`${growth.toFixed(1)} MB more after ${total} documents, one in fifty rendered`);
if (growth > most.growthMb) problems.push(`${growth.toFixed(1)} MB more, at most ${most.growthMb}`);

for (const problem of problems) console.error(`bench:documents: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
