import { type Mission, missionLeaderboard, missionSummary } from '#api/missions.ts';
import { ready } from '#core/data/remote.ts';
import { type Globals, given, sampleNoon, sampleOf } from '#storybook/sampleOf.ts';
import { toWeeks } from './missions.model.ts';
import type { MissionsScreenProps } from './missions.types.ts';

const played = { scenario: 'played' } as const;
const missionOf = (globals: Globals, id: string): Mission =>
  given(sampleOf(missionSummary, {}, globals, played).list.find((mission) => mission.id === id));

/** The mission of every game in this week: ฿1,200 of ฿3,000 are done. */
export const sampleMission = (change: Partial<Mission> = {}, globals: Globals = {}): Mission => ({
  ...missionOf(globals, 'all-2026-11-16'),
  ...{ gameTypes: ['RNG', 'LIVE', 'FISH', { other: 'BINGO' }], wagered: '1200.00', missing: '1800.00' },
  ...change,
});

/** Missions in every state. */
export const sampleList = (globals: Globals): readonly Mission[] => [
  sampleMission({}, globals),
  missionOf(globals, 'slots-2026-11-16'),
  missionOf(globals, 'live-2026-11-16'),
  { ...missionOf(globals, 'all-2026-11-09'), rewardState: 'taken' },
  missionOf(globals, 'live-2026-11-09'),
];

/** Props of the screen: five missions, three ranked players and the player's own place below them. */
export function sampleMissions(globals: Globals): MissionsScreenProps {
  const chosenId = 'all-2026-11-16';
  const { list } = sampleOf(missionLeaderboard, { missionId: chosenId }, globals, played);
  return {
    missions: ready(toWeeks(sampleList(globals), [], sampleNoon), false, sampleNoon),
    chosenId,
    leaderboard: ready(
      { list: list.slice(0, 3), own: { rank: 27, nickname: 'de***o', wagered: '120.00' } },
      false,
      sampleNoon,
    ),
    limitsHref: '/?centre=limits',
    rewardsHref: '/?centre=rewardCenter',
    onChoose: () => {},
  };
}
