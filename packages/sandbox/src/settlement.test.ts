import { beforeEach, expect, test, vi } from 'vitest';
import { balanceOf, memberAccount, sumOfAll } from './ledger.ts';
import type { FixturesSession } from './provider/fixtures/messages.ts';
import { type TestKind, type TestPages, createTestPages, firstCall, targets } from './provider/testing.ts';
import type { Round } from './rows.ts';
import { changeSettings } from './settings.ts';
import { settleWhatIsDue } from './settlement.ts';
import { type TestPlatform, createTestPlatform } from './testing.ts';

const wallet = memberAccount('member-demo');
const minute = 60_000;

let platform: TestPlatform;
let pages: TestPages;
beforeEach(async () => {
  platform = createTestPlatform();
  pages = createTestPages(platform);
  await platform.signIn('demo');
});

/** A bet, a ticket or a hand that waits; its key. */
async function place(kind: TestKind, roundId: string, practice = false): Promise<string> {
  const launch = await pages.open(targets[kind], practice);
  for (let tries = 0; ; tries += 1) {
    const [call, more] = await firstCall(pages, kind, launch);
    await pages.post(call, { launch, roundId: `${roundId}-${tries}`, ...more });
    const key = `${practice ? launch : 'member-demo'}:${roundId}-${tries}`;
    if (platform.world.store.get('waitingRounds', key)) return key;
  }
}

const rewrite = (key: string, change: Partial<Round>): void => {
  const { store } = platform.world;
  const round = store.get('rounds', key);
  if (!round) throw new Error(`no round ${key}`);
  store.transaction(() => store.put('rounds', key, { ...round, ...change }));
};

test('kinds are settled in the order of their time, each round with the balance of its moment', async () => {
  const keys = [await place('cards', 'a-hand'), await place('matches', 'a-match'), await place('draw', 'a-ticket')];
  const due = keys.map((key) => platform.world.store.get('waitingRounds', key)?.dueAt ?? 0);
  // The ticket is drawn within the minute, the match ends within minutes, the hand is given up after half an hour.
  expect(due).toEqual(due.toSorted((one, other) => other - one));
  let held = balanceOf(platform.world, wallet);
  platform.advance(60 * minute);
  settleWhatIsDue(platform.world);
  for (const [at, key] of [...keys.entries()].toReversed()) {
    const round = platform.world.store.get('rounds', key);
    held += round?.winSatang ?? 0;
    expect(round).toMatchObject({ settledAt: due[at], balanceSatang: held });
  }
  expect(balanceOf(platform.world, wallet)).toBe(held);
  expect(sumOfAll(platform.world)).toBe(0);
});

test('where nothing is due, nothing but what waits is read', async () => {
  await place('cards', 'a-hand');
  const read = vi.spyOn(platform.world.store, 'get');
  const walked = vi.spyOn(platform.world.store, 'entries');
  settleWhatIsDue(platform.world);
  expect(read).not.toHaveBeenCalled();
  expect(walked.mock.calls).toEqual([['waitingDeposits'], ['waitingRounds']]);
});

test.each([
  ['draw', { outcome: { ticket: 'torn' } }],
  ['matches', { outcome: null }],
  ['matches', { gameCode: 'KCKL-z-1' }],
  ['cards', { outcome: { cards: 'gone' } }],
  ['fish', { gameType: 'FISH' }],
] as const)(
  'a bet that cannot be decided is refunded and told once; the others end as they should: %s %o',
  async (kind, change) => {
    const broken = await place(kind === 'fish' ? 'cards' : kind, 'broken');
    const sound = await place('draw', 'sound');
    rewrite(broken, change);
    const held = balanceOf(platform.world, wallet);
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    platform.advance(60 * minute);
    settleWhatIsDue(platform.world);
    settleWhatIsDue(platform.world);
    expect(told).toHaveBeenCalledOnce();
    expect(String(told.mock.calls[0]?.[0])).toContain(broken);
    told.mockRestore();

    const { store } = platform.world;
    const stake = store.get('rounds', broken)?.stakeSatang ?? 0;
    expect(store.get('rounds', broken)).toMatchObject({ winSatang: stake, settledAt: expect.any(Number) });
    expect(store.get('rounds', sound)?.settledAt).not.toBeNull();
    expect([...store.entries('waitingRounds')]).toEqual([]);
    expect(balanceOf(platform.world, wallet)).toBe(held + stake + (store.get('rounds', sound)?.winSatang ?? 0));
    expect(sumOfAll(platform.world)).toBe(0);
  },
);

test('one that cannot even be refunded stops nothing, and is not tried again', async () => {
  const broken = await place('draw', 'broken');
  rewrite(broken, { outcome: null, stakeSatang: Number.NaN });
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  platform.advance(60 * minute);
  settleWhatIsDue(platform.world);
  settleWhatIsDue(platform.world);
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
  expect([...platform.world.store.entries('waitingRounds')]).toEqual([]);
  expect(sumOfAll(platform.world)).toBe(0);
});

test('the pages leave out what they cannot read, and say refunded of what nobody could decide', async () => {
  const unread = await place('matches', 'unread');
  const undecided = await place('matches', 'undecided');
  rewrite(unread, { outcome: null });
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const launch = await pages.open(targets.matches);
  const before = await pages.ask<FixturesSession>('fixtures/session', { launch });
  expect(before.bets.map(({ state }) => state)).toEqual(['open']);
  rewrite(undecided, { stakeSatang: 10_000, settledAt: platform.world.now(), winSatang: 10_000 });
  const after = await pages.ask<FixturesSession>('fixtures/session', { launch });
  expect(after.bets).toMatchObject([{ state: 'refunded', returns: '100.00' }]);
  told.mockRestore();
});

test('what was practised goes with its launch, an hour after that ended; money stays', async () => {
  changeSettings(platform.world, { flags: { FREEPLAY3: true } });
  const { store } = platform.world;
  const practised = await place('cards', 'practised', true);
  const token = practised.split(':')[0] ?? '';
  await place('cards', 'for-money');
  const other = await place('cards', 'practised', true);
  const rounds = [...store.entries('rounds')].length;
  expect(store.get('practiceRounds', practised)).toBeDefined();
  platform.advance(2 * 60 * minute + 59 * minute);
  const late = await place('cards', 'late', true);
  expect(store.get('launches', token)).toBeDefined();
  platform.advance(minute);
  await place('cards', 'later', true);
  expect(store.get('launches', token)).toBeUndefined();
  const left = [...store.entries('practiceRounds')].map(([key]) => key);
  expect(left).not.toContain(practised);
  expect(left).not.toContain(other);
  expect(left).toContain(late);
  expect([...store.entries('rounds')]).toHaveLength(rounds);
});
