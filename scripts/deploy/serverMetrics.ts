import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createMetrics } from './metrics.ts';

/** The ids by which metrics name what is asked for; `deploy:files` writes them as `names.json`. */
export interface MetricNames {
  /** Routes by path. */
  readonly routes: Readonly<Record<string, string>>;
  /** Operations by method and path. */
  readonly operations: Readonly<Record<string, string>>;
}

/** What the renderer of documents measures. */
export interface ServerMetrics {
  readonly request: (path: string, status: number, seconds: number, document: string | undefined) => void;
  readonly call: (method: string, url: string, outcome: string, seconds: number) => void;
  readonly error: () => void;
  /** Told the release that answers from now on, with its names. */
  readonly release: (id: string, names: MetricNames) => void;
  readonly text: () => string;
}

/** How long documents take, in seconds. The third is that of `kit/slo.md`. */
const bounds = [0.05, 0.2, 0.5, 1, 5];

/** Measures requests, documents and calls of the platform. Labels are ids of routes and operations, never a path. */
export function createServerMetrics(now: () => number = Date.now): ServerMetrics {
  const { metric, text } = createMetrics();
  const requests = metric('counter', 'kinnari_requests_total', 'Requests by route and status.', ['route', 'status']);
  const requestSeconds = metric('summary', 'kinnari_request_seconds', 'Time until a request is answered.', ['route']);
  const documents = metric(
    'histogram',
    'kinnari_document_seconds',
    'Time until a document is sent: rendered for the request, kept, the app shell, or that the site is closed.',
    ['document'],
    bounds,
  );
  const calls = metric('counter', 'kinnari_platform_calls_total', 'Calls of the platform by operation and outcome.', [
    'operation',
    'outcome',
  ]);
  const callSeconds = metric('summary', 'kinnari_platform_call_seconds', 'Time until the platform answers.', [
    'operation',
  ]);
  const answered = metric(
    'gauge',
    'kinnari_platform_answer_timestamp_seconds',
    'When the platform last answered an operation with success; what documents show is as old.',
    ['operation'],
  );
  const errors = metric('counter', 'kinnari_errors_total', 'Errors, also those that the log leaves out.');
  errors.add([], 0);
  const releases = metric('gauge', 'kinnari_release_info', 'The release that answers: 1.', ['release']);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const own = {
    delay: metric('gauge', 'kinnari_event_loop_delay_p99_seconds', 'Delay of the event loop since the last reading.'),
    heap: metric('gauge', 'kinnari_heap_bytes', 'Memory of the program.'),
    memory: metric('gauge', 'process_resident_memory_bytes', 'Memory of the process.'),
    cpu: metric('counter', 'process_cpu_seconds_total', 'Time of the processor.'),
    start: metric('gauge', 'process_start_time_seconds', 'When the process began.'),
  };
  own.start.set([], now() / 1000 - process.uptime());

  let names: MetricNames = { routes: {}, operations: {} };
  let current: string | undefined;
  const routeOf = (path: string): string =>
    names.routes[path.replace(/(?<=.)\/+$/, '')] ?? (path.startsWith('/health') ? 'health' : 'none');

  return {
    request(path, status, seconds, document) {
      const route = routeOf(path);
      requests.add([route, status]);
      requestSeconds.add([route], seconds);
      if (document !== undefined) documents.add([document], seconds);
    },
    call(method, url, outcome, seconds) {
      const path = /^(?:https?:\/\/[^/]+)?([^?]*)/.exec(url)?.[1] ?? '';
      const operation = names.operations[`${method} ${path}`] ?? 'none';
      calls.add([operation, outcome]);
      callSeconds.add([operation], seconds);
      if (outcome === '2xx') answered.set([operation], now() / 1000);
    },
    error: () => errors.add([]),
    release(id, next) {
      names = next;
      if (current !== undefined) releases.set([current], 0);
      releases.set([id], 1);
      current = id;
    },
    text() {
      const { user, system } = process.cpuUsage();
      const { heapUsed, rss } = process.memoryUsage();
      own.delay.set([], delay.percentile(99) / 1e9);
      delay.reset();
      own.heap.set([], heapUsed);
      own.memory.set([], rss);
      own.cpu.set([], (user + system) / 1e6);
      return text();
    },
  };
}

/**
 * Answers `/metrics` on an address of its own, which only those who run the site reach.
 * @param address such as `127.0.0.1:9181`
 * @param onError told that the address is taken: the site goes on without metrics
 */
export function serveMetrics({ text }: ServerMetrics, address: string, onError: (error: unknown) => void): void {
  const [, host = '', port] = /^(.+):(\d+)$/.exec(address) ?? [];
  if (port === undefined) throw new Error(`METRICS=${address}: write host and port, such as 127.0.0.1:9181`);
  createServer(({ url }, outgoing) => {
    if (url !== '/metrics') outgoing.writeHead(404).end();
    else outgoing.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text());
  })
    .on('error', onError)
    .listen(Number(port), host)
    .unref();
}
