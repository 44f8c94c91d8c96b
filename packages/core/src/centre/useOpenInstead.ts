import { useSession } from '../data/platform.tsx';
import { useLocation } from '../routing/router.ts';
import { roleOf } from '../session/role.ts';
import { useWhitelabel } from '../site/site.ts';
import { type OpenInstead, openInstead } from './openInstead.ts';
import type { ClosedState, PageName } from './pageState.ts';

/** Returns `openInstead` for the player and the page that the centre is open over. */
export function useOpenInstead(): (page: PageName, closed: ClosedState) => readonly OpenInstead[] {
  const { pathname, search } = useLocation();
  const nodes = useWhitelabel();
  const role = roleOf(useSession());
  return (page, closed) => openInstead(page, closed, { nodes, role, pathname, search });
}
