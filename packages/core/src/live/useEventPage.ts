import { useEffect, useRef } from 'react';
import { type MemberPage, memberPages } from '../routing/centrePages.ts';
import { pathTo } from '../routing/paths.ts';
import { useLocation, useNavigate } from '../routing/router.ts';
import { useAgentHref } from '../site/agentHref.ts';
import { useCentreHref } from '../site/centreHref.ts';
import { useWhitelabel } from '../site/site.ts';
import { isFeatureOn } from '../site/switches.ts';
import type { MemberEvent } from './useEventText.ts';

type EventLink = NonNullable<MemberEvent['link']>;

/**
 * Returns a function with what opens the page that an event links to, over the page that is open by then; undefined where the
 * site does not have it.
 */
export function useEventPage(): (link: EventLink) => (() => void) | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const centreHref = useCentreHref(pathname + search);
  const agentHref = useAgentHref(pathname + search);
  const hasLevels = isFeatureOn(useWhitelabel(), 'VIP');
  const hrefOf = ({ page, reference }: EventLink): string | null => {
    if (page === 'vip') return hasLevels ? pathTo('vip') : null;
    return isMemberPage(page) ? centreHref(page, reference ?? '') : agentHref(page, reference ?? '');
  };
  const current = useRef({ hrefOf, navigate });
  useEffect(() => void (current.current = { hrefOf, navigate }));
  return (link) => {
    if (hrefOf(link) === null) return undefined;
    return () => {
      const href = current.current.hrefOf(link);
      if (href !== null) void current.current.navigate(href);
    };
  };
}

const isMemberPage = (page: string): page is MemberPage => Object.hasOwn(memberPages, page);
