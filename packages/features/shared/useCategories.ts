import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import type { Client } from '#api/client.ts';
import { type VendorCard, gameVendorList } from '#api/games.ts';
import { siteInfoValue } from '#api/system.ts';
import { type Category, deriveCategories } from './categories.ts';
import { useLanguage } from './i18n/language.ts';
import { usePlatform } from './platform.tsx';
import { type Remote, loading, mapRemote, useRemote } from './remote.ts';
import { useSite } from './site.ts';
import { isListDue, nextBreakEnd } from './vendorAge.ts';

/**
 * The categories that have vendors, in the order of the navigation (NAV-04, NAV-07). The list is kept for the tab
 * (STO-02) and asked for anew where it may have changed: see `vendorAge.ts`.
 */
export function useCategories(): Remote<readonly Category[]> {
  const language = useLanguage();
  const [vendors, { refresh }] = useRemote(gameVendorList, { language }, 'oncePerTab');
  const cards = vendors.status === 'ready' ? vendors.value.data.lanes.flatMap((lane) => lane.cards) : noCards;
  useFreshness(cards, vendors.status === 'ready' && !vendors.refreshing ? vendors.at : null, refresh);
  const site = useSite();
  if (site.status === 'loading') return loading;
  // Without the operator's lists those of the specification hold: navigation does not fail for their sake.
  const derived = site.status === 'ready' ? site.value.derivedCategories : defaultLists;
  return mapRemote(vendors, ({ data }) => deriveCategories(data.lanes, derived));
}

const defaultLists = v.parse(siteInfoValue.entries.derivedCategories, undefined);
const noCards: readonly VendorCard[] = [];

/** When the list was last asked for anew, by whichever of those who show it. */
const askedAt = new WeakMap<Client, number>();
/** More than this no timer of a browser can wait, in ms. */
const longestWait = 2 ** 31 - 1;
/** A timer may be early by a hair, and would find the break still on. In ms. */
const marginMs = 100;

/** @param at when the platform sent the list, in ms since 1970 by its clock; null while there is none */
function useFreshness(cards: readonly VendorCard[], at: number | null, refresh: () => Promise<void>): void {
  const { client, clock } = usePlatform();
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

/** The platform has refused what the list offers: it is asked for anew at once, by whoever shows it or not. */
export function useFreshVendors(refused: boolean): void {
  const { client, clock } = usePlatform();
  const language = useLanguage();
  const [, { refresh }] = useRemote(gameVendorList, refused ? { language } : null, 'oncePerTab');
  const again = useEffectEvent((): void => {
    askedAt.set(client, clock.now());
    void refresh();
  });
  useEffect(() => {
    if (refused) again();
  }, [refused]);
}
