import { useEffect, useEffectEvent } from 'react';
import { loading } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import type { AgentHomeScreenProps } from './agentHome.types.ts';

/**
 * ROL-03: shows agents their page; other members get a toast and are redirected home, like everyone while the operator has
 * the agent centre switched off (FLG-02). The route guard handles visitors.
 */
export function useAgentHomeScreen(): AgentHomeScreenProps {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('errors');
  const own = useTranslation('agentHome').t;
  const { role, info } = useMember();
  // The role is certain only once the account type has loaded.
  const isKnown = info.status === 'ready' || role === 'trial';
  const isOff = !isFeatureOn(useWhitelabel(), 'AGENTCENTRE');
  const isRefused = isOff || (isKnown && role !== 'agent' && role !== 'visitor');
  const redirect = useEffectEvent(() => {
    toast.show({ id: 'notAgent', tone: 'warning', text: isOff ? own('notOffered') : t('notAgent') });
    void navigate(paths.home(), { replace: true });
  });
  useEffect(() => {
    if (isRefused) redirect();
  }, [isRefused]);
  return {
    // Show no account data while redirecting.
    info: isRefused ? loading : info,
    homeHref: paths.home(),
    promotionsHref: paths.promotions(),
    helpHref: paths.helpCentre(),
  };
}
