import { sessionLogout } from '#api/session.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useEndSession } from '#core/data/useEndSession.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { tellOtherWindows } from './otherWindows.ts';

/** What is known when this device is signed out. */
export interface SignedOut {
  /** Whether the platform has ended the session, too. */
  readonly onPlatform: Promise<boolean>;
}

/**
 * Returns a function that signs this device out and resolves once that is done (LGN-13). The platform is called with the
 * token first, but its answer is not awaited; a toast appears later if the call failed.
 */
export function useSignOut(): () => Promise<SignedOut> {
  const { client, session } = usePlatform();
  const { info } = useMember();
  const endSession = useEndSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('login');

  return async () => {
    const token = session.current()?.token;
    const call = client.call(sessionLogout, {});
    // Leave member-only pages first: their guard would send a visitor to the login.
    await navigate(paths.home());
    const ended = endSession(token);
    if (token !== undefined) tellOtherWindows({ token, member: info.status === 'ready' ? info.value.id : null });
    await ended;
    const onPlatform = call.then((result) => {
      // An unknown token means that the session has ended already.
      if (result.ok || result.error.kind === 'unauthorized') return true;
      toast.show({ id: 'logout', tone: 'warning', text: t('logout.unreachable'), duration: noticeMs });
      return false;
    });
    return { onPlatform };
  };
}

/** Long enough to read two sentences. */
const noticeMs = 15_000;
