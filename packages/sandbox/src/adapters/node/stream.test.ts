import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveTicket } from '#api/liveTicket.ts';
import { changeSettings } from '../../changeSettings.ts';
import { note } from '../../live/note.ts';
import { createPublisher } from '../../live/publisher.ts';
import { memberIdOf } from '../../seed/members.ts';
import type { RowChange } from '../../store/store.ts';
import { valueOf } from '../../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, testNow } from '../../testing/platform.ts';
import { createStreams } from './stream.ts';

let platform: TestPlatform;
let streams: ReturnType<typeof createStreams>;
beforeEach(async () => {
  vi.useFakeTimers({ now: testNow });
  let committed: ((changes: readonly RowChange[]) => void) | undefined;
  platform = createTestPlatform({ now: Date.now, committed: (changes) => committed?.(changes) });
  changeSettings(platform.sandbox, { live: 'stream' });
  valueOf(await platform.signIn('demo'));
  const publisher = createPublisher(platform.sandbox);
  committed = publisher.committed;
  streams = createStreams(platform.sandbox, publisher);
});
afterEach(() => {
  streams.close();
  vi.useRealTimers();
});

async function open() {
  const { url } = valueOf(await platform.client.call(liveTicket, {}));
  const response = streams.open(new Request(`https://kinnari.test${url}`));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('there is no stream');
  return reader;
}

test('a stream says every 25 seconds that it is there, with data', async () => {
  const reader = await open();
  vi.advanceTimersByTime(25_000);
  let text = '';
  while (!text.includes('event: ping\ndata: 1\n\n')) text += (await reader.read()).value ?? '';
  expect(text).not.toContain('balance');
});

test('a stream ends with its session, after it has said so', async () => {
  const reader = await open();
  const { store } = platform.sandbox;
  store.transaction(() => store.remove('sessions', platform.token() ?? ''));
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  expect(text).toMatch(/data: \{"topic":"session","version":\d+,"ended":"over"\}\n\n$/);
  expect(vi.getTimerCount()).toBe(0);
});

test('a stream ends within 25 seconds of the time at which its session is over', async () => {
  const reader = await open();
  vi.setSystemTime(Date.now() + 12 * 60 * 60_000);
  vi.advanceTimersByTime(25_000);
  expect(vi.getTimerCount()).toBe(0);
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  expect(text).toMatch(/"ended":"closed"\}\n\n$/);
});

test('a reader who leaves, and one who does not read, keep nothing alive', async () => {
  const reader = await open();
  await reader.cancel();
  expect(vi.getTimerCount()).toBe(0);
  await open();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  for (let at = 0; at < 200; at += 1) {
    platform.sandbox.store.transaction(() => note(platform.sandbox, memberIdOf('demo'), 'message'));
    vi.advanceTimersByTime(1_000);
  }
  expect(vi.getTimerCount()).toBe(0);
});
