import { readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { type ConnectionOptions, type TLSSocket, connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './servers.ts';
import { type Site, right, startSite, startStands, stopStands } from './smallSite.ts';

let site: Site;
beforeAll(async () => {
  await startStands();
  const options = { http: `127.0.0.1:${await freePort()}`, tls: { certificate: right.cert, key: right.key } };
  site = await startSite('nginx', { origin: 'https://localhost' }, options);
});
afterAll(async () => {
  await (site as Site | undefined)?.[Symbol.asyncDispose]();
  await stopStands();
});

/** Shakes hands as the options say. */
const handshake = (options: ConnectionOptions): Promise<TLSSocket> =>
  new Promise((resolve, reject) => {
    const target = { port: site.port, host: '127.0.0.1', servername: 'localhost', ca: readFileSync(right.cert) };
    const socket: TLSSocket = connect({ ...target, ...options }, () => resolve(socket));
    socket.on('error', reject);
  });

describe('nginx with the certificate of the site', () => {
  it.each([['TLSv1.2'], ['TLSv1.3']] as const)('speaks %s', async (version) => {
    const socket = await handshake({ minVersion: version, maxVersion: version });
    expect([socket.authorized, socket.getProtocol()]).toEqual([true, version]);
    socket.destroy();
  });

  it('speaks nothing older', async () => {
    // The level of this side that allows it at all.
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await expect(handshake(old)).rejects.toThrow(/protocol version|alert/i);
  });

  it('gives no tickets, whose key would open the sessions of weeks', async () => {
    const socket = await handshake({ maxVersion: 'TLSv1.2' });
    expect([socket.getTLSTicket(), socket.getCipher().name]).toEqual([undefined, expect.stringContaining('ECDHE')]);
    socket.destroy();
  });

  it.each([
    ['localhost', 200],
    ['evil.example', 421],
  ])('answers %s over HTTP/2 with %d', async (host, expected) => {
    const session = connectHttp2(`https://127.0.0.1:${site.port}`, {
      servername: 'localhost',
      ca: readFileSync(right.cert),
    });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      const request = session.request({ ':path': '/rng', ':authority': host });
      request.on('response', (headers) => resolve(headers[':status']));
      request.on('error', reject);
      request.resume();
    });
    expect(status).toBe(expected);
    expect((session.socket as TLSSocket).alpnProtocol).toBe('h2');
    session.destroy();
  });
});
