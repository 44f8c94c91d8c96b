import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReads } from './reads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const began = 1_000_000;

/** A page that began at `began`. `told` are the operations that were read again, `unreadable` what was reported. */
function open(onEnded = vi.fn()) {
  const told: string[] = [];
  const unreadable: (string | null)[] = [];
  const reads = createReads({
    since: began,
    read: (id) => void told.push(id),
    patch: () => {},
    events: () => Promise.resolve({ ok: true, value: { list: [], cursor: '1', unseen: 0 } }),
    onEnded,
    onUnreadable: (topic) => void unreadable.push(topic),
    chance: () => 0,
  });
  return { told, unreadable, reads };
}

it.each([
  ['', null],
  ['{', null],
  ['null', null],
  ['[]', null],
  ['{"topic":"status"}', 'status'],
  ['{"topic":"status","version":1.5}', 'status'],
  [JSON.stringify({ topic: 'draws', version: began + 1, list: [], more: 'x'.repeat(40_000) }), null],
])('drops a message that says nothing that can be read, and reports it once: %s', async (text, topic) => {
  const { told, unreadable, reads } = open();
  reads.hear(text);
  reads.hear(text);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  expect(unreadable).toEqual([topic]);
});

it('leaves a topic of a later contract alone', async () => {
  const { told, unreadable, reads } = open();
  reads.hear('{"topic":"news","version":9999999}');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([told, unreadable]).toEqual([[], []]);
});

it('reads what a message does not say as its topic states, as seldom as by the clock, and reports each topic once', async () => {
  const { told, unreadable, reads } = open();
  for (let second = 1; second <= 80; second += 1) {
    reads.hear(JSON.stringify({ topic: 'jackpot', version: began + second, amount: 'much' }));
    reads.hear(JSON.stringify({ topic: 'draws', version: began + second, list: 'none' }));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(unreadable).toEqual(['jackpot', 'draws']);
  expect(told.filter((id) => id === 'gameJackpot')).toHaveLength(3);
  expect(told.filter((id) => id === 'lotteryResults')).toHaveLength(3);
  // One that can be read is followed at once again.
  reads.hear(JSON.stringify({ topic: 'draws', version: began + 100, list: [] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(told.filter((id) => id === 'lotteryResults')).toHaveLength(4);
});

it('does not take the reason for the end of a session from a message that cannot be read', () => {
  const onEnded = vi.fn();
  const { unreadable, reads } = open(onEnded);
  reads.hear(JSON.stringify({ topic: 'session', version: began + 1, ended: 5 }));
  expect(onEnded).not.toHaveBeenCalled();
  expect(unreadable).toEqual(['session']);
});
