import { expect, test } from 'vitest';
import { depositCreate, depositCreateDocs } from '#api/cashier.ts';
import { memberEvents } from '#api/memberEvents.ts';
import { recordLogin } from '../accounts/logins.ts';
import { createSandbox } from '../createSandbox.ts';
import { note, mostEvents } from '../live/note.ts';
import { topicKey, versionOf } from '../live/versions.ts';
import { payDeposit } from '../money/deposits.ts';
import { placeRound, settleRound } from '../money/rounds.ts';
import { startRest } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import type { RowChange } from '../store/store.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

const demo = memberIdOf('demo');
const own = topicKey('account', demo);
const language = 'EN';

const ask = async ({ client }: TestPlatform, more: { after?: string; limit?: number } = {}) =>
  valueOf(await client.call(memberEvents, { language, ...more }));

/** Places a bet that stays open. Returns its key. */
function openBet(sandbox: Sandbox, roundId: string, stakeSatang = 12_000): string {
  openGame(sandbox, demo, 'game');
  const decide = () => ({ winSatang: 0, outcome: null, dueAt: sandbox.now() + 60_000 });
  expect(placeRound(sandbox, { launchToken: 'game', roundId, stakeSatang, decide })).toMatchObject({ ok: true });
  return `${demo}:${roundId}`;
}

const noteMany = (sandbox: Sandbox, count: number): void =>
  sandbox.store.transaction(() => {
    for (let at = 1; at <= count; at += 1) note(sandbox, demo, 'message', { reference: String(at) });
  });
const references = (list: readonly { reference?: string | undefined }[]) => list.map(({ reference }) => reference);

test('a bet that is settled is told once, with its name, stake and win', async () => {
  const platform = await signedIn();
  const { sandbox } = platform;
  const { cursor } = await ask(platform);
  const key = openBet(sandbox, 'one');
  expect(await ask(platform, { after: cursor })).toMatchObject({ list: [], unseen: 0 });
  settleRound(sandbox, key, { winSatang: 9_900 });
  settleRound(sandbox, key, { winSatang: 9_900 });
  const told = await ask(platform, { after: cursor });
  expect(told).toMatchObject({
    list: [
      {
        kind: 'betSettled',
        reference: 'one',
        amounts: { stake: '120.00', win: '99.00', profit: '-21.00' },
        link: { page: 'personalHistoryCopy', reference: 'one' },
      },
    ],
    unseen: 1,
  });
  expect(told.list[0]?.label).toBe(sandbox.catalogue.games[0]?.name.en);
});

test('a bet whose stake comes back undecided is told as returned', async () => {
  const platform = await signedIn();
  settleRound(platform.sandbox, openBet(platform.sandbox, 'one'), { winSatang: 12_000, returnedSatang: 12_000 });
  expect((await ask(platform)).list[0]).toMatchObject({ kind: 'betReturned', amounts: { profit: '0.00' } });
});

test('what is rolled back has no event and raises no version', async () => {
  const platform = await signedIn();
  const { sandbox } = platform;
  const key = openBet(sandbox, 'one');
  const before = await ask(platform);
  const version = versionOf(sandbox, own);
  const settle = () =>
    sandbox.store.transaction(() => {
      settleRound(sandbox, key, { winSatang: 9_900 });
      throw new Error('the disk is full');
    });
  expect(settle).toThrow('the disk is full');
  expect(await ask(platform)).toEqual(before);
  expect(versionOf(sandbox, own)).toBe(version);
});

test('each movement of a member’s money raises the version, and that of no other member', async () => {
  const { sandbox } = await signedIn();
  const others = versionOf(sandbox, topicKey('account', memberIdOf('somchai')));
  const before = versionOf(sandbox, own);
  const key = openBet(sandbox, 'one');
  const staked = versionOf(sandbox, own);
  expect(staked).toBeGreaterThan(before);
  settleRound(sandbox, key, { winSatang: 9_900 });
  expect(versionOf(sandbox, own)).toBeGreaterThan(staked);
  expect(versionOf(sandbox, topicKey('account', memberIdOf('somchai')))).toBe(others);
});

test('versions grow after a restart, also where the clock has fallen back', () => {
  const rows = new Map<string, RowChange>();
  const persist = (changes: readonly RowChange[]) => {
    for (const change of changes) rows.set(`${change.table} ${change.key}`, change);
  };
  const first = createSandbox({ now: () => 2_000_000_000_000, persist });
  noteMany(first, 3);
  const version = versionOf(first, own);
  expect(version).toBeGreaterThanOrEqual(2_000_000_000_000);
  const kept = [...rows.values()].filter(({ row }) => row !== null);
  const second = createSandbox({ now: () => 1_000_000_000_000, rows: kept });
  noteMany(second, 1);
  expect(versionOf(second, own)).toBe(version + 1);
});

