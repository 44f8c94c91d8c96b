import { describe, expect, test } from 'vitest';
import { dayMs } from '#text/durations.ts';
import { memberAccount, sumOfAll } from '../money/ledger.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { memberIdOf, openingRef } from './members.ts';

const demo = memberIdOf('demo');
const playedBy = ({ sandbox }: TestPlatform, memberId: string) =>
  [...sandbox.store.entries('rounds')].filter(([, round]) => round.memberId === memberId);

describe('the scenario "played"', () => {
  const lines = ({ sandbox }: TestPlatform) => Array.from(sandbox.store.entries('postings'), ([, posting]) => posting);

  test('depends on the seed only', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => lines(createTestPlatform({ scenario: 'played', seed })));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  test('is posted to the ledger in chronological order, to the satang', () => {
    for (const seed of [1, 2, 3, 20_261]) {
      const platform = createTestPlatform({ scenario: 'played', seed });
      const { sandbox } = platform;
      const mine = lines(platform).filter((posting) =>
        posting.lines.some(({ account }) => account === memberAccount(demo)),
      );
      const times = mine.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThanOrEqual(sandbox.now());
      expect(sandbox.now() - (times[0] ?? 0)).toBeGreaterThan(29 * dayMs);
      expect(sumOfAll(sandbox)).toBe(0);
      expect(new Set(mine.map(({ kind }) => kind))).toEqual(
        new Set(['adjustment', 'deposit', 'withdrawal', 'stake', 'win', 'rebate', 'reward', 'bonusRemoved']),
      );
      const rounds = Array.from(sandbox.store.entries('rounds'), ([, round]) => round);
      const waiting = rounds.filter(({ settledAt }) => settledAt === null);
      expect(waiting).toHaveLength([...sandbox.store.entries('waitingRounds')].length);
      expect(waiting.filter(({ memberId }) => memberId === demo).length).toBeGreaterThanOrEqual(2);
      expect([...sandbox.store.entries('launches')]).toEqual([]);
      expect([...sandbox.store.entries('sessions')]).toEqual([]);
    }
  });

  test('includes other members, who play with their own opening balances', () => {
    const platform = createTestPlatform({ scenario: 'played' });
    const players = new Set(Array.from(platform.sandbox.store.entries('rounds'), ([, { memberId }]) => memberId));
    expect(players.size).toBe(8);
    for (const memberId of players) {
      const account = memberAccount(memberId ?? '');
      const theirs = lines(platform).filter((posting) => posting.lines.some((line) => line.account === account));
      expect(theirs[0]?.ref).toBe(openingRef(memberId ?? ''));
      const times = theirs.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
    expect(playedBy(platform, memberIdOf('trial'))).toEqual([]);
  });

  test('can be created at any time of the day', () => {
    const midnight = Date.UTC(2026, 10, 20, 17);
    for (const at of [0, 1, 29.99 * 60_000, 90 * 60_000 - 5_000, dayMs - 1]) {
      const platform = createTestPlatform({ scenario: 'played', now: () => midnight + at });
      expect(playedBy(platform, demo).length).toBeGreaterThan(150);
    }
  });
});
