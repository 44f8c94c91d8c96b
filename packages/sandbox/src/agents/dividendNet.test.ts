import { expect, test } from 'vitest';
import type { CarryOver, DividendDeduction } from '#api/agentContract.ts';
import { dayMs } from '#text/durations.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import type { PostingKind } from '../money/postingKinds.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { playFor } from '../seed/playFor.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { countedPeriodAt, nextPeriod } from './contractPeriods.ts';
import { acceptContract, policyOf, writeOffer } from './contracts.ts';
import { salaryView } from './contractView.ts';
import { reckon } from './salaries.ts';

const agentId = 'member-agent';
const tier = {
  ...{ validBet: null, activeMembers: null, dailyBet: null, hourlyBet: null, singleBet: null },
  ...{ rate: 4_000, profitRate: null, lossRate: null },
};

/** A dividend of 40 % by the week: ฿12,000 are won by the team in the first, ฿30,000 lost in the second with ฿2,000 of bonus. */
function twoWeeks(deducts: readonly DividendDeduction[], carryOver: CarryOver) {
  const platform = createTestPlatform();
  const { sandbox, advance } = platform;
  const pay = (kind: PostingKind, satang: number): void => {
    const lines = [
      { account: outsideAccount, satang: -satang },
      { account: memberAccount('member-malee'), satang },
    ];
    expect(post(sandbox, { kind, ref: `${kind}:weeks`, lines }).ok).toBe(true);
  };
  const terms = { kind: 'dividend', period: 'W', note: '', tiers: [tier], deducts, carryOver } as const;
  const contract = sandbox.store.transaction(() => {
    const offered = writeOffer(sandbox, { ...terms, uplineId: null, downlineId: agentId });
    const accepted = acceptContract(sandbox, offered, []);
    if (!accepted.ok) throw new Error('not accepted');
    return accepted.value;
  });
  const first = nextPeriod('W', sandbox.now());
  advance(first.begins + dayMs - sandbox.now());
  pay('deposit', 100_000_00);
  playFor(sandbox, 'malee', [{ gameType: 'RNG', stakeSatang: 1_000_00, winSatang: 13_000_00, roundId: 'week-1' }]);
  advance(7 * dayMs);
  pay('reward', 2_000_00);
  playFor(sandbox, 'malee', [{ gameType: 'RNG', stakeSatang: 30_000_00, winSatang: 0, roundId: 'week-2' }]);
  const rows = () =>
    [first, countedPeriodAt('W', first.ends)].map((period) => {
      const row = reckon(sandbox, contract, period);
      return {
        promised: row.promised,
        net: salaryView(sandbox, { ...row, reference: '', settledAt: null }, 'counted').net,
      };
    });
  return { ...platform, contract, rows };
}

test('week 1 −฿12,000, week 2 +฿30,000 less ฿2,000 of bonus and what was carried over, of 40 %: ฿6,400', () => {
  const { sandbox, contract, rows, advance } = twoWeeks(['bonus'], 'negative');
  const expected = [
    {
      promised: 0,
      net: {
        ...{ gross: '-12000.00', broughtForward: '0.00', carried: '-12000.00' },
        deductions: [{ kind: 'bonus', amount: '0.00' }],
      },
    },
    {
      promised: 6_400_00,
      net: {
        ...{ gross: '30000.00', broughtForward: '-12000.00', carried: '0.00' },
        deductions: [{ kind: 'bonus', amount: '2000.00' }],
      },
    },
  ];
  // While it is counted, and as it was settled.
  expect(rows()).toEqual(expected);
  advance(14 * dayMs);
  settleWhatIsDue(sandbox);
  expect(rows()).toEqual(expected);
  const paid = Array.from(sandbox.store.entries('salaries'), ([, row]) => row).filter(
    ({ contractId }) => contractId === contract.id,
  );
  expect(paid.map(({ promised }) => promised)).toEqual([0, 6_400_00, 0]);
});

test('without carry-over the same weeks are ฿11,200', () => {
  expect(
    twoWeeks(['bonus'], 'none')
      .rows()
      .map(({ promised }) => promised),
  ).toEqual([0, 11_200_00]);
});

test('without a policy nothing is deducted, and nothing more is said of the base', () => {
  expect(twoWeeks([], 'none').rows()).toEqual([
    { promised: 0, net: null },
    { promised: 12_000_00, net: null },
  ]);
});

test('what an agent passes on is counted by the policy of the own dividend', () => {
  const { sandbox } = twoWeeks(['bonus', 'fee'], 'negative');
  expect(policyOf(sandbox, agentId, 'dividend')).toEqual({ deducts: ['bonus', 'fee'], carryOver: 'negative' });
  expect(policyOf(sandbox, agentId, 'daily')).toEqual({});
});
