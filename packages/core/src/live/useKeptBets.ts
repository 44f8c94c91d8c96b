import { useEffect, useEffectEvent, useRef } from 'react';
import { playStatus } from '#api/responsiblePlay.ts';
import { useCachedAnswers } from '../data/cachedAnswers.ts';
import { type SettledKeeper, createSettledKeeper } from './keepSettledBets.ts';
import type { MemberEvent } from './useEventText.ts';

/**
 * Returns a function that keeps settled bets in the list of the page, with their results. During a break, or while it is not known
 * whether one runs, it keeps none (RSP-06).
 */
export function useKeptBets(): (events: readonly MemberEvent[]) => void {
  const plays = useCachedAnswers(playStatus);
  const keeper = useRef<SettledKeeper>(null);
  useEffect(() => {
    const kept = (keeper.current = createSettledKeeper());
    return kept.end;
  }, []);
  return useEffectEvent((events) => {
    if (plays().some(({ value }) => value.rest === null)) keeper.current?.take(events);
  });
}
