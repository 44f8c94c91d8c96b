import { describe, expect, test } from 'vitest';
import { gameLaunch, gameLaunchDocs } from '#api/launch.ts';
import { walletBalance } from '#api/member.ts';
import { playBreakStart } from '#api/playLimits.ts';
import { memberTransactions } from '#api/records.ts';
import { mainWallet, walletAutoSet, walletCollect, walletList, walletTransfer, walletTransfers } from '#api/wallets.ts';
import { demoPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { restingWallet, slowWallet } from '../seed/wallets.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

const begin = async (scenario: 'manyWallets' | 'ready' = 'manyWallets') => signedIn('demo', { scenario });
const wallets = async ({ client }: TestPlatform) => valueOf(await client.call(walletList, {}));
const balance = async (platform: TestPlatform, wallet: string) =>
  (await wallets(platform)).list.find(({ id }) => id === wallet)?.balance;
const move = async ({ client }: TestPlatform, from: string, to: string, amount: string) =>
  client.call(walletTransfer, { from, to, amount }, { idempotencyKey: crypto.randomUUID() });
const newest = async ({ client }: TestPlatform) =>
  valueOf(await client.call(walletTransfers, { pageNo: 1, pageSize: 10 })).list[0];

describe('the list', () => {
  test('has the main wallet first, and says which vendor is in maintenance', async () => {
    const platform = await begin();
    const { list, autoMove } = await wallets(platform);
    expect(list[0]).toEqual({
      ...{ id: mainWallet, name: 'Main wallet', balance: '7649.50', state: 'ready' },
      givesBack: false,
    });
    expect(list.find(({ id }) => id === restingWallet)).toMatchObject({ balance: '350.50', state: 'resting' });
    expect(list).toHaveLength(platform.sandbox.catalogue.vendors.length + 1);
    expect(autoMove).toBe(false);
    // The balance of the header is everything that can be played with.
    expect(valueOf(await platform.client.call(walletBalance, {})).sumBalance).toBe('10000.00');
  });
  test('is only the main wallet where all vendors share one', async () => {
    expect((await wallets(await begin('ready'))).list).toHaveLength(1);
  });
});

describe('a transfer', () => {
  test('moves a sum once and states both sides', async () => {
    const platform = await begin();
    const moved = valueOf(await move(platform, mainWallet, 'LTWR', '100.00'));
    expect(moved).toMatchObject({
      status: 'done',
      from: { id: mainWallet, balance: '7549.50' },
      to: { id: 'LTWR', balance: '1300.00' },
    });
    expect(await newest(platform)).toMatchObject({ reference: moved.reference, amount: '100.00', status: 'done' });
    // The account record shows it under the same reference.
    const at = { from: '2026-11-21', to: '2026-11-21', pageNo: 1, pageSize: 1, language: 'EN' } as const;
    const record = valueOf(await platform.client.call(memberTransactions, at));
    expect(record.list[0]).toMatchObject({ kind: 'walletOut', amount: '-100.00', reference: moved.reference });
  });

  test('of a slow wallet has arrived on neither side until the vendor answers', async () => {
    const platform = await begin();
    const moved = valueOf(await move(platform, mainWallet, slowWallet, '100.00'));
    expect(moved).toMatchObject({ status: 'pending', from: { balance: '7549.50' }, to: { balance: null } });
    expect((await wallets(platform)).list.find(({ id }) => id === slowWallet)).toMatchObject({
      balance: null,
      state: 'unknown',
    });
    expect(valueOf(await platform.client.call(walletBalance, {})).sumBalance).toBe('9900.00');
    platform.advance(60_000);
    expect(await balance(platform, slowWallet)).toBe('100.00');
    expect(await newest(platform)).toMatchObject({ status: 'done' });
  });

  test('that is pending comes back when the vendor goes into maintenance', async () => {
    const platform = await begin();
    await move(platform, mainWallet, slowWallet, '100.00');
    changeSettings(platform.sandbox, { vendorsInMaintenance: [slowWallet] });
    platform.advance(60_000);
    expect(await newest(platform)).toMatchObject({ status: 'returned' });
    expect(await balance(platform, mainWallet)).toBe('7649.50');
  });

  test.each([
    [mainWallet, 'LTWR', '7649.51', 'insufficient_balance'],
    ['LTWR', mainWallet, '0.00', 'amount_out_of_range'],
    [mainWallet, restingWallet, '1.00', 'vendor_maintenance'],
    [restingWallet, mainWallet, '1.00', 'vendor_maintenance'],
    [mainWallet, mainWallet, '1.00', 'invalid_input'],
    ['LTWR', 'BNYP', '1.00', 'invalid_input'],
    [mainWallet, 'NOBODY', '1.00', 'invalid_input'],
  ])('from %s to %s of %s is refused with %s', async (from, to, amount, code) => {
    expect(await move(await begin(), from, to, amount)).toMatchObject({ ok: false, error: { code } });
  });

  test('from a vendor in maintenance is possible where the platform says so, to it never', async () => {
    const platform = await begin();
    changeSettings(platform.sandbox, { restingWalletsGive: true });
    expect((await wallets(platform)).list.filter(({ givesBack }) => givesBack).map(({ id }) => id)).toEqual([
      restingWallet,
    ]);
    expect(await move(platform, mainWallet, restingWallet, '1.00')).toMatchObject({
      error: { code: 'vendor_maintenance' },
    });
    expect(await move(platform, restingWallet, mainWallet, '50.50')).toMatchObject({ ok: true });
    const { moved } = valueOf(await platform.client.call(walletCollect, {}));
    expect(moved).toContainEqual(expect.objectContaining({ id: restingWallet, amount: '300.00', status: 'done' }));
  });

  test('is refused where there is one wallet only', async () => {
    expect(await move(await begin('ready'), mainWallet, 'LTWR', '1.00')).toMatchObject({
      error: { code: 'operation_not_allowed' },
    });
  });

  test('to a vendor is stopped by a break; what comes back never is (RSP-03)', async () => {
    const platform = await begin();
    const rest = { kind: 'timeout', length: '1d', password: demoPassword, understood: true } as const;
    valueOf(await platform.client.call(playBreakStart, rest));
    expect(await move(platform, mainWallet, 'LTWR', '1.00')).toMatchObject({ error: { code: 'play_suspended' } });
    expect(await move(platform, 'LTWR', mainWallet, '1200.00')).toMatchObject({ ok: true });
  });
});

test('bringing everything back skips a vendor that is down, and says so', async () => {
  const platform = await begin();
  const { moved } = valueOf(await platform.client.call(walletCollect, {}));
  expect(moved).toMatchObject([
    { id: 'LTWR', amount: '1200.00', status: 'done' },
    { id: restingWallet, amount: '350.50', status: 'failed' },
    { id: 'BNYP', amount: '800.00', status: 'done' },
  ]);
  expect(await balance(platform, mainWallet)).toBe('9649.50');
  expect(await balance(platform, restingWallet)).toBe('350.50');
});

describe('moving by itself', () => {
  const launch = { ...gameLaunchDocs.example, vassalage: 'LTWR' };
  test('is off, until the player switches it on', async () => {
    const platform = await begin();
    const game = [...platform.sandbox.catalogue.gameById.values()].find(
      ({ vassalage, isGame }) => vassalage === 'LTWR' && isGame,
    );
    const open = async () => {
      const { nodeId = 0, gameType = 'RNG' } = game ?? {};
      valueOf(await platform.client.call(gameLaunch, { ...launch, nodeId, gameType }));
    };
    await open();
    expect(await balance(platform, mainWallet)).toBe('7649.50');
    expect(valueOf(await platform.client.call(walletAutoSet, { on: true }))).toEqual({ autoMove: true });
    await open();
    expect(await balance(platform, mainWallet)).toBe('0.00');
    expect(await balance(platform, 'LTWR')).toBe('8849.50');
  });
});
