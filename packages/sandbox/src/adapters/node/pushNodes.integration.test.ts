import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAesCipher } from '#api/cipher.ts';
import { createClient } from '#api/client.ts';
import { liveTicket } from '#api/liveTicket.ts';
import { sessionLogin, sessionLogout } from '#api/session.ts';
import { demoPassword } from '../../accounts/password.ts';
import { sandboxCipherKey } from '../../http/handle.ts';
import { eventsOf } from '../../testing/eventsOf.ts';
import { valueOf } from '../../testing/moneyOut.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';

/** What takes messages as a push node does, and keeps them as it got them. */
interface StandIn {
  readonly url: string;
  readonly taken: string[];
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

async function standIn(): Promise<StandIn> {
  const taken: string[] = [];
  let server: Server | undefined;
  let port = 0;
  const start = async (): Promise<void> => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      const id = new URL(request.url ?? '', 'http://node.invalid').searchParams.get('id');
      const event = request.headers['x-eventsource-event'];
      taken.push(`${request.method} ${id} ${body}${event === undefined ? '' : ` as ${String(event)}`}`);
      response.writeHead(202).end();
    });
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}/publish`,
    taken,
    start,
    async stop() {
      const closed = new Promise((resolve) => server?.close(resolve));
      server?.closeAllConnections();
      await closed;
    },
  };
}

let nodes: readonly [StandIn, StandIn];
let server: TestServer;
async function serve(pushNodes: readonly string[]): Promise<void> {
  server = await startTestServer({ control: true, pushNodes });
  await settings({ live: 'stream', humanCheck: 'none' });
}
beforeEach(async () => {
  token = null;
  nodes = [await standIn(), await standIn()];
  await serve(nodes.map(({ url }) => url));
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await Promise.all(nodes.map((node) => node.stop()));
});

async function settings(change: object): Promise<void> {
  const options = { method: 'POST', body: JSON.stringify(change) };
  expect((await fetch(`${server.origin}/__sandbox__/settings`, options)).status).toBe(200);
}
const asNode = { 'X-Push-Node': '1' };

let token: string | null = null;
const client = () =>
  createClient({
    baseUrl: server.origin,
    token: () => token,
    language: () => 'EN',
    cipher: () => createAesCipher({ keyBase64: sandboxCipherKey }),
    fetch,
  });
async function signIn(): Promise<void> {
  const login = { type: 'username', username: 'demo', password: demoPassword } as const;
  ({ token } = valueOf(await client().call(sessionLogin, login)));
}
const ticketUrl = async () => server.origin + valueOf(await client().call(liveTicket, {})).url;

/** The channels that a node is led to. */
async function channelsFor(url: string): Promise<readonly string[]> {
  const response = await fetch(url, { headers: asNode });
  const target = response.headers.get('X-Accel-Redirect') ?? '';
  expect([response.status, await response.text(), target]).toEqual([
    200,
    '',
    expect.stringMatching(/^\/internal\/live\?ids=[a-z0-9.]+(,[a-z0-9.]+)*$/),
  ]);
  return target.split('=')[1]?.split(',') ?? [];
}
/** A topic is sent at most once a second. */
const soon = <Value>(read: () => Value) => expect.poll(read, { timeout: 20_000 });
const messagesOf = ({ taken }: StandIn, channel: string) => taken.filter((each) => each.split(' ')[1] === channel);

test('a node is led to channels, and every node gets each message', async () => {
  expect(await channelsFor(await ticketUrl())).toContain('status');
  for (const node of nodes) await soon(() => messagesOf(node, 'status').length).toBe(1);
  await settings({ maintenance: true });
  for (const node of nodes) await soon(() => messagesOf(node, 'status').at(-1)).toContain('"maintenance":true');
});

test('who loses the stream of a node comes back within half a minute, or at once where no node has it', async () => {
  const retryMs = async () => valueOf(await client().call(liveTicket, {})).retryMs;
  expect(await retryMs()).toBe(30_000);
  await server[Symbol.asyncDispose]();
  await serve([]);
  expect(await retryMs()).toBe(1_000);
});

test('no stream has the channels of another', async () => {
  const [one, other] = [await channelsFor(await ticketUrl()), await channelsFor(await ticketUrl())];
  expect(one.filter((channel) => !other.includes(channel))).toEqual([expect.stringMatching(/^o\.[0-9a-f]{32}$/)]);
  expect(one.filter((channel) => other.includes(channel))).toContain('status');
});

test('a used ticket gets 403 with the words of the platform', async () => {
  const url = await ticketUrl();
  await channelsFor(url);
  const again = await fetch(url, { headers: asNode });
  expect(again.status).toBe(403);
  expect(again.headers.has('X-Accel-Redirect')).toBe(false);
  expect(await again.json()).toMatchObject({ success: false, code: 'ticket_expired' });
});

test.each([
  ['who does not say that it is a node', {}, undefined],
  ['who is not at the address of a node', asNode, ['http://192.0.2.1:8091/publish']],
  ['who says so where there is no node', asNode, []],
])('%s gets a stream, and no channel', async (_who, headers, others) => {
  if (others) {
    await server[Symbol.asyncDispose]();
    await serve(others);
  }
  const response = await fetch(await ticketUrl(), { headers: headers as Record<string, string> });
  expect(response.headers.has('X-Accel-Redirect')).toBe(false);
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(await eventsOf(response)()).toMatch(/^data: \{"topic":/);
});

test('a node that did not answer gets the last message of a channel when it is back', async () => {
  await channelsFor(await ticketUrl());
  const [first, second] = nodes;
  await soon(() => messagesOf(second, 'status').length).toBe(1);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  await second.stop();
  for (const vendors of [['PG'], ['PG', 'JILI'], ['JILI']]) {
    await settings({ vendorsInMaintenance: vendors });
    await soon(() => messagesOf(first, 'vendors').at(-1)).toContain(JSON.stringify(vendors));
  }
  await soon(() => complaints.mock.calls.length).toBe(1);
  expect(String(complaints.mock.calls[0]?.[0])).toContain('does not answer');
  complaints.mockRestore();
  second.taken.length = 0;
  await second.start();
  await soon(() => messagesOf(second, 'vendors')).toHaveLength(1);
  expect(messagesOf(second, 'vendors')[0]).toContain('["JILI"]');
});

test('pings go to every node, for all streams, more often than a site takes silence', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    expect(await channelsFor(await ticketUrl())).toContain('ping');
    for (const node of nodes) await soon(() => messagesOf(node, 'ping')).toEqual(['POST ping 1 as ping']);
    vi.advanceTimersByTime(25_000);
    for (const node of nodes) await soon(() => messagesOf(node, 'ping')).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('the end of a session is told in the channel of each of its streams, which is then deleted', async () => {
  await signIn();
  const streams = [await channelsFor(await ticketUrl()), await channelsFor(await ticketUrl())];
  const own = streams.map((channels) => channels.filter((channel) => channel.includes('.')));
  // Whatever is the account's or the session's comes by one channel.
  expect(own).toEqual([[expect.stringMatching(/^o\.[0-9a-f]{32}$/)], [expect.stringMatching(/^o\./)]]);
  const told = (node: StandIn, channel: string) =>
    messagesOf(node, channel).map((each) => each.replace(/"version":\d+/, '"version":0'));
  const account = (channel: string) => `POST ${channel} {"topic":"account","version":0}`;
  for (const [channel = ''] of own)
    for (const node of nodes) await soon(() => told(node, channel)).toEqual([account(channel)]);
  valueOf(await client().call(sessionLogout, {}));
  for (const [channel = ''] of own) {
    for (const node of nodes) {
      await soon(() => told(node, channel)).toEqual([
        account(channel),
        `POST ${channel} {"topic":"session","version":0,"ended":"over"}`,
        `DELETE ${channel} `,
      ]);
    }
  }
});
