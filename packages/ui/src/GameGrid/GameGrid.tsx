import type { ReactNode } from 'react';
import { grid } from './GameGrid.css.ts';

export interface GameGridProps {
  /** `GameTile`s, or `GameTileSkeleton`s. */
  children: ReactNode;
  /** Says which games these are, where no heading just above does. */
  label?: string;
  /** The tiles are being replaced by others. @default false */
  busy?: boolean;
}

/** Tiles in two columns on a small phone, five from a tablet on. */
export function GameGrid({ children, label, busy = false }: GameGridProps) {
  return (
    // Safari forgets that a list without bullets is a list.
    <ul role="list" aria-label={label} aria-busy={busy || undefined} className={grid}>
      {children}
    </ul>
  );
}
