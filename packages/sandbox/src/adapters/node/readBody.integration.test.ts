import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileUpload } from '#api/uploads.ts';
import { demoServicePath } from '../../http/demoServices.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';
import { maxBodyBytes, maxFileBytes } from './readBody.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ control: true });
});
afterAll(() => server[Symbol.asyncDispose]());

interface Sent {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  /** How many bytes the connection took before it was closed. */
  readonly bytes: number;
}

/** Sends a body without a length, up to `bytes`, until the server ends the connection. */
function send(path: string, bytes: number): Promise<Sent> {
  const part = Buffer.alloc(64 * 1024, ' ');
  return new Promise((resolve, reject) => {
    let answered: Omit<Sent, 'bytes'> | undefined;
    let written = 0;
    const call = request(`${server.origin}${path}`, { method: 'POST' }, (answer) => {
      answered = { status: answer.statusCode, connection: answer.headers.connection };
      answer.resume();
    });
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    call.on('error', (error) => (answered === undefined ? reject(error) : undefined));
    call.on('close', close);
    void closed.then(() => answered && resolve({ ...answered, bytes: written }));
    const next = (): void => {
      if (answered !== undefined || call.destroyed) return;
      if (written >= bytes) return void call.end();
      written += part.length;
      call.write(part, () => setImmediate(next));
    };
    next();
  });
}

const paths = [
  '/wps/session/login',
  '/wps/no-such-call',
  '/sandbox-games/api/spin',
  '/sandbox-games/api/cards/deal',
  `${demoServicePath}identity/send`,
  '/__sandbox__/settings',
  '/rng',
  '/sandbox-games/slots/',
];

test.each(paths)('%s: a body without a length is cut off while it is read', async (path) => {
  const { status, connection, bytes } = await send(path, 256 * maxBodyBytes);
  expect(status).toBe(413);
  expect(connection).toBe('close');
  // What waits in the buffers of both sockets comes on top.
  expect(bytes).toBeLessThan(16 * maxBodyBytes);
});

test('an upload may be longer, up to its own limit', async () => {
  const path = fileUpload.path;
  // Read to its end: only then is the session asked for.
  expect(await send(path, 5 * maxBodyBytes)).toMatchObject({ status: 401 });
  const { status, bytes } = await send(path, 64 * maxFileBytes);
  expect(status).toBe(413);
  expect(bytes).toBeLessThan(4 * maxFileBytes);
});

test('a body without a length that is short enough is read to its end', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"launch":"x"}'));
      controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' };
  const answer = await fetch(`${server.origin}/sandbox-games/api/spin`, init);
  expect([answer.status, await answer.json()]).toMatchObject([200, { refused: 'invalid_input' }]);
});
