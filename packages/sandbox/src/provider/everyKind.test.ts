import { beforeEach, describe, expect, test } from 'vitest';
import { sessionLogout } from '#api/session.ts';
import { balanceOf, memberAccount, sumOfAll } from '../ledger.ts';
import { tablesOf } from '../seed/tables.ts';
import { changeSettings } from '../settings.ts';
import { settleWhatIsDue } from '../settlement.ts';
import { type TestPlatform, createTestPlatform } from '../testing.ts';
import type { TableSession } from './table/messages.ts';
import { type TestKind, type TestPages, createTestPages, firstCall, targets } from './testing.ts';

type Told = Record<string, unknown> & { readonly refused?: string };

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
  async function played(): Promise<{ call: string; body: object; launch: string; first: Told }> {
    const launch = await pages.open(targets[kind]);
    const [call, more] = await firstCall(pages, kind, launch);
    const body = { launch, roundId: 'lost-round', ...more };
    const first = await pages.post<Told>(call, body);
    expect(first.refused).toBeUndefined();
    return { call, body, launch, first };
  }

  test('a round that was played is told again when its launch has ended since', async () => {
    const { call, body, first } = await played();
    const held = balanceOf(platform.world, wallet);
    await platform.client.call(sessionLogout, {});
    expect(await pages.post(call, body)).toEqual(first);
    platform.advance(2 * 60 * 60_000 + 1);
    settleWhatIsDue(platform.world);
    const after = await pages.post<Told>(call, body);
    expect(after.refused).toBeUndefined();
    expect(await pages.post(call, { ...body, roundId: 'another-round' })).toMatchObject({ refused: 'launch_expired' });
    expect(await pages.post(call, { ...body, launch: 'nobody' })).toMatchObject({ refused: 'launch_expired' });
    expect([...platform.world.store.entries('rounds')]).toHaveLength(1);
    // What waited has paid meanwhile; the others had when they were played.
    const round = platform.world.store.get('rounds', 'member-demo:lost-round');
    const late = round?.settledAt === round?.playedAt ? 0 : (round?.winSatang ?? 0);
    expect(balanceOf(platform.world, wallet)).toBe(held + late);
    expect(sumOfAll(platform.world)).toBe(0);
  });

  test('a session names the money of the platform', async () => {
    changeSettings(platform.world, { currencySymbol: '₭' });
    const launch = await pages.open(targets[kind]);
    const call = { slot: 'session', matches: 'fixtures/session' }[kind as string] ?? `${kind}/session`;
    expect(await pages.ask(call, { launch })).toMatchObject({ currency: '₭', balance: '10000.00' });
  });

  test('while the vendor takes a break nothing new begins, and what was played is told', async () => {
    const { call, body, launch, first } = await played();
    const held = balanceOf(platform.world, wallet);
    changeSettings(platform.world, { vendorsInMaintenance: [targets[kind].vassalage] });
    expect(await pages.post(call, body)).toEqual(first);
    const [, more] = await firstCall(pages, kind, launch);
    expect(await pages.post(call, { launch, roundId: 'another-round', ...more })).toMatchObject({
      refused: 'vendor_maintenance',
    });
    expect(balanceOf(platform.world, wallet)).toBe(held);
  });
});

test.each(['launched', 'chosen in a lobby'])('a table that has closed takes no more bets (%s)', async (how) => {
  // The day shift ends at 20 o'clock in Thailand; now it is 19.
  platform.advance(7 * 60 * 60_000);
  const vendor = platform.world.catalogue.vendorByCode.get('RVSD');
  const table = vendor && tablesOf(vendor).find(({ shift }) => shift === 'day');
  if (!table) throw new Error('nobody deals by day');
  const { roomId } = table;
  const direct = how === 'launched';
  const launch = await pages.open({ ...targets.table, gameCode: direct ? roomId : '' });
  const query: Record<string, string> = direct ? { launch } : { launch, table: roomId };
  const session = await pages.ask<TableSession>('table/session', query);
  const [place] = session.table?.places ?? [];
  const bets = [{ spot: place?.spot, stake: session.table?.chips[0] }];
  const first = await pages.post<Told>('table/bet', { ...query, roundId: 'by-daylight', bets });
  expect(first.refused).toBeUndefined();

  platform.advance(61 * 60_000);
  const held = balanceOf(platform.world, wallet);
  expect(await pages.post('table/bet', { ...query, roundId: 'at-nightfall', bets })).toMatchObject({
    refused: 'game_unavailable',
  });
  expect(await pages.post('table/bet', { ...query, roundId: 'by-daylight', bets })).toEqual(first);
  expect(balanceOf(platform.world, wallet)).toBe(held);
});
