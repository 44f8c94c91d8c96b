import type { ReactNode } from 'react';
import { grid } from './GameGrid.css.ts';

export interface GameGridProps {
  /** `GameTile` or `GameTileSkeleton` elements. */
  children: ReactNode;
  /** The accessible name. Needed if no heading directly above names the list. */
  label?: string;
  /** Marks the list as loading. @default false */
  busy?: boolean;
}

/** A list of game tiles: three columns on phones, two on the narrowest, five from tablet width. */
export function GameGrid({ children, label, busy = false }: GameGridProps) {
  return (
    // Safari drops the list semantics of a list without bullets.
    <ul role="list" aria-label={label} aria-busy={busy || undefined} className={grid}>
      {children}
    </ul>
  );
}
