import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { winnerBoard } from '../games/winnerBoard.ts';
import { jackpotNow } from '../money/jackpot.ts';
import { sumOfAll } from '../money/ledger.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { memberIdOf } from '../seed/members.ts';
import { testNow } from '../testing/platform.ts';
import { createTeamPlay } from './teamPlay.ts';

/** Lets a team play for some minutes, looked at twice a second. */
function watch(minutes: number) {
  let now = testNow;
  const sandbox = createSandbox({ now: () => now });
  const play = createTeamPlay(sandbox);
  const before = new Set(Array.from(sandbox.store.entries('rounds'), ([key]) => key));
  for (let tick = 0; tick < minutes * 120; tick += 1) {
    now += 500;
    play();
    settleWhatIsDue(sandbox);
  }
  const rounds = [...sandbox.store.entries('rounds')].filter(([key]) => !before.has(key)).map(([, round]) => round);
  return { sandbox, rounds };
}

test('accounts below the agent place a bet every two to six seconds, from money that they have deposited', () => {
  const { sandbox, rounds } = watch(10);
  const times = rounds.map(({ playedAt }) => playedAt);
  const waits = times.slice(1).map((at, place) => at - (times[place] ?? 0));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000);
  // The timer finds a bet up to half a second late.
  expect(Math.max(...waits)).toBeLessThanOrEqual(6_500);
  const owners = new Set(rounds.map(({ memberId }) => memberId ?? ''));
  expect(owners.size).toBeGreaterThan(30);
  for (const id of owners) expect(sandbox.store.get('members', id)?.uplineId).toBe(memberIdOf('agent'));
  expect(rounds.some(({ gameType, settledAt }) => gameType === 'SPORTS' && settledAt !== null)).toBe(true);
  expect(sumOfAll(sandbox)).toBe(0);
  // Nothing of the seat is left.
  expect([...sandbox.store.entries('launches')]).toEqual([]);
});

test('the winner board and the jackpot move by what they play', () => {
  const { sandbox, rounds } = watch(10);
  const staked = rounds
    .filter(({ gameType }) => gameType === 'RNG')
    .reduce((sum, { stakeSatang }) => sum + stakeSatang, 0);
  expect(Number(jackpotNow(sandbox).amount) * 100).toBe(100_000_000 + Math.floor((staked * 4) / 1_000));
  expect(Number(jackpotNow(sandbox).perSecond)).toBeGreaterThan(0);
  const [win] = winnerBoard(sandbox, 'TH', 5);
  expect(rounds.map(({ winSatang }) => (winSatang / 100).toFixed(2))).toContain(win?.vo.amount);
});

test('play slows down after 500 rounds, and goes on', () => {
  const { sandbox, rounds } = watch(120);
  // One more every 30 seconds.
  expect(rounds.length).toBeLessThanOrEqual(500 + 240);
  const lastHour = rounds.filter(({ playedAt }) => playedAt > testNow + 60 * 60_000);
  expect(lastHour.length).toBeGreaterThan(100);
  expect(lastHour.length).toBeLessThanOrEqual(121);
  expect(sumOfAll(sandbox)).toBe(0);
});
