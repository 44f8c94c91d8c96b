/**
 * Measures a push node: nginx with the files of `deploy:files` and `push`, streams as browsers open them, and a stand-in for
 * the platform that takes no ticket. Prints how much memory a stream takes, how long a message to all takes, and one to each.
 * Needs nginx with nchan; `npm run bench:live -- STREAMS WORKERS`, 10,000 and 1 where nothing is said, and fewer where this
 * machine allows fewer open files.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushLocation } from '#sandbox/live/pushNodes.ts';
import { createPushNode, hasNchan, nchanMissing } from '../deploy/pushNode.ts';
import { percentile } from './frames.ts';

const publicChannels = ['status', 'vendors', 'jackpot', 'wins'];
/** How many streams open at the same time. */
const together = 200;
const rounds = 20;
/** Of this process for all else: files, the platform, its kept connections. */
const reserved = 1_000;

if (!hasNchan) throw new Error(nchanMissing);
const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
const [wanted = '10000', workers = '1'] = process.argv.slice(2);
const streams = Math.min(Number(wanted), Number(limit) - reserved);
if (streams < Number(wanted)) console.log(`${wanted} streams need more open files than ${limit}; measured with fewer`);

const folder = mkdtempSync(join(tmpdir(), 'kinnari-live-'));
const platform = createServer(({ url = '' }, answer) => {
  const [, of = ''] = url.split('=');
  const ids = [...publicChannels, `a.${of}`, `o.${of}`].join(',');
  answer.writeHead(200, { 'X-Accel-Redirect': `${pushLocation}?ids=${ids}` }).end();
});
await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
const node = await createPushNode(folder, (platform.address() as AddressInfo).port, streams, {
  workers: Number(workers),
});
const { host, port } = new URL(node.origin);

/** The memory of nginx, with what its processes share counted once, in MB. */
const memory = (): number =>
  node
    .pids()
    .reduce(
      (sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
      0,
    ) / 1_024;

/** What is waited for: a text in a message, by whom, and when each got it. */
let marker = '';
let waiting = 0;
let times: number[] = [];
let heard = (): void => {};

/** Opens a stream. Settles when its headers are there. */
const open = (of: number): Promise<void> =>
  new Promise((resolve, reject) => {
    // A single address has ports for some 28,000 connections.
    const socket = connect({
      port: Number(port),
      host: '127.0.0.1',
      localAddress: `127.0.1.${1 + Math.floor(of / 10_000)}`,
    });
    socket.on('error', reject);
    socket.on('data', (data) => {
      if (marker !== '' && data.includes(marker)) {
        times.push(performance.now());
        waiting -= 1;
        if (waiting === 0) heard();
      }
      if (data.includes('HTTP/1.1 ')) {
        if (data.includes('HTTP/1.1 200')) resolve();
        else reject(new Error(data.toString()));
      }
    });
    socket.write(`GET /wps/live/stream?ticket=${of} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\n\r\n`);
  });

async function publish(channel: string, text: string): Promise<void> {
  const body = JSON.stringify({ topic: channel, version: text, filling: 'x'.repeat(300) });
  const answer = await fetch(`${node.publish}?id=${channel}`, { method: 'POST', body });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`publishing: ${answer.status}`);
}

/** Sends messages with a text, and returns how long each of so many readers waited for it since the start, in ms. */
async function measure(text: string, readers: number, send: () => Promise<void>): Promise<readonly number[]> {
  [marker, waiting, times] = [text, readers, []];
  const all = new Promise<void>((resolve) => (heard = resolve));
  const started = performance.now();
  await send();
  await all;
  return times.map((time) => time - started);
}
const seconds = (list: readonly number[], part: number): string => `${(percentile(list, part) / 1_000).toFixed(2)} s`;

try {
  await node.start();
  for (const channel of publicChannels) await publish(channel, 'first');
  const before = memory();
  const started = performance.now();
  let next = 0;
  const opener = async (): Promise<void> => {
    while (next < streams) await open(next++);
  };
  await Promise.all(Array.from({ length: together }, opener));
  const opened = (performance.now() - started) / 1_000;
  console.log(
    `${streams} streams with ${publicChannels.length + 2} channels on ${workers} worker(s), opened in ${opened.toFixed(1)} s`,
  );

  const toAll: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    toAll.push(...(await measure(`all-${round}-`, streams, () => publish('jackpot', `all-${round}-`))));
  }
  console.log(`a message to all: p50 ${seconds(toAll, 0.5)}, p99 ${seconds(toAll, 0.99)}, most ${seconds(toAll, 1)}`);
  const toEach = await measure('own-', streams, async () => {
    for (let of = 0; of < streams; of += 1) await publish(`a.${of}`, 'own-');
  });
  console.log(`a message to each, one after the other: all in ${seconds(toEach, 1)}`);
  const used = memory() - before;
  console.log(
    `nginx: ${used.toFixed(0)} MB more than without streams (${before.toFixed(0)} MB), ${((used * 1_024) / streams).toFixed(1)} kB a stream`,
  );
} finally {
  await node.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
