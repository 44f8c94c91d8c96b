import { expect, onTestFinished, test, vi } from 'vitest';
import type { ApiError, Result } from '#api/errors.ts';
import { type ConnectionOptions, type Ticket, connect, graceMs, hiddenMs, silenceMs } from './connection.ts';
import { type OnDemand, type Wanted, unwantedMs } from './demand.ts';
import { TestStream } from './testStream.testing.ts';

const ticketOf = (at: number): Result<Ticket> => ({
  ok: true,
  value: { url: `/stream?${at}`, versions: { account: at }, retryMs: 1_000 },
});

let scopes = 0;

/** A tab that listens. Two with the same scope are two tabs of one session. */
function tab(options: Partial<ConnectionOptions> = {}) {
  const streams: TestStream[] = [];
  const told = { versions: vi.fn(), message: vi.fn(), hearing: vi.fn() };
  const askForTicket = vi.fn((_signal: AbortSignal, _topics: readonly OnDemand[]) =>
    Promise.resolve(ticketOf(askForTicket.mock.calls.length)),
  );
  const end = connect({
    scope: `test ${(scopes += 1)}`,
    askForTicket,
    openStream() {
      const stream = new TestStream();
      streams.push(stream);
      return stream;
    },
    onVersions: told.versions,
    onMessage: told.message,
    onHearing: told.hearing,
    chance: () => 1,
    ...options,
  });
  onTestFinished(end);
  const opened = async (count = 1): Promise<TestStream> => {
    await until(() => expect(streams).toHaveLength(count));
    return streams[count - 1] as TestStream;
  };
  return { told, streams, askForTicket, opened, end };
}

/**
 * Time passes only as the test says. Locks, channels and frames are the browser's own. Returns what waits until something
 * is asked for in that many ms: the page, which other tests had before, may have timers of its own.
 */
function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => {
    timers.mockRestore();
    vi.useRealTimers();
  });
  return async (ms: number): Promise<void> => {
    await until(() => expect(timers.mock.calls.map(([, wait]) => wait)).toContain(ms));
    timers.mockClear();
  };
}

