import type { Mission, MissionRank } from '#api/missions.ts';
import type { Remote } from '#core/data/remote.ts';

/** A mission as the screen shows it. */
export interface MissionView extends Omit<Mission, 'from' | 'until'> {
  /** The last minute in which bets count, in ms since 1970. */
  readonly until: number;
  /** The player's own limits on stakes leave less than the mission still asks for. */
  readonly paused: boolean;
}

/** The missions of both weeks. */
export interface Weeks {
  readonly current: readonly MissionView[];
  readonly past: readonly MissionView[];
}

/** The ranking of a mission. */
export interface Leaderboard {
  /** The best, highest first. */
  readonly list: readonly MissionRank[];
  /** The player's own place, on the list or below it; null without counted bets. */
  readonly own: MissionRank | null;
}

export interface MissionsScreenProps {
  readonly missions: Remote<Weeks>;
  /** The mission whose ranking is shown; null while there is none. */
  readonly chosenId: string | null;
  readonly leaderboard: Remote<Leaderboard>;
  /** Link to the player's limits; null where the operator has switched them off. */
  readonly limitsHref: string | null;
  /** Link to the reward centre, where a reached mission is paid; null where the operator has switched it off. */
  readonly rewardsHref: string | null;
  readonly onChoose: (missionId: string) => void;
}
