import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const hostNames = ['nginx', 'caddy'] as const;
export type HostName = (typeof hostNames)[number];

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** @throws when a web server is not installed */
export function assertInstalled(name: HostName): void {
  if (spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error !== undefined) {
    throw new Error(`${name} is not installed: apt-get install nginx caddy`);
  }
}

/** Waits until a URL is answered with success. */
export async function until(url: string): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const reply = await fetch(url).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok === true) return;
    if (Date.now() > end) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    return undefined;
  });

/** The processes that a process has started. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The module by which nginx holds streams, where Debian's package puts it. */
export const nchanModule = process.env['NCHAN_MODULE'] ?? '/usr/lib/nginx/modules/ngx_nchan_module.so';

/** Starts a web server on the configuration that `deploy:files` wrote into a folder. Ports and folders are its own. */
export const startServer = (name: HostName, root: string): ChildProcess =>
  name === 'nginx' ? startNginx(root) : startCaddy(root);

/** What stands outside the `http` block of nginx. */
interface NginxSize {
  readonly connections?: number;
  readonly workers?: number;
}

/** Starts nginx; with the module for streams where its configuration has some. */
export function startNginx(root: string, { connections = 4_096, workers = 1 }: NginxSize = {}): ChildProcess {
  mkdirSync(join(root, 'cache'), { recursive: true });
  const conf = join(root, 'nginx.conf');
  // Temporary folders belong to who runs the tests.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const module = readFileSync(join(root, 'nginx/kinnari.conf'), 'utf8').includes('nchan_')
    ? `load_module ${nchanModule};`
    : '';
  writeFileSync(
    conf,
    `${module} ${user} worker_processes ${workers}; worker_rlimit_nofile ${2 * connections}; pid ${root}/nginx.pid; error_log ${root}/error.log;
events { worker_connections ${connections}; }
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
