import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { liveStreamPath } from '#api/liveTicket.ts';
import { eventsOf } from '../../testing/eventsOf.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ control: true });
  await control('reset', {});
  await control('settings', { live: 'stream', humanCheck: 'none' });
});
afterEach(() => server[Symbol.asyncDispose]());

const control = (command: string, body: object) => send(`/__sandbox__/${command}`, body);
const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { method: 'POST', body: JSON.stringify(body), headers });

async function ticketUrl(): Promise<string> {
  const answer = (await (await send('/wps/live/ticket', {})).json()) as { value: { url: string } };
  return server.origin + answer.value.url;
}

test('a stream is sent while it goes on, and ends with the server', async () => {
  const response = await fetch(await ticketUrl());
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream']);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const next = eventsOf(response);
  const isStatus = (event: string | null) => event?.includes('"topic":"status"') === true;
  const nextStatus = async () => {
    let event = await next();
    while (event !== null && !isStatus(event)) event = await next();
    return event;
  };
  expect(await nextStatus()).toContain('"maintenance":false');
  await control('settings', { maintenance: true });
  expect(await nextStatus()).toContain('"maintenance":true');
  const ended = nextStatus();
  await server.close();
  expect(await ended).toBeNull();
});

test('a ticket that was used, and none at all, get 403', async () => {
  const url = await ticketUrl();
  const first = await fetch(url);
  expect(first.status).toBe(200);
  await first.body?.cancel();
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(server.origin + liveStreamPath)).status).toBe(403);
  expect((await fetch(await ticketUrl(), { method: 'POST' })).status).toBe(403);
});

test('a HEAD request gets the headers alone', async () => {
  const response = await fetch(await ticketUrl(), { method: 'HEAD' });
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    200,
    'text/event-stream',
    '',
  ]);
});

describe('faults', () => {
  const spoil = (fault: object, match = 'liveStream') => control('faults', [{ match, fault }]);
  const openStream = async () => {
    const response = await fetch(await ticketUrl());
    return { response, next: eventsOf(response) };
  };

  test('a stream that is cut ends after so many messages, and the next one too', async () => {
    await spoil({ kind: 'cut', afterMessages: 2 });
    for (let times = 0; times < 2; times += 1) {
      const { next } = await openStream();
      const events = [await next(), await next(), await next()];
      expect(events.map((event) => event?.startsWith('data: {"topic":'))).toEqual([true, true, undefined]);
    }
  });

  test('garbage comes first, and messages follow', async () => {
    await spoil({ kind: 'garbage' });
    const { next } = await openStream();
    expect(await next()).toBe('garbage\ndata: {"topic":');
    expect(await next()).toMatch(/^data: \{"topic":"\w+","version":\d+/);
  });

  test('a silent stream is open and says nothing, until it is closed', async () => {
    await spoil({ kind: 'silence' });
    const { response, next } = await openStream();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream']);
    const first = next();
    await control('settings', { maintenance: true });
    await server.close();
    expect(await first).toBeNull();
  });

  test('503 with its time, and a stream again without the fault: the ticket was not used', async () => {
    await spoil({ kind: 'status', status: 503, retryAfterS: 7 });
    const url = await ticketUrl();
    const refused = await fetch(url);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '7']);
    await control('faults', []);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  test('a ticket is refused, or slow, by faults of its operation; those of all operations leave streams alone', async () => {
    const ask = async () => (await send('/wps/live/ticket', {})).json();
    const url = await ticketUrl();
    await spoil({ kind: 'refuse', code: 'live_off' }, '*');
    expect(await ask()).toMatchObject({ success: false, code: 'live_off' });
    const response = await fetch(url);
    expect(response.status).toBe(200);
    await response.body?.cancel();
    await spoil({ kind: 'hang' }, 'liveTicket');
    const late = ask();
    const held = async () =>
      ((await (await fetch(`${server.origin}/__sandbox__/held`)).json()) as { held: number }).held;
    await expect.poll(held).toBe(1);
    await control('release', {});
    expect(await late).toMatchObject({ success: true });
  });
});
