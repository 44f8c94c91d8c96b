import type { ReactNode } from 'react';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { forPlayers, forVisitors } from './BySession.css.ts';

interface BySessionProps {
  /** For visitors, while a document is taken over. */
  visitor: ReactNode;
  /** For players, while a document is taken over: with the size of what they will see. */
  player: ReactNode;
  /** What is shown from then on, and where there was no document. */
  children: ReactNode;
}

/**
 * Content that differs for players. A document is the same for all and has both; the boot script, which knows whether
 * there is a session, lets one of them be seen. So nothing moves when the program has come.
 */
export function BySession({ visitor, player, children }: BySessionProps) {
  if (useHydrated()) return children;
  return (
    <>
      {visitor !== null && <div className={forVisitors}>{visitor}</div>}
      <div className={forPlayers}>{player}</div>
    </>
  );
}