test('a reader who follows the cursor gets every event once, whatever the limit', async () => {
  const platform = await signedIn();
  const { cursor } = await ask(platform);
  noteMany(platform.sandbox, 7);
  const first = await ask(platform, { after: cursor, limit: 3 });
  expect(references(first.list)).toEqual(['3', '2', '1']);
  expect(first.unseen).toBe(7);
  const second = await ask(platform, { after: first.cursor, limit: 3 });
  expect(references(second.list)).toEqual(['6', '5', '4']);
  const third = await ask(platform, { after: second.cursor, limit: 3 });
  expect(references(third.list)).toEqual(['7']);
  expect(await ask(platform, { after: third.cursor })).toEqual({ list: [], cursor: third.cursor, unseen: 0 });
});

test('without a cursor, or with an unknown one, the last events are listed, and none of them is new', async () => {
  const platform = await signedIn();
  noteMany(platform.sandbox, 60);
  const last = await ask(platform);
  expect(last.list).toHaveLength(50);
  expect(last).toMatchObject({ unseen: 0 });
  expect(references(last.list).slice(0, 2)).toEqual(['60', '59']);
  expect(await ask(platform, { after: '999999' })).toEqual(last);
});

test('the oldest events are removed', async () => {
  const platform = await signedIn();
  const { sandbox } = platform;
  noteMany(sandbox, mostEvents + 5);
  const kept = [...sandbox.store.entries('memberEvents')].filter(([, { memberId }]) => memberId === demo);
  expect(kept).toHaveLength(mostEvents);
  // A reader who was away longer begins with the oldest that is there.
  const { list } = await ask(platform, { after: '0', limit: 1 });
  expect(Number(list[0]?.id.slice(1))).toBe((await eventNumber(platform)) - mostEvents + 1);
});
const eventNumber = async (platform: TestPlatform): Promise<number> => Number((await ask(platform)).cursor);

test('deposits and logins from new devices are told by what they are', async () => {
  const platform = await signedIn();
  const { sandbox, client } = platform;
  const { cursor } = await ask(platform);
  const made = await client.call(depositCreate, depositCreateDocs.example, { idempotencyKey: 'one' });
  payDeposit(sandbox, valueOf(made).reference);
  const member = sandbox.store.get('members', demo);
  if (!member) throw new Error('demo is gone');
  const caller = { sandbox, userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604' };
  sandbox.store.transaction(() => recordLogin(caller, member, 'password', 'accepted'));
  const { list } = await ask(platform, { after: cursor });
  expect(list.map(({ kind }) => kind)).toEqual(['newDevice', 'depositArrived']);
  expect(list[0]?.label).toMatch(/iPad.*, .+/);
  expect(list[1]).toMatchObject({ reference: valueOf(made).reference, amounts: { amount: valueOf(made).amount } });
});

test('rewards are not told during a break (RSP-06), and the cursor goes on', async () => {
  const platform = await signedIn();
  const { sandbox } = platform;
  const { cursor } = await ask(platform);
  sandbox.store.transaction(() => {
    note(sandbox, demo, 'rewardReady');
    note(sandbox, demo, 'betSettled');
  });
  expect(await ask(platform, { after: cursor })).toMatchObject({ unseen: 2 });
  sandbox.store.transaction(() => startRest(sandbox, demo, 'timeout', '1d'));
  const told = await ask(platform, { after: cursor });
  expect(told.list.map(({ kind }) => kind)).not.toContain('rewardReady');
  expect(told.list.map(({ kind }) => kind)).toContain('betSettled');
  expect(await ask(platform, { after: told.cursor })).toMatchObject({ list: [], unseen: 0 });
});

test('an agent is told of contracts by the topic of the team too', async () => {
  const { sandbox } = await signedIn('agent');
  const team = topicKey('team', memberIdOf('agent'));
  const before = versionOf(sandbox, team);
  sandbox.store.transaction(() => note(sandbox, memberIdOf('agent'), 'message'));
  expect(versionOf(sandbox, team)).toBe(before);
  sandbox.store.transaction(() => note(sandbox, memberIdOf('agent'), 'contractWaits'));
  expect(versionOf(sandbox, team)).toBeGreaterThan(before);
});
