import { beforeEach, expect, test, vi } from 'vitest';
import {
  type TestKind,
  type TestPages,
  createTestPages,
  firstCall,
  targets,
} from '#demo/vendors/shared/server/testing.ts';
import type { FixturesSession } from '#demo/vendors/sportsbook/server/messages.ts';
import { minuteMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import type { Round } from '../schema/games.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { balanceOf, memberAccount, sumOfAll } from './ledger.ts';
import { settleWhatIsDue } from './settlement.ts';

const wallet = memberAccount('member-demo');

let platform: TestPlatform;
let pages: TestPages;
beforeEach(async () => {
  platform = createTestPlatform();
  pages = createTestPages(platform);
  await platform.signIn('demo');
});

/** Opens a match bet, a lottery ticket or a card hand. Returns its key. */
async function place(kind: TestKind, roundId: string, practice = false): Promise<string> {
  const launch = await pages.open(targets[kind], practice);
  for (let tries = 0; ; tries += 1) {
    const [call, more] = await firstCall(pages, kind, launch);
    await pages.post(call, { launch, roundId: `${roundId}-${tries}`, ...more });
    const key = `${practice ? launch : 'member-demo'}:${roundId}-${tries}`;
    if (platform.sandbox.store.get('waitingRounds', key)) return key;
  }
}

const rewrite = (key: string, change: Partial<Round>): void => {
  const { store } = platform.sandbox;
  const round = store.get('rounds', key);
  if (!round) throw new Error(`no round ${key}`);
  store.transaction(() => store.put('rounds', key, { ...round, ...change }));
};

test('rounds are settled in the order of their due times, each with the balance of its moment', async () => {
  const keys = [
    await place('cards', 'a-hand'),
    await place('sportsbook', 'a-match'),
    await place('lottery', 'a-ticket'),
  ];
  const due = keys.map((key) => platform.sandbox.store.get('waitingRounds', key)?.dueAt ?? 0);
  // The ticket is drawn within a minute, the match ends within minutes, the hand is abandoned after half an hour.
  expect(due).toEqual(due.toSorted((one, other) => other - one));
  let held = balanceOf(platform.sandbox, wallet);
  platform.advance(60 * minuteMs);
  settleWhatIsDue(platform.sandbox);
  for (const [at, key] of [...keys.entries()].toReversed()) {
    const round = platform.sandbox.store.get('rounds', key);
    held += round?.winSatang ?? 0;
    expect(round).toMatchObject({ settledAt: due[at], balanceSatang: held });
  }
  expect(balanceOf(platform.sandbox, wallet)).toBe(held);
  expect(sumOfAll(platform.sandbox)).toBe(0);
});

test('reads open rounds only when nothing is due', async () => {
  await place('cards', 'a-hand');
  const read = vi.spyOn(platform.sandbox.store, 'get');
  const walked = vi.spyOn(platform.sandbox.store, 'entries');
  settleWhatIsDue(platform.sandbox);
  expect(read.mock.calls).toEqual([
    ['settings', 'site'],
    ['commissionClock', 'site'],
    ['teamClock', 'site'],
  ]);
  expect(walked.mock.calls).toEqual([
    ['waitingDeposits'],
    ['waitingBonuses'],
    ['waitingWithdrawals'],
    ['waitingTransfers'],
    ['waitingEnvelopes'],
    ['waitingRounds'],
    ['contractClocks'],
    ['waitingRests'],
    ['waitingPushes'],
  ]);
});

test.each([
  ['lottery', { outcome: { ticket: 'torn' } }],
  ['sportsbook', { outcome: null }],
  ['sportsbook', { gameCode: 'KCKL-z-1', outcome: { pick: 'home', odds: 185, result: null } }],
  ['cards', { outcome: { cards: 'gone' } }],
  ['fishing', { gameType: 'FISH' }],
] as const)(
  'a bet that cannot be decided is refunded and logged once; others are settled as usual: %s %o',
  async (kind, change) => {
    const broken = await place(kind === 'fishing' ? 'cards' : kind, 'broken');
    const sound = await place('lottery', 'sound');
    rewrite(broken, change);
    const held = balanceOf(platform.sandbox, wallet);
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    platform.advance(60 * minuteMs);
    settleWhatIsDue(platform.sandbox);
    settleWhatIsDue(platform.sandbox);
    expect(told).toHaveBeenCalledOnce();
    expect(String(told.mock.calls[0]?.[0])).toContain(broken);
    told.mockRestore();

    const { store } = platform.sandbox;
    const stake = store.get('rounds', broken)?.stakeSatang ?? 0;
    expect(store.get('rounds', broken)).toMatchObject({ winSatang: stake, settledAt: expect.any(Number) });
    expect(store.get('rounds', sound)?.settledAt).not.toBeNull();
    expect([...store.entries('waitingRounds')]).toEqual([]);
    expect(balanceOf(platform.sandbox, wallet)).toBe(held + stake + (store.get('rounds', sound)?.winSatang ?? 0));
    expect(sumOfAll(platform.sandbox)).toBe(0);
  },
);

test('a bet that cannot be refunded does not block others and is not tried again', async () => {
  const broken = await place('lottery', 'broken');
  rewrite(broken, { outcome: null, stakeSatang: Number.NaN });
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  platform.advance(60 * minuteMs);
  settleWhatIsDue(platform.sandbox);
  settleWhatIsDue(platform.sandbox);
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
  expect([...platform.sandbox.store.entries('waitingRounds')]).toEqual([]);
  expect(sumOfAll(platform.sandbox)).toBe(0);
});

test('the pages leave out unreadable bets and show undecidable ones as refunded', async () => {
  const unread = await place('sportsbook', 'unread');
  const undecided = await place('sportsbook', 'undecided');
  rewrite(unread, { outcome: null });
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const launch = await pages.open(targets.sportsbook);
  const before = await pages.ask<FixturesSession>('sportsbook/session', { launch });
  expect(before.bets.map(({ state }) => state)).toEqual(['open']);
  rewrite(undecided, { stakeSatang: 10_000, settledAt: platform.sandbox.now(), winSatang: 10_000 });
  const after = await pages.ask<FixturesSession>('sportsbook/session', { launch });
  expect(after.bets).toMatchObject([{ state: 'refunded', returns: '100.00' }]);
  told.mockRestore();
});

test('practice rounds are removed an hour after their launch ended; rounds with money stay', async () => {
  changeSettings(platform.sandbox, { flags: { FREEPLAY3: true } });
  const { store } = platform.sandbox;
  const practised = await place('cards', 'practised', true);
  const token = practised.split(':')[0] ?? '';
  await place('cards', 'for-money');
  const other = await place('cards', 'practised', true);
  const rounds = [...store.entries('rounds')].length;
  expect(store.get('practiceRounds', practised)).toBeDefined();
  platform.advance(2 * 60 * minuteMs + 59 * minuteMs);
  const late = await place('cards', 'late', true);
  expect(store.get('launches', token)).toBeDefined();
  platform.advance(minuteMs);
  await place('cards', 'later', true);
  expect(store.get('launches', token)).toBeUndefined();
  const left = [...store.entries('practiceRounds')].map(([key]) => key);
  expect(left).not.toContain(practised);
  expect(left).not.toContain(other);
  expect(left).toContain(late);
  expect([...store.entries('rounds')]).toHaveLength(rounds);
});
