import { expect, test } from 'vitest';
import { gameTypes } from '#api/primitives.ts';
import { createRandom } from '#demo/art/random.ts';
import { hourMs } from '#text/durations.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { giveRates, readRates, setRates } from './rateChanges.ts';
import { rateOf, rateText } from './rates.ts';

test.each([1, 2, 3, 4])('no rate ever exceeds that of the account above (AGT-05, seed %i)', (seed) => {
  const { sandbox, advance } = createTestPlatform();
  const { store } = sandbox;
  const random = createRandom(seed, 'rates');
  const sample = store.get('members', 'member-nok');
  if (sample === undefined) throw new Error('there is no sample');
  const above = new Map<string, string>();
  store.transaction(() => {
    const ids = ['member-agent'];
    for (let number = 0; number < 25; number += 1) {
      const id = `member-team${number}`;
      const uplineId = random.pick(ids);
      store.put('members', id, { ...sample, id, account: `team${number}`, uplineId });
      above.set(id, uplineId);
      ids.push(id);
    }
  });
  const ids = [...above.keys()];
  let refused = 0;
  let accepted = 0;
  for (let step = 0; step < 300; step += 1) {
    const id = random.pick(ids);
    const uplineId = above.get(id) ?? '';
    const gameType = random.pick(gameTypes);
    const before = rateOf(sandbox, id, gameType);
    const rate = random.int(0, 80);
    store.transaction(() => {
      const read = readRates(sandbox, uplineId, [{ gameType, rate: rateText(rate) }]);
      if (!read.ok) return void (refused += 1);
      accepted += 1;
      if (random.int(0, 9) === 0) giveRates(sandbox, id, read.value);
      else {
        setRates(sandbox, id, read.value);
        // At once if it is higher, and not yet if it is lower.
        expect(rateOf(sandbox, id, gameType)).toBe(Math.max(before, rate));
      }
    });
    advance(random.int(0, 10) * hourMs);
    for (const [below, upline] of above)
      for (const each of gameTypes)
        expect(rateOf(sandbox, below, each)).toBeLessThanOrEqual(rateOf(sandbox, upline, each));
  }
  // Otherwise nothing was tested.
  expect(Math.min(refused, accepted)).toBeGreaterThan(30);
});
