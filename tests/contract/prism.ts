import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { createAesCipher } from '#api/cipher.ts';
import type { AnyOperation } from '#api/operation.ts';
import { operations } from '#api/operations.ts';
import { sandboxCipherKey } from '#sandbox/http/handle.ts';
import type { Through } from '#sandbox/testing/platform.ts';

const version = '5.16.0';
const folder = join(import.meta.dirname, '../../.cache/prism', version);
const program = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js');

/**
 * Installs Prism, which is no dependency: 213 packages. Its scripts do not run.
 * @returns false where the registry does not answer
 */
export function installPrism(): boolean {
  const whole = join(folder, 'whole');
  if (existsSync(whole)) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  const command = ['install', ...options, `@stoplight/prism-cli@${version}`];
  const { status } = spawnSync('npm', command, { cwd: folder, shell: true, timeout: 150_000 });
  // An installation that was cut off leaves a program that does not start.
  if (status === 0) writeFileSync(whole, '');
  return status === 0;
}

/** What Prism finds wrong with a call. */
export interface Violation {
  readonly operation: string;
  /** Such as `response.body.value.amount`. */
  readonly place: string;
  /** What is wrong there, in words of JSON schema. */
  readonly code: string;
}

interface Found {
  readonly location: readonly string[];
  readonly code: string;
}

export interface Judge {
  /** Sends a request through Prism to the platform. */
  readonly through: Through;
  readonly violations: readonly Violation[];
  /** The operations whose calls were judged. */
  readonly seen: ReadonlySet<string>;
  readonly close: () => void;
}

interface Underway {
  readonly request: Request;
  readonly handle: (request: Request) => Promise<Response>;
}

const known = new Map<string, AnyOperation>(
  Object.values(operations).map((each) => [`${each.method} ${each.path}`, each] as const),
);

/** Starts Prism as a proxy that judges calls by an OpenAPI document. Sealed bodies are opened for it. */
export async function startJudge(document: string): Promise<Judge> {
  const cipher = await createAesCipher({ keyBase64: sandboxCipherKey });
  const violations: Violation[] = [];
  const seen = new Set<string>();
  const underway = new Map<string, Underway>();
  const platform = createServer((asked, response) => {
    void (async () => {
      const call = underway.get(String(asked.headers['x-call']));
      const answer = call ? await call.handle(call.request) : new Response(null, { status: 404 });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const upstream = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, [program, 'proxy', document, upstream, '-p', String(port), '-v', 'error'], {
    env: { ...process.env, SCARF_ANALYTICS: 'false' },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  await answering(base);

  return {
    violations,
    seen,
    close() {
      child.kill();
      platform.closeAllConnections();
      platform.close();
    },
    async through(request, handle) {
      const { pathname, search } = new URL(request.url);
      const operation = known.get(`${request.method} ${pathname}`);
      if (!operation) return handle(request);
      const headers = new Headers(request.headers);
      const number = crypto.randomUUID();
      headers.set('X-Call', number);
      const body = await bodyOf(request.clone(), operation.body === 'sealed' ? cipher.open : undefined);
      underway.set(number, { request, handle });
      const answer = await fetch(base + pathname + search, { method: request.method, headers, ...(body && { body }) });
      underway.delete(number);
      seen.add(operation.id);
      const found = JSON.parse(answer.headers.get('sl-violations') ?? '[]') as readonly Found[];
      for (const { location, code } of found) {
        violations.push({ operation: operation.id, place: location.join('.'), code });
      }
      return answer;
    },
  };
}

/** What Prism sees of a body: its bytes, or what is inside a sealed one. */
async function bodyOf(request: Request, open?: (sealed: string) => string): Promise<BodyInit | null> {
  if (request.method === 'GET') return null;
  if (!open) return request.arrayBuffer();
  const { enc } = (await request.json()) as { readonly enc: string };
  return open(enc);
}

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => void socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => void socket.close(resolve));
  return port;
}

/** Waits until a server answers, with whatever status. */
async function answering(base: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answered = await fetch(base).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => void setTimeout(resolve, 200));
  }
  throw new Error('Prism does not start');
}
