import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

it('spaces calls evenly, and counts the time that they take', async () => {
  let now = 1_000;
  const sent: number[] = [];
  const pace = createPace(4, {
    now: () => now,
    sleep: (ms) => Promise.resolve(void (now += ms)),
  });
  for (const taken of [0, 0, 100, 400, 0]) {
    await pace();
    sent.push(now - 1_000);
    now += taken;
  }
  expect(sent).toEqual([0, 250, 500, 750, 1_150]);
});

it('keeps calls that begin together apart', async () => {
  const waits: number[] = [];
  const pace = createPace(10, { now: () => 0, sleep: (ms) => Promise.resolve(void waits.push(ms)) });
  await Promise.all([pace(), pace(), pace()]);
  expect(waits).toEqual([100, 200]);
});
