import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { sandboxDeployment } from '../../scripts/lib/documents.ts';

export const hostNames = ['nginx', 'caddy'] as const;
export type HostName = (typeof hostNames)[number];

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
  readonly stopDocuments: () => Promise<void>;
  /** The process ids of the web server, with its workers. */
  readonly pids: () => readonly number[];
  readonly documentsPid: number;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** @throws when a web server is not installed */
function assertInstalled(name: HostName): void {
  if (spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error !== undefined) {
    throw new Error(`${name} is not installed: apt-get install nginx caddy`);
  }
}

async function until(url: string): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const reply = await fetch(url).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok === true) return;
    if (Date.now() > end) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    return undefined;
  });

/** Writes two releases and starts a web server on the first. Needs `npm run build`. */
export async function startHost(name: HostName): Promise<Host> {
  assertInstalled(name);
  const root = mkdtempSync(join(tmpdir(), `kinnari-${name}-`));
  const sandbox = createSandboxServer({ control: false, scenario: 'demonstration' });
  const { port: platformPort } = await sandbox.listen(0, '127.0.0.1');
  const [port, documentsPort] = [await freePort(), await freePort()];
  const platform = `http://127.0.0.1:${platformPort}`;
  const dist = join(root, 'dist');
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
    };
    const args = Object.entries(options).flatMap(([key, value]) => [`--${key}`, value]);
    const said = execFileSync(process.execPath, ['scripts/deployFiles.ts', file, root, ...args], { encoding: 'utf8' });
    return /^release (\w+)/.exec(said)?.[1] ?? '';
  };
  const deployment = sandboxDeployment as object;
  writeFileSync(join(dist, 'site', formerAsset), 'export const former = true;\n');
  const first = deploy(deployment);
  rmSync(join(dist, 'site', formerAsset));
  const second = deploy({ ...deployment, errorUrl: 'https://errors.example/in', imageHosts: ['img.example'] });

  const documents = spawn(process.execPath, [join(root, 'current/server/serve.js'), join(root, 'current')], {
    env: { ...process.env, PORT: String(documentsPort), PLATFORM: platform },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const web = name === 'nginx' ? startNginx(root) : startCaddy(root);
  const origin = `http://127.0.0.1:${port}`;
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
    stopDocuments: () => stop(documents),
    [Symbol.asyncDispose]: dispose,
  };
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

function startNginx(root: string): ChildProcess {
  mkdirSync(join(root, 'cache'), { recursive: true });
  const conf = join(root, 'nginx.conf');
  // Temporary folders belong to who runs the tests.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    conf,
    `${user} worker_processes 1; worker_rlimit_nofile 8192; pid ${root}/nginx.pid; error_log ${root}/error.log;
events { worker_connections 4096; }
http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; include ${root}/nginx/kinnari.conf; }
`,
  );
  return spawn('nginx', ['-c', conf, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
}

function startCaddy(root: string): ChildProcess {
  const home = join(root, 'home');
  mkdirSync(home);
  // The port of its administration is taken where another Caddy runs.
  const file = join(root, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync(join(root, 'caddy/Caddyfile'), 'utf8')}`);
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}
