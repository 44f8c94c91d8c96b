import { useState } from 'react';
import { type PortalPlace, usePortalPlace } from '#core/components/portalPlace.ts';

/** A sheet on phones: the navigation, the ways of money in and out, or the player's own entries. */
export type Sheet = 'menu' | 'wallet' | 'me';

/** State of the sheets on phones. */
export interface Sheets {
  /** Null until a sheet is first opened. Kept after closing, so that the exit animation can run. */
  readonly shown: { readonly shows: Sheet; readonly open: boolean } | null;
  readonly isOpen: (sheet: Sheet) => boolean;
  readonly open: (sheet: Sheet) => void;
  readonly close: () => void;
  /** In the button of the player's own entries, for what waits there. */
  readonly badge: PortalPlace;
}

/** Tracks which sheet is open. */
export function useSheets(): Sheets {
  const badge = usePortalPlace();
  const [shown, setShown] = useState<Sheets['shown']>(null);
  return {
    shown,
    badge,
    isOpen: (sheet) => shown?.open === true && shown.shows === sheet,
    open: (shows) => setShown({ shows, open: true }),
    close: () => setShown((current) => current && { ...current, open: false }),
  };
}
