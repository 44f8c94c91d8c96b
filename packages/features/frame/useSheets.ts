import { useState } from 'react';

export const sheets = ['menu', 'me'] as const;
export type Sheet = (typeof sheets)[number];

/** Which sheet lies over a phone's screen. */
export interface Sheets {
  /** Null until the first opening; afterwards it stays, so that its closing can be seen. */
  readonly shown: { readonly shows: Sheet; readonly open: boolean } | null;
  readonly isOpen: (sheet: Sheet) => boolean;
  readonly open: (sheet: Sheet) => void;
  readonly close: () => void;
}

export function useSheets(): Sheets {
  const [shown, setShown] = useState<Sheets['shown']>(null);
  return {
    shown,
    isOpen: (sheet) => shown?.open === true && shown.shows === sheet,
    open: (shows) => setShown({ shows, open: true }),
    close: () => setShown((now) => now && { ...now, open: false }),
  };
}
