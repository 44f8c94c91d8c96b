import { dayMs, hourMs } from '#text/durations.ts';
import { acceptContract, writeOffer } from '../agents/contracts.ts';
import { addLink, countSignUp, countVisit } from '../agents/links.ts';
import { changeSettings } from '../changeSettings.ts';
import { creditRebate } from '../money/rebates.ts';
import { playableSatang } from '../money/vendorWallets.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { AgentLink } from '../schema/agents.ts';
import { tier } from './contracts.ts';
import { memberIdOf } from './members.ts';
import { askWithdrawal, bindMoneyOut, done } from './moneyOutMembers.ts';
import type { Move } from './moves.ts';

const agent = memberIdOf('agent');

/** An account of the team, which is opened at a moment (ms). */
interface TeamAccount {
  readonly id: string;
  readonly uplineId: string;
  readonly isAgent: boolean;
  readonly openedAt: number;
}

/** Gives `agent` a weekly dividend and a daily salary with the operator, from the first days on. */
export function seedTeamContracts(sandbox: Sandbox, first: number): void {
  changeSettings(sandbox, { agreements: { ...sandbox.settings.agreements, dividend: true, dailySalary: true } });
  const then = sandboxAt(sandbox, first);
  const about = { uplineId: null, downlineId: agent, note: '' };
  const dividend = { ...about, kind: 'dividend', period: 'W', tiers: [tier({ rate: 1_000 })] } as const;
  const tiers = [tier({ dailyBet: 500_00, activeMembers: 1, rate: 30, profitRate: 20, lossRate: 40 })];
  const daily = { ...about, kind: 'daily', period: null, tiers } as const;
  for (const terms of [dividend, daily]) done(acceptContract(then, writeOffer(then, terms), []));
}

/** A link to slots that players use, and one for agents that nobody does. */
export function seedTeamLinks(then: Sandbox): readonly AgentLink[] {
  const terms = { rates: {}, lastDay: null, mostUses: null } as const;
  return [
    addLink(then, agent, { ...terms, name: 'ไลน์กลุ่มเพื่อน', kind: 'member', landing: 'register' }),
    addLink(then, agent, { ...terms, name: 'ชวนเอเย่นต์', kind: 'agent', landing: 'register' }),
  ];
}

/** Half of those who signed up directly below came by the first link, each after some visits. */
export function linkMoves([link]: readonly AgentLink[], team: readonly TeamAccount[]): readonly Move[] {
  if (link === undefined) return [];
  const came = team.filter(({ uplineId, isAgent }, number) => uplineId === agent && !isAgent && number % 2 === 0);
  return came.flatMap(({ id, openedAt }, number) => [
    ...Array.from({ length: 1 + (number % 4) }, (_, visit) => ({
      at: openedAt - (visit + 1) * hourMs,
      run: (then: Sandbox) => withLink(then, link.code, (now) => countVisit(then, now)),
    })),
    { at: openedAt + 1_000, run: (then: Sandbox) => withLink(then, link.code, (now) => countSignUp(then, now, id)) },
  ]);
}

const withLink = ({ store }: Sandbox, code: string, use: (link: AgentLink) => void): void => {
  const link = store.get('agentLinks', code);
  if (link !== undefined) use(link);
};

/** A withdrawal of some of those who play more, which the clock takes further, and the rebate of others. */
export function moneyMoves(sandbox: Sandbox, { id, openedAt }: TeamAccount, number: number): readonly Move[] {
  const at = openedAt + 5 * dayMs + (number % 12) * hourMs;
  if (at >= sandbox.now()) return [];
  const withMember = (then: Sandbox, use: (member: Parameters<typeof bindMoneyOut>[1]) => void) => {
    const member = then.store.get('members', id);
    if (member !== undefined) use(member);
  };
  if (number % 3 > 0)
    return [{ at, run: (then) => withMember(then, (member) => void creditRebate(then, member, then.now())) }];
  const satang = 200_00 + (number % 5) * 100_00;
  // The number of the bank account follows from a mobile number, which these accounts do not have.
  const mobile = `669${String(1_000_000 + number)}`;
  return [
    {
      at: openedAt + 60_000,
      run: (then) => withMember(then, (member) => bindMoneyOut(then, { ...member, mobile })),
    },
    {
      at,
      run: (then) =>
        withMember(then, (member) => {
          // Enough stays to play on.
          if (playableSatang(then, id) >= 4 * satang) askWithdrawal(then, member, satang);
        }),
    },
  ];
}
