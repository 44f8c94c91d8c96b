import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { sandboxDeployment } from '../../scripts/lib/documents.ts';
import { type HostName, assertInstalled, childrenOf, freePort, startServer, stop, until } from './servers.ts';

/** A host that serves what `deploy:files` wrote, with the renderer of documents and the sandbox behind it. */
export interface Host extends AsyncDisposable {
  readonly origin: string;
  readonly root: string;
  /** The release that is current. */
  readonly first: string;
  /** Another release, whose build lacks an asset of the first. */
  readonly second: string;
  /** The path of that asset. */
  readonly formerAsset: string;
  readonly switchTo: (release: string) => void;
  /** Changes settings of the platform. */
  readonly settings: (change: object) => Promise<void>;
  readonly stopDocuments: () => Promise<void>;
  readonly stopPlatform: () => Promise<void>;
  /** The process ids of the web server, with its workers. */
  readonly pids: () => readonly number[];
  readonly documentsPid: number;
  /** What a part has written into its log. */
  readonly log: (of: 'web' | 'documents' | 'errors') => string;
}

export interface HostChanges {
  /** What the deployment says besides that of the sandbox. @param origin where the host is */
  readonly changes?: (origin: string) => object;
  /** What the deployment of the second release says besides. @default other hosts */
  readonly next?: object;
  /** Files in the client's public folder, by path. */
  readonly clientFiles?: Readonly<Record<string, string | Uint8Array>>;
  /** What the renderer’s environment has besides. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Stands before the platform. @returns its port */
  readonly before?: (platformPort: number) => Promise<number>;
}

const logs = { web: 'access.log', documents: 'documents.log', errors: 'error.log' } as const;

/** Writes two releases and starts a web server on the first. Needs `npm run build`. */
export async function startHost(
  name: HostName,
  {
    changes = () => ({}),
    next = { errorUrl: 'https://errors.example/in', imageHosts: ['img.example'] },
    clientFiles,
    environment = {},
    before = (platformPort) => Promise.resolve(platformPort),
  }: HostChanges = {},
): Promise<Host> {
  assertInstalled(name);
  const root = mkdtempSync(join(tmpdir(), `kinnari-${name}-`));
  const sandbox = createSandboxServer({ control: true, scenario: 'demonstration' });
  const platformPort = await before((await sandbox.listen(0, '127.0.0.1')).port);
  const [port, documentsPort] = [await freePort(), await freePort()];
  const platform = `http://127.0.0.1:${platformPort}`;
  const dist = join(root, 'dist');
  const client = join(root, 'client');
  cpSync('dist', dist, { recursive: true });
  const formerAsset = '/assets/former-1a2b3c4.js';
  const deploy = (deployment: object): string => {
    const file = join(root, 'deployment.json');
    writeFileSync(file, JSON.stringify(deployment));
    const options = {
      root,
      dist,
      platform,
      listen: `127.0.0.1:${port}`,
      documents: `127.0.0.1:${documentsPort}`,
      cache: join(root, 'cache'),
      log: join(root, 'access.log'),
      ...(clientFiles && { public: client }),
    };
    const args = Object.entries(options).flatMap(([key, value]) => [`--${key}`, value]);
    const said = execFileSync(process.execPath, ['scripts/deployFiles.ts', file, root, ...args], { encoding: 'utf8' });
    return /^release (\w+)/.exec(said)?.[1] ?? '';
  };
  for (const [path, content] of Object.entries(clientFiles ?? {})) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), content);
  }
  const origin = `http://127.0.0.1:${port}`;
  const deployment = { ...(sandboxDeployment as object), ...changes(origin) };
  writeFileSync(join(dist, 'site', formerAsset), 'export const former = true;\n');
  const first = deploy(deployment);
  rmSync(join(dist, 'site', formerAsset));
  const second = deploy({ ...deployment, ...next });

  const documents = spawn(process.execPath, [join(root, 'current/server/serve.js'), join(root, 'current')], {
    env: { ...process.env, PORT: String(documentsPort), PLATFORM: platform, ...environment },
    stdio: ['ignore', openSync(join(root, logs.documents), 'w'), 'inherit'],
  });
  const web = startServer(name, root);
  const dispose = async (): Promise<void> => {
    await Promise.all([stop(web), stop(documents), sandbox.close()]);
    rmSync(root, { recursive: true, force: true });
  };
  try {
    await until(`http://127.0.0.1:${documentsPort}/health`);
    await until(`${origin}/health`);
  } catch (error) {
    await dispose();
    throw error;
  }
  const { pid = 0 } = web;
  return {
    origin,
    root,
    first,
    second,
    formerAsset,
    documentsPid: documents.pid ?? 0,
    pids: () => [pid, ...childrenOf(pid)],
    switchTo(release) {
      symlinkSync(`releases/${release}`, join(root, 'next'));
      renameSync(join(root, 'next'), join(root, 'current'));
      if (!readlinkSync(join(root, 'current')).endsWith(release)) throw new Error('the link was not switched');
    },
    async settings(change) {
      const url = 'http://127.0.0.1/__sandbox__/settings';
      const headers = { 'Content-Type': 'application/json' };
      const answer = await sandbox.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(change) }));
      if (!answer.ok) throw new Error(await answer.text());
    },
    stopDocuments: () => stop(documents),
    stopPlatform: () => sandbox.close(),
    log: (of) => readFileSync(join(root, logs[of]), 'utf8'),
    [Symbol.asyncDispose]: dispose,
  };
}
