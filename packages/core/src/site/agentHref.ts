import { type AgentPage, agentPages } from '../routing/centrePages.ts';
import { paths } from '../routing/paths.ts';
import { useWhitelabel } from './site.ts';
import { isPageOn } from './switches.ts';

/**
 * Returns a function that links to a page of the agent centre, by the platform's name; null for a page that the site does not
 * have, or that the operator has switched off (FLG-02).
 * @param from the page that the agent centre opens over
 */
export function useAgentHref(from: string): (page: string, ref?: string) => string | null {
  const whitelabel = useWhitelabel();
  return (page, ref) => (isAgentPage(page) && isPageOn(whitelabel, page) ? paths.agentCentre(from, page, ref) : null);
}

const isAgentPage = (page: string): page is AgentPage => Object.hasOwn(agentPages, page);
