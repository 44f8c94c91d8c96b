import { agentPages } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';

/** Leads to the registration centre; null on a site without one. */
export function useOpenAccountHref(): string | null {
  const { pathname, search } = useLocation();
  const page = (Object.keys(agentPages) as (keyof typeof agentPages)[]).find(
    (each: string) => each === 'registerCenter',
  );
  return page === undefined ? null : paths.agentCentre(pathname + search, page);
}
