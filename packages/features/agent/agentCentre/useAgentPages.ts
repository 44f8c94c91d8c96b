import { agentConsolidated } from '#api/agent.ts';
import { systemWhitelabel } from '#api/system.ts';
import { useRemote } from '#core/data/remote.ts';
import type { AgentPage } from '#core/routing/centrePages.ts';
import { isFeatureOn, isPageOn } from '#core/site/switches.ts';
import { agentPageOrder, everyAgreement, needsAgreement, offeredPages } from './agentCentre.model.ts';

export interface AgentPages {
  /** The pages that this agent has. */
  readonly offered: readonly AgentPage[];
  /** The operator has switched the agent centre off (FLG-02). */
  readonly off: boolean;
  /** Whether the operator offers a page, to agents with the agreement that it is about. */
  readonly isOn: (page: AgentPage) => boolean;
  /** Whether it is known if a page is offered. */
  readonly isKnown: (page: string) => boolean;
}

/** What the agent centre has for this agent. @param wanted false for accounts that have no agreements */
export function useAgentPages(wanted: boolean): AgentPages {
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const asks = wanted && agentPageOrder.some(needsAgreement);
  const [agreements] = useRemote(agentConsolidated, asks ? {} : null, 'oncePerSession');
  const nodes = whitelabel.status === 'ready' ? whitelabel.value.nodes : [];
  // If they cannot be read, the platform decides about each page.
  const inForce = agreements.status === 'failed' ? everyAgreement : null;
  return {
    offered: offeredPages(agentPageOrder, nodes, agreements.status === 'ready' ? agreements.value : inForce),
    off: !isFeatureOn(nodes, 'AGENTCENTRE'),
    isOn: (page) => isPageOn(nodes, page),
    isKnown: (page) => whitelabel.status !== 'loading' && !(needsAgreement(page) && agreements.status === 'loading'),
  };
}
