import { expect, test } from 'vitest';
import { walletBalance } from '#api/member.ts';
import { valueOf, withdrawn } from '../moneyOutTesting.ts';
import { playFor } from '../playFor.ts';
import { createTestPlatform } from '../testing.ts';

test('the balance says what is in open bets and on its way out, and counts neither twice', async () => {
  const platform = createTestPlatform();
  const { client, sandbox, signIn } = platform;
  await signIn('cashout');
  const read = async () => valueOf(await client.call(walletBalance, {}));
  expect(await read()).toEqual({ sumBalance: '25000.00', inPlay: '0.00', held: '0.00' });
  await withdrawn(platform, '1000.00');
  playFor(sandbox, 'cashout', [
    { gameType: 'SPORTS', stakeSatang: 45_000, dueAt: sandbox.now() + 60_000 },
    { gameType: 'RNG', stakeSatang: 5_000 },
  ]);
  // Bets of others are theirs.
  playFor(sandbox, 'demo', [{ gameType: 'SPORTS', stakeSatang: 10_000, dueAt: sandbox.now() + 60_000 }]);
  expect(await read()).toEqual({ sumBalance: '23500.00', inPlay: '450.00', held: '1000.00' });
});
