import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, gameTypes, isoDateTime, language, personName, wholeNumber } from './primitives.ts';

/**
 * - `running`: the target can still be reached.
 * - `reached`: the target was reached, also after the mission's end.
 * - `ended`: the mission ended before the target was reached.
 */
export const missionStates = ['running', 'reached', 'ended'] as const;
export type MissionState = (typeof missionStates)[number];

export const missionRewardStates = ['none', 'claimable', 'taken', 'missed'] as const;

/** MEM-03g: an amount to wager on certain game types within a period, with the member's progress. */
export const mission = v.object({
  /** Identifies a mission in one period; the same mission has another id next week. */
  id: v.string(),
  /** Plain text in the requested language, like `text`. */
  name: v.string(),
  text: v.string(),
  /** The game types whose bets count. */
  gameTypes: list(open(gameTypes)),
  /** The amount to wager. Counts the stakes of settled bets that were won or lost. */
  target: amount,
  /** The amount wagered so far; it may exceed the target. */
  wagered: amount,
  /** The amount left to wager; null once the target is reached. */
  missing: v.nullable(amount),
  /** What the operator pays for reaching it. */
  reward: amount,
  /** How many turns of the wheel come with the reward. */
  tickets: v.optional(wholeNumber, 0),
  /** Whether the reward waits in `rewardList`; `none` until the mission is reached. */
  rewardState: v.optional(open(missionRewardStates), 'none'),
  /** The reward, for `rewardClaim`; null until the mission is reached. */
  rewardId: v.optional(v.nullable(v.string()), null),
  status: open(missionStates),
  from: isoDateTime,
  /** Exclusive: bets count that were settled before this moment. */
  until: isoDateTime,
});
export type Mission = v.InferOutput<typeof mission>;

export const missionSummary = defineOperation({
  id: 'missionSummary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ language }),
  output: v.object({ list: list(mission) }),
});
export const missionSummaryDocs: OperationDocs<typeof missionSummary> = {
  summary: 'Lists the missions of this week and the last with the member’s progress (MEM-03g, API-07).',
  example: { language: 'TH' },
  assumed: true,
  features: ['MISSIONS'],
};

const position = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A place on the leaderboard of a mission. */
export const missionRank = v.object({
  /** From 1, without ties: of equal sums, the one that was reached first ranks higher. */
  rank: position,
  /** Masked by the platform. */
  nickname: personName,
  wagered: amount,
});
export type MissionRank = v.InferOutput<typeof missionRank>;

export const missionLeaderboard = defineOperation({
  id: 'missionLeaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({
    missionId: v.string(),
    count: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), 20),
  }),
  output: v.object({
    list: list(missionRank),
    /** The member's own place, on the list or below it; null without counted bets. */
    own: v.nullable(missionRank),
  }),
});
export const missionLeaderboardDocs: OperationDocs<typeof missionLeaderboard> = {
  summary: 'Ranks the members by the amount wagered in a mission of `missionSummary`, with the member’s own place.',
  example: { missionId: 'all-2026-11-16' },
  assumed: true,
  features: ['MISSIONS'],
};
