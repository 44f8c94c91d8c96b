import { afterEach, beforeEach, expect, test } from 'vitest';
import { liveStreamPath } from '#api/liveTicket.ts';
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

/** Reads events of a stream one by one; null at its end. */
function eventsOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async (): Promise<string | null> => {
    while (!text.includes('\n\n')) {
      const part = await reader?.read();
      if (part === undefined || part.done) return null;
      text += part.value;
    }
    const [event = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return event;
  };
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
