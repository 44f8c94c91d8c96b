/**
 * How long the sandbox takes for one page of ten thousand games, by filter, from request to the answer's text.
 * Fails when a median is above what a player would notice.
 */
import { measureGameList } from '#sandbox/bench.ts';

const mostMs = 20;

const figures = await measureGameList();
const tooSlow = figures.filter(({ medianMs }) => medianMs > mostMs);
console.log(`gameList, ms                median     p95   (median at most ${mostMs})`);
for (const { query, medianMs, p95Ms } of figures) {
  const mark = medianMs > mostMs ? '  OVER' : '';
  console.log(`  ${query.padEnd(22)}${medianMs.toFixed(2).padStart(10)}${p95Ms.toFixed(2).padStart(8)}${mark}`);
}
if (tooSlow.length > 0) {
  console.error(`bench:sandbox: too slow: ${tooSlow.map(({ query }) => query).join(', ')}`);
  process.exitCode = 1;
}
