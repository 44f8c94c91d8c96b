import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type VendorCard, gameVendorList } from '#api/games.ts';
import { useLanguage } from './i18n/language.ts';
import { usePlatform } from './platform.tsx';
import { useRemote } from './remote.ts';
import { askedAt } from './useFreshVendors.ts';
import { isListDue, nextBreakEnd } from './vendorAge.ts';

const noCards: readonly VendorCard[] = [];

/** More than this no timer of a browser can wait, in ms. */
const longestWait = 2 ** 31 - 1;
/** A timer may be early by a hair, and would find the break still on. In ms. */
const marginMs = 100;

/**
 * Asks for the list of vendors anew where it may have changed (see `vendorAge.ts`): at a change of page when it is old,
 * and when a break ends. Whoever uses it is drawn then, too. Not part of `useCategories`: the first view does without.
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
    if (at === null || !isListDue(cards, Math.max(at, askedAt.get(client) ?? 0), now)) return;
    askedAt.set(client, now);
    void refresh();
  });
  useEffect(() => check(), [pathname, at]);

  const end = nextBreakEnd(cards, clock.now());
  const wait = useEffectEvent((until: number): (() => void) => {
    const timer = setTimeout(
      () => {
        // Whatever the answer will be, the break that was announced is over.
        setEnded(until);
        check();
      },
      Math.min(until - clock.now() + marginMs, longestWait),
    );
    return () => clearTimeout(timer);
  });
  useEffect(() => (end === null ? undefined : wait(end)), [end]);
}
