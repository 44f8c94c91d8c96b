import type { CentreState } from '#core/centre/CentreDialog.tsx';
import type { AgentPage } from '#core/routing/centrePages.ts';

/** A link of the agent centre's menu. */
export interface AgentCentreEntry {
  readonly page: AgentPage;
  readonly href: string;
  /** What waits there. @default 0 */
  readonly count?: number;
}

export interface AgentCentreDialogProps extends CentreState<AgentPage> {
  /** The pages available to this agent, in menu order. */
  readonly entries: readonly AgentCentreEntry[];
  /** Link to the home page of agents, which has the overview and the menu too. */
  readonly homeHref: string;
}
