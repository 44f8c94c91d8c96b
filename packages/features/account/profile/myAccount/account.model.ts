import type { AgentConsolidatedValue } from '#api/agent.ts';
import type { MemberInfoValue } from '#api/member.ts';
import type { AccountView, Agreement, AgreementView } from './account.types.ts';

/** All agreements, in display order. */
export const agreements = [
  'dailySalary',
  'dividend',
  'hourlySalary',
  'realTimeSalary',
] as const satisfies readonly Agreement[];

const fieldOf = {
  dailySalary: 'dailysalreqtype',
  dividend: 'divtypereq',
  hourlySalary: 'contracthoursalreqtype',
  realTimeSalary: 'realtimesalreqtype',
} as const satisfies Record<Agreement, keyof AgentConsolidatedValue>;

export const toAgreements = (settings: AgentConsolidatedValue): readonly AgreementView[] =>
  agreements.map((agreement) => ({ agreement, inForce: settings[fieldOf[agreement]] === '1' }));

export const toAccountView = ({ account, id, nickname, memberLabel, clubLabel }: MemberInfoValue): AccountView => ({
  account,
  id,
  name: nickname || account,
  vip: memberLabel[0]?.labelName || null,
  club: clubLabel && { name: clubLabel.labelName, rank: clubLabel.rankLevel },
});
