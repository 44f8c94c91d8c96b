import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate, useReadUrl } from '#core/routing/router.ts';
import { endAfterLogin } from '#core/session/afterLogin.ts';
import { useToast } from '#ui/Toast/useToast.ts';

const id = 'lostDevice';

/**
 * Asks a player who has logged in after a recovery whether a device was lost, and leads to the passkeys, where its key is
 * removed (SEC-08). In the place of the messages: it covers no page, stays until it is answered, and goes with the session.
 */
export function LostDevice() {
  const { t } = useTranslation('lostDevice');
  const navigate = useNavigate();
  const readUrl = useReadUrl();
  const toast = useToast();
  const ask = useEffectEvent(() => {
    const answer = (): void => endAfterLogin(id);
    const open = (): void => {
      answer();
      const { pathname, search } = readUrl();
      void navigate(paths.memberCentre(pathname + search, 'securityCenter'));
    };
    toast.show({
      id,
      tone: 'warning',
      text: t('text'),
      duration: Infinity,
      action: { label: t('open'), onPress: open },
      onClose: answer,
    });
  });
  useEffect(() => {
    ask();
    return () => toast.dismiss(id);
  }, [toast]);
  return null;
}
