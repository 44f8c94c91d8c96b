import type { AgentConsolidatedValue } from '#api/agent.ts';
import type { MemberInfoValue } from '#api/member.ts';

/** Agreements that an agent can have with the operator. */
export const agreements = ['dailySalary', 'dividend', 'hourlySalary', 'realTimeSalary'] as const;
export interface AgreementView {
  readonly agreement: (typeof agreements)[number];
  readonly inForce: boolean;
}

const fieldOf = {
  dailySalary: 'dailysalreqtype',
  dividend: 'divtypereq',
  hourlySalary: 'contracthoursalreqtype',
  realTimeSalary: 'realtimesalreqtype',
} as const satisfies Record<AgreementView['agreement'], keyof AgentConsolidatedValue>;

export const toAgreements = (settings: AgentConsolidatedValue): readonly AgreementView[] =>
  agreements.map((agreement) => ({ agreement, inForce: settings[fieldOf[agreement]] === '1' }));

/** Who is signed in, as their own page shows it. */
export interface AccountView {
  readonly account: string;
  readonly id: string;
  /** What they are greeted by. */
  readonly name: string;
  /** Null for who has none. */
  readonly vip: string | null;
  readonly club: { readonly name: string; readonly rank: number } | null;
}

export const toAccountView = ({ account, id, nickname, memberLabel, clubLabel }: MemberInfoValue): AccountView => ({
  account,
  id,
  name: nickname || account,
  vip: memberLabel[0]?.labelName || null,
  club: clubLabel && { name: clubLabel.labelName, rank: clubLabel.rankLevel },
});
