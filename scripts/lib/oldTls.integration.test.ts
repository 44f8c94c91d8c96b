import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SecureVersion, createServer } from 'node:tls';
import { afterAll, expect, it } from 'vitest';
import { oldTlsOf } from './oldTls.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinnari-tls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
const files = ['-keyout', keyFile, '-out', certFile];
const made = spawnSync('openssl', [
  'req',
  '-x509',
  '-newkey',
  'rsa:2048',
  '-nodes',
  '-days',
  '2',
  ...files,
  ...subject,
]);

it.runIf(made.status === 0).each<readonly [least: SecureVersion, found: string | null]>([
  ['TLSv1', 'TLSv1.1'],
  ['TLSv1.2', null],
])('of a server that speaks %s and above it finds %s', async (least, found) => {
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile, 'utf8')];
  const options = { key, cert, minVersion: least, ciphers: 'DEFAULT@SECLEVEL=0' };
  const server = createServer(options, (socket) => void socket.end());
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await oldTlsOf(`https://localhost:${port}`, cert)).toBe(found);
  server.close();
});
