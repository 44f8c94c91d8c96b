import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { memberEvents } from '#api/memberEvents.ts';
import type { OutputOf } from '#api/operation.ts';
import { type ReadEvents, type Reads, type ReadsOptions, createReads } from './reads.ts';

type Events = OutputOf<typeof memberEvents>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const began = 1_000_000;
const answer = (cursor: string, kinds: readonly Events['list'][number]['kind'][] = []): Events => ({
  cursor,
  unseen: kinds.length,
  list: kinds.map((kind, at) => ({ id: `${cursor}-${at}`, kind, at: '2026-07-01T00:00:00Z', count: 1, link: null })),
});

/**
 * A page that began at `began`, with how far events were read before. `told` are the operations that were read again, one
 * entry per read; `happened` is what there is to announce.
 */
function open(
  events = vi.fn(() => Promise.resolve({ ok: true as const, value: answer('1') })),
  { cursor, playing = false, onEnded = vi.fn() }: Partial<Pick<ReadsOptions, 'cursor' | 'playing' | 'onEnded'>> = {},
) {
  const told: string[] = [];
  const happened: ReadEvents[] = [];
  const reads = createReads({
    since: began,
    read: (id) => void told.push(id),
    patch: () => {},
    events,
    cursor,
    playing,
    onEvents: (part) => void happened.push(part),
    onEnded,
    chance: () => 0,
  });
  return { told, happened, reads, events };
}
/** The reads that need no clock. */
const unclocked = (reads: Reads): readonly string[] =>
  [...reads.covered()].flatMap(([id, needsNoClock]) => (needsNoClock ? [id] : [])).toSorted();
const say = (reads: Reads, topic: string, version: number): void =>
  reads.hear(JSON.stringify({ topic, version, list: [] }));
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

it('reads what has another version than the page knows, once', async () => {
  const { told, reads } = open();
  reads.compare({ status: began - 5, vendors: 0, draws: began + 5 });
  await soon();
  expect(told.toSorted()).toEqual(['lotteryOpenDraws', 'lotteryResults']);
  reads.compare({ status: began - 5, vendors: 0, draws: began + 5 });
  say(reads, 'draws', began + 5);
  say(reads, 'draws', began + 4);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toHaveLength(2);
});

it('reads an operation at most once a second, and after the last of several messages', async () => {
  const { told, reads } = open();
  for (let version = 1; version <= 10; version += 1) {
    say(reads, 'draws', began + version);
    await vi.advanceTimersByTimeAsync(150);
  }
  const results = () => told.filter((id) => id === 'lotteryResults').length;
  expect(results()).toBe(2);
  say(reads, 'draws', began + 11);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(results()).toBe(3);
});

it('asks what has happened to the account, and reads what that has changed', async () => {
  const events = vi
    .fn()
    .mockResolvedValueOnce({ ok: true, value: answer('7') })
    .mockResolvedValueOnce({ ok: true, value: answer('8', ['message']) });
  const { told, reads } = open(events);
  say(reads, 'account', began + 1);
  await soon();
  // Before there is a cursor, anything may have changed.
  expect(told).toContain('withdrawOrders');
  told.length = 0;
  await vi.advanceTimersByTimeAsync(2_000);
  say(reads, 'account', began + 2);
  await soon();
  expect(told.toSorted()).toEqual([
    'memberEvents',
    'memberPublicState',
    'messageList',
    'messageUnread',
    'walletBalance',
  ]);
  // What no event tells, such as a bet that was placed elsewhere, is read now and then.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told).toContain('memberBets');
  expect(events.mock.calls).toEqual([[undefined], ['7']]);
});

it('knows from the start how far events are, and reads nothing else for it', async () => {
  const events = vi
    .fn()
    .mockResolvedValueOnce({ ok: true, value: answer('7', ['betSettled']) })
    .mockResolvedValueOnce({ ok: true, value: answer('9', ['message', 'vipLevel']) });
  const { told, happened, reads } = open(events);
  reads.compare({ account: began - 5 });
  await soon();
  expect(told).toEqual([]);
  expect(happened).toEqual([{ events: [], cursor: '7', isLate: false }]);
  say(reads, 'account', began + 1);
  await soon();
  expect(events.mock.calls).toEqual([[undefined], ['7']]);
  expect(happened[1]).toMatchObject({
    events: [{ kind: 'vipLevel' }, { kind: 'message' }],
    cursor: '9',
    isLate: false,
  });
  reads.compare({ account: began + 1 });
  await soon();
  expect(events).toHaveBeenCalledTimes(2);
});

