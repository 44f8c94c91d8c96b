import { describe, expect, test } from 'vitest';
import { createRandom } from '#demo/art/random.ts';
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

const mostInASecond = (times: readonly number[]): number => {
  const seconds = new Map<number, number>();
  for (const time of times) {
    const second = Math.floor(time / 1_000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  return Math.max(...seconds.values());
};

describe.each([1, 2, 3])('10,000 streams that a node lost at one moment (seed %i)', (seed) => {
  test.each([0, 3_000])('come back in a minute and in no wave, after %i ms without it', (downMs) => {
    const tickets = ticketsAfter(downMs, seed);
    expect(Math.max(...tickets.map((asked) => asked.at(-1) ?? 0)) - downMs).toBeLessThanOrEqual(60_000);
    expect(mostInASecond(tickets.flat())).toBeLessThanOrEqual(450);
  });
});

test('a node that stays away is asked ever less often, but within two minutes', () => {
  const longest = [0, 60_000, 600_000].map((awayMs) => reconnectWait(retryMs, awayMs, 1));
  expect(longest).toEqual([30_500, 60_500, 120_500]);
  expect(reconnectWait(retryMs, 600_000, 0)).toBe(500);
});
