import { useEffect, useEffectEvent } from 'react';
import type { Client } from '#api/client.ts';
import { gameVendorList } from '#api/games.ts';
import { usePlatform } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';
import { useLanguage } from '../i18n/language.ts';

/** When the list was last refreshed, in ms by the platform's clock; shared by all components that refresh it. */
export const lastRequestedAt = new WeakMap<Client, number>();

/**
 * Refreshes the list of vendors at once after a refusal that contradicts it, e.g. for a vendor in maintenance.
 * @param refused true once the platform has refused what the list offers
 */
export function useRefreshVendors(refused: boolean): void {
  const { client, clock } = usePlatform();
  const language = useLanguage();
  const [, { refresh }] = useRemote(gameVendorList, refused ? { language } : null, 'oncePerTab');
  const refreshNow = useEffectEvent((): void => {
    lastRequestedAt.set(client, clock.now());
    void refresh();
  });
  useEffect(() => {
    if (refused) refreshNow();
  }, [refused]);
}
