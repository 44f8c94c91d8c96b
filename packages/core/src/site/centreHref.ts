import type { WhitelabelNode } from '#api/system.ts';
import type { MemberPage } from '../routing/centrePages.ts';
import { paths } from '../routing/paths.ts';
import { useWhitelabel } from './site.ts';
import { isPageOn } from './switches.ts';

/**
 * Returns a function that links to a page of the member centre; null for a page that the operator has switched off (FLG-02).
 * @param from the page that the member centre opens over
 */
export const useCentreHref = (from: string) => centreHrefOf(useWhitelabel(), from);

/** What `useCentreHref` returns, by the operator's switches. */
export const centreHrefOf =
  (nodes: readonly WhitelabelNode[], from: string) =>
  (page: MemberPage, ref?: string): string | null =>
    isPageOn(nodes, page) ? paths.memberCentre(from, page, ref) : null;
