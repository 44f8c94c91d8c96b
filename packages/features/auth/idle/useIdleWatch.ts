import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sessionActive, sessionLogout } from '#api/session.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { useEndSession } from '#core/data/useEndSession.ts';
import { type IdleWatch, watchIdle } from '#core/session/idle.ts';
import { timedOut } from '#core/session/session.ts';
import { useSite } from '#core/site/site.ts';
import { useSignOut } from '../logout/useSignOut.ts';
import type { IdleDialogProps } from './idle.types.ts';

/**
 * Props of the warning before the idle time-out (LGN-15), connected to the platform.
 * @param staked what was staked in the running sitting; a change of it is activity. Undefined where no game runs
 */
export function useIdleWatch(staked?: string): IdleDialogProps {
  const { client, clock, session } = usePlatform();
  const token = useSession()?.token;
  const site = useSite();
  const minutes = site.status === 'ready' ? site.value.policy.session.idleMinutes : 0;
  const endSession = useEndSession();
  const signOut = useSignOut();
  const watch = useRef<IdleWatch | null>(null);
  const [left, setLeft] = useState<number | null>(null);

  const over = useEffectEvent(() => {
    // The platform ends it, too, when it is reached; by itself otherwise.
    void client.call(sessionLogout, {});
    void endSession(token, 'expired');
  });
  useEffect(() => {
    if (token === undefined || minutes === 0) return undefined;
    const stored = session.store.get('activeAt');
    const current = watchIdle({
      clock,
      idleMs: minutes * 60_000,
      since: stored === null || stored === timedOut ? null : Number(stored),
      onReport(at) {
        session.store.set('activeAt', String(at));
        // An answer is not needed: one that says that the session has ended ends it here.
        void client.call(sessionActive, {});
      },
      onLeft: setLeft,
      onOver: () => over(),
    });
    watch.current = current;
    return () => {
      current.end();
      watch.current = null;
      setLeft(null);
    };
  }, [client, clock, session, token, minutes]);
  useEffect(() => {
    if (staked !== undefined) watch.current?.stay();
  }, [staked]);

  return {
    open: left !== null,
    leftMs: left ?? 0,
    onStay: () => watch.current?.stay(),
    onLeave: () => void signOut(),
  };
}
