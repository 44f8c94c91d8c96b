import { useState } from 'react';
import { type PortalPlace, usePortalPlace } from '#core/components/portalPlace.ts';

/** A sheet on phones: the navigation, the games, the ways of money, the player's own entries, or customer service. */
export type Sheet = 'menu' | 'games' | 'wallet' | 'me' | 'support';

/** State of the sheets on phones. */
export interface Sheets {
  /** Null until a sheet is first opened. Kept after closing, so that the exit animation can run. */
  readonly shown: { readonly shows: Sheet; readonly open: boolean } | null;
  readonly isOpen: (sheet: Sheet) => boolean;
  readonly open: (sheet: Sheet) => void;
  readonly close: () => void;
  /** In the entries of the bottom bar, for the number of open bets and of what waits for the player. */
  readonly badges: { readonly bets: PortalPlace; readonly me: PortalPlace };
}

/** Tracks which sheet is open. */
export function useSheets(): Sheets {
  const badges = { bets: usePortalPlace(), me: usePortalPlace() };
  const [shown, setShown] = useState<Sheets['shown']>(null);
  return {
    shown,
    badges,
    isOpen: (sheet) => shown?.open === true && shown.shows === sheet,
    open: (shows) => setShown({ shows, open: true }),
    close: () => setShown((current) => current && { ...current, open: false }),
  };
}
