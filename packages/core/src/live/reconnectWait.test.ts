import { describe, expect, test } from 'vitest';
import { createRandom } from '#demo/art/random.ts';
import { graceMs } from './connection.ts';
import { reconnectWait } from './reconnectWait.ts';

/** The streams of a node, and the time that its platform gives them to come back, in ms. */
const streams = 10_000;
const retryMs = 30_000;

/** When each stream asks for tickets, in ms since its node went for `downMs`: until it gets one. */
function ticketsAfter(downMs: number, seed: number): number[][] {
  const chance = createRandom(seed, 'streams');
  return Array.from({ length: streams }, () => {
    const asked: number[] = [];
    for (let at = 0; asked.length === 0 || at < downMs;) {
      at += reconnectWait(retryMs, at, chance.next());
      asked.push(at);
    }
    return asked;
  });
}

/** The most within a second, whenever it begins. */
const mostInASecond = (times: readonly number[]): number => {
  const sorted = times.toSorted((one, other) => one - other);
  let [most, oldest] = [0, 0];
  for (const [at, time] of sorted.entries()) {
    while ((sorted[oldest] ?? time) <= time - 1_000) oldest += 1;
    most = Math.max(most, at - oldest + 1);
  }
  return most;
};

describe.each([1, 2, 3])('10,000 streams that a node lost at one moment (seed %i)', (seed) => {
  test.each([0, 3_000, 8_000, 15_000])(
    'come back before they poll and in no wave, after %i ms without it',
    (downMs) => {
      const tickets = ticketsAfter(downMs, seed);
      // Before any of them polls.
      expect(Math.max(...tickets.map((asked) => asked.at(-1) ?? 0))).toBeLessThan(graceMs);
      expect(mostInASecond(tickets.flat())).toBeLessThanOrEqual(450);
    },
  );
});

test('a node that stays away is asked ever less often, but within two minutes', () => {
  const longest = [0, 60_000, 600_000].map((awayMs) => reconnectWait(retryMs, awayMs, 1));
  expect(longest).toEqual([30_500, 60_500, 120_500]);
  expect(reconnectWait(retryMs, 600_000, 0)).toBe(500);
});
