import { type ChildProcess, fork } from 'node:child_process';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface Served {
  readonly port: number;
  /** Memory in MiB, after what can be freed was freed: what is in use, and what the process holds. */
  readonly memory: () => Promise<{ readonly inUse: number; readonly resident: number }>;
  /** CPU time that the process has used, in ms. */
  readonly cpuMs: () => Promise<number>;
  readonly stop: () => void;
}

interface BareAnswer {
  readonly head: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

async function serve(args: readonly string[], first?: object): Promise<Served> {
  const child = fork(join(import.meta.dirname, 'served.child.ts'), [...args], { execArgv: ['--expose-gc'] });
  if (first !== undefined) child.send(first);
  const { port } = (await messageOf(child)) as { port: number };
  return {
    port,
    async memory() {
      child.send('memory');
      const { memory } = (await messageOf(child)) as { memory: NodeJS.MemoryUsage };
      const { heapUsed, external, rss } = memory;
      return { inUse: (heapUsed + external) / 2 ** 20, resident: rss / 2 ** 20 };
    },
    async cpuMs() {
      child.send('cpu');
      return ((await messageOf(child)) as { cpuMs: number }).cpuMs;
    },
    stop: () => void child.kill(),
  };
}

const messageOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });

/** Starts the sandbox, with the built site where there is one. */
export const startSandbox = (site?: string): Promise<Served> =>
  serve(['sandbox', ...(site === undefined ? [] : [site])]);

/** Starts bare Node, which answers everything with these bytes. */
export const startBare = ({ head, body }: BareAnswer): Promise<Served> =>
  serve(['bare'], { head, body: body.toString('base64') });

/** Times of a load. */
export interface LoadFigures {
  readonly perSecond: number;
  /** Answers per second of CPU time of the server. What else runs on the machine hardly changes it. */
  readonly perCpuSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

export const connections = 50;

/**
 * Sends requests over fifty connections for a time, one after the other on each. Speaks HTTP itself: a client library would
 * be slower than the servers it measures.
 * @param requestOf the path of each request
 */
export async function load({ port, cpuMs }: Served, forMs: number, requestOf: () => string): Promise<LoadFigures> {
  const durations: number[] = [];
  const end = performance.now() + forMs;
  const begin = performance.now();
  const cpuBefore = await cpuMs();
  await Promise.all(Array.from({ length: connections }, () => ask(port, end, requestOf, (ms) => durations.push(ms))));
  const seconds = (performance.now() - begin) / 1_000;
  const cpuSeconds = ((await cpuMs()) - cpuBefore) / 1_000;
  durations.sort((one, other) => one - other);
  const at = (share: number): number => durations[Math.floor(durations.length * share)] ?? Number.NaN;
  return {
    perSecond: durations.length / seconds,
    perCpuSecond: durations.length / cpuSeconds,
    medianMs: at(0.5),
    p99Ms: at(0.99),
  };
}

function ask(port: number, end: number, requestOf: () => string, tell: (ms: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let start = 0;
    let missing = -1;
    let head = '';
    const send = (): void => {
      if (performance.now() >= end) return void socket.end();
      start = performance.now();
      missing = -1;
      head = '';
      socket.write(
        `GET ${requestOf()} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: */*\r\nAccept-Encoding: br\r\nAccept-Language: th\r\n\r\n`,
      );
    };
    socket.on('data', (part) => {
      if (missing === -1) {
        head += part.toString('latin1');
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd === -1) return;
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.slice(0, headEnd)));
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
        missing = length - (head.length - headEnd - 4);
      } else missing -= part.length;
      if (missing > 0) return;
      tell(performance.now() - start);
      send();
    });
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

/** Asks a server for one answer, for `startBare`. */
export function fetchBytes({ port }: Served, path: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _alive, ...head } = response.headers;
        resolve({ head: head as Record<string, string>, body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject).end();
  });
}
