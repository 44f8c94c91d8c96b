import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ServerResponse, createServer } from 'node:http';
import { get as getSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostOptions } from '../../scripts/deploy/hostRules.ts';
import { parsePlatform } from '../../scripts/deploy/platform.ts';
import { ask } from './load.ts';
import { freePort, hostNames } from './servers.ts';
import { other, right, type saidBy, startSite, startStands, stopStands } from './smallSite.ts';

let platformPort = 0;
beforeAll(async () => {
  ({ platformPort } = await startStands());
});
afterAll(stopStands);

describe.each(hostNames)('the platform behind %s', (name) => {
  const callThrough = async (options: Partial<HostOptions>, headers: Readonly<Record<string, string>> = {}) => {
    const target = parsePlatform(`https://localhost:${platformPort}/base`);
    await using site = await startSite(name, {}, { platform: target, platformCa: right.cert, ...options });
    const { status, body } = await ask(`${site.origin}/wps/a%2Fb?c=%20d`, headers);
    return { status, site, said: status === 200 ? (JSON.parse(body.toString()) as ReturnType<typeof saidBy>) : null };
  };

  it('is asked below its path, by its own name, as a path that stays as it was', async () => {
    const { said, site } = await callThrough({}, { 'X-Forwarded-For': '6.6.6.6' });
    expect(said?.url).toBe('/base/wps/a%2Fb?c=%20d');
    expect(said?.name).toBe('localhost');
    expect(said?.headers).toMatchObject({
      host: `localhost:${platformPort}`,
      'x-forwarded-host': `127.0.0.1:${site.port}`,
      // What the player says is replaced.
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
    });
  });

  it('is told the player by a trusted proxy, and nothing that the player wrote', async () => {
    const headers = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' };
    const { said } = await callThrough({ trust: ['127.0.0.0/8'] }, headers);
    expect(said?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9, 127.0.0.1', 'x-real-ip': '203.0.113.9' });
  });

  it('is told the player by a header that the proxy names', async () => {
    const options = { trust: ['127.0.0.1'], trustHeader: 'CF-Connecting-IP' };
    const headers = { 'X-Forwarded-For': '6.6.6.6', 'CF-Connecting-IP': '203.0.113.9' };
    expect((await callThrough(options, headers)).said?.headers['x-real-ip']).toBe('203.0.113.9');
  });

  it('is not told by a proxy that is not trusted', async () => {
    const { said } = await callThrough({ trust: ['10.0.0.0/8'] }, { 'X-Forwarded-For': '203.0.113.9' });
    expect(said?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' });
  });

  it('is not asked when its certificate is that of another', async () => {
    const { status, said } = await callThrough({ platformCa: other.cert });
    expect([status, said]).toEqual([502, null]);
  });
});

describe.each(hostNames)('a stream of events that the platform holds, behind %s', (name) => {
  it('is sent on as it comes, ends at the platform when the player leaves, and is never that of a push node', async () => {
    const asked = Promise.withResolvers<{ readonly stream: ServerResponse; readonly node: unknown }>();
    await using disposable = new AsyncDisposableStack();
    const streaming = createServer(({ headers }, stream) => {
      stream.writeHead(200, { 'Content-Type': 'text/event-stream' });
      asked.resolve({ stream, node: headers['x-push-node'] });
    });
    disposable.defer(() => {
      streaming.closeAllConnections();
      streaming.close();
    });
    await once(streaming.listen(0, '127.0.0.1'), 'listening');
    const { port } = streaming.address() as AddressInfo;
    await using site = await startSite(name, {}, { platform: parsePlatform(`http://127.0.0.1:${port}`) });
    const leaving = new AbortController();
    const answer = fetch(`${site.origin}/wps/live/stream?ticket=x`, {
      headers: { Accept: 'text/event-stream', 'X-Push-Node': '1' },
      signal: leaving.signal,
    });
    const { stream, node } = await asked.promise;
    expect(node ?? '').toBe('');
    const left = once(stream, 'close');
    stream.write('data: first\n\n');
    const reader = (await answer).body?.pipeThrough(new TextDecoderStream()).getReader();
    // The second is written when the first has come.
    expect((await reader?.read())?.value).toBe('data: first\n\n');
    stream.write('data: second\n\n');
    expect((await reader?.read())?.value).toBe('data: second\n\n');
    leaving.abort();
    await left;
  });
});

it('nginx with a certificate leads from http to https, and answers there', async () => {
  const http = await freePort();
  const options = { http: `127.0.0.1:${http}`, tls: { certificate: right.cert, key: right.key } };
  await using site = await startSite('nginx', { origin: 'https://localhost' }, options);
  const { status, headers } = await ask(`http://127.0.0.1:${http}/rng?a=1`, { Host: 'localhost' });
  expect([status, headers.location]).toEqual([308, 'https://localhost/rng?a=1']);
  expect((await ask(`http://127.0.0.1:${http}/rng`, { Host: 'evil.example' })).status).toBe(421);
  const secure = await new Promise<number | undefined>((resolve, reject) => {
    const target = { port: site.port, host: '127.0.0.1', servername: 'localhost', ca: readFileSync(right.cert) };
    getSecure({ ...target, path: '/rng', headers: { Host: 'localhost' } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    }).on('error', reject);
  });
  expect(secure).toBe(200);
});
