import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nextWinners, winnerMs } from './near.model.ts';
import type { WinnerView } from './near.types.ts';

/**
 * Lets rows into the board one by one, each at most every four seconds. Returns the rows to show, and whether one has just come in.
 * @param rests somebody reads or uses the board, which must not move under them
 */
export function useWinnerRows(
  target: readonly WinnerView[],
  rests: boolean,
): { readonly rows: readonly WinnerView[]; readonly moved: boolean } {
  const [state, setState] = useState({ rows: target, moved: false });
  const cameAt = useRef(Number.NEGATIVE_INFINITY);
  const signature = target.map(({ id, amount }) => `${id} ${amount}`).join();
  const shown = state.rows.map(({ id, amount }) => `${id} ${amount}`).join();
  const step = useEffectEvent(() => {
    cameAt.current = performance.now();
    setState({ rows: nextWinners(state.rows, target), moved: true });
  });
  useEffect(() => {
    if (rests || signature === shown) return undefined;
    const timer = setTimeout(() => step(), Math.max(0, cameAt.current + winnerMs - performance.now()));
    return () => clearTimeout(timer);
  }, [rests, signature, shown]);
  return signature === shown ? { ...state, rows: target } : state;
}
