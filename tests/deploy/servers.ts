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

/** Starts a web server on the configuration that `deploy:files` wrote into a folder. Ports and folders are its own. */
export const startServer = (name: HostName, root: string): ChildProcess =>
  name === 'nginx' ? startNginx(root) : startCaddy(root);

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
