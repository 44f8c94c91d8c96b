import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReads } from './reads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const began = 1_000_000;

it('ends in the state of the last message, whatever is lost, repeated or late', async () => {
  let seed = 7;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let run = 0; run < 200; run += 1) {
    let platform = began;
    let seen = began;
    const reads = createReads({
      since: began,
      read: (id) => {
        if (id === 'lotteryResults') seen = platform;
      },
      patch: () => {},
      events: () => Promise.resolve({ ok: true, value: { cursor: '1', unseen: 0, list: [] } }),
      chance: random,
    });
    const sent: number[] = [];
    const say = (version: number): void => reads.hear(JSON.stringify({ topic: 'draws', version, list: [] }));
    for (let step = 0; step < 30; step += 1) {
      platform += 1 + Math.floor(random() * 400);
      sent.push(platform);
      const again = sent[Math.floor(random() * sent.length)] ?? platform;
      if (random() < 0.5) say(random() < 0.5 ? platform : again);
      await vi.advanceTimersByTimeAsync(random() * 800);
    }
    // The stream breaks, and the next ticket says how far the platform is.
    reads.compare({ draws: platform });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(seen, `run ${run}`).toBe(platform);
    reads.end();
  }
});
