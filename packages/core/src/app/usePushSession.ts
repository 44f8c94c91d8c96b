import { useEffect } from 'react';
import { usePlatform } from '../data/platform.tsx';
import { addressHere, endPushHere } from './pushAddress.ts';

/**
 * Notifications in this browser follow the session (MEM-04e): they end with it, also without a connection, and belong to the
 * next one that begins here. Where tabs share a session, they also end at the start of a visit that has none: it has expired.
 */
export function usePushSession(): void {
  const platform = usePlatform();
  const { session, deployment } = platform;
  useEffect(() => {
    let token = session.current()?.token;
    const follow = async (): Promise<void> => {
      if (token === undefined) await endPushHere();
      // Most browsers have nothing to renew, and load nothing for it.
      else if ((await addressHere()) !== null) await (await import('./renewPush.ts')).renewPush(platform);
    };
    // A browser that cannot be asked has nothing to end, and the page of notifications says what is on.
    const attempt = (): void => void follow().catch(() => {});
    if (token === undefined && deployment.policy.session === 'browser') attempt();
    return session.subscribe(() => {
      const next = session.current()?.token;
      if (next === token) return;
      token = next;
      attempt();
    });
  }, [platform, session, deployment]);
}
