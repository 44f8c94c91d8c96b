import { useState } from 'react';
import { missionLeaderboard, missionSummary } from '#api/missions.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useLocation } from '#core/routing/router.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { toWeeks } from './missions.model.ts';
import type { MissionsScreenProps } from './missions.types.ts';

/** How many places of a ranking are shown. */
const places = 20;

/** Props of the missions (MEM-03g), connected to the platform. */
export function useMissionsScreen(): MissionsScreenProps {
  const { clock } = usePlatform();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const centreHref = useCentreHref(pathname + search);
  const [play] = usePlayStatus();
  const [summary] = useRemote(missionSummary, { language }, 'live');
  const limits = play.status === 'ready' ? play.value.limits : [];
  const missions = mapRemote(summary, ({ list }) => toWeeks(list, limits, clock.now()));
  const [chosen, setChosen] = useState<string | null>(null);
  const weeks = missions.status === 'ready' ? [...missions.value.current, ...missions.value.past] : [];
  const chosenId = weeks.find(({ id }) => id === chosen)?.id ?? weeks[0]?.id ?? null;
  const [leaderboard] = useRemote(
    missionLeaderboard,
    chosenId !== null ? { missionId: chosenId, count: places } : null,
    'list',
  );
  return {
    missions,
    chosenId,
    leaderboard,
    limitsHref: centreHref('limits'),
    rewardsHref: centreHref('rewardCenter'),
    onChoose: setChosen,
  };
}
