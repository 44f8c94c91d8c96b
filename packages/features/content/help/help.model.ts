import { anchorOf, paths } from '#core/routing/paths.ts';
import type { HelpSection } from './help.types.ts';

/** Returns the section with the wanted id (RT-10a), or the first one. */
export const sectionOf = (sections: readonly HelpSection[], wanted: string | null): HelpSection | undefined =>
  sections.find(({ id }) => id === wanted) ?? sections[0];

const helpPages = ['', paths.help(), paths.helpCentre()];

/** Returns the section id of a link in the text, `#term` or `/help#term`; null for any other link. */
export function sectionLink(href: string): string | null {
  const hash = href.indexOf('#');
  return hash >= 0 && helpPages.includes(href.slice(0, hash)) ? anchorOf(href.slice(hash)) : null;
}