/** Waits for what the browser does, while timers stand. */
async function until(check: () => void, frames = 300): Promise<void> {
  try {
    check();
  } catch (failure) {
    if (frames === 0) throw failure;
    await frame();
    await until(check, frames - 1);
  }
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows or hides the page, as far as its scripts can tell. */
function setHidden(hidden: boolean): void {
  const spy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  onTestFinished(() => spy.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}

test('what the stream says arrives, and versions come with the ticket', async () => {
  const { told, opened } = tab();
  const stream = await opened();
  expect(told.versions).toHaveBeenCalledWith({ account: 1 });
  expect(told.hearing).not.toHaveBeenCalled();
  stream.open();
  expect(told.hearing.mock.calls).toEqual([[true]]);
  stream.say('one');
  expect(told.message.mock.calls).toEqual([['one']]);
});

test('a lost stream is opened again after a wait that grows with the time without it, with a ticket of its own', async () => {
  const timer = stopTimers();
  const { askForTicket, opened } = tab();
  (await opened()).lose();
  for (const [at, wait] of [1_500, 2_000, 4_000].entries()) {
    await timer(wait);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(askForTicket).toHaveBeenCalledTimes(at + 1);
    await vi.advanceTimersByTimeAsync(1);
    (await opened(at + 2)).lose();
  }
  await timer(8_000);
  await vi.advanceTimersByTimeAsync(8_000);
  // What was open begins again with the first wait.
  const stream = await opened(5);
  stream.open();
  stream.lose();
  await timer(1_500);
  await vi.advanceTimersByTimeAsync(1_500);
  await opened(6);
});

test('a device that is online again asks at once', async () => {
  const timer = stopTimers();
  const { opened } = tab();
  (await opened()).lose();
  await timer(1_500);
  dispatchEvent(new Event('online'));
  await opened(2);
});

test.each<[string, ApiError, boolean]>([
  ['a platform that cannot be reached', { kind: 'network', outcomeUnknown: false }, true],
  ['a session that has ended', { kind: 'unauthorized' }, false],
  [
    'a platform without the channel',
    { kind: 'refused', code: 'operation_not_allowed', message: '', detail: {} },
    false,
  ],
])('%s is asked again or left alone', async (_, error, again) => {
  stopTimers();
  const askForTicket = vi.fn(() => Promise.resolve({ ok: false, error } as const));
  tab({ askForTicket });
  await until(() => expect(askForTicket).toHaveBeenCalledTimes(1));
  await frame();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(askForTicket.mock.calls.length > 1).toBe(again);
});

test('a stream that says nothing for 40 s is lost; a ping is a word', async () => {
  stopTimers();
  const { opened } = tab();
  const stream = await opened();
  stream.open();
  await vi.advanceTimersByTimeAsync(silenceMs - 1);
  stream.say('', 'ping');
  await vi.advanceTimersByTimeAsync(silenceMs - 1);
  expect(stream.isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(stream.isClosed).toBe(true);
});

test('only a stream that is away for 45 s counts as gone', async () => {
  const timer = stopTimers();
  const { told, opened } = tab({ chance: () => 0 });
  const first = await opened();
  first.open();
  first.lose();
  await timer(500);
  await vi.advanceTimersByTimeAsync(500);
  (await opened(2)).open();
  await vi.advanceTimersByTimeAsync(silenceMs - 1);
  expect(told.hearing.mock.calls).toEqual([[true]]);
  const second = await opened(2);
  second.lose();
  await timer(500);
  await vi.advanceTimersByTimeAsync(graceMs);
  expect(told.hearing.mock.calls).toEqual([[true], [false]]);
});

test('two tabs share one stream, and the second takes over when the first ends', async () => {
  const scope = `shared ${(scopes += 1)}`;
  const first = tab({ scope });
  const stream = await first.opened();
  stream.open();
  const second = tab({ scope });
  await until(() => expect(second.told.hearing.mock.calls).toEqual([[true]]));
  expect(second.told.versions).toHaveBeenCalledWith({ account: 1 });
  stream.say('for both');
  await until(() => expect(second.told.message.mock.calls).toEqual([['for both']]));
  expect(first.told.message.mock.calls).toEqual([['for both']]);
  expect(second.askForTicket).not.toHaveBeenCalled();
  first.end();
  expect(stream.isClosed).toBe(true);
  (await second.opened()).open();
  expect(second.told.hearing.mock.calls).toEqual([[true]]);
});

test('a tab that takes over and finds no platform stops hearing like every other', async () => {
  const scope = `lost ${(scopes += 1)}`;
  const first = tab({ scope });
  (await first.opened()).open();
  const askForTicket = vi.fn(() => new Promise<never>(() => {}));
  const second = tab({ scope, askForTicket });
  await until(() => expect(second.told.hearing.mock.calls).toEqual([[true]]));
  stopTimers();
  first.end();
  await until(() => expect(askForTicket).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(graceMs);
  expect(second.told.hearing.mock.calls).toEqual([[true], [false]]);
});

test('tabs of other sessions hear nothing of it', async () => {
  const first = tab();
  const second = tab();
  (await first.opened()).open();
  (await second.opened()).open();
  first.streams[0]?.say('mine');
  await until(() => expect(first.told.message).toHaveBeenCalled());
  await frame();
  expect(second.told.message).not.toHaveBeenCalled();
});

test('without locks each tab has its own stream', async () => {
  const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
  onTestFinished(() => locks.mockRestore());
  const scope = `insecure ${(scopes += 1)}`;
  const first = tab({ scope });
  const second = tab({ scope });
  (await first.opened()).open();
  (await second.opened()).open();
  first.streams[0]?.say('one');
  await frame();
  expect(second.told.message).not.toHaveBeenCalled();
});

test('a hidden tab closes its stream after 10 s, and opens one when it is seen again', async () => {
  stopTimers();
  const { told, opened } = tab();
  const stream = await opened();
  stream.open();
  setHidden(true);
  await vi.advanceTimersByTimeAsync(hiddenMs - 1);
  expect(stream.isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(stream.isClosed).toBe(true);
  expect(told.hearing.mock.calls).toEqual([[true], [false]]);
  setHidden(false);
  await opened(2);
});

test('a look at another tab does not close it', async () => {
  stopTimers();
  const { opened, streams } = tab();
  const stream = await opened();
  stream.open();
  setHidden(true);
  await vi.advanceTimersByTimeAsync(hiddenMs - 1);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(hiddenMs);
  expect(stream.isClosed).toBe(false);
  expect(streams).toHaveLength(1);
});

test('a page in the back/forward cache has neither stream nor lock, and begins again when it is back', async () => {
  const { opened } = tab();
  const stream = await opened();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(stream.isClosed).toBe(true);
  await until(() => undefined);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await opened(2);
});

/** A tab that wants matches or not, as a test says. */
function wants(matches: boolean) {
  const listeners = new Set<() => void>();
  let now: readonly OnDemand[] = matches ? ['matches'] : [];
  const wanted: Wanted = {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const set = (is: boolean): void => {
    now = is ? ['matches'] : [];
    for (const listener of listeners) listener();
  };
  return { wanted, set };
}
const topicsOf = ({ askForTicket }: ReturnType<typeof tab>) => askForTicket.mock.calls.map(([, topics]) => topics);

test('a topic that becomes wanted is asked for at once, and one that nobody wants is left after a while', async () => {
  stopTimers();
  const { wanted, set } = wants(false);
  const one = tab({ wanted });
  const { opened, told } = one;
  (await opened()).open();
  set(true);
  (await opened(2)).open();
  expect(one.streams[0]?.isClosed).toBe(true);
  set(false);
  await vi.advanceTimersByTimeAsync(unwantedMs - 1);
  set(true);
  (await opened(2)).say('', 'ping');
  await vi.advanceTimersByTimeAsync(unwantedMs);
  expect(topicsOf(one)).toEqual([[], ['matches']]);
  (await opened(2)).say('', 'ping');
  set(false);
  await vi.advanceTimersByTimeAsync(unwantedMs);
  (await opened(3)).open();
  expect(topicsOf(one)).toEqual([[], ['matches'], []]);
  // No stream was lost by it.
  expect(told.hearing.mock.calls).toEqual([[true]]);
});

test('a tab without the stream gets the topics that it wants, also from the tab that takes the stream over', async () => {
  const scope = `wanted ${(scopes += 1)}`;
  const [first, second] = [tab({ scope }), tab({ scope })];
  (await first.opened()).open();
  const third = tab({ scope, wanted: wants(true).wanted });
  await until(() => expect(topicsOf(first)).toEqual([[], ['matches']]));
  first.end();
  (await second.opened()).open();
  await until(() => expect(topicsOf(second)).toEqual([[], ['matches']]));
  expect(third.askForTicket).not.toHaveBeenCalled();
});
