import type { MouseEvent } from 'react';

/** Where a press leads that follows a link to another page of the centre, in this tab; null for any other press. */
export function leadsWithin(event: MouseEvent): string | null {
  const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
  if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return null;
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href') ?? '';
  return link?.target === '' && isCentreAddress(href) ? href : null;
}

/** Is it a page of the centre, over whatever page of this site? */
export const isCentreAddress = (href: string): boolean => /^\/(?!\/)[^#]*[?&]centre=/.test(href);
