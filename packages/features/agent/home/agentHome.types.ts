import type { MemberInfoValue } from '#api/member.ts';
import type { Remote } from '#core/data/remote.ts';

export interface AgentHomeScreenProps {
  /** The agent's member info. Never ready for anyone else. */
  readonly info: Remote<MemberInfoValue>;
  readonly homeHref: string;
  readonly promotionsHref: string;
  readonly helpHref: string;
}
