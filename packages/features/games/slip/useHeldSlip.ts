import { useSyncExternalStore } from 'react';
import { type Platform, usePlatform, useSession } from '#core/data/platform.tsx';
import type { HeldSlip } from './slip.model.ts';

/** The slip of a visit, and whose it is: a visitor's stays with the player who logs in. */
interface Kept {
  readonly slip: HeldSlip | null;
  readonly token: string | null;
}

const nothing: Kept = { slip: null, token: null };

interface Store {
  readonly kept: () => Kept;
  readonly keep: (kept: Kept) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createStore(): Store {
  const listeners = new Set<() => void>();
  let kept = nothing;
  return {
    kept: () => kept,
    keep(next) {
      kept = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The slip of each platform. Lasts until the page is loaded anew: a bet is never placed by what was picked another day. */
const slips = new WeakMap<Platform, Store>();

function storeOf(platform: Platform): Store {
  const known = slips.get(platform) ?? createStore();
  slips.set(platform, known);
  return known;
}

/** The picks of the visit, on whatever page they are shown. Null until the first one, and for the next player of the device. */
export function useHeldSlip(): [HeldSlip | null, (change: (slip: HeldSlip | null) => HeldSlip | null) => void] {
  const platform = usePlatform();
  const token = useSession()?.token ?? null;
  const { kept, keep, subscribe } = storeOf(platform);
  const now = useSyncExternalStore(subscribe, kept, () => nothing);
  const ownOf = (of: Kept): HeldSlip | null => (of.token === null || of.token === token ? of.slip : null);
  return [ownOf(now), (change) => keep({ slip: change(ownOf(kept())), token })];
}
