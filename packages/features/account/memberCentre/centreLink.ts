import type { MouseEvent } from 'react';

/** Returns the href when a click follows a link to a member-centre page in this tab; null for any other click. */
export function centreLinkOf(event: MouseEvent): string | null {
  const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
  if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return null;
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href') ?? '';
  return link?.target === '' && isCentreHref(href) ? href : null;
}

/** True for a link to a member-centre page, over any page of this site. */
export const isCentreHref = (href: string): boolean => /^\/(?!\/)[^#]*[?&]centre=/.test(href);
