import { useEffect, useEffectEvent, useRef } from 'react';
import { memberPublicState } from '#api/badges.ts';
import { usePlatform } from '../data/platform.tsx';
import { useRefreshAll } from '../data/remote.ts';
import { onChangedElsewhere } from './otherTabs.ts';

/** The least time between two reads for badges, in ms; that of the cache policy `badges`. */
const intervalMs = 60_000;

/**
 * Keeps the badges up to date for the whole site (MEM-04b): follows other tabs at once, and asks after the balance has
 * changed, because money comes with messages, missions and rewards. At most once a minute.
 * @param at when the platform was asked last, by its clock; null follows nothing
 * @param balance null while it is unknown
 * @param onUpdate asks for what else changes with the balance
 */
export function useBadgeUpdates(at: number | null, balance: string | null, onUpdate?: () => Promise<void>): void {
  const { clock } = usePlatform();
  const refreshAll = useRefreshAll();
  const refresh = useEffectEvent(() => {
    void refreshAll(memberPublicState);
    void onUpdate?.();
  });
  const known = useRef({ at, balance });
  const signedIn = at !== null;
  useEffect(() => (signedIn ? onChangedElsewhere(() => refresh()) : undefined), [signedIn]);
  const wait = useEffectEvent(() => Math.max(0, (at ?? 0) + intervalMs - clock.now()));
  useEffect(() => {
    // A new answer belongs to the balance of its moment; so does the first balance.
    if (at !== known.current.at || known.current.balance === null) known.current = { at, balance };
    if (at === null || balance === known.current.balance) return undefined;
    const timer = setTimeout(() => refresh(), wait());
    return () => clearTimeout(timer);
  }, [at, balance]);
}
