import { expect, test } from 'vitest';
import type { SessionAnswer } from '#demo/vendors/lottery/server/messages.ts';
import { type TestPages, createTestPages, firstCall, targets } from '#demo/vendors/shared/server/testing.ts';
import { createSandbox } from '../createSandbox.ts';
import { type Sandbox } from '../sandbox.ts';
import type { RowChange } from '../store/store.ts';
import { createTestPlatform, testNow } from '../testing/platform.ts';
import { balanceOf, memberAccount, sumOfAll } from './ledger.ts';
import { settleWhatIsDue } from './settlement.ts';

const now = (): number => testNow;
const game = createSandbox().catalogue.games[0];

/** A round of the first version, which had slot machines only. */
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

/** The rows of a sandbox as they are on disk. */
function rowsOf(sandbox: Sandbox): RowChange[] {
  const tables = [
    ...(['origin', 'settings', 'members', 'memberBankAccounts', 'accounts', 'postings'] as const),
    ...(['launches', 'rounds', 'secrets'] as const),
  ];
  return tables.flatMap((table) => Array.from(sandbox.store.entries(table), ([key, row]) => ({ table, key, row })));
}

test('a round of an earlier version is completed, and its launch is dropped', () => {
  const rows = [
    ...rowsOf(createSandbox({ now })),
    { table: 'rounds', key: 'member-demo:older-round', row: olderRound },
    { table: 'launches', key: 'older', row: olderLaunch },
    { table: 'practiceRounds', key: 'unknown:practised', row: olderRound },
    { table: 'waitingRounds', key: 'member-demo:older-round', row: { memberId: 'member-demo' } },
  ];
  const written: RowChange[] = [];
  const { store } = createSandbox({ now, rows, persist: (changes) => void written.push(...changes) });
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

test('open bets without a list entry are found, listed and settled', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const pages = createTestPages(platform);
  for (const kind of ['lottery', 'sportsbook'] as const) await place(pages, kind);
  // Launches, rounds and money only, without the lists.
  const sandbox = createSandbox({ now: () => testNow + 60 * 60_000, rows: rowsOf(platform.sandbox) });
  for (const table of ['waitingRounds', 'memberRounds'] as const) {
    expect([...sandbox.store.entries(table)].toSorted()).toEqual([...platform.sandbox.store.entries(table)].toSorted());
  }
  const before = balanceOf(sandbox, memberAccount('member-demo'));
  settleWhatIsDue(sandbox);
  const rounds = [...sandbox.store.entries('rounds')].map(([, round]) => round);
  expect(rounds.every(({ settledAt }) => settledAt !== null)).toBe(true);
  const won = rounds.reduce((sum, { winSatang }) => sum + winSatang, 0);
  expect(balanceOf(sandbox, memberAccount('member-demo'))).toBe(before + won);
  expect(sumOfAll(sandbox)).toBe(0);
});

test('a sandbox of this version stays unchanged', async () => {
  const rows = new Map<string, RowChange>();
  const platform = createTestPlatform({
    persist: (changes) => changes.forEach((change) => rows.set(`${change.table} ${change.key}`, change)),
  });
  await platform.signIn('demo');
  await place(createTestPages(platform), 'lottery');
  const written: RowChange[] = [];
  const again = createSandbox({
    now,
    rows: [...rows.values()].filter(({ row }) => row !== null),
    persist: (changes) => void written.push(...changes),
  });
  expect([...again.store.entries('waitingRounds')]).toHaveLength(1);
  expect(written).toEqual([]);
});

async function place(pages: TestPages, kind: 'lottery' | 'sportsbook'): Promise<void> {
  const launch = await pages.open(targets[kind]);
  const [call, more] = await firstCall(pages, kind, launch);
  expect(await pages.post<SessionAnswer>(call, { launch, roundId: `${kind}-round`, ...more })).toHaveProperty(
    'balance',
  );
}
