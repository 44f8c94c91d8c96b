import { useEffect, useEffectEvent, useState } from 'react';
import { type VendorCard, gameVendorList } from '#api/games.ts';
import { usePlatform } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';
import { useLanguage } from '../i18n/language.ts';
import { useLocation } from '../routing/router.ts';
import { lastRequestedAt } from './useRefreshVendors.ts';
import { isListDue, nextMaintenanceEnd } from './vendorAge.ts';

const noCards: readonly VendorCard[] = [];

/** Longest delay of a browser timer, in ms. */
const longestWaitMs = 2 ** 31 - 1;
/** Timers can fire a few ms early, when the maintenance has not ended yet. */
const marginMs = 100;

/**
 * Refreshes the list of vendors when it may have changed (see vendorAge.ts): on a page change if it is old, and when
 * maintenance ends, which also rerenders the component. Not part of `useCategories`, because the first view does not need
 * it.
 */
export function useVendorFreshness(): void {
  const { client, clock } = usePlatform();
  const [vendors, { refresh }] = useRemote(gameVendorList, { language: useLanguage() }, 'oncePerTab');
  const cards = vendors.status === 'ready' ? vendors.value.data.lanes.flatMap((lane) => lane.cards) : noCards;
  const at = vendors.status === 'ready' && !vendors.refreshing ? vendors.at : null;
  const { pathname } = useLocation();
  const [, setEnded] = useState(0);

  const check = useEffectEvent((): void => {
    const now = clock.now();
    if (at === null || !isListDue(cards, Math.max(at, lastRequestedAt.get(client) ?? 0), now)) return;
    lastRequestedAt.set(client, now);
    void refresh();
  });
  useEffect(() => check(), [pathname, at]);

  const end = nextMaintenanceEnd(cards, clock.now());
  const wait = useEffectEvent((until: number): (() => void) => {
    const timer = setTimeout(
      () => {
        // Rerender before the answer arrives: the announced maintenance is over.
        setEnded(until);
        check();
      },
      Math.min(until - clock.now() + marginMs, longestWaitMs),
    );
    return () => clearTimeout(timer);
  });
  useEffect(() => (end === null ? undefined : wait(end)), [end]);
}
