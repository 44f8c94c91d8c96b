/**
 * Measures what one node sends, with the files of `deploy:files` on nginx and Caddy: answers per second of one core, counted
 * in the CPU time of the web server itself, so that the machine's other work and the client's own do not count; and the
 * memory of 1,000 connections. Prints the figures that docs/scale.md reckons with. Needs `npm run build`, nginx and Caddy.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startHost } from '../deploy/host.ts';
import { ask, load } from '../deploy/load.ts';
import { hostNames } from '../deploy/servers.ts';

const requests = 20_000;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The CPU time of processes so far, in s. */
const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    // After the name, which is in brackets: utime and stime are the 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  }, 0);
const memoryOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]), 0) /
  1000;

for (const name of hostNames) {
  await using host = await startHost(name);
  const assets = readdirSync(join(host.root, 'current/site/assets'));
  const entry = assets.find((file) => /^vendor-.*\.js$/.test(file));
  const br = { 'Accept-Encoding': 'br' };
  const document = `${host.origin}/rng`;
  // Until the document is the rendered one, which is several times as long as the app shell.
  let { headers, body } = await ask(document, br);
  while (body.length < 10_000) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    ({ headers, body } = await ask(document, br));
  }
  const etag = { ...br, 'If-None-Match': headers.etag ?? '' };
  const runs = [
    ['documents (/rng)', document, br],
    ['documents, unchanged (304)', document, etag],
    ['assets (vendor.js)', `${host.origin}/assets/${entry}`, br],
  ] as const;
  console.log(`${name}: /rng has ${(body.length / 1000).toFixed(1)} kB in brotli`);
  for (const [what, url, accept] of runs) {
    const [web, documents] = [cpuOf(host.pids()), cpuOf([host.documentsPid])];
    const { sent, ms } = await load([url], 50, (count) => count < requests, accept);
    const used = cpuOf(host.pids()) - web;
    const rendering = cpuOf([host.documentsPid]) - documents;
    console.log(
      `${name}: ${what.padEnd(28)} ${String(Math.round(sent / used)).padStart(6)} per second of one core; renderer ${((rendering / sent) * 1000).toFixed(2)} ms each; ${Math.round(sent / (ms / 1000))} per second beside this client`,
    );
  }
  const before = memoryOf(host.pids());
  let most = before;
  const { failures } = await load(
    [document],
    1_000,
    (count) => {
      if (count % 500 === 0) most = Math.max(most, memoryOf(host.pids()));
      return count < 5_000;
    },
    br,
  );
  console.log(
    `${name}: 1,000 connections: ${failures.length} failed of 5000, ${most.toFixed(0)} MB (${before.toFixed(0)} before)`,
  );
}
process.exit();
