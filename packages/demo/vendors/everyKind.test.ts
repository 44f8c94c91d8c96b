import { beforeEach, describe, expect, test } from 'vitest';
import { sessionLogout } from '#api/session.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { balanceOf, memberAccount, sumOfAll } from '#sandbox/money/ledger.ts';
import { settleWhatIsDue } from '#sandbox/money/settlement.ts';
import { tablesOf } from '#sandbox/seed/liveTables.ts';
import { type TestPlatform, createTestPlatform } from '#sandbox/testing/platform.ts';
import type { TableSession } from './liveTables/server/messages.ts';
import { type TestKind, type TestPages, createTestPages, firstCall, targets } from './shared/server/testing.ts';

type Answer = Record<string, unknown> & { readonly refused?: string };

const wallet = memberAccount('member-demo');
const kinds = Object.keys(targets) as TestKind[];

let platform: TestPlatform;
let pages: TestPages;
beforeEach(async () => {
  platform = createTestPlatform();
  pages = createTestPages(platform);
  await platform.signIn('demo');
});

describe.each(kinds)('%s', (kind) => {
  async function played(): Promise<{ call: string; body: object; launch: string; first: Answer }> {
    const launch = await pages.open(targets[kind]);
    const [call, more] = await firstCall(pages, kind, launch);
    const body = { launch, roundId: 'lost-round', ...more };
    const first = await pages.post<Answer>(call, body);
    expect(first.refused).toBeUndefined();
    return { call, body, launch, first };
  }

  const roundOf = () => platform.sandbox.store.get('rounds', 'member-demo:lost-round');
  /** Returns a function with what the round has paid since then, in satang: 0 where it has settled already, as most do. */
  function paidFromNow(): () => number {
    const isSettled = roundOf()?.settledAt != null;
    return () => (isSettled ? 0 : (roundOf()?.winSatang ?? 0));
  }

  test('repeats the answer of a played round after its launch has ended', async () => {
    const { call, body, first } = await played();
    const balance = balanceOf(platform.sandbox, wallet);
    const paid = paidFromNow();
    await platform.client.call(sessionLogout, {});
    expect(await pages.post(call, body)).toEqual(first);
    platform.advance(2 * 60 * 60_000 + 1);
    settleWhatIsDue(platform.sandbox);
    const after = await pages.post<Answer>(call, body);
    expect(after.refused).toBeUndefined();
    expect(await pages.post(call, { ...body, roundId: 'another-round' })).toMatchObject({ refused: 'launch_expired' });
    expect(await pages.post(call, { ...body, launch: 'unknown' })).toMatchObject({ refused: 'launch_expired' });
    expect([...platform.sandbox.store.entries('rounds')]).toHaveLength(1);
    expect(balanceOf(platform.sandbox, wallet)).toBe(balance + paid());
    expect(sumOfAll(platform.sandbox)).toBe(0);
  });

  test('a session contains the platform’s currency symbol', async () => {
    changeSettings(platform.sandbox, { currencySymbol: '₭' });
    const launch = await pages.open(targets[kind]);
    const call = { slot: 'session' }[kind as string] ?? `${kind}/session`;
    expect(await pages.ask(call, { launch })).toMatchObject({ currency: '₭', balance: '10000.00' });
  });

  test('vendor maintenance refuses new rounds and still repeats played ones', async () => {
    const { call, body, launch, first } = await played();
    const balance = balanceOf(platform.sandbox, wallet);
    const paid = paidFromNow();
    changeSettings(platform.sandbox, { vendorsInMaintenance: [targets[kind].vassalage] });
    expect(await pages.post(call, body)).toEqual(first);
    const [, more] = await firstCall(pages, kind, launch);
    expect(await pages.post(call, { launch, roundId: 'another-round', ...more })).toMatchObject({
      refused: 'vendor_maintenance',
    });
    expect(balanceOf(platform.sandbox, wallet)).toBe(balance + paid());
  });
});

