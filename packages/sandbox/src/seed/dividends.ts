import type { DividendPeriod } from '#api/agentContract.ts';
import { dayMs, hourMs } from '#text/durations.ts';
import { countedPeriodAt, nextPeriod } from '../agents/contractPeriods.ts';
import { acceptContract, terminateContract, writeOffer } from '../agents/contracts.ts';
import { changeSettings } from '../changeSettings.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Contract } from '../schema/contracts.ts';
import { startOfThaiDay, thaiDay } from '../time.ts';
import { tier } from './contracts.ts';
import { backdateOpening, memberIdOf } from './members.ts';
import { done } from './moneyOutMembers.ts';
import { seedPaidDeposit } from './paidDeposit.ts';
import { playFor } from './playFor.ts';

/** What reduces a dividend. */
type Policy = Pick<Contract, 'deducts' | 'carryOver'>;

/**
 * The periods in which `agent` was paid, one after the other, how many of each are over, and what reduced them. The last one
 * runs on.
 */
const agreed: readonly (readonly [period: DividendPeriod, over: number, policy: Policy])[] = [
  ['D', 5, {}],
  ['W', 3, { deducts: ['bonus', 'rebate'] }],
  ['H', 2, { carryOver: 'negative' }],
  ['M', 1, { deducts: ['bonus', 'rebate', 'fee'], carryOver: 'negative' }],
];

/** Enough for all periods, wherever in a month today is. */
const days = 175;
const team = ['somchai', 'malee'];

/**
 * A dividend of each period has been paid to `agent`: by day, by week, by half-month and by month, of which the last is in
 * force. In one of the weeks the team has won, so that nothing was due.
 */
export function seedDividends(sandbox: Sandbox): void {
  changeSettings(sandbox, { agreements: { ...sandbox.settings.agreements, dividend: true } });
  const first = startOfThaiDay(thaiDay(sandbox.now()) - days);
  for (const account of ['agent', ...team]) backdateOpening(sandbox, memberIdOf(account), first);
  const weeks = agree(sandbox, first + dayMs);
  seedBets(sandbox, first, countedPeriodAt('W', weeks + 8 * dayMs));
}

/** Makes the contracts. Returns when the weeks begin, in ms. */
function agree(sandbox: Sandbox, from: number): number {
  const agent = sandbox.store.get('members', memberIdOf('agent'));
  if (agent === undefined) throw new Error('there is no agent');
  let weeks = from;
  let free = from;
  for (const [period, count, policy] of agreed) {
    const begins = nextPeriod(period, free).begins;
    if (period === 'W') weeks = begins;
    const before = sandboxAt(sandbox, begins - hourMs);
    const tiers = [tier({ rate: 2_000 })];
    const terms = {
      kind: 'dividend',
      uplineId: null,
      downlineId: agent.id,
      period,
      tiers,
      note: '',
      ...policy,
    } as const;
    const accepted = done(acceptContract(before, writeOffer(before, terms), []));
    let last = countedPeriodAt(period, begins);
    for (let each = 1; each < count; each += 1) last = countedPeriodAt(period, last.ends);
    free = last.ends;
    if (period !== 'M') done(terminateContract(sandboxAt(sandbox, free - hourMs), agent, accepted, []));
  }
  return weeks;
}

/** A round a day of each account. It loses, but in the days in which the team wins. */
function seedBets(sandbox: Sandbox, first: number, winning: { readonly begins: number; readonly ends: number }): void {
  for (const account of team) seedPaidDeposit(sandboxAt(sandbox, first), account, 100_000_00);
  for (let at = first + 20 * hourMs; at < sandbox.now(); at += dayMs) {
    const winSatang = at >= winning.begins && at < winning.ends ? 900_00 : 150_00;
    for (const account of team)
      playFor(sandboxAt(sandbox, at), account, [
        { gameType: 'RNG', stakeSatang: 300_00, winSatang, roundId: `dividends-${account}-${at}` },
      ]);
  }
}
