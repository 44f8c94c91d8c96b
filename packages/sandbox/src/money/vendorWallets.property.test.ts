import { expect, test } from 'vitest';
import { mainWallet, walletCollect, walletTransfer, walletTransfers } from '#api/wallets.ts';
import { type Random, createRandom } from '#demo/art/random.ts';
import { changeSettings } from '../changeSettings.ts';
import { type Fault, createFaultPlan } from '../faults.ts';
import { playFor } from '../seed/playFor.ts';
import { restingWallet, slowWallet } from '../seed/wallets.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { balanceOf, movingAccount, satangToAmount, sumOfAll, walletAccount } from './ledger.ts';
import { accountOf, transfersOf, wholeBalance } from './vendorWallets.ts';

const member = 'member-demo';
const vendors = ['LTWR', 'BNYP', restingWallet, slowWallet] as const;

/** Answers get lost, with and without effect, and calls arrive twice. */
const disturbances: readonly Fault[] = (['walletTransfer', 'walletCollect'] as const).flatMap((match) =>
  (['applied', 'appliedTwice', 'notApplied'] as const).map((effect): Fault => ({
    match,
    when: { probability: 0.15 },
    fault: { kind: 'network' },
    effect,
  })),
);

/** One intent of the player: repeated under its key until its outcome is known. */
async function transfer({ client }: TestPlatform, random: Random): Promise<string | null> {
  const vendor = random.pick(vendors);
  const [from, to] = random.pick([
    [mainWallet, vendor],
    [vendor, mainWallet],
  ] as const);
  const input = { from, to, amount: satangToAmount(random.int(1, 90_000)) };
  const idempotencyKey = `key-${random.int(0, 1e9)}`;
  for (;;) {
    const answer = await client.call(walletTransfer, input, { idempotencyKey });
    if (answer.ok) return answer.value.reference;
    if (answer.error.kind === 'refused') return null;
  }
}

/** What must hold after every call. */
function check({ sandbox }: TestPlatform, total: number): void {
  expect(sumOfAll(sandbox)).toBe(0);
  expect(wholeBalance(sandbox, member)).toBe(total);
  // Each wallet is what its transfers make of it, each counted once; what is pending is on neither side.
  const transfers = transfersOf(sandbox, member);
  for (const wallet of vendors) {
    let satang = 0;
    for (const { from, to, status, satang: sum } of transfers) {
      if (to === wallet && status === 'done') satang += sum;
      if (from === wallet && status !== 'returned') satang -= sum;
    }
    expect(balanceOf(sandbox, walletAccount(member, wallet))).toBe(satang);
  }
  const moving = transfers.filter(({ status }) => status === 'pending').reduce((sum, { satang }) => sum + satang, 0);
  expect(balanceOf(sandbox, movingAccount(member))).toBe(moving);
}

test.each(Array.from({ length: 6 }, (_, seed) => seed))(
  'history %i: 100 transfers whose answers get lost leave the ledger at zero, and no sum is moved twice',
  async (seed) => {
    const random = createRandom(seed, 'wallets');
    const faults = createFaultPlan(disturbances, () => random.range(0, 1));
    const platform = createTestPlatform({ faults, scenario: 'manyWallets', seed: 20_261 + seed });
    const { advance, client, sandbox, signIn } = platform;
    await signIn('demo');
    const total = wholeBalance(sandbox, member);
    const accepted = new Set(transfersOf(sandbox, member).map(({ reference }) => reference));
    let collected = 0;
    for (let times = 0; times < 100; times += 1) {
      const reference = await transfer(platform, random);
      if (reference !== null) {
        expect(accepted.has(reference)).toBe(false);
        accepted.add(reference);
      }
      check(platform, total);
      if (random.int(0, 4) === 0) advance(random.pick([20_000, 61_000]));
      if (random.int(0, 9) === 0) {
        const restingWalletsGive = random.pick([true, false]);
        changeSettings(sandbox, { vendorsInMaintenance: [random.pick(vendors)], restingWalletsGive });
      }
      if (random.int(0, 19) === 0) {
        const before = transfersOf(sandbox, member).length;
        await client.call(walletCollect, {}, { idempotencyKey: crypto.randomUUID() });
        for (const each of transfersOf(sandbox, member)) accepted.add(each.reference);
        collected += transfersOf(sandbox, member).length - before;
        check(platform, total);
      }
    }
    // As many transfers as intents that were accepted: none was made twice, and none was lost.
    const all = transfersOf(sandbox, member);
    expect(all).toHaveLength(accepted.size);
    expect(all.length).toBeGreaterThan(10 + collected);
    advance(120_000);
    await client.call(walletTransfers, { pageNo: 1, pageSize: 10 });
    check(platform, total);
    expect(balanceOf(sandbox, movingAccount(member))).toBe(0);
  },
);

test('a stake is paid from the wallet of its vendor, and only what is there can be staked', () => {
  const { sandbox } = createTestPlatform({ scenario: 'manyWallets' });
  const before = balanceOf(sandbox, accountOf(member, 'LTWR'));
  const main = balanceOf(sandbox, accountOf(member, mainWallet));
  playFor(sandbox, 'demo', [{ gameType: 'RNG', vassalage: 'LTWR', stakeSatang: 5_000, winSatang: 7_000 }]);
  expect(balanceOf(sandbox, accountOf(member, 'LTWR'))).toBe(before + 2_000);
  expect(balanceOf(sandbox, accountOf(member, mainWallet))).toBe(main);
  const tooMuch = [{ gameType: 'RNG', vassalage: 'LTWR', stakeSatang: before + 2_001 }] as const;
  expect(() => playFor(sandbox, 'demo', tooMuch)).toThrow(/insufficient_balance/);
});
