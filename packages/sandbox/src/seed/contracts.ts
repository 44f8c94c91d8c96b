import type { ContractKind } from '#api/agent.ts';
import type { DividendPeriod } from '#api/agentContract.ts';
import { createRandom } from '#demo/art/random.ts';
import { dayMs, hourMs } from '#text/durations.ts';
import { endingsWith } from '../agents/contractEndings.ts';
import { acceptContract, closeOffer, terminateContract, writeOffer } from '../agents/contracts.ts';
import { changeSettings } from '../changeSettings.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Contract, Tier } from '../schema/contracts.ts';
import { startOfThaiDay, thaiDay } from '../time.ts';
import { backdateOpening, memberIdOf } from './members.ts';
import { seedPaidDeposit } from './paidDeposit.ts';
import { playFor } from './playFor.ts';

const days = 20;

const none: Tier = {
  validBet: null,
  activeMembers: null,
  dailyBet: null,
  hourlyBet: null,
  singleBet: null,
  rate: 0,
  profitRate: null,
  lossRate: null,
};
/** A tier of a contract; without a condition it is always met. */
export const tier = (own: Partial<Tier>): Tier => ({ ...none, ...own });

/** What the operator promises to `agent`: rates in hundredths of a per cent, sums in satang. */
const houseTiers: Readonly<Record<ContractKind, readonly Tier[]>> = {
  dividend: [tier({ rate: 1_000 }), tier({ validBet: 20_000_00, activeMembers: 3, rate: 2_000 })],
  daily: [
    tier({ dailyBet: 500_00, activeMembers: 1, rate: 30, profitRate: 20, lossRate: 40 }),
    tier({ dailyBet: 2_000_00, activeMembers: 2, rate: 50, profitRate: 40, lossRate: 60 }),
  ],
  hourly: [tier({ hourlyBet: 100_00, rate: 20 }), tier({ hourlyBet: 1_000_00, rate: 40 })],
  realTime: [tier({ singleBet: 50_00, rate: 10 }), tier({ singleBet: 500_00, rate: 30 })],
};

/** What `agent` promises to `nok`. */
const passedOnTiers: Readonly<Record<ContractKind, readonly Tier[]>> = {
  dividend: [tier({ rate: 800 }), tier({ validBet: 20_000_00, activeMembers: 3, rate: 1_500 })],
  daily: [tier({ dailyBet: 500_00, activeMembers: 1, rate: 20 })],
  hourly: [tier({ hourlyBet: 100_00, rate: 10 })],
  realTime: [tier({ singleBet: 50_00, rate: 5 })],
};

const lower = (tiers: readonly Tier[]): readonly Tier[] =>
  tiers.map((each) => ({ ...each, rate: Math.floor(each.rate / 2), profitRate: null, lossRate: null }));

/**
 * Gives `agent` contracts with the operator and `nok` contracts with `agent`: all four kinds, in every state, with an offer that
 * waits for each of them, and the bets of 20 days that they count. What the operator offers to `agent` would end the dividend
 * of `nok`, and has a policy that the dividend in force has not.
 */
