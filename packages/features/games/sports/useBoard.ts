import { useEffect, useEffectEvent, useState } from 'react';
import type { SportMatch } from '#api/matches.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type BoardRow, nextBoard, nextChange } from './board.model.ts';

interface Asked {
  /** What the list is of. Another list begins anew. */
  readonly key: string;
  /** The same object until the platform answers again; undefined before. */
  readonly answer: readonly SportMatch[] | undefined;
  readonly tellsEnds: boolean;
}

/** Keeps the rows of a list between the answers of the platform: what moved, what ended, and where they stand. */
export function useBoard({ key, answer, tellsEnds }: Asked): {
  readonly rows: readonly BoardRow[];
  readonly onHold: (held: boolean) => void;
} {
  const { clock } = usePlatform();
  const [held, setHeld] = useState(false);
  // Counts what time alone changes.
  const [passed, setPassed] = useState(0);
  const taken = { key, answer, held, passed };
  const take = (before: readonly BoardRow[]) => ({
    ...taken,
    rows: answer === undefined ? before : nextBoard(before, answer, { now: clock.now(), held, tellsEnds }),
  });
  const [board, setBoard] = useState(() => take([]));
  const isNew = board.key !== key;
  if (isNew || board.answer !== answer || board.held !== held || board.passed !== passed) {
    setBoard(take(isNew ? [] : board.rows));
  }
  const { rows } = board;
  const wait = useEffectEvent((of: readonly BoardRow[]) => {
    const now = clock.now();
    const at = nextChange(of, now);
    return at === null ? undefined : setTimeout(() => setPassed((count) => count + 1), at - now);
  });
  useEffect(() => {
    const timer = wait(rows);
    return () => clearTimeout(timer);
  }, [rows]);
  return { rows, onHold: setHeld };
}
