import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { writeSearchRef } from '../team/searchRef.ts';

/** Returns a function that leads to the accounts of the team that a text can mean; null on a site without team management. */
export function useFindHref(): (text: string) => string | null {
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  return (text) => hrefOf('teamManagement', writeSearchRef(text));
}
