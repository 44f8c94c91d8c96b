import { useEffect, useState } from 'react';
import { usePlatform } from '../data/platform.tsx';
import { type StoredName, localStore } from '../data/storage.ts';
import { dayOf } from '../format/dates.ts';
import { afterFirstVisit, afterPutAway, isOfferDue } from './installDays.ts';
import { useInstall } from './useInstall.ts';

const key: StoredName = 'installOfferFrom';

/**
 * Whether a card offers to install the site, and a function that puts it away: on a phone that can, from the second day on
 * which it is asked for, and for 90 days not after it was put away.
 * @param userAgent overrides the browser's, for stories
 */
export function useInstallCard(userAgent?: string): [due: boolean, putAway: () => void] {
  const { clock } = usePlatform();
  const { kind } = useInstall(userAgent);
  const today = dayOf(clock.now());
  const [from, setFrom] = useState(() => localStore.get(key));
  const isFirst = from === null;
  useEffect(() => {
    if (isFirst) localStore.set(key, afterFirstVisit(today));
  }, [isFirst, today]);
  return [
    (kind === 'prompt' || kind === 'iphone') && isOfferDue(from, today),
    () => {
      const next = afterPutAway(today);
      localStore.set(key, next);
      setFrom(next);
    },
  ];
}
