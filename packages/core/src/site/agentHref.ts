import type { WhitelabelNode } from '#api/system.ts';
import { useSession } from '../data/platform.tsx';
import { type AgentPage, agentPages } from '../routing/centrePages.ts';
import { paths } from '../routing/paths.ts';
import { type Role, roleOf } from '../session/role.ts';
import { useWhitelabel } from './site.ts';
import { isPageOn } from './switches.ts';

/** Pages of the agent centre that open accounts, show the agent's own, or are about assistants: not for those (AGT-15). */
export const notForAssistants: readonly string[] = ['registerCenter', 'statement', 'assistants'];

/**
 * Returns a function that links to a page of the agent centre, by the platform's name; null for a page that the site does not
 * have, that the operator has switched off (FLG-02), or that an assistant does not have.
 * @param from the page that the agent centre opens over
 */
export const useAgentHref = (from: string) => agentHrefOf(useWhitelabel(), roleOf(useSession()), from);

/** What `useAgentHref` returns, by the operator's switches and the role. */
export const agentHrefOf =
  (nodes: readonly WhitelabelNode[], role: Role, from: string) =>
  (page: string, ref?: string): string | null => {
    if (!isAgentPage(page) || !isPageOn(nodes, page)) return null;
    return role === 'assistant' && notForAssistants.includes(page) ? null : paths.agentCentre(from, page, ref);
  };

const isAgentPage = (page: string): page is AgentPage => Object.hasOwn(agentPages, page);
