/**
 * Serves the documents of a release over HTTP, behind nginx or Caddy: `node serve.js FOLDER`, where FOLDER is the link
 * `current`. When the link names another release, that one answers the next request; a release that does not load leaves
 * the former one in place. Written into each release by `deploy:files`, with what it imports.
 *
 * Environment: PORT (8081), HOST (127.0.0.1), PLATFORM (where the platform is when `apiBase` is the site's own origin),
 * ADAPTER_SECRET (32 bytes in base64 where the release has an adapter, or two of them with a comma between while one is
 * replaced: it then answers the platform's calls, too), REGION_HEADER (the header in which a CDN names the visitor's region,
 * such as CF-IPCountry), LOG (json, text), LOG_LEVEL (debug, info, error, none), METRICS (host and port of `/metrics`, for
 * Prometheus).
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readOperatorJson } from '../lib/operatorFile.ts';
import { type Edge, loadEdge, readCall } from './adapterServer.ts';
import type { MetricNames } from './serverMetrics.ts';
import { createWatch } from './serverWatch.ts';

type Answer = (request: Request, source: { address: string | undefined }) => Promise<Response>;
interface Loaded {
  /** The headers of answers that are no documents. */
  readonly bare: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly release: string;
  readonly answer: Answer;
  /** Answers the platform's calls; null where the platform does. */
  readonly edge: Edge | null;
  readonly names: MetricNames;
}

const [current = 'current'] = process.argv.slice(2);
const { PORT = '8081', HOST = '127.0.0.1', PLATFORM = 'http://127.0.0.1', REGION_HEADER, ADAPTER_SECRET } = process.env;
const watch = createWatch(process.env);
const watchMs = 1_000;
/** How long answers that are on their way may take when the process ends. */
const graceMs = 2_000;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

async function load(folder: string): Promise<Loaded> {
  const server = join(folder, 'server');
  const { createDocuments } = (await import(pathToFileURL(join(server, 'server.js')).href)) as {
    createDocuments: (options: object) => Promise<Answer>;
  };
  const headers = readJson(join(server, 'headers.json')) as Record<string, string>;
  const deployment = readJson(join(server, 'deployment.json')) as { brandFile?: string | null; cipherKey: string };
  const adapter = join(server, 'adapter.js');
  const edge = existsSync(adapter) ? await loadEdge(adapter, deployment.cipherKey, ADAPTER_SECRET) : null;
  const brandFile = deployment.brandFile && join(folder, 'site', deployment.brandFile);
  const answer = await createDocuments({
    assets: readJson(join(server, 'assets.json')),
    deployment,
    ...(REGION_HEADER && { regionHeader: REGION_HEADER }),
    ...(brandFile && { readBrandFile: async () => readOperatorJson(brandFile) }),
    // The platform may be below a path; a URL of another host stays as it is.
    fetch: watch.calls((input, init) => {
      if (!input.startsWith('/')) return fetch(input, init);
      const base = PLATFORM.replace(/\/+$/, '');
      return edge === null
        ? fetch(base + input, init)
        : edge.answer(new Request(`http://platform.invalid${input}`, init));
    }),
    headers: (_request: Request, hashes: { scripts: string; styles: string }) => ({
      ...headers,
      'Content-Security-Policy': (headers['Content-Security-Policy'] ?? '')
        .replace("script-src 'self'", `script-src 'self' ${hashes.scripts}`.trimEnd())
        .replace("style-src 'self'", `style-src 'self' ${hashes.styles}`.trimEnd()),
    }),
    onError: watch.error,
  });
  const { release } = readJson(join(folder, 'site/version.json')) as { release: string };
  const bare = readJson(join(server, 'bareHeaders.json')) as Record<string, string>;
  const names = readJson(join(server, 'names.json')) as MetricNames;
  return { folder, release, answer, bare, edge, names };
}

let loaded = await load(realpathSync(current));
watch.release(loaded.release, loaded.names);
let loading = false;
/** The release that could not be loaded, and is not tried again. */
let refused = '';
setInterval(() => {
  let folder: string;
  try {
    folder = realpathSync(current);
  } catch {
    return;
  }
  // The operator has switched back.
  if (folder === loaded.folder) refused = '';
  if (loading || folder === loaded.folder || folder === refused) return;
  loading = true;
  load(folder)
    .then((next) => {
      loaded = next;
      refused = '';
      watch.release(next.release, next.names);
    })
    .catch((error: unknown) => {
      refused = folder;
      watch.error(new Error(`${folder} does not load; ${loaded.folder} stays`, { cause: error }));
    })
    .finally(() => {
      loading = false;
    });
}, watchMs).unref();

