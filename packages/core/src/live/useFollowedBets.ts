import { useEffect, useEffectEvent, useState } from 'react';
import { gameMatches } from '#api/matches.ts';
import { memberBets } from '#api/records.ts';
import { useCachedAnswers } from '../data/cachedAnswers.ts';
import { useWanted } from '../data/useWanted.ts';
import { useLocation } from '../routing/router.ts';
import { routeOf } from '../routing/routes.ts';
import { restMs } from './useLive.ts';

/**
 * Follows the matches of the bets that the home page lists, so that their scores and clocks are those of now. Here, because
 * that page is in the first view. @param happened changes with what has happened to the member
 */
export function useFollowedBets(happened: unknown): void {
  const isHome = routeOf(useLocation().pathname) === 'home';
  const answers = useCachedAnswers(memberBets);
  const [follows, setFollows] = useState(false);
  useWanted(gameMatches, isHome && follows);
  const look = useEffectEvent(() =>
    setFollows(
      answers().some(
        ({ input, value }) =>
          input.status === 'waiting' &&
          value.list.some(({ legs = [] }) => legs.some(({ state }) => state === 'waiting')),
      ),
    ),
  );
  useEffect(() => {
    if (!isHome) return undefined;
    // By then the page has what it reads.
    const timer = setTimeout(() => look(), restMs);
    return () => clearTimeout(timer);
  }, [isHome, happened]);
}
