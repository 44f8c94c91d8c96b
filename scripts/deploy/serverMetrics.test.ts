import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createServerMetrics, serveMetrics } from './serverMetrics.ts';

it('an address that is taken is an error, and not the end', async () => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const { port } = taken.address() as AddressInfo;
  const told = Promise.withResolvers<unknown>();
  serveMetrics(createServerMetrics(), `127.0.0.1:${port}`, told.resolve);
  expect(await told.promise).toMatchObject({ code: 'EADDRINUSE' });
  taken.close();
});

it.each(['9181', 'localhost', ':9181', ''])('METRICS=%s is refused with what to write', (address) => {
  expect(() => serveMetrics(createServerMetrics(), address, () => {})).toThrow('write host and port');
});