it('reads on a return what the account tells, where its version has grown, and nothing where it has not', async () => {
  const { told, reads } = open(undefined, { cursor: '7' });
  reads.compare({ account: began - 5, draws: began - 5 });
  await vi.advanceTimersByTimeAsync(60_000);
  reads.compare({ account: began - 5, draws: began - 5 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  // A bet was placed elsewhere: no event says so.
  reads.compare({ account: began + 5, draws: began - 5 });
  await soon();
  expect(told).toEqual(expect.arrayContaining(['memberBets', 'memberPublicState', 'walletBalance']));
  expect(told).not.toContain('lotteryOpenDraws');
  expect(new Set(told).size).toBe(told.length);
});

it('goes on where the session was, and says of what nobody has heard that it is late', async () => {
  const events = vi
    .fn()
    .mockResolvedValueOnce({ ok: true, value: answer('8', ['message']) })
    .mockResolvedValueOnce({ ok: false, error: { kind: 'network' } })
    .mockResolvedValueOnce({ ok: true, value: answer('9', ['message']) });
  const { happened, reads } = open(events, { cursor: '7' });
  reads.compare({ account: began + 1 });
  await soon();
  say(reads, 'account', began + 2);
  await soon();
  say(reads, 'account', began + 3);
  await soon();
  expect(events.mock.calls).toEqual([['7'], ['8'], ['8']]);
  expect(happened.map(({ cursor, isLate }) => [cursor, isLate])).toEqual([
    ['8', true],
    ['9', false],
  ]);
});

it('asks once more for what happens while it asks', async () => {
  let release = (_: unknown): void => {};
  const events = vi
    .fn()
    .mockReturnValueOnce(new Promise((resolve) => (release = resolve)))
    .mockResolvedValue({ ok: true, value: answer('9') });
  const { reads } = open(events);
  say(reads, 'account', began + 1);
  say(reads, 'account', began + 2);
  say(reads, 'team', began + 3);
  await soon();
  expect(events).toHaveBeenCalledTimes(1);
  release({ ok: true, value: answer('8') });
  await soon();
  expect(events.mock.calls).toEqual([[undefined], ['8']]);
});

it('reads everything that an event may change where the events do not come, or are unknown', async () => {
  const events = vi
    .fn()
    .mockResolvedValueOnce({ ok: true, value: answer('1') })
    .mockResolvedValueOnce({ ok: false, error: { kind: 'network' } })
    .mockResolvedValueOnce({ ok: true, value: answer('2', [{ other: 'newKind' }]) });
  const { told, reads } = open(events);
  for (const version of [1, 2, 3]) {
    told.length = 0;
    say(reads, 'account', began + version);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told).toEqual(expect.arrayContaining(['walletBalance', 'depositOrders', 'memberBets', 'contractList']));
  }
  expect(events.mock.calls).toEqual([[undefined], ['1'], ['1']]);
});

it('reads who has taken pieces of a rain as its messages say that some were taken, and not by the clock', async () => {
  const { told, reads } = open();
  const rain = { opensAt: '2026-07-01T06:00:00Z', endsAt: '2026-07-01T06:30:00Z' };
  const boards = () => told.filter((id) => id === 'redEnvelopeBoard').length;
  for (let second = 1; second <= 25; second += 1) {
    reads.hear(JSON.stringify({ topic: 'envelopes', version: began + second, rain: { ...rain, left: 100 - second } }));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(boards()).toBe(3);
  // The last of them is read, and nothing after it.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(boards()).toBe(4);
});

it('covers what changes only as it is told, and leaves the rest to the clock', () => {
  const { reads } = open();
  expect([...reads.covered()]).toEqual([]);
  reads.compare({ vendors: 0, session: 0, team: 0 });
  // Tables are played without a word of these topics.
  expect([...reads.covered()]).toEqual([]);
  reads.compare({ envelopes: 0, jackpot: 0 });
  expect(unclocked(reads)).toEqual(['gameJackpot', 'redEnvelopeBoard']);
  reads.compare({ status: 0, matches: 0 });
  expect(unclocked(reads)).toEqual(['gameMatches', 'systemStatus']);
  // The next stream was not asked for matches.
  reads.compare({ account: 0, draws: 0 });
  // Orders run out of time, and limits count the time that is played.
  expect(unclocked(reads)).toEqual(['lotteryResults', 'walletBalance']);
  // Badges and bets are told as well, but end by themselves.
  expect(reads.covered().get('memberPublicState')).toBe(false);
  expect(reads.covered().has('playStatus')).toBe(false);
});

it('follows the session and the status alone in a game, whose account the clock reads', () => {
  const { told, reads } = open(undefined, { playing: true });
  reads.compare({ account: began + 1, team: began + 1, draws: began + 1, vendors: began + 1 });
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  expect([...reads.covered()]).toEqual([]);
  reads.hear(JSON.stringify({ topic: 'session', version: began + 1, ended: 'elsewhere' }));
  reads.hear(JSON.stringify({ topic: 'status', version: began + 1 }));
  vi.advanceTimersByTime(60_000);
  expect(told.toSorted()).toEqual(['systemStatus', 'walletBalance']);
});

it('reads in a game what protects the player, and nothing else for it', async () => {
  const events = vi.fn().mockResolvedValueOnce({ ok: true, value: answer('8', ['limitReached', 'message']) });
  const { told, happened, reads } = open(events, { playing: true, cursor: '7' });
  say(reads, 'account', began + 1);
  await soon();
  expect(events).not.toHaveBeenCalled();
  say(reads, 'protection', began + 2);
  await soon();
  expect(events.mock.calls).toEqual([['7']]);
  expect(happened).toMatchObject([{ events: [{ kind: 'message' }, { kind: 'limitReached' }], cursor: '8' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
});

it('learns in a game how far events are, so that the first that protects the player is known as new', async () => {
  const { happened, reads, events } = open(undefined, { playing: true });
  reads.compare({ protection: 0, account: began + 1 });
  await soon();
  expect(events.mock.calls).toEqual([[undefined]]);
  expect(happened).toMatchObject([{ events: [], cursor: '1' }]);
});

it('hears elsewhere of what protects the player by the account alone', async () => {
  const { events, reads } = open();
  say(reads, 'protection', began + 1);
  await soon();
  expect(events).not.toHaveBeenCalled();
});

it('passes on why the session has ended, and asks the platform', async () => {
  const onEnded = vi.fn();
  const { told, reads } = open(undefined, { onEnded });
  reads.hear(JSON.stringify({ topic: 'session', version: began + 1, ended: 'elsewhere' }));
  await soon();
  expect(onEnded.mock.calls).toEqual([['elsewhere']]);
  expect(told).toEqual(['walletBalance']);
});

it('ends without a read', async () => {
  const { told, reads } = open();
  say(reads, 'vendors', began + 1);
  reads.end();
  say(reads, 'draws', began + 2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([]);
});
