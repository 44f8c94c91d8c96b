import { expect, test } from 'vitest';
import { memberInfo, walletBalance } from '#api/member.ts';
import { memberIdOf } from '../seed/members.ts';
import { playFor } from '../seed/playFor.ts';
import { valueOf, withdrawn } from '../testing/moneyOut.ts';
import { createTestPlatform } from '../testing/platform.ts';

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
