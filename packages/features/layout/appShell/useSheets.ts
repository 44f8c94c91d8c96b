import { useState } from 'react';

/** A sheet on phones: the navigation, the ways of money in and out, or the player's own entries. */
export type Sheet = 'menu' | 'wallet' | 'me';

/** State of the sheets on phones. */
export interface Sheets {
  /** Null until a sheet is first opened. Kept after closing, so that the exit animation can run. */
  readonly shown: { readonly shows: Sheet; readonly open: boolean } | null;
  readonly isOpen: (sheet: Sheet) => boolean;
  readonly open: (sheet: Sheet) => void;
  readonly close: () => void;
}

/** Tracks which sheet is open. */
export function useSheets(): Sheets {
  const [shown, setShown] = useState<Sheets['shown']>(null);
  return {
    shown,
    isOpen: (sheet) => shown?.open === true && shown.shows === sheet,
    open: (shows) => setShown({ shows, open: true }),
    close: () => setShown((current) => current && { ...current, open: false }),
  };
}
