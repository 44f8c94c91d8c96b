import { useEffect, useState } from 'react';
import { usePlatform } from '../data/platform.tsx';
import { localStore } from '../data/storage.ts';
import { useSite } from './site.ts';
import { useReports } from './useReports.ts';

/** In local storage: `1` once the player has agreed. */
const storageKey = 'analyticsAgreed';

/** The player's choice about statistics of use. */
export interface AnalyticsChoice {
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
}

export interface Analytics {
  readonly start: (id: string) => void;
  readonly stop: (id: string) => void;
}

/** Loaded for those who have agreed. A failure is no loss to the player. */
const load = async (): Promise<Analytics> => {
  const { startAnalytics, stopAnalytics } = await import('./startAnalytics.ts');
  return { start: startAnalytics, stop: stopAnalytics };
};

/**
 * Measures the use of the site where the platform names an id, the deployment allows it and the player has agreed (ENT-06).
 * The same consent is for the reports to the deployment's own addresses.
 * @returns the player's choice; null where there is nothing to choose
 */
export function useAnalytics(analytics: () => Promise<Analytics> = load): AnalyticsChoice | null {
  const { deployment } = usePlatform();
  const site = useSite();
  const [agreed, setAgreed] = useState(() => localStore.get(storageKey) === '1');
  const id = deployment.analytics && site.status === 'ready' ? (site.value.analytics.gtagId ?? null) : null;
  useEffect(() => {
    if (agreed && id !== null) analytics().then(({ start }) => start(id), nothing);
  }, [agreed, id, analytics]);
  const reports = useReports(agreed);
  if (id === null && !reports) return null;
  return {
    agreed,
    onAgree(next) {
      setAgreed(next);
      if (next) return localStore.set(storageKey, '1');
      localStore.remove(storageKey);
      if (id !== null) void analytics().then(({ stop }) => stop(id), nothing);
    },
  };
}
const nothing = (): void => {};
