import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#ui/Toast/useToast.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useMember } from '../../shared/member.ts';
import { paths } from '../../shared/navigation.ts';
import { loading } from '../../shared/remote.ts';
import type { AgentHomeScreenProps } from './AgentHomeScreen.tsx';

/** ROL-03: agents stay; whoever is none is told so and led home. Visitors were sent to the login before. */
export function useAgentHome(): AgentHomeScreenProps {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('errors');
  const { role, info } = useMember();
  // A token alone says nothing: until the account type is known nobody is turned away.
  const isKnown = info.status === 'ready' || role === 'trial';
  const wrongDoor = isKnown && role !== 'agent' && role !== 'visitor';
  const turnAway = useEffectEvent(() => {
    toast.show({ id: 'notAgent', tone: 'warning', text: t('notAgent') });
    void navigate(paths.home(), { replace: true });
  });
  useEffect(() => {
    if (wrongDoor) turnAway();
  }, [wrongDoor]);
  return {
    // Nothing of an account is shown to who is being led away.
    info: wrongDoor ? loading : info,
    homeHref: paths.home(),
    promotionsHref: paths.promotions(),
    helpHref: paths.helpCentre(),
  };
}
