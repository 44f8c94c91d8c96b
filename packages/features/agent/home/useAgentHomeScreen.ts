import { useEffect, useEffectEvent } from 'react';
import { loading } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { AgentPage } from '#core/routing/centrePages.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { firstPage } from '../agentCentre/agentCentre.model.ts';
import { useAgentPages } from '../agentCentre/useAgentPages.ts';
import { useAgentWaiting } from '../agentCentre/useAgentWaiting.ts';
import type { AgentHomeScreenProps } from './agentHome.types.ts';

// With its messages, which are many: the greeting and the menu come first.
const Overview = lazyComponent(async () => (await import('./parts/ConnectedOverview.tsx')).ConnectedOverview);

/**
 * ROL-03: shows agents their page; other members get a toast and are redirected home, like everyone while the operator has
 * the agent centre switched off (FLG-02). The route guard handles visitors.
 */
export function useAgentHomeScreen(): AgentHomeScreenProps {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('errors');
  const own = useTranslation('agentCentre').t;
  const { role, info } = useMember();
  const { offered, refused } = useAgentPages(true);
  const isRefused = refused !== null;
  const waiting = useAgentWaiting(!isRefused && (role === 'agent' || role === 'assistant'));
  const redirect = useEffectEvent(() => {
    toast.show({ id: 'notAgent', tone: 'warning', text: refused === 'switchedOff' ? own(refused) : t('notAgent') });
    void navigate(paths.home(), { replace: true });
  });
  useEffect(() => {
    if (isRefused) redirect();
  }, [isRefused]);
  return {
    entries: isRefused ? [] : offered.map((page) => ({ page, href: hrefOf(page), count: waiting[page] ?? 0 })),
    // Show no account data while redirecting.
    info: isRefused ? loading : info,
    Overview,
    passwordHref: pathTo('changePassword'),
    homeHref: paths.home(),
    promotionsHref: paths.promotions(),
    helpHref: paths.helpCentre(),
  };
}

/** The overview is the page itself; the others open over it. */
const hrefOf = (page: AgentPage): string =>
  page === firstPage ? paths.agentHome() : paths.agentCentre(paths.agentHome(), page);
