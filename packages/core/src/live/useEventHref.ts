import { ticketRef } from '../routing/ticketRef.ts';
import { usePlatformHref } from '../site/platformHref.ts';
import type { MemberEvent } from './useEventText.ts';

/** Returns a function that links to the page, and to the record, that an event is about; null where there is none. */
export function useEventHref(): (event: MemberEvent) => string | null {
  const hrefOf = usePlatformHref();
  return ({ kind, link }) => {
    if (link === null) return null;
    // Messages and questions share a page, and the platform names a question by its number.
    const reference = kind === 'supportAnswer' && link.reference !== null ? ticketRef(link.reference) : link.reference;
    return hrefOf(link.page, reference);
  };
}
