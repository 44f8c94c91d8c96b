import { describe, expect, test } from 'vitest';
import { memberInfo, walletBalance } from '#api/member.ts';
import { playBreakStart } from '#api/playLimits.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { demoPassword } from '../accounts/password.ts';
import { memberIdOf } from '../seed/members.ts';
import { playFor } from '../seed/playFor.ts';
import { valueOf, withdrawn } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, signedIn } from '../testing/platform.ts';

test('the balance says what is in open bets and on its way out, and counts neither twice', async () => {
  const platform = createTestPlatform();
  const { client, sandbox, signIn } = platform;
  await signIn('cashout');
  const read = async () => valueOf(await client.call(walletBalance, {}));
  expect(await read()).toEqual({
    ...{ sumBalance: '25000.00', inPlay: '0.00', held: '0.00', envelopes: '0.00' },
    ...{ withdrawable: '25000.00', bound: [] },
  });
  await withdrawn(platform, '1000.00');
  playFor(sandbox, 'cashout', [
    { gameType: 'SPORTS', stakeSatang: 45_000, dueAt: sandbox.now() + 60_000 },
    { gameType: 'RNG', stakeSatang: 5_000 },
  ]);
  // Bets of others are theirs.
  playFor(sandbox, 'demo', [{ gameType: 'SPORTS', stakeSatang: 10_000, dueAt: sandbox.now() + 60_000 }]);
  expect(await read()).toMatchObject({ sumBalance: '23500.00', inPlay: '450.00', held: '1000.00' });
});

describe('MEM-02a: what can leave', () => {
  const read = async ({ client }: TestPlatform) => ({
    balance: valueOf(await client.call(walletBalance, {})),
    options: valueOf(await client.call(withdrawOptions, { language: 'EN' })),
  });

  test('is bound by open requirements, of which the oldest names the sum, as the withdrawal says', async () => {
    const { balance, options } = await read(await signedIn('wagering'));
    const [deposit, bonus] = options.requirements;
    expect(balance).toMatchObject({ sumBalance: '3500.00', withdrawable: '0.00' });
    expect(balance.bound).toEqual([
      { requirementId: deposit?.id, amount: '3500.00' },
      { requirementId: bonus?.id, amount: '0.00' },
    ]);
    expect(options).toMatchObject({ available: balance.withdrawable, bound: '3500.00' });
  });

  test('leaves out what is with vendors, which has to come back first', async () => {
    const { balance, options } = await read(await signedIn('demo', { scenario: 'manyWallets' }));
    expect(balance).toMatchObject({ sumBalance: '10000.00', withdrawable: '7649.50', bound: [] });
    expect(options.available).toBe('7649.50');
  });

  test('is free again for a player who has excluded themselves', async () => {
    const platform = await signedIn('wagering');
    const rest = { kind: 'exclusion', length: 'forever', password: demoPassword, understood: true } as const;
    valueOf(await platform.client.call(playBreakStart, rest));
    await platform.signIn('wagering');
    expect((await read(platform)).balance).toMatchObject({ withdrawable: '3500.00', bound: [] });
  });
});

test('the level has its name in the language of the player, also after a change of the rank', async () => {
  const { client, sandbox, signIn } = createTestPlatform();
  await signIn('demo');
  const read = async () => valueOf(await client.call(memberInfo, {})).clubLabel;
  expect(await read()).toEqual({ labelName: 'Gold', rankLevel: 3 });
  const member = sandbox.store.get('members', memberIdOf('demo'));
  if (member === undefined) throw new Error('no member');
  const club = { labelName: 'ระดับเพชร', rankLevel: 5 };
  sandbox.store.transaction(() => sandbox.store.put('members', member.id, { ...member, club }));
  expect(await read()).toEqual({ labelName: 'Diamond', rankLevel: 5 });
});
