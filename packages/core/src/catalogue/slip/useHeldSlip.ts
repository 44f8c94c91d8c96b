import { useSyncExternalStore } from 'react';
import type { SlipPick } from '#api/slipPicks.ts';
import { type Platform, usePlatform, useSession } from '../../data/platform.tsx';
import { type HeldSlip, type PickedPrice, type SlipVendor, keyOf, togglePick } from './heldSlip.ts';

/** A price of another vendor than the slip's: whether a new slip begins is the player's to say. */
interface OtherPrice {
  readonly vendor: SlipVendor;
  readonly price: PickedPrice;
}

/** The slip of a visit, and whose it is: a visitor's stays with the player who logs in. */
interface Kept {
  readonly slip: HeldSlip | null;
  readonly asked: OtherPrice | null;
  readonly token: string | null;
}

const nothing: Kept = { slip: null, asked: null, token: null };

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

/** The picks of a visit, and what prices do with them. */
export interface HeldPicks {
  /** Null until the first pick, and for the next player of the device. */
  readonly slip: HeldSlip | null;
  readonly change: (change: (slip: HeldSlip | null) => HeldSlip | null) => void;
  readonly isPicked: (pick: Omit<SlipPick, 'price'>) => boolean;
  /** Picks a price, or takes it out of the slip. One of another vendor is asked about first. */
  readonly pick: (vendor: SlipVendor, price: PickedPrice) => void;
  /** The price that is asked about; null for none. */
  readonly asked: OtherPrice | null;
  /** Begins a new slip with it, or leaves the slip as it is. */
  readonly answer: (begins: boolean) => void;
}

/** The picks of the visit, on whatever page they are shown. */
export function useHeldSlip(): HeldPicks {
  const platform = usePlatform();
  const token = useSession()?.token ?? null;
  const { kept, keep, subscribe } = storeOf(platform);
  const now = useSyncExternalStore(subscribe, kept, () => nothing);
  const ownOf = (of: Kept): Kept => (of.token === null || of.token === token ? of : nothing);
  const own = ownOf(now);
  const keys = new Set(own.slip?.picks.map(({ pick }) => keyOf(pick)));
  return {
    slip: own.slip,
    asked: own.asked,
    change: (change) => keep({ ...ownOf(kept()), slip: change(ownOf(kept()).slip), token }),
    isPicked: (pick) => keys.has(keyOf(pick)),
    pick(vendor, price) {
      const { slip } = ownOf(kept());
      const isOther = slip !== null && slip.picks.length > 0 && slip.vendor.vassalage !== vendor.vassalage;
      keep(
        isOther
          ? { slip, asked: { vendor, price }, token }
          : { slip: togglePick(slip, vendor, price), asked: null, token },
      );
    },
    answer(begins) {
      const { slip, asked } = ownOf(kept());
      keep({ slip: begins && asked ? togglePick(slip, asked.vendor, asked.price) : slip, asked: null, token });
    },
  };
}
