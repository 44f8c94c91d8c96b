/**
 * Measures how long the sandbox takes for one page of ten thousand games, by filter, and for one page of a record of a
 * hundred thousand movements, from request to response text. Fails when a median exceeds 20 ms.
 */
import { measureGameList, measureRecord } from '#sandbox/bench.ts';

const mostMs = 20;

const figures = [...(await measureGameList()), ...(await measureRecord())];
const tooSlow = figures.filter(({ medianMs }) => medianMs > mostMs);
console.log(`query, ms                   median     p95   (median at most ${mostMs})`);
for (const { query, medianMs, p95Ms } of figures) {
  const mark = medianMs > mostMs ? '  OVER' : '';
  console.log(`  ${query.padEnd(22)}${medianMs.toFixed(2).padStart(10)}${p95Ms.toFixed(2).padStart(8)}${mark}`);
}
if (tooSlow.length > 0) {
  console.error(`bench:sandbox: too slow: ${tooSlow.map(({ query }) => query).join(', ')}`);
  process.exitCode = 1;
}
