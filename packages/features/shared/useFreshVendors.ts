import { useEffect, useEffectEvent } from 'react';
import type { Client } from '#api/client.ts';
import { gameVendorList } from '#api/games.ts';
import { useLanguage } from './i18n/language.ts';
import { usePlatform } from './platform.tsx';
import { useRemote } from './remote.ts';

/** When the list was last asked for anew, by whichever of those who show it. */
export const askedAt = new WeakMap<Client, number>();
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
