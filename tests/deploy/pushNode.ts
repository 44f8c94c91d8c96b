import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { deploymentSchema } from '#core/site/deployment.ts';
import { type SandboxServer, createSandboxServer } from '#sandbox/adapters/node.ts';
import { defaultHostOptions } from '../../scripts/deploy/hostRules.ts';
import { nginxConf } from '../../scripts/deploy/nginx.ts';
import { parsePlatform } from '../../scripts/deploy/platform.ts';
import { sandboxDeployment } from '../../scripts/lib/documents.ts';
import { childrenOf, freePort, nchanModule, startNginx, stop, until } from './servers.ts';

/** Whether nginx can be a push node here, and what to install where it cannot. */
export const hasNchan = existsSync(nchanModule);
export const nchanMissing = 'nginx has no module for streams: apt-get install libnginx-mod-nchan';

/** nginx with the files of a deployment with `push`, in front of a platform. */
export interface PushNode {
  readonly origin: string;
  /** Where the platform publishes. */
  readonly publish: string;
  readonly start: () => Promise<void>;
  /** Ends its processes at once. */
  readonly kill: () => void;
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
  /** The process ids of nginx with its workers. */
  readonly pids: () => readonly number[];
  readonly log: () => string;
}

/** A platform with push nodes in front of it. */
export interface PushStand extends AsyncDisposable {
  readonly platform: SandboxServer;
  readonly nodes: readonly PushNode[];
  readonly settings: (change: object) => Promise<void>;
}

/** Starts a platform and nodes. */
export async function startPushStand(count: number, streams: number): Promise<PushStand> {
  const folder = mkdtempSync(join(tmpdir(), 'kinnari-push-'));
  const platformPort = await freePort();
  const nodes: PushNode[] = [];
  for (let at = 0; at < count; at += 1) {
    nodes.push(await createPushNode(join(folder, String(at)), platformPort, streams));
  }
  const pushNodes = nodes.map(({ publish }) => publish);
  const platform = createSandboxServer({ control: true, scenario: 'ready', pushNodes });
  await platform.listen(platformPort, '127.0.0.1');
  const settings = async (change: object): Promise<void> => {
    const url = `http://127.0.0.1:${platformPort}/__sandbox__/settings`;
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(change) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  await settings({ live: 'stream', humanCheck: 'none' });
  await Promise.all(nodes.map((node) => node.start()));
  return {
    platform,
    nodes,
    settings,
    async [Symbol.asyncDispose]() {
      await Promise.all(nodes.map((node) => node.stop()));
      await platform.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the files of a node into a folder. It is not started. */
export async function createPushNode(
  root: string,
  platformPort: number,
  streams: number,
  workers = 1,
): Promise<PushNode> {
  const [port, publishPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const conf = nginxConf(v.parse(deploymentSchema, { ...(sandboxDeployment as object), origin }), {
    ...defaultHostOptions,
    root,
    listen: `127.0.0.1:${port}`,
    cache: join(root, 'cache'),
    log: join(root, 'access.log'),
    platform: parsePlatform(`http://127.0.0.1:${platformPort}`),
    push: { listen: `127.0.0.1:${publishPort}`, publishers: ['127.0.0.1'], streams },
  });
  mkdirSync(join(root, 'nginx'), { recursive: true });
  mkdirSync(join(root, 'current/site'), { recursive: true });
  writeFileSync(join(root, 'nginx/kinnari.conf'), conf);
  for (const name of ['health', '404.html']) writeFileSync(join(root, 'current/site', name), 'ok\n');
  let nginx: ChildProcess | undefined;
  const pids = (): readonly number[] => (nginx?.pid === undefined ? [] : [nginx.pid, ...childrenOf(nginx.pid)]);
  return {
    origin,
    publish: `http://127.0.0.1:${publishPort}/publish`,
    async start() {
      nginx = startNginx(root, { connections: 2 * streams + 1_024, workers });
      await until(`${origin}/health`);
    },
    kill() {
      for (const pid of pids()) process.kill(pid, 'SIGKILL');
    },
    reload: () => void nginx?.kill('SIGHUP'),
    stop: async () => nginx && stop(nginx),
    pids,
    log: () => readFileSync(join(root, 'error.log'), 'utf8'),
  };
}

export interface Ask {
  /** The address of this machine that asks: tickets are counted by it. */
  readonly from: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request over a connection of its own. The body is read as it comes. */
export function reach(url: string, { from, method = 'GET', headers = {} }: Ask): Promise<Response> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers, agent: false, localAddress: from }, (answer) => {
      const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
      const own = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
      resolve(new Response(body, { status: answer.statusCode ?? 0, headers: own }));
    })
      .on('error', reject)
      .end(method === 'POST' ? '{}' : undefined);
  });
}

/** Asks a node for the address of a stream, as a visitor or with the token of an account. */
export async function ticketAt({ origin }: PushNode, from: string, token?: string) {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const answer = await reach(`${origin}/wps/live/ticket`, { from, headers, method: 'POST' });
  const { value } = (await answer.json()) as { value: { url: string } };
  return { url: origin + value.url };
}

/** Opens a stream as a browser does. */
export const openStream = (url: string, from: string, headers: Readonly<Record<string, string>> = {}) =>
  reach(url, { from, headers: { Accept: 'text/event-stream', ...headers } });
