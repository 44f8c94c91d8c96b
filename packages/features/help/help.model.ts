import type { OutputOf } from '#api/operation.ts';
import type { helpCentre } from '#api/service.ts';
import { anchorOf, paths } from '../shared/navigation.ts';

export type HelpSection = OutputOf<typeof helpCentre>['sections'][number];

/** The section that the address names (RT-10a); the first for an address that names none, or one nobody knows. */
export const sectionOf = (sections: readonly HelpSection[], wanted: string | null): HelpSection | undefined =>
  sections.find(({ id }) => id === wanted) ?? sections[0];

const helpPages = ['', paths.help(), paths.helpCentre()];

/** The section that a link in the text leads to, written `#term` or `/help#term`; null for every other link. */
export function sectionLink(href: string): string | null {
  const at = href.indexOf('#');
  return at >= 0 && helpPages.includes(href.slice(0, at)) ? anchorOf(href.slice(at)) : null;
}
