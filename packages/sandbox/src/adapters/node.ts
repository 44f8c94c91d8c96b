import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import type { Database } from '../persistence.ts';
import type { ScenarioName } from '../scenarios.ts';
import { cutShort, type Delivery, readDelivery, sever } from './node/connection.ts';
import { encode } from './node/encoding.ts';
import { createRouter, type Peer, type RouterOptions } from './node/router.ts';
import { createWorlds } from './node/worlds.ts';
import { commonHeaders } from './securityHeaders.ts';

export interface SandboxServerOptions extends RouterOptions {
  /** Where the default world is kept; without it it lives in memory. The caller closes it. */
  readonly database?: Database;
  /** How worlds begin that were not kept. */
  readonly scenario?: ScenarioName;
  readonly seed?: number;
}

export interface SandboxServer {
  /** Answers without a network, as if asked from this machine. Rejects where a connection would break. */
  fetch(request: Request): Promise<Response>;
  /** `port` 0 takes a free one. Rejects when it cannot be had. */
  listen(port: number, host: string): Promise<{ readonly port: number }>;
  /** Lets running requests end, for a moment at most. */
  close(): Promise<void>;
}

/** How long the requests in progress may take when the server closes. */
const graceMs = 1_000;

/** Longer than browsers wait before they use a connection again, or they would meet one that was just closed. */
const keepAliveTimeout = 65_000;

/** The sandbox platform, its demonstration game and the built site on one origin. */
export function createSandboxServer(options: SandboxServerOptions): SandboxServer {
  const { database, scenario, seed } = options;
  const worlds = createWorlds(database, { ...(scenario && { scenario }), ...(seed !== undefined && { seed }) });
  // Made now, so that the first visitor does not wait for ten thousand games.
  worlds.get(null);
  const route = createRouter(worlds, options);
  let server: Server | undefined;

  async function answer(request: Request, peer: Peer): Promise<Delivery> {
    const asked =
      request.method === 'HEAD' ? new Request(request.url, { headers: new Headers(request.headers) }) : request;
    const delivery = await readDelivery(await route(asked, peer));
    if (delivery.kind !== 'whole') return delivery;
    const response =
      delivery.body === null
        ? new Response(null, { status: delivery.response.status, headers: delivery.response.headers })
        : await encode(request, delivery.response, delivery.body);
    for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value);
    return { ...delivery, response };
  }

  async function answerOverSocket(request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> {
    const delivery = await answer(request, incoming.socket.remoteAddress);
    if (delivery.kind === 'whole') return delivery.response;
    return delivery.kind === 'severed' ? sever(outgoing) : cutShort(outgoing, delivery.response, delivery.part);
  }

  return {
    async fetch(request) {
      const delivery = await answer(request, '127.0.0.1');
      if (delivery.kind !== 'whole') throw new TypeError('the connection broke');
      return delivery.response;
    },
    listen(port, hostname) {
      return new Promise((resolve, reject) => {
        server = serve(
          {
            // Only HTTP/1 is served, so these are always its bindings.
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
      worlds.release();
      if (!server?.listening) return;
      const closed = new Promise((resolve) => server?.close(resolve));
      const rest = setTimeout(() => server?.closeAllConnections(), graceMs);
      server.closeIdleConnections();
      await closed;
      clearTimeout(rest);
    },
  };
}
