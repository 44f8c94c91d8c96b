import { useEffect, useRef } from 'react';
import { usePlatform } from '../data/platform.tsx';

/** How long a session that is refused waits for the answer of a round, in ms. A round that was begun has it by then. */
export const longestRoundMs = 5_000;
/** How long the player sees the answer, in ms. */
export const seenMs = 2_000;

/**
 * Keeps a game on the screen whose session the platform refuses, until the answer of the round was seen (LGN-16): no further
 * bet is taken meanwhile. Returns what is to be called with each answer. @param playing the game is open
 */
export function useEndsAfterRound(playing: boolean): () => void {
  const { session } = usePlatform();
  const answered = useRef<() => void>(undefined);
  useEffect(() => {
    if (!playing) return undefined;
    let waiting: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const endIn = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => waiting?.(), ms);
    };
    const stop = session.postpone((end) => {
      // Each further call is refused, too.
      if (waiting === undefined) endIn(longestRoundMs);
      waiting ??= end;
    });
    answered.current = () => {
      if (waiting !== undefined) endIn(seenMs);
    };
    return () => {
      stop();
      answered.current = undefined;
      clearTimeout(timer);
      // Who leaves the game is told at once.
      waiting?.();
    };
  }, [playing, session]);
  return () => answered.current?.();
}
