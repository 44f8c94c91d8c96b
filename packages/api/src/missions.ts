import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { amount, gameType, isoDateTime, language, wholeNumber } from './primitives.ts';

/**
 * `running`: it can still be reached. `reached`: the target is met, also when its time is over since. `ended`: its time
 * is over, and the target was not met.
 */
export const missionStates = ['running', 'reached', 'ended'] as const;
export type MissionState = (typeof missionStates)[number];

/** MEM-03g: so much to be wagered on some kinds of games within a time. What has come of it is this member's. */
export const mission = v.object({
  /** One mission in one period: next week's has another. */
  id: v.string(),
  /** In the language asked for, like `text`. Both are plain text. */
  name: v.string(),
  text: v.string(),
  /** The kinds of games whose bets count. */
  gameTypes: v.array(gameType),
  /** What is asked: the stakes that count, of bets that are settled, and were won or lost. */
  target: amount,
  /** How far the member has come; it goes on beyond the target. */
  wagered: amount,
  /** What is left to wager; null when the target is met. */
  missing: v.nullable(amount),
  /** What the operator gives for it. It is credited elsewhere: no call of this contract claims it. */
  reward: amount,
  status: v.picklist(missionStates),
  from: isoDateTime,
  /** Bets that were settled before this moment count. */
  until: isoDateTime,
});
export type Mission = v.InferOutput<typeof mission>;

export const missionSummary = defineOperation({
  id: 'missionSummary',
  summary: 'The missions of this week and of the last one, and how far the member has come in each (MEM-03g, API-07).',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ language }),
  output: v.object({ list: v.array(mission) }),
  assumed: true,
});

const place = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Somebody who has wagered what counts for a mission. */
export const missionRank = v.object({
  /** From 1. No two have the same: of those with the same sum, who came to it first is ahead. */
  rank: place,
  /** Masked by the platform, as others may see it. */
  nickname: v.string(),
  wagered: amount,
});
export type MissionRank = v.InferOutput<typeof missionRank>;

export const missionLeaderboard = defineOperation({
  id: 'missionLeaderboard',
  summary: 'Who has wagered most in a mission of `missionSummary`, the first first, and the member’s own place.',
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
    list: v.array(missionRank),
    /** The member’s place, on the list or below it; null while none of their bets counts. */
    own: v.nullable(missionRank),
  }),
  assumed: true,
});