const packers = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
} as const;
/** Compressed documents by their ETag and encoding; a document is rendered every few seconds at most. */
const packed = new Map<string, Promise<Buffer>>();
const mostPacked = 400;

/** The body of an answer, compressed. One that is known by its tag is not read. */
function pack(encoding: keyof typeof packers, tag: string | null, answer: Response): Promise<Buffer> {
  const make = async (): Promise<Buffer> => packers[encoding](await answer.bytes());
  if (tag === null) return make();
  const key = `${encoding} ${tag}`;
  const made = packed.get(key) ?? make();
  packed.delete(key);
  packed.set(key, made);
  const [oldest] = packed.keys();
  if (packed.size > mostPacked && oldest !== undefined) packed.delete(oldest);
  return made;
}

/** Answers without a document. The web server in front shows the app shell instead. */
function respondBare(outgoing: ServerResponse, status: number, extra: Readonly<Record<string, string>> = {}): void {
  outgoing.writeHead(status, { ...loaded.bare, 'Cache-Control': 'no-store', 'X-Release': loaded.release, ...extra });
}

/** The URL of a request; null where host and path are none, such as `Host: a b`. */
function urlOf({ headers, url = '/' }: IncomingMessage): URL | null {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const asked = URL.parse(`${scheme}://${headers.host ?? 'localhost'}${url}`);
  // Neither part of the address can be read as another.
  return asked !== null && url.startsWith('/') && !/[/@?#\\]/.test(headers.host ?? '') ? asked : null;
}

/** The path at which a web server asks whether a visitor may see the site, before it answers from its cache. */
const accessPath = '/health/access';

/** The visitor's address: what the web server in front says of it, else that of the socket. */
function addressOf({ headers, socket }: IncomingMessage): string | undefined {
  const told = String(headers['x-forwarded-for'] ?? '');
  return told.split(',').at(-1)?.trim() || socket.remoteAddress;
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { edge } = loaded;
  const url = urlOf(incoming);
  if (edge !== null && url !== null && edge.owns(url.pathname)) {
    const call = await readCall(incoming, url, addressOf(incoming));
    if (call !== null) return send(incoming, outgoing, await edge.answer(call));
    respondBare(outgoing, 413, { Connection: 'close' });
    outgoing.end();
    return;
  }
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    respondBare(outgoing, 405, { Allow: 'GET, HEAD' });
    outgoing.end();
    return;
  }
  if (incoming.url === '/health') {
    respondBare(outgoing, 200, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify({ status: refused === '' ? 'ok' : 'former release', release: loaded.release }));
    return;
  }
  if (url === null) {
    respondBare(outgoing, 400);
    outgoing.end();
    return;
  }
  const { cookie = '' } = incoming.headers;
  const headers = new Headers({ Cookie: cookie });
  const known = incoming.headers['if-none-match'];
  if (known !== undefined) headers.set('If-None-Match', known);
  const isAccess = url.pathname === accessPath;
  const asked = isAccess ? new URL('/', url) : url;
  const answer = await loaded.answer(new Request(asked, { headers }), { address: addressOf(incoming) });
  watch.document(answer);
  if (isAccess) {
    await answer.body?.cancel();
    outgoing.writeHead(answer.status === 451 ? 403 : 204, { 'Cache-Control': 'no-store' }).end();
    return;
  }
  await send(incoming, outgoing, answer);
}

/** Sends an answer, compressed where the client takes it. */
async function send(incoming: IncomingMessage, outgoing: ServerResponse, answer: Response): Promise<void> {
  const accepted = incoming.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  answer.headers.append('Vary', 'Accept-Encoding');
  answer.headers.set('X-Release', loaded.release);
  let body: Uint8Array;
  if (encoding !== undefined && answer.body !== null) {
    const tag = answer.headers.get('ETag');
    body = await pack(encoding, tag, answer);
    answer.headers.set('Content-Encoding', encoding);
    // The bytes differ from those of the strong tag.
    if (tag !== null) answer.headers.set('ETag', `W/${tag}`);
  } else body = await answer.bytes();
  if (answer.status !== 304) answer.headers.set('Content-Length', String(body.length));
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

const server = createServer({ keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
  watch.request(incoming, outgoing, () =>
    respond(incoming, outgoing).catch((error: unknown) => {
      watch.error(error);
      if (!outgoing.headersSent) respondBare(outgoing, 500);
      outgoing.end();
    }),
  );
});
server.listen(Number(PORT), HOST, () => watch.info(`documents on ${HOST}:${PORT}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Also those that a web server has opened ahead of a request.
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  });
}
