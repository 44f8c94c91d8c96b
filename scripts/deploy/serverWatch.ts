import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLog } from './log.ts';
import { type MetricNames, createServerMetrics, serveMetrics } from './serverMetrics.ts';
import { type Trace, traceHeaders, traceOf } from './trace.ts';

/** What is known of the request that is answered now. */
interface Watched {
  readonly trace: Trace;
  /** Where the document came from; undefined for what is none. */
  document: string | undefined;
}

type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** What those who run the renderer see of it. */
export interface ServerWatch {
  /** Answers a request, and writes a line when it has been sent. */
  readonly request: (incoming: IncomingMessage, outgoing: ServerResponse, answer: () => Promise<void>) => void;
  /** Told the document that answers the request. */
  readonly document: (answer: Response) => void;
  /** Sends calls to the platform with the trace of the request that needs them first. */
  readonly calls: (send: Send) => Send;
  readonly error: (error: unknown) => void;
  readonly info: (event: string) => void;
  /** Told the release that answers from now on, with the ids of its routes and operations. */
  readonly release: (id: string, names: MetricNames) => void;
}

/**
 * Watches the renderer of documents as its environment says: LOG (json, text), LOG_LEVEL (debug, info, error, none), and METRICS
 * (host and port), where Prometheus reads `/metrics`.
 */
export function createWatch({ LOG, LOG_LEVEL, METRICS }: NodeJS.ProcessEnv): ServerWatch {
  const log = createLog({
    format: LOG,
    level: LOG_LEVEL,
    write: (line) => void process.stdout.write(line),
    now: Date.now,
  });
  const watched = new AsyncLocalStorage<Watched>();
  let release: string | undefined;
  const metrics = METRICS ? createServerMetrics() : null;
  if (METRICS && metrics !== null) serveMetrics(metrics, METRICS, log.error);

  return {
    request(incoming, outgoing, answer) {
      const began = performance.now();
      const store: Watched = { trace: traceOf(incoming.headers), document: undefined };
      const path = (incoming.url ?? '').replace(/\?.*$/s, '');
      outgoing.once('close', () => {
        const seconds = (performance.now() - began) / 1000;
        const status = outgoing.writableFinished ? outgoing.statusCode : 499;
        metrics?.request(path, status, seconds, store.document);
        log.line(path.startsWith('/health') ? 'debug' : 'info', 'request', {
          trace: store.trace.id,
          request: store.trace.request,
          method: incoming.method,
          path,
          status,
          seconds: Math.round(seconds * 1000) / 1000,
          document: store.document,
          release,
        });
      });
      void watched.run(store, answer);
    },
    document(answer) {
      const store = watched.getStore();
      if (store !== undefined) store.document = answer.headers.get('X-Document') ?? undefined;
    },
    calls: (send) => async (url, init) => {
      const trace = watched.getStore()?.trace;
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(trace === undefined ? {} : traceHeaders(trace)))
        headers.set(name, value);
      const began = performance.now();
      let outcome = 'failed';
      try {
        const answer = await send(url, { ...init, headers });
        outcome = `${Math.floor(answer.status / 100)}xx`;
        return answer;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'TimeoutError') outcome = 'timeout';
        throw error;
      } finally {
        metrics?.call(init?.method ?? 'GET', url, outcome, (performance.now() - began) / 1000);
      }
    },
    error(error) {
      metrics?.error();
      log.error(error, { trace: watched.getStore()?.trace.id, release });
    },
    info: (event) => log.line('info', event, { release }),
    release(id, names) {
      release = id;
      metrics?.release(id, names);
    },
  };
}
