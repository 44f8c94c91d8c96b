import { expect, test } from 'vitest';
import { balanceOf, memberAccount, sumOfAll } from './ledger.ts';
import type { SessionAnswer } from './provider/draw/messages.ts';
import { type TestPages, createTestPages, firstCall, targets } from './provider/testing.ts';
import { settleWhatIsDue } from './settlement.ts';
import type { RowChange } from './tables.ts';
import { createTestPlatform, testNow } from './testing.ts';
import { type World, createWorld } from './world.ts';

const now = (): number => testNow;
const game = createWorld().catalogue.games[0];

/** A round as it was when slot machines were all that there was. */
const olderRound = {
  roundId: 'older-round',
  memberId: 'member-demo',
  vassalage: game?.vassalage,
  nodeId: game?.nodeId,
  stakeSatang: 100,
  winSatang: 250,
  outcome: { grid: [], wins: [] },
  balanceSatang: 1_000_150,
  playedAt: testNow - 1_000,
};
const olderLaunch = {
  token: 'older',
  memberId: 'member-demo',
  sessionToken: 'older',
  vassalage: game?.vassalage,
  nodeId: game?.nodeId,
  gameCode: game?.gameCode,
  createdAt: testNow,
  expiresAt: testNow + 60_000,
};

/** The rows of a world, as they would be on disk. */
function rowsOf(world: World): RowChange[] {
  const tables = ['origin', 'settings', 'members', 'accounts', 'postings', 'launches', 'rounds', 'secrets'] as const;
  return tables.flatMap((table) => Array.from(world.store.entries(table), ([key, row]) => ({ table, key, row })));
}

test('a round of an earlier version is told like any other, and its launch is dropped', () => {
  const rows = [
    ...rowsOf(createWorld({ now })),
    { table: 'rounds', key: 'member-demo:older-round', row: olderRound },
    { table: 'launches', key: 'older', row: olderLaunch },
    { table: 'practiceRounds', key: 'nobody:practised', row: olderRound },
    { table: 'waitingRounds', key: 'member-demo:older-round', row: { memberId: 'member-demo' } },
  ];
  const written: RowChange[] = [];
  const { store } = createWorld({ now, rows, persist: (changes) => void written.push(...changes) });
  expect(store.get('rounds', 'member-demo:older-round')).toEqual({
    ...olderRound,
    gameType: 'RNG',
    gameCode: game?.gameCode,
    settledAt: olderRound.playedAt,
  });
  expect([...store.entries('launches')]).toEqual([]);
  expect([...store.entries('practiceRounds')]).toEqual([]);
  expect([...store.entries('waitingRounds')]).toEqual([]);
  expect(written).toHaveLength(4);
});

test('bets that waited are found, listed and settled, although no row says that they wait', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const pages = createTestPages(platform);
  for (const kind of ['draw', 'matches'] as const) await place(pages, kind);
  // Only launches, rounds and money: none of the lists.
  const world = createWorld({ now: () => testNow + 60 * 60_000, rows: rowsOf(platform.world) });
  for (const table of ['waitingRounds', 'memberRounds'] as const) {
    expect([...world.store.entries(table)].toSorted()).toEqual([...platform.world.store.entries(table)].toSorted());
  }
  const before = balanceOf(world, memberAccount('member-demo'));
  settleWhatIsDue(world);
  const rounds = [...world.store.entries('rounds')].map(([, round]) => round);
  expect(rounds.every(({ settledAt }) => settledAt !== null)).toBe(true);
  const won = rounds.reduce((sum, { winSatang }) => sum + winSatang, 0);
  expect(balanceOf(world, memberAccount('member-demo'))).toBe(before + won);
  expect(sumOfAll(world)).toBe(0);
});

test('a world of this version is left as it is', async () => {
  const rows = new Map<string, RowChange>();
  const platform = createTestPlatform({
    persist: (changes) => changes.forEach((change) => rows.set(`${change.table} ${change.key}`, change)),
  });
  await platform.signIn('demo');
  await place(createTestPages(platform), 'draw');
  const written: RowChange[] = [];
  const again = createWorld({
    now,
    rows: [...rows.values()].filter(({ row }) => row !== null),
    persist: (changes) => void written.push(...changes),
  });
  expect([...again.store.entries('waitingRounds')]).toHaveLength(1);
  expect(written).toEqual([]);
});

async function place(pages: TestPages, kind: 'draw' | 'matches'): Promise<void> {
  const launch = await pages.open(targets[kind]);
  const [call, more] = await firstCall(pages, kind, launch);
  expect(await pages.post<SessionAnswer>(call, { launch, roundId: `${kind}-round`, ...more })).toHaveProperty(
    'balance',
  );
}
