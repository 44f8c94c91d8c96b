import type { MouseEvent } from 'react';

/** The parameters that open a centre over a page: the member centre, the agent centre. */
export const centreNames = ['centre', 'agent'] as const;
/** The parameter that opens a centre. */
export type CentreName = (typeof centreNames)[number];

/** Returns the href when a click follows a link to a page of a centre in this tab; null for any other click. */
export function centreLinkOf(event: MouseEvent): string | null {
  const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
  if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return null;
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href') ?? '';
  return link?.target === '' && isCentreHref(href) ? href : null;
}

/** True for a link to a page of a centre, over any page of this site. */
export const isCentreHref = (href: string): boolean => /^\/(?!\/)[^#]*[?&](?:centre|agent)=/.test(href);
