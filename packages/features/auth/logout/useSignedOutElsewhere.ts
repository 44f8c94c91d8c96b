import { useEffect, useEffectEvent, useRef } from 'react';
import { sessionLogout } from '#api/session.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useEndSession } from '#core/data/useEndSession.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { timedOut } from '#core/session/session.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { type EndedSession, onSignedOutElsewhere } from './otherWindows.ts';

/**
 * Signs this window out when the player signs out in another one, also where each has a session of its own (LGN-13). Where
 * tabs share a session, follows the player who has signed in in another one: the page of the former player is left first, so
 * that nothing of the two is ever shown together.
 */
export function useSignedOutElsewhere(): void {
  const { client, session } = usePlatform();
  const { info } = useMember();
  const endSession = useEndSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('login');
  const leaving = useRef<string | null>(null);

  async function leave(token: string): Promise<void> {
    // Several events tell the same.
    if (leaving.current === token) return;
    leaving.current = token;
    await navigate(paths.home());
    await endSession(token);
    leaving.current = null;
    session.join();
    toast.show({ id: 'logout', text: t(session.current() === null ? 'logout.elsewhere' : 'logout.replaced') });
  }
  const follow = useEffectEvent((ended: EndedSession) => {
    const current = session.current();
    if (current === null) return;
    const own = current.token === ended.token;
    if (!own && (info.status !== 'ready' || info.value.id !== ended.member)) return;
    // The platform knows the end of the other session only. The device is signed out whatever it answers.
    if (!own) void client.call(sessionLogout, {});
    void leave(current.token);
  });
  const compare = useEffectEvent(() => {
    const current = session.current();
    if (current === null || !session.isOutdated()) return;
    if (session.store.get('activeAt') === timedOut) void endSession(current.token, 'expired');
    else void leave(current.token);
  });
  useEffect(() => onSignedOutElsewhere((ended) => follow(ended)), []);
  useEffect(() => {
    // It may have changed before this code was loaded.
    compare();
    return session.subscribe(() => compare());
  }, [session]);
}
