import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from '#core/data/platform.tsx';
import { useEndSession } from '#core/data/useEndSession.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { onSignedOutElsewhere } from './otherWindows.ts';

/** Signs this window out when another window of the same session signs out (LGN-13). */
export function useSignedOutElsewhere(): void {
  const { session } = usePlatform();
  const endSession = useEndSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('login');
  const follow = useEffectEvent(async (token: string) => {
    if (session.current()?.token !== token) return;
    await navigate(paths.home());
    await endSession(token);
    toast.show({ id: 'logout', text: t('logout.elsewhere') });
  });
  useEffect(() => onSignedOutElsewhere((token) => void follow(token)), []);
}
