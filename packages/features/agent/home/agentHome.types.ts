import type { ComponentType } from 'react';
import type { MemberInfoValue } from '#api/member.ts';
import type { Remote } from '#core/data/remote.ts';
import type { AgentCentreEntry } from '../agentCentre/agentCentre.types.ts';

export interface AgentHomeScreenProps {
  /** The pages of the agent centre. */
  readonly entries: readonly AgentCentreEntry[];
  /** The agent's member info. Never ready for anyone else. */
  readonly info: Remote<MemberInfoValue>;
  /** The overview of the team: a part that loads and asks by itself. */
  readonly Overview: ComponentType;
  /** Where an assistant changes the own password: the rest of the site is not for it (AGT-15). */
  readonly passwordHref: string;
  readonly homeHref: string;
  readonly promotionsHref: string;
  readonly helpHref: string;
}
