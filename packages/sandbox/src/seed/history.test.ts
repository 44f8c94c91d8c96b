import { describe, expect, test } from 'vitest';
import { dayMs } from '../domain/time.ts';
import { memberAccount, sumOfAll } from '../ledger.ts';
import { type TestPlatform, createTestPlatform } from '../testing.ts';
import { memberIdOf, openingRef } from './members.ts';

const demo = memberIdOf('demo');
const playedBy = ({ world }: TestPlatform, memberId: string) =>
  [...world.store.entries('rounds')].filter(([, round]) => round.memberId === memberId);

describe('the scenario "played"', () => {
  const lines = ({ world }: TestPlatform) => Array.from(world.store.entries('postings'), ([, posting]) => posting);

  test('is the same for the same seed, and another for another', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => lines(createTestPlatform({ scenario: 'played', seed })));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  test('stands in the ledger as if it had been played: in the order of time, to the satang', () => {
    for (const seed of [1, 2, 3, 20_261]) {
      const platform = createTestPlatform({ scenario: 'played', seed });
      const { world } = platform;
      const mine = lines(platform).filter((posting) =>
        posting.lines.some(({ account }) => account === memberAccount(demo)),
      );
      const times = mine.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThanOrEqual(world.now());
      expect(world.now() - (times[0] ?? 0)).toBeGreaterThan(29 * dayMs);
      expect(sumOfAll(world)).toBe(0);
      expect(new Set(mine.map(({ kind }) => kind))).toEqual(
        new Set(['deposit', 'withdrawal', 'stake', 'win', 'rebate']),
      );
      const rounds = Array.from(world.store.entries('rounds'), ([, round]) => round);
      const waiting = rounds.filter(({ settledAt }) => settledAt === null);
      expect(waiting).toHaveLength([...world.store.entries('waitingRounds')].length);
      expect(waiting.filter(({ memberId }) => memberId === demo).length).toBeGreaterThanOrEqual(2);
      expect([...world.store.entries('launches')]).toEqual([]);
      expect([...world.store.entries('sessions')]).toEqual([]);
    }
  });

  test('others have played too, with their own money, which they had before', () => {
    const platform = createTestPlatform({ scenario: 'played' });
    const players = new Set(Array.from(platform.world.store.entries('rounds'), ([, { memberId }]) => memberId));
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

  test('begins at any time of the day', () => {
    const midnight = Date.UTC(2026, 10, 20, 17);
    for (const at of [0, 1, 29.99 * 60_000, 90 * 60_000 - 5_000, dayMs - 1]) {
      const platform = createTestPlatform({ scenario: 'played', now: () => midnight + at });
      expect(playedBy(platform, demo).length).toBeGreaterThan(150);
    }
  });
});
