import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { deploymentSchema } from '#core/site/deployment.ts';
import { caddyfile } from '../../scripts/deploy/caddy.ts';
import { type HostOptions, defaultHostOptions } from '../../scripts/deploy/hostRules.ts';
import { nginxConf } from '../../scripts/deploy/nginx.ts';
import { sandboxDeployment } from '../../scripts/lib/documents.ts';
import { type HostName, assertInstalled, freePort, startServer, stop, until } from './servers.ts';

export const shell = '<!doctype html><p>shell</p>';

/** The public folder of a small site, with files of a client that have no packed ones beside them. */
function writeSite(root: string): void {
  const site = join(root, 'releases/r1/site');
  const plain: Record<string, string> = {
    health: 'ok\n',
    'version.json': '{}',
    '404.html': 'nothing here',
    '503.html': 'closed',
    'google123.html': 'google-site-verification: google123.html',
    'ads.txt': 'example.com, 1, DIRECT',
    'brand/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/1a2b3c4d/marks/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/1a2b3c4d/share/preview.png': 'PNG',
    'brand.json': '{ "density": "compact" }',
    'feed.xml': '<feed/>',
    'app.webmanifest': '{}',
    'client.css': 'p {}',
    'client.js': 'export {};',
    '.well-known/security.txt': 'Contact: mailto:a@site.example',
    '.well-known/acme-challenge/token': 'token',
    '.well-known/apple-app-site-association': '{}',
    '.well-known/webauthn': '{ "origins": [] }',
    '.well-known/.hidden': 'secret',
    'assets/late-1a2b3c4.js': 'export const late = true;',
  };
  const packed = {
    'client/1a2b3c4d/fonts/ofl.txt': 'OPEN FONT LICENSE',
    'index.html': shell,
    'robots.txt': 'User-agent: *',
    'assets/a-1a2b3c4.js': 'export const a = 1;',
  };
  for (const [name, text] of Object.entries({ ...plain, ...packed })) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  for (const [name, text] of Object.entries(packed)) {
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(site, `${name}.gz`), gzipSync(text));
  }
  symlinkSync('releases/r1', join(root, 'current'));
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const close = (server: Server): Promise<unknown> => {
  if ('closeAllConnections' in server) (server as ReturnType<typeof createServer>).closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

/** A renderer of documents that says what it was asked. */
const renderer = createServer((request, response) => {
  const { url = '' } = request;
  const status = url.startsWith('/fails') ? 500 : request.method === 'POST' ? 405 : 200;
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(JSON.stringify(saidBy(request)));
});
export const saidBy = ({ url, headers, socket }: IncomingMessage) => ({
  url,
  headers,
  name: (socket as Partial<TLSSocket>).servername,
});

/** A certificate for `localhost` by an authority of its own. */
function certificate(folder: string, name: string): { readonly key: string; readonly cert: string } {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert, ...names], { stdio: 'ignore' });
  return { key, cert };
}

const certificates = mkdtempSync(join(tmpdir(), 'kinnari-certificates-'));
export const right = certificate(certificates, 'localhost');
export const other = certificate(certificates, 'other.example');
const platform = createTlsServer(
  { key: readFileSync(right.key), cert: readFileSync(right.cert) },
  (request, response) => response.end(JSON.stringify(saidBy(request))),
);
let documentsPort = 0;
let platformPort = 0;

/** Starts the renderer and the platform; their ports are free ones. */
export async function startStands(): Promise<{ readonly platformPort: number }> {
  documentsPort = await listen(renderer);
  platformPort = await listen(platform);
  return { platformPort };
}
export async function stopStands(): Promise<void> {
  await Promise.all([close(renderer), close(platform)]);
  rmSync(certificates, { recursive: true });
}

export interface Site extends AsyncDisposable {
  readonly origin: string;
  readonly port: number;
}

export async function startSite(name: HostName, settings: object, options: Partial<HostOptions> = {}): Promise<Site> {
  assertInstalled(name);
  const root = mkdtempSync(join(tmpdir(), `kinnari-rules-${name}-`));
  writeSite(root);
  const port = await freePort();
  const all = {
    ...defaultHostOptions,
    root,
    cache: join(root, 'cache'),
    log: join(root, 'access.log'),
    listen: `127.0.0.1:${port}`,
    documents: `127.0.0.1:${documentsPort}`,
    ...options,
  };
  const deployment = v.parse(deploymentSchema, { ...(sandboxDeployment as object), ...settings });
  for (const [file, text] of [
    ['nginx/kinnari.conf', nginxConf(deployment, all)],
    ['caddy/Caddyfile', caddyfile(deployment, all)],
  ] as const) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const server = startServer(name, root);
  const origin = `http://127.0.0.1:${port}`;
  const dispose = async (): Promise<void> => {
    await stop(server);
    rmSync(root, { recursive: true, force: true });
  };
  const ready = all.tls === null ? origin : `http://${all.http}`;
  await until(`${ready}/health`).catch(async (error: unknown) => {
    await dispose();
    throw error;
  });
  return { origin, port, [Symbol.asyncDispose]: dispose };
}
