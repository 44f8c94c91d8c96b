/**
 * A server for `bench:sandbox`, in a process of its own: the sandbox as `npm start` serves it, or bare Node with the bytes of
 * one answer. Tells its port first, and its memory and CPU time whenever it is asked.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { builtSiteOptions } from '../../scripts/lib/documents.ts';

const [what, site] = process.argv.slice(2);

async function serveSandbox(): Promise<number> {
  const given = site === undefined ? {} : await builtSiteOptions(site, { keep: true });
  const server = createSandboxServer({ control: false, scenario: 'everyWayIn', ...given });
  return (await server.listen(0, '127.0.0.1')).port;
}

/** Answers each request with the head and body that the parent sends first. */
async function serveBytes(): Promise<number> {
  const answer = await new Promise<{ head: Record<string, string>; body: string }>((resolve) => {
    process.once('message', (message) => resolve(message as { head: Record<string, string>; body: string }));
  });
  const body = Buffer.from(answer.body, 'base64');
  const server = createServer((_, response) => response.writeHead(200, answer.head).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return (server.address() as AddressInfo).port;
}

const port = await (what === 'bare' ? serveBytes() : serveSandbox());
process.send?.({ port });
process.on('message', (asked) => {
  if (asked === 'memory') {
    globalThis.gc?.();
    globalThis.gc?.();
  }
  const { user, system } = process.cpuUsage();
  process.send?.({ memory: process.memoryUsage(), cpuMs: (user + system) / 1_000 });
});