export function seedContracts(sandbox: Sandbox): void {
  changeSettings(sandbox, {
    agreements: { dailySalary: true, dividend: true, hourlySalary: true, realTimeSalary: true },
  });
  const first = startOfThaiDay(thaiDay(sandbox.now()) - days);
  const at = (day: number, hour = 10) =>
    sandboxAt(sandbox, Math.min(sandbox.now(), first + day * dayMs + hour * hourMs));
  for (const account of ['agent', 'nok', 'somchai', 'malee', 'krit', 'ploy']) {
    backdateOpening(sandbox, memberIdOf(account), first);
  }
  for (const kind of ['dividend', 'daily', 'hourly', 'realTime'] as const) {
    const period = kind === 'dividend' ? 'W' : null;
    accept(at(0), offer(at(0, 9), { kind, period, to: 'agent', tiers: houseTiers[kind], note: '' }));
    const early = offer(at(0, 11), { kind, period, to: 'nok', tiers: lower(passedOnTiers[kind]), note: 'เริ่มที่เรตนี้ก่อน' });
    accept(at(0, 12), early);
    const rejected = offer(at(1), { kind, period, to: 'nok', tiers: passedOnTiers[kind].slice(0, 1), note: '' });
    closeOffer(at(1, 12), rejected, 'rejected');
    closeOffer(at(2), offer(at(1, 14), { kind, period, to: 'nok', tiers: passedOnTiers[kind], note: '' }), 'withdrawn');
    closeOffer(
      at(9),
      offer(at(2), { kind, period, to: 'nok', tiers: lower(passedOnTiers[kind]), note: '' }),
      'expired',
    );
    accept(at(10), offer(at(9, 12), { kind, period, to: 'nok', tiers: passedOnTiers[kind], note: 'ทีมโตขึ้น ขอบคุณมาก' }));
  }
  const ended = sandbox.store.get('members', memberIdOf('nok'));
  const hourly = [...sandbox.store.entries('contracts')].find(
    ([, { kind, state, downlineId }]) => kind === 'hourly' && state === 'accepted' && downlineId === ended?.id,
  );
  if (ended && hourly) terminateContract(at(15), ended, hourly[1], []);
  offer(at(19), {
    kind: 'dividend',
    period: 'W',
    to: 'agent',
    tiers: lower(houseTiers.dividend),
    note: 'ปรับตามยอดไตรมาสนี้',
    ...{ deducts: ['bonus'], carryOver: 'negative' },
  });
  offer(at(19), { kind: 'daily', period: null, to: 'nok', tiers: lower(passedOnTiers.daily), note: '' });
  seedBets(sandbox, first);
}

/** Offers a dividend to `agent`, and a daily salary of theirs to `nok`. Both wait for an answer. */
export function seedWaitingOffers(sandbox: Sandbox): void {
  const then = sandboxAt(sandbox, sandbox.now() - dayMs);
  offer(then, { kind: 'dividend', period: 'W', to: 'agent', tiers: houseTiers.dividend, note: '' });
  offer(then, { kind: 'daily', period: null, to: 'nok', tiers: passedOnTiers.daily, note: 'เริ่มที่เรตนี้ก่อน' });
}

interface SeededOffer extends Pick<Contract, 'kind' | 'tiers' | 'note' | 'deducts' | 'carryOver'> {
  readonly period: DividendPeriod | null;
  readonly to: 'agent' | 'nok';
}

const offer = (then: Sandbox, { to, ...terms }: SeededOffer): Contract =>
  writeOffer(then, { ...terms, uplineId: to === 'agent' ? null : memberIdOf('agent'), downlineId: memberIdOf(to) });

function accept(then: Sandbox, contract: Contract): void {
  const ends = endingsWith(then, contract).map(({ contract: { id } }) => id);
  if (!acceptContract(then, contract, ends).ok) throw new Error(`${contract.kind}: the seeded offer was not accepted`);
}

/** Bets of the team, some of which win, on every day until now. */
function seedBets(sandbox: Sandbox, first: number): void {
  const random = createRandom(sandbox.seed, 'contracts');
  const team = ['somchai', 'malee', 'krit', 'ploy'];
  for (const account of team) seedPaidDeposit(sandboxAt(sandbox, first), account, 20_000_00);
  const bets = Array.from({ length: days + 1 }, (_, day) => day).flatMap((day) =>
    [...team, 'ploy'].map((account) => {
      const time = first + day * dayMs + Math.floor(random.range(8, 23) * hourMs);
      const stakeSatang = random.pick([40_00, 100_00, 160_00, 240_00, 400_00]);
      const winSatang = Math.round(stakeSatang * random.pick([0, 0, 1.5, 2, 2.2]));
      return { account, time, bet: { gameType: 'RNG', stakeSatang, winSatang, roundId: `contracts-${time}` } as const };
    }),
  );
  for (const { account, time, bet } of bets.toSorted((one, other) => one.time - other.time)) {
    if (time <= sandbox.now()) playFor(sandboxAt(sandbox, time), account, [bet]);
  }
}
