import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { sessionLogout } from '#api/session.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { tellOtherWindows } from './otherWindows.ts';

/**
 * LGN-13. The device is signed out at once, whatever the line does: the platform is told first, with the token, and its
 * answer is awaited only to say so when it has not heard of it. Answers whether it has.
 */
export function useSignOut(): () => Promise<void> {
  const { client, session } = usePlatform();
  const forget = useForgetAnswers();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('login');

  return async () => {
    const token = session.current()?.token;
    const telling = client.call(sessionLogout, {});
    // First away from what only members may see: its guard would send a visitor to the login instead.
    await navigate(paths.home());
    // Clears session storage, and with it everything that belongs to the login: agent and VIP state follow the role.
    session.signOut();
    if (token !== undefined) {
      tellOtherWindows(token);
      await forget(token);
    }
    void telling.then((told) => {
      // A token that the platform no longer knows is as good as signed out.
      if (told.ok || told.error.kind === 'unauthorized') return;
      toast.show({ id: 'logout', tone: 'warning', text: t('logout.unreachable'), duration: noticeMs });
    });
  };
}

/** Drops the answers that were asked for with a token; those of everybody stay. */
export function useForgetAnswers(): (token: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (token) => {
    await mutate((key) => Array.isArray(key) && key.includes(token), undefined, { revalidate: false });
  };
}

/** Two sentences that matter. */
const noticeMs = 15_000;
