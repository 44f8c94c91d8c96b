import type { WhitelabelNode } from '#api/system.ts';
import { anchorOf, paths } from '#core/routing/paths.ts';
import type { HelpSection } from './help.types.ts';
import { isTopicOffered } from './helpTopics.ts';

/** The beginner's manual, which the site draws. */
export const beginnerSection = 'beginner';
/** The section below which players write to customer service. */
export const contactSection = 'contact';
/** The section below which the site lists what it keeps on the device. */
export const privacySection = 'privacy';

/**
 * The sections as they are shown: the beginner's manual first and the contact last, whether or not the platform has them,
 * and none about what the operator has switched off.
 * @param own the titles of the sections that the site adds
 */
export function shownSections(
  sections: readonly HelpSection[],
  nodes: readonly WhitelabelNode[],
  own: { readonly beginner: HelpSection; readonly contact: HelpSection },
): readonly HelpSection[] {
  const named = (id: string) => sections.find((section) => section.id === id);
  const others = sections.filter(
    ({ id }) => id !== beginnerSection && id !== contactSection && isTopicOffered(nodes, id),
  );
  return [{ ...own.beginner, ...named(beginnerSection) }, ...others, { ...own.contact, ...named(contactSection) }];
}

/** Returns the section with the wanted id (RT-10a), or the first one. */
export const sectionOf = (sections: readonly HelpSection[], wanted: string | null): HelpSection | undefined =>
  sections.find(({ id }) => id === wanted) ?? sections[0];

const helpPages = ['', paths.help(), paths.helpCentre()];

/** Returns the section id of a link in the text, `#term` or `/help#term`; null for any other link. */
export function sectionLink(href: string): string | null {
  const hash = href.indexOf('#');
  return hash >= 0 && helpPages.includes(href.slice(0, hash)) ? anchorOf(href.slice(hash)) : null;
}
