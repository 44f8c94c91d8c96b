import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import type { ScenarioName } from '../scenarioNames.ts';
import type { Database } from '../store/persistence.ts';
import { cutShort, type Delivery, readDelivery, send, sever } from './node/connection.ts';
import { type Encoded, encode } from './node/encoding.ts';
import { createRouter, type Peer, type RouterOptions } from './node/router.ts';
import { createSandboxes } from './node/sandboxes.ts';
import { dataHeaders } from './securityHeaders.ts';

export interface SandboxServerOptions extends RouterOptions {
  /** Stores the default sandbox; without it, the sandbox is in memory. The caller closes it. */
  readonly database?: Database;
  /** The scenario of sandboxes without stored rows. */
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  /** The start of the clock of sandboxes without stored rows, ms since the epoch. @default now */
  readonly now?: number;
  /** Whether that clock stands there. @default false */
  readonly stands?: boolean;
  /** Accounts below the agent play while a stream is open. */
  readonly teamPlays?: boolean;
}

export interface SandboxServer {
  /** Answers a request in memory, as if it came from this machine. Rejects where a connection would break. */
  fetch(request: Request): Promise<Response>;
  /** `port` 0 picks a free one. Rejects when the port is not available. */
  listen(port: number, host: string): Promise<{ readonly port: number }>;
  /** Waits up to a second for running requests, then closes their connections. */
  close(): Promise<void>;
}

/** How long running requests may take while the server closes. */
const graceMs = 1_000;

/** Longer than browsers keep an idle connection, so that they never reuse one that was just closed. */
const keepAliveTimeout = 65_000;

function addHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(dataHeaders)) if (!headers.has(name)) headers.set(name, value);
}

/** A stream with its headers, which a HEAD request gets alone. */
async function headed({ method }: Request, response: Response): Promise<Response> {
  addHeaders(response.headers);
  if (method !== 'HEAD') return response;
  await response.body?.cancel();
  return new Response(null, response);
}

/** Creates a server for the sandbox, the demo vendors and the built site on one origin. */
export function createSandboxServer(options: SandboxServerOptions): SandboxServer {
  const { database, scenario, seed, now, stands, pushNodes, teamPlays } = options;
  const start = {
    ...(scenario && { scenario }),
    ...(seed !== undefined && { seed }),
    ...(now !== undefined && { now }),
    ...(stands && { stands }),
  };
  const sandboxes = createSandboxes(database, start, { pushNodes, teamPlays });
  // Creates the catalogue of ten thousand games before the first request.
  sandboxes.get(null);
  const route = createRouter(sandboxes, options);
  let server: Server | undefined;

  async function answer(request: Request, peer: Peer): Promise<Exclude<Delivery, { kind: 'whole' }> | Encoded> {
    const asked =
      request.method === 'HEAD' ? new Request(request.url, { headers: new Headers(request.headers) }) : request;
    const delivery = await readDelivery(await route(asked, peer));
    if (delivery.kind === 'stream') return { ...delivery, response: await headed(request, delivery.response) };
    if (delivery.kind !== 'whole') return delivery;
    const encoded = await encode(request, delivery.response, delivery.body);
    addHeaders(encoded.headers);
    return encoded;
  }

  async function answerOverSocket(request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> {
    const delivery = await answer(request, incoming.socket.remoteAddress);
    if (!('kind' in delivery)) return send(outgoing, delivery);
    if (delivery.kind === 'stream') return delivery.response;
    return delivery.kind === 'severed' ? sever(outgoing) : cutShort(outgoing, delivery.response, delivery.part);
  }

  return {
    async fetch(request) {
      const delivery = await answer(request, '127.0.0.1');
      if (!('kind' in delivery)) return new Response(delivery.body, delivery);
      if (delivery.kind === 'stream') return delivery.response;
      throw new TypeError('the connection broke');
    },
    listen(port, hostname) {
      return new Promise((resolve, reject) => {
        server = serve(
          {
            // The server speaks HTTP/1 only, so the bindings are always these.
            fetch: (request, bindings) => answerOverSocket(request, bindings as HttpBindings),
            createServer,
            serverOptions: { keepAliveTimeout },
            port,
            hostname,
            overrideGlobalObjects: false,
          },
          (info: AddressInfo) => resolve({ port: info.port }),
        ) as Server;
        server.once('error', reject);
      });
    },
    async close() {
      sandboxes.release();
      if (!server?.listening) return;
      const closed = new Promise((resolve) => server?.close(resolve));
      const rest = setTimeout(() => server?.closeAllConnections(), graceMs);
      server.closeIdleConnections();
      await closed;
      clearTimeout(rest);
    },
  };
}
