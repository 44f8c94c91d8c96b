import { expect, test } from 'vitest';
import type { ContractKind } from '#api/agent.ts';
import { contractPreview } from '#api/agentContracts.ts';
import { agentProgress } from '#api/agentProgress.ts';
import { dayMs, hourMs } from '#text/durations.ts';
import { acceptContract, writeOffer } from '../agents/contracts.ts';
import { changeSettings } from '../changeSettings.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import type { Contract, Tier } from '../schema/contracts.ts';
import { tier } from '../seed/contracts.ts';
import { memberIdOf } from '../seed/members.ts';
import { playFor } from '../seed/playFor.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

const agent = memberIdOf('agent');

type Terms = Pick<Contract, 'kind' | 'period' | 'deducts' | 'carryOver'> & { readonly tiers: readonly Tier[] };

const offer = ({ sandbox }: TestPlatform, terms: Terms, to = agent): Contract =>
  sandbox.store.transaction(() =>
    writeOffer(sandbox, { ...terms, note: '', uplineId: to === agent ? null : agent, downlineId: to }),
  );
function agree(platform: TestPlatform, terms: Terms, to = agent): Contract {
  const accepted = platform.sandbox.store.transaction(() =>
    acceptContract(platform.sandbox, offer(platform, terms, to), []),
  );
  if (!accepted.ok) throw new Error('the contract was not accepted');
  return accepted.value;
}

function pay({ sandbox }: TestPlatform, kind: 'deposit' | 'reward', account: string, satang: number): void {
  const lines = [
    { account: outsideAccount, satang: -satang },
    { account: memberAccount(memberIdOf(account)), satang },
  ];
  expect(post(sandbox, { kind, ref: `${kind}:${account}`, lines }).ok).toBe(true);
}

/** Saturday, 21 November 2026 at noon, with the kinds open. */
function begin(): TestPlatform {
  const platform = createTestPlatform();
  const all = { dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true };
  changeSettings(platform.sandbox, { agreements: all });
  for (const account of ['malee', 'krit', 'ploy']) pay(platform, 'deposit', account, 10_000_00);
  return platform;
}

const read = async (
  { client, signIn }: TestPlatform,
  input: { side?: 'upline' | 'downline'; kind?: ContractKind } = {},
) => {
  await signIn('agent');
  return valueOf(await client.call(agentProgress, input)).list;
};

const tiers = [tier({ validBet: 1_000_00, rate: 1_000 }), tier({ validBet: 5_000_00, activeMembers: 2, rate: 2_000 })];

test('the running period says what was reached, what the next tier lacks and how many days are left', async () => {
  const platform = begin();
  const { sandbox, advance } = platform;
  const { id } = agree(platform, { kind: 'dividend', period: 'W', tiers });
  // It counts from Monday on, so there is no period that runs.
  expect(await read(platform)).toEqual([]);
  advance(3 * dayMs);
  const empty = (await read(platform))[0];
  expect(empty).toMatchObject({
    ...{ contractId: id, kind: 'dividend', daysLeft: 5, reached: null, amount: '0.00' },
    figures: { validBet: '0.00', profit: '0.00', activeMembers: 0, singleBet: '0.00' },
    next: { tier: 1, rate: '10.00', missing: { validBet: '1000.00', activeMembers: null, dailyBet: null } },
  });
  expect(empty?.period).toEqual({ from: '2026-11-22T17:00:00.000Z', to: '2026-11-29T17:00:00.000Z' });
  playFor(sandbox, 'malee', [{ gameType: 'RNG', stakeSatang: 1_200_00 }]);
  expect((await read(platform))[0]).toMatchObject({
    figures: { validBet: '1200.00', profit: '-1200.00', activeMembers: 1, singleBet: '1200.00' },
    reached: { tier: 1, rate: '10.00' },
    next: { tier: 2, rate: '20.00', missing: { validBet: '3800.00', activeMembers: 1 } },
    amount: '120.00',
  });
  playFor(sandbox, 'krit', [{ gameType: 'RNG', stakeSatang: 3_800_00 }]);
  expect((await read(platform))[0]).toMatchObject({ reached: { tier: 2 }, next: null, amount: '1000.00' });
  // The last day of the week.
  advance(5 * dayMs + 6 * hourMs);
  expect((await read(platform))[0]).toMatchObject({ daysLeft: 0 });
});

test('each side has its contracts, by kind, without what is promised on and without closed kinds', async () => {
  const platform = begin();
  const { sandbox, advance } = platform;
  const daily = { kind: 'daily', period: null } as const;
  const own = agree(platform, { ...daily, tiers: [tier({ dailyBet: 100_00, rate: 100 })] });
  const below = agree(platform, { ...daily, tiers: [tier({ dailyBet: 100_00, rate: 40 })] }, memberIdOf('nok'));
  agree(platform, { kind: 'hourly', period: null, tiers: [tier({ hourlyBet: 100_00, rate: 20 })] });
  advance(dayMs);
  playFor(sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 1_000_00 }]);
  expect((await read(platform)).map(({ kind }) => kind).toSorted()).toEqual(['daily', 'hourly']);
  expect(await read(platform, { kind: 'daily' })).toMatchObject([{ contractId: own.id, amount: '6.00' }]);
  expect(await read(platform, { side: 'downline' })).toMatchObject([{ contractId: below.id, amount: '4.00' }]);
  changeSettings(sandbox, { agreements: { ...sandbox.settings.agreements, hourlySalary: false } });
  expect((await read(platform)).map(({ kind }) => kind)).toEqual(['daily']);
});

test('an offer is compared with the terms in force over the last period, with the policy of each', async () => {
  const platform = begin();
  const { sandbox, advance, client, signIn } = platform;
  agree(platform, { kind: 'dividend', period: 'W', tiers: [tier({ rate: 1_000 })] });
  advance(9 * dayMs);
  playFor(sandbox, 'malee', [{ gameType: 'RNG', stakeSatang: 2_000_00 }]);
  pay(platform, 'reward', 'malee', 500_00);
  advance(7 * dayMs);
  const previewOf = async (terms: Terms) => {
    const { id } = offer(platform, terms);
    await signIn('agent');
    return valueOf(await client.call(contractPreview, { kind: terms.kind, contractId: id }));
  };
  const better = await previewOf({ kind: 'dividend', period: 'W', tiers: [tier({ rate: 1_500 })] });
  expect(better).toMatchObject({ amount: '300.00', inForce: { amount: '200.00', difference: '100.00' } });
  const reduced = await previewOf({
    kind: 'dividend',
    period: 'W',
    tiers: [tier({ rate: 1_200 })],
    deducts: ['bonus'],
  });
  expect(reduced).toMatchObject({ amount: '180.00', inForce: { amount: '200.00', difference: '-20.00' } });
  // Another period cannot be compared, nor can what is the first.
  expect(await previewOf({ kind: 'dividend', period: 'M', tiers: [tier({ rate: 1_500 })] })).toMatchObject({
    inForce: null,
  });
  const first = await previewOf({ kind: 'daily', period: null, tiers: [tier({ dailyBet: 1_00, rate: 10 })] });
  expect(first.inForce).toBeNull();
});
