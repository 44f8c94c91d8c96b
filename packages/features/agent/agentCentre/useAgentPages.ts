import type { PageState } from '#core/centre/pageState.ts';
import { usePageStates } from '#core/centre/usePageStates.ts';
import type { AgentPage } from '#core/routing/centrePages.ts';
import { agentPageOrder } from './agentCentre.model.ts';

export interface AgentPages {
  /** The pages that this agent has. */
  readonly offered: readonly AgentPage[];
  /** Why the agent centre as a whole is closed (FLG-02, ERR-03c); null while it is open. */
  readonly refused: 'switchedOff' | 'notAgent' | null;
  readonly stateOf: (page: AgentPage) => PageState;
}

/** What the agent centre has for this agent. @param wanted false asks the platform nothing */
export function useAgentPages(wanted: boolean): AgentPages {
  const stateOf = usePageStates(wanted ? agentPageOrder : null);
  const home = stateOf('agentHome').is;
  return {
    offered: agentPageOrder.filter((page) => stateOf(page).is === 'open'),
    refused: home === 'switchedOff' ? home : home === 'notForAccount' ? 'notAgent' : null,
    stateOf,
  };
}
