import { useEffect } from 'react';
import { usePlatform } from '../data/platform.tsx';
import { whenPageIdle } from '../time/whenIdle.ts';
import { endOffline, startOffline } from './offlineStart.ts';

/** Keeps the site for a start without a connection, or removes what was kept, as the deployment says. When nothing else is to be done. */
export function useOfflineStart(): void {
  const { deployment } = usePlatform();
  useEffect(() => {
    const visit = new AbortController();
    void whenPageIdle(visit.signal).then(() => (deployment.offline ? startOffline() : endOffline()));
    return () => visit.abort();
  }, [deployment]);
}
