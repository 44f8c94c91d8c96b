import type { MemberPage } from '../routing/centrePages.ts';
import { paths } from '../routing/paths.ts';
import { useWhitelabel } from './site.ts';
import { isPageOn } from './switches.ts';

/**
 * Returns a function that links to a page of the member centre; null for a page that the operator has switched off (FLG-02).
 * @param from the page that the member centre opens over
 */
export function useCentreHref(from: string): (page: MemberPage, ref?: string) => string | null {
  const whitelabel = useWhitelabel();
  return (page, ref) => (isPageOn(whitelabel, page) ? paths.memberCentre(from, page, ref) : null);
}
