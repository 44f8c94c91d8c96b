import { useEffect, useState } from 'react';
import { usePlatform } from '../data/platform.tsx';
import { useLocation } from '../routing/router.ts';
import type { Reports } from './startReports.ts';

/**
 * Reports errors and views of pages to the addresses of the deployment, while the player agrees.
 * @returns whether the deployment has such an address: then there is something to agree to
 */
export function useReports(agreed: boolean): boolean {
  const { errorUrl, viewUrl } = usePlatform().deployment;
  const { pathname } = useLocation();
  const offered = errorUrl !== null || viewUrl !== null;
  const [reports, setReports] = useState<Reports | null>(null);
  useEffect(() => {
    if (!agreed || !offered) return undefined;
    let started: Reports | undefined;
    let ended = false;
    import('./startReports.ts').then(({ startReports }) => {
      if (ended) return;
      started = startReports({ errorUrl, viewUrl });
      setReports(started);
    }, nothing);
    return () => {
      ended = true;
      started?.stop();
      setReports(null);
    };
  }, [agreed, offered, errorUrl, viewUrl]);
  useEffect(() => reports?.view(pathname), [reports, pathname]);
  return offered;
}

const nothing = (): void => {};
