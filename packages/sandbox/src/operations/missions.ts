import { ok } from '#api/errors.ts';
import type * as contract from '#api/missions.ts';
import type { RewardState } from '#api/rewards.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import { countedSatang, missionProgress, missionsOf, ticketsWith } from '../money/missions.ts';
import { missionRewardId, rewardOfMission } from '../money/rewards.ts';
import { rankingView, standingsOf } from '../money/standings.ts';
import { refuse } from '../refusal.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

/** MEM-03g: lists the missions of this week with the member's progress. Walks the rounds once for all of them. */
export const missionSummary: Handler<typeof contract.missionSummary> = ({ sandbox, member }, { language }) => {
  const progress = missionProgress(sandbox, member);
  const { title } = wordingOf(sandbox, gameLanguage(language));
  return ok({
    list: progress.map((each) => {
      const { mission, satang, state } = each;
      const reward = rewardOfMission(sandbox, member, each);
      return {
        id: mission.id,
        name: title(mission.name),
        text: title(mission.text),
        gameTypes: [...mission.gameTypes],
        target: satangToAmount(mission.targetSatang),
        wagered: satangToAmount(satang),
        missing: satang < mission.targetSatang ? satangToAmount(mission.targetSatang - satang) : null,
        reward: satangToAmount(mission.rewardSatang),
        tickets: ticketsWith(sandbox, mission),
        rewardState: state === 'reached' && reward !== undefined ? rewardStateOf(reward.state) : 'none',
        rewardId: state === 'reached' ? missionRewardId(mission) : null,
        status: state,
        from: iso(mission.begins),
        until: iso(mission.ends),
      };
    }),
  });
};

/** Ranks the members of a mission. Refuses a mission of any other week; the detail names the field. */
export const missionLeaderboard: Handler<typeof contract.missionLeaderboard> = ({ sandbox, member }, input) => {
  const mission = missionsOf(sandbox).find(({ id }) => id === input.missionId);
  if (mission === undefined) return refuse('invalid_input', { detail: { field: 'missionId' } });
  const standings = standingsOf(sandbox, (round) => countedSatang(mission, round));
  return ok(rankingView(standings, member.id, input.count));
};

/** A mission binds nothing: its reward is taken or not. */
const rewardStateOf = (state: RewardState) => (state === 'active' ? 'none' : state);
