import { expect, test, vi } from 'vitest';
import { createRandom } from '#demo/art/random.ts';
import { dayMs } from '#text/durations.ts';
import { balanceOf, memberAccount } from '../money/ledger.ts';
import { profitDays } from '../money/profit.ts';
import { addSums } from '../money/profit.ts';
import { settleRound } from '../money/rounds.ts';
import { playFor } from '../seed/playFor.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { growTeam, playDay } from '../testing/team.ts';
import { thaiDay } from '../time.ts';
import { teamIndex } from './teamIndex.ts';
import type { TeamSums } from './teamSums.ts';

test.each([1, 2, 3])('every branch has the sums of its members, whatever was read before (seed %i)', (seed) => {
  const { sandbox, advance } = createTestPlatform();
  const random = createRandom(seed, 'team');
  const ids = growTeam(sandbox, random, 60);
  const begins = thaiDay(sandbox.now());
  for (let day = 0; day < 4; day += 1) {
    playDay(sandbox, random, ids.slice(1));
    teamIndex(sandbox);
    advance(dayMs);
  }
  const index = teamIndex(sandbox);
  const all = { first: begins, last: begins + 4 };
  for (const id of ids) {
    const members = [id, ...index.belowOf(id)];
    expect(index.sizeOf(id)).toBe(members.length - 1);
    const sum = members.reduce<Partial<TeamSums>>(
      (sums, each) => addSums(sums as TeamSums, index.sumsOf(each, all, 'own')),
      index.sumsOf('nobody', all, 'own'),
    );
    expect(index.sumsOf(id, all, 'branch')).toEqual(sum);
    expect(index.balanceOf(id, 'branch')).toBe(
      members.reduce((satang, each) => satang + balanceOf(sandbox, memberAccount(each)), 0),
    );
    // The same sums as in the member's own records.
    const own = profitDays(sandbox, id).filter(({ day }) => day >= all.first && day <= all.last);
    const { stake, profit, validBet, deposits } = index.sumsOf(id, all, 'own');
    expect({ stake, profit, validBet, deposits }).toEqual({
      stake: own.reduce((total, { play }) => total + play.reduce((of, { sums }) => of + sums.stake, 0), 0),
      profit: own.reduce((total, { play }) => total + play.reduce((of, { sums }) => of + sums.profit, 0), 0),
      validBet: own.reduce((total, { play }) => total + play.reduce((of, { sums }) => of + sums.validBet, 0), 0),
      deposits: own.reduce((total, { money }) => total + money.deposits, 0),
    });
  }
});

test('an account that gets another upline moves with all its sums', () => {
  const { sandbox } = createTestPlatform();
  playFor(sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 1_000 }]);
  const today = { first: thaiDay(sandbox.now()), last: thaiDay(sandbox.now()) };
  expect(teamIndex(sandbox).sumsOf('member-nok', today, 'branch').stake).toBe(1_000);
  sandbox.store.transaction(() => {
    const ploy = sandbox.store.get('members', 'member-ploy');
    if (ploy) sandbox.store.put('members', ploy.id, { ...ploy, uplineId: 'member-agent' });
  });
  const index = teamIndex(sandbox);
  expect(index.sumsOf('member-nok', today, 'branch').stake).toBe(0);
  expect(index.sumsOf('member-agent', today, 'branch').stake).toBe(1_000);
  expect(index.isBelow('member-ploy', 'member-nok')).toBe(false);
  expect(index.pathTo('member-ploy')).toEqual(['member-agent', 'member-ploy']);
});

test('settled bets come in the order in which they were settled', () => {
  const { sandbox, advance } = createTestPlatform();
  const begins = sandbox.now();
  playFor(sandbox, 'nok', [{ gameType: 'SPORTS', stakeSatang: 2_000, dueAt: begins + 400 * dayMs }]);
  const [key = ''] = Array.from(sandbox.store.entries('waitingRounds'), ([each]) => each);
  advance(1_000);
  playFor(sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 1_000 }]);
  teamIndex(sandbox);
  advance(1_000);
  settleRound(sandbox, key, { winSatang: 5_000 });
  const bets = teamIndex(sandbox).settledBets(begins, sandbox.now() + 1);
  expect(bets.map(({ memberId, profitSatang }) => [memberId, profitSatang])).toEqual([
    ['member-ploy', -1_000],
    ['member-nok', 3_000],
  ]);
  expect(teamIndex(sandbox).settledBets(begins, begins + 1_500)).toHaveLength(1);
});

test('a team that has not changed is not read again', () => {
  const { sandbox } = createTestPlatform();
  growTeam(sandbox, createRandom(1, 'team'), 50);
  const index = teamIndex(sandbox);
  const read = vi.spyOn(sandbox.store, 'forEach');
  expect(teamIndex(sandbox)).toBe(index);
  expect(read).not.toHaveBeenCalled();
  playFor(sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 1_000 }]);
  expect(teamIndex(sandbox)).toBe(index);
  expect(read).toHaveBeenCalledOnce();
});
