import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#ui/Toast/useToast.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { onSignedOutElsewhere } from './otherWindows.ts';
import { useForgetAnswers } from './useSignOut.ts';

/** LGN-13: signing out in one window signs out every window of the same session. */
export function useSignedOutElsewhere(): void {
  const { session } = usePlatform();
  const forget = useForgetAnswers();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('login');
  const follow = useEffectEvent(async (token: string) => {
    if (session.current()?.token !== token) return;
    await navigate(paths.home());
    session.signOut();
    await forget(token);
    toast.show({ id: 'logout', text: t('logout.elsewhere') });
  });
  useEffect(() => onSignedOutElsewhere((token) => void follow(token)), []);
}
