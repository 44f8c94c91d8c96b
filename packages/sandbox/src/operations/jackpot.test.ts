import { expect, test } from 'vitest';
import { gameJackpot } from '#api/jackpot.ts';
import { createTestPlatform } from '../testing/platform.ts';

test('the jackpot only grows', async () => {
  const { client, advance } = createTestPlatform();
  const stand = async () => {
    const answer = await client.call(gameJackpot, {});
    return answer.ok ? answer.value.amount : '';
  };
  const before = await stand();
  expect(before).toMatch(/^\d+\.\d\d$/);
  expect(await stand()).toBe(before);
  advance(60_000);
  expect(Number(await stand())).toBeCloseTo(Number(before) + 15, 2);
});
