import { expect, test } from 'vitest';
import { createRandom } from '#demo/art/random.ts';
import { hourMs } from '#text/durations.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { playFor } from '../seed/playFor.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { growTeam } from '../testing/team.ts';
import { startOfThaiDay, thaiDay } from '../time.ts';
import { commissionRows } from './commission.ts';
import { moveAccount, stepsSpan } from './places.ts';
import { readRates, setRates } from './rateChanges.ts';
import { rateSpan, rateText } from './rates.ts';
import { teamIndex } from './teamIndex.ts';

test.each([1, 2, 3, 4, 5, 6])(
  'no change of a rate or a place changes what a settled bet has earned (seed %i)',
  (seed) => {
    const platform = createTestPlatform();
    const { sandbox, advance } = platform;
    const random = createRandom(seed, 'rates and bets');
    const ids = growTeam(sandbox, random, 16);
    const first = thaiDay(sandbox.now());
    /** What each agent gets of every settled bet, before it is rounded: rate by rate. */
    const earned = () =>
      teamIndex(sandbox)
        .settledBets(startOfThaiDay(first), Infinity)
        .map(({ at, memberId, gameType, round }) => {
          const rates = stepsSpan(sandbox, memberId, at).steps.map(({ agentId, sourceId }) => {
            const [own, below] = [agentId, sourceId].map((id) => rateSpan(sandbox, id, gameType, at).rate);
            return `${agentId} ${sourceId} ${own} ${below}`;
          });
          return `${round.roundId} ${rates.join()}`;
        });
    const commission = (day: number) => commissionRows(sandbox, day);
    let [changes, moves] = [0, 0];
    for (let step = 0; step < 120; step += 1) {
      const id = random.pick(ids.slice(1));
      playFor(sandbox, random.pick(ids.slice(1)).slice('member-'.length), [
        {
          gameType: random.pick(['RNG', 'LIVE']),
          stakeSatang: random.int(1, 900),
          winSatang: 0,
          roundId: `free-${step}`,
        },
      ]);
      const today = thaiDay(sandbox.now());
      const before = earned();
      const rows = [today, today - 1].map(commission);
      sandbox.store.transaction(() => {
        const uplineId = sandbox.store.get('members', id)?.uplineId ?? null;
        if (random.int(0, 9) === 0) {
          const to = random.pick(ids);
          if (to === id || teamIndex(sandbox).isBelow(to, id)) return;
          moves += 1;
          moveAccount(sandbox, id, to);
        } else if (uplineId !== null) {
          const wanted = [{ gameType: random.pick(['RNG', 'LIVE'] as const), rate: rateText(random.int(0, 60)) }];
          const read = readRates(sandbox, uplineId, wanted);
          if (read.ok && setRates(sandbox, id, read.value).ok) changes += 1;
        }
      });
      expect(earned()).toEqual(before);
      expect([today, today - 1].map(commission)).toEqual(rows);
      // Some changes come in the millisecond of the bet.
      if (random.int(0, 2) > 0) advance(random.int(0, 9) * hourMs + random.int(0, 3));
      settleWhatIsDue(sandbox);
      expect(earned()).toEqual(before);
    }
    // What was paid is what is counted now.
    for (const [, { memberId, day, satang }] of sandbox.store.entries('commissions')) {
      expect(satang).toBe(commissionRows(sandbox, day, memberId).reduce((sum, row) => sum + row.satang, 0));
    }
    // Otherwise nothing was tested.
    expect(Math.min(changes, moves * 5)).toBeGreaterThan(20);
  },
);
