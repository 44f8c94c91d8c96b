/**
 * Measures a push node: nginx with the files of `deploy:files` and `push`, streams as browsers open them, and a stand-in for
 * the platform that takes no ticket. Prints how much memory a stream takes, how long a message to all takes, and one to each, and
 * how all come back after the node was killed.
 * Needs nginx with nchan; `npm run bench:live -- STREAMS WORKERS`, 10,000 and 1 where nothing is said, and fewer where this
 * machine allows fewer open files.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveTicket } from '#api/liveTicket.ts';
import { reconnectWait } from '#core/live/reconnectWait.ts';
import { pushLocation } from '#sandbox/live/pushNodes.ts';
import { createPushNode, hasNchan, nchanMissing } from '../deploy/pushNode.ts';
import { percentile } from './frames.ts';

const publicChannels = ['status', 'vendors', 'jackpot', 'wins', 'draws', 'envelopes'];
/** What a phone sends besides: nginx keeps it as long as the stream. */
const browserHeaders = [
  'Connection: keep-alive',
  'Cache-Control: no-cache',
  'sec-ch-ua-platform: "Android"',
  'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  'sec-ch-ua: "Not:A-Brand";v="8", "Chromium";v="150", "Google Chrome";v="150"',
  'sec-ch-ua-mobile: ?1',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: cors',
  'Sec-Fetch-Dest: empty',
  'Referer: https://site.example/rng',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: th-TH,th;q=0.9,en-US;q=0.8,en;q=0.7',
  'Cookie: lang=th; theme=dark',
];
/** How many streams open at the same time. */
const together = 200;
const rounds = 20;
/** What a stream may take of nginx, in kB. Each round has a ping: what pings lose counts. */
const mostKb = 25;
/** What a ticket says of the wait after a lost stream, in ms: so many come back at once. */
const retryMs = 30_000;
/** After so long without a stream a site polls, in ms. */
const pollsAfterMs = 45_000;
const most = { backMs: 60_000, ticketsInASecond: 450 } as const;
/** Of this process for all else: files, the platform, its kept connections. */
const reserved = 1_000;

if (!hasNchan) throw new Error(nchanMissing);
const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
const [wanted = '10000', workers = '1'] = process.argv.slice(2);
const streams = Math.min(Number(wanted), Number(limit) - reserved);
if (streams < Number(wanted)) console.log(`${wanted} streams need more open files than ${limit}; measured with fewer`);

const folder = mkdtempSync(join(tmpdir(), 'kinnari-live-'));
/** When each ticket was asked for. */
const tickets: number[] = [];
const platform = createServer(({ url = '' }, answer) => {
  if (url === liveTicket.path) {
    tickets.push(performance.now());
    return answer.end('{}');
  }
  const [, of = ''] = url.split('=');
  const ids = ['ping', ...publicChannels, ownChannel(of)].join(',');
  return answer.writeHead(200, { 'X-Accel-Redirect': `${pushLocation}?ids=${ids}` }).end();
});
await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
const node = await createPushNode(folder, (platform.address() as AddressInfo).port, streams, Number(workers));
const { host, port } = new URL(node.origin);

/** The channel of one stream, with a name as long as the platform gives it. */
const ownChannel = (of: number | string): string => `o.${String(of).padStart(32, '0')}`;

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
let heardAt: number[] = [];
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
    socket.on('close', () => reject(new Error('closed')));
    socket.on('data', (data) => {
      if (marker !== '' && data.includes(marker)) {
        heardAt.push(performance.now());
        waiting -= 1;
        if (waiting === 0) heard();
      }
      if (data.includes('HTTP/1.1 ')) {
        if (data.includes('HTTP/1.1 200')) resolve();
        else reject(new Error(data.toString()));
      }
    });
    const lines = [
      `GET /wps/live/stream?ticket=${of} HTTP/1.1`,
      `Host: ${host}`,
      'Accept: text/event-stream',
      ...browserHeaders,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });

/** That of an account carries nothing but its version. */
/** Comes back as a site does, and says after how long. */
async function comeBack(of: number, lostAt: number): Promise<number> {
  for (;;) {
    const wait = reconnectWait(retryMs, performance.now() - lostAt, Math.random());
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      await (await fetch(node.origin + liveTicket.path, { method: 'POST', body: '{}' })).arrayBuffer();
      await open(of);
      return performance.now() - lostAt;
    } catch {
      // The node is away: another try.
    }
  }
}

async function publish(channel: string, text: string): Promise<void> {
  const filling = channel.includes('.') ? {} : { filling: 'x'.repeat(300) };
  const body = JSON.stringify({ topic: channel, version: text, ...filling });
  const headers: Record<string, string> = channel === 'ping' ? { 'X-EventSource-Event': 'ping' } : {};
  const answer = await fetch(`${node.publish}?id=${channel}`, { method: 'POST', body, headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`publishing: ${answer.status}`);
}

/** Sends messages with a text, and returns how long each of so many readers waited for it since the start, in ms. */
async function measure(text: string, readers: number, send: () => Promise<void>): Promise<readonly number[]> {
  [marker, waiting, heardAt] = [text, readers, []];
  const all = new Promise<void>((resolve) => (heard = resolve));
  const started = performance.now();
  await send();
  await all;
  return heardAt.map((time) => time - started);
}
const seconds = (list: readonly number[], part: number): string => `${(percentile(list, part) / 1_000).toFixed(2)} s`;

const problems: string[] = [];
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
    await publish('ping', '1');
    toAll.push(...(await measure(`all-${round}-`, streams, () => publish('jackpot', `all-${round}-`))));
  }
  console.log(`a message to all: p50 ${seconds(toAll, 0.5)}, p99 ${seconds(toAll, 0.99)}, most ${seconds(toAll, 1)}`);
  const toEach = await measure('own-', streams, async () => {
    for (let of = 0; of < streams; of += 1) await publish(ownChannel(of), 'own-');
  });
  console.log(`a message to each, one after the other: all in ${seconds(toEach, 1)}`);
  const used = memory() - before;
  const each = (used * 1_024) / streams;
  console.log(
    `nginx: ${used.toFixed(0)} MB more than without streams (${before.toFixed(0)} MB), ${each.toFixed(1)} kB a stream`,
  );

  marker = '';
  const lostAt = performance.now();
  const all = Array.from({ length: streams }, (_, of) => comeBack(of, lostAt));
  node.kill();
  await node.stop();
  await node.start();
  const times = await Promise.all(all);
  let [worst, oldest] = [0, 0];
  for (const [at, time] of tickets.entries()) {
    while ((tickets[oldest] ?? time) <= time - 1_000) oldest += 1;
    worst = Math.max(worst, at - oldest + 1);
  }
  const polled = times.filter((time) => time > pollsAfterMs).length;
  console.log(
    `after a crash: all back in ${seconds(times, 1)}, half in ${seconds(times, 0.5)}; at most ${worst} tickets in a second; ${polled} polled meanwhile`,
  );
  if (each > mostKb) problems.push(`a stream may take ${mostKb} kB`);
  if (Math.max(...times) > most.backMs) problems.push(`all have to be back in ${most.backMs / 1_000} s`);
  if (worst > most.ticketsInASecond) problems.push(`in a second there may be ${most.ticketsInASecond} tickets`);
} finally {
  await node.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(`bench:live: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