describe.each(kinds)('the round id of a round in %s', (kind) => {
  // The slot machine's rows have another game of the same kind, too.
  const others = [...kinds.filter((other) => other !== kind).map((other) => [other, targets[other]] as const)];
  const all = kind === 'slot' ? [...others, ['slot', { ...targets.slot, nodeId: 100_002 }] as const] : others;
  test.each(all)('is refused by name in another game: %s', async (other, target) => {
    const launch = await pages.open(targets[kind]);
    const [call, body] = await firstCall(pages, kind, launch);
    expect(await pages.post(call, { launch, roundId: 'used-round', ...body })).not.toHaveProperty('refused');
    const balance = balanceOf(platform.sandbox, wallet);
    const elsewhere = await pages.open(target);
    const [otherCall, otherBody] = await firstCall(pages, other, elsewhere);
    expect(await pages.post(otherCall, { launch: elsewhere, roundId: 'used-round', ...otherBody })).toMatchObject({
      refused: 'round_taken',
    });
    if (other === 'cards') {
      const move = { launch: elsewhere, roundId: 'used-round', move: 'stay' };
      expect(await pages.post('cards/move', move)).toMatchObject({ refused: 'invalid_input' });
    }
    expect(balanceOf(platform.sandbox, wallet)).toBe(balance);
    expect([...platform.sandbox.store.entries('rounds')]).toHaveLength(1);
    expect(sumOfAll(platform.sandbox)).toBe(0);
  });
});

test.each(kinds)('%s: names of object properties are values like any other', async (kind) => {
  const launch = await pages.open(targets[kind]);
  const [call, body] = await firstCall(pages, kind, launch);
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(await pages.post(call, { launch, roundId: name, ...body })).not.toHaveProperty('refused');
    for (const field of ['launch', 'table', 'bets', ...Object.keys(body)]) {
      const answer = await pages.post<Answer>(call, { launch, roundId: `${name}-${field}`, ...body, [field]: name });
      expect(answer).toBeTypeOf('object');
    }
    const session = kind === 'slot' ? 'session' : `${kind}/session`;
    expect(await pages.ask(session, { launch, table: name })).toBeTypeOf('object');
    expect(await pages.ask(`${name}/session`, { launch })).toMatchObject({ refused: 'unknown' });
  }
  expect(sumOfAll(platform.sandbox)).toBe(0);
});

test('a launch of another kind is refused by the slot machine', async () => {
  const launch = await pages.open(targets.cards);
  expect(await pages.ask('session', { launch })).toMatchObject({ refused: 'launch_expired' });
  const spin = { launch, roundId: 'spin-at-cards', stake: '100.00' };
  expect(await pages.post('spin', spin)).toMatchObject({ refused: 'launch_expired' });
});

test.each(['launched', 'chosen in a lobby'])('a table that has closed refuses bets (%s)', async (how) => {
  // The day shift ends at 20:00 Thai time; after this it is 19:00.
  platform.advance(7 * 60 * 60_000);
  const vendor = platform.sandbox.catalogue.vendorByCode.get('RVSD');
  const table = vendor && tablesOf(vendor).find(({ shift }) => shift === 'day');
  if (!table) throw new Error('no table with a day shift');
  const { roomId } = table;
  const direct = how === 'launched';
  const launch = await pages.open({ ...targets.liveTables, gameCode: direct ? roomId : '' });
  const query: Record<string, string> = direct ? { launch } : { launch, table: roomId };
  const session = await pages.ask<TableSession>('liveTables/session', query);
  const [place] = session.table?.places ?? [];
  const bets = [{ spot: place?.spot, stake: session.table?.chips[0] }];
  const first = await pages.post<Answer>('liveTables/bet', { ...query, roundId: 'by-daylight', bets });
  expect(first.refused).toBeUndefined();

  platform.advance(61 * 60_000);
  const balance = balanceOf(platform.sandbox, wallet);
  expect(await pages.post('liveTables/bet', { ...query, roundId: 'at-nightfall', bets })).toMatchObject({
    refused: 'game_unavailable',
  });
  expect(await pages.post('liveTables/bet', { ...query, roundId: 'by-daylight', bets })).toEqual(first);
  expect(balanceOf(platform.sandbox, wallet)).toBe(balance);
});
