import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, gameTypes, isoDateTime, language, page, wholeNumber } from './primitives.ts';

/** What a turnover requirement comes from. */
export const turnoverSources = ['deposit', 'bonus', 'reward', 'redEnvelope', 'wheel', 'transferIn', 'points'] as const;
export type TurnoverSource = (typeof turnoverSources)[number];

/** `met` also by a balance that is used up. `forfeited`: what it came from was given up or taken back. */
export const turnoverStatuses = ['open', 'met', 'expired', 'forfeited'] as const;
export type TurnoverStatus = (typeof turnoverStatuses)[number];

/** What a list of requirements can be narrowed to: those of a status, or `ended` for all that are not open. */
const turnoverLists = [...turnoverStatuses, 'ended'] as const;

/**
 * - `wagered`: all that it asked for has counted.
 * - `usedUp`: nothing was left to wager with.
 * - `expired`: its time was over.
 * - `givenUp`: the player gave up what it came from.
 */
export const turnoverEnds = ['wagered', 'usedUp', 'expired', 'givenUp'] as const;
export type TurnoverEnd = (typeof turnoverEnds)[number];

/** MNY-03: what has to be wagered before money can leave. One per source; a valid bet counts for the oldest open one, once. */
export const turnoverRequirement = v.object({
  id: v.string(),
  source: open(turnoverSources),
  /** Of the deposit, bonus… that it comes from. */
  reference: v.string(),
  /** In the requested language. */
  name: v.string(),
  /** The valid bets that it asks for, those that have counted, and the difference. */
  required: amount,
  done: amount,
  missing: amount,
  /** The kinds of games that count, each with the part of a valid bet that counts, in per cent. */
  countsFor: list(v.object({ gameType: open(gameTypes), percent: wholeNumber })),
  /** The largest stake that counts; absent where each counts. */
  mostStake: v.optional(amount),
  createdAt: isoDateTime,
  /** Null for one that does not expire. */
  expiresAt: v.nullable(isoDateTime),
  status: open(turnoverStatuses),
  /** When and how it ended; null for an open one, and where the platform does not say. */
  ended: v.optional(v.nullable(v.object({ at: isoDateTime, by: open(turnoverEnds) })), null),
});
export type TurnoverRequirement = v.InferOutput<typeof turnoverRequirement>;

/** A bet that counted for a requirement. */
export const turnoverBet = v.object({
  /** Of the bet, as in the betting record. */
  reference: v.string(),
  /** When the bet was settled. */
  at: isoDateTime,
  gameType: open(gameTypes),
  /** In the requested language, like `gameName`. */
  vendorName: v.string(),
  gameName: v.string(),
  validBet: amount,
  /** The part that counted here. The rest counts for the next requirement. */
  counted: amount,
});
export type TurnoverBet = v.InferOutput<typeof turnoverBet>;

export const turnoverList = defineOperation({
  id: 'turnoverList',
  method: 'GET',
  path: '/wps/member/turnover',
  effect: 'read',
  auth: 'member',
  body: 'query',
  /**
   * Without `status`, requirements of every status. With days, both included, those that ended in them, the latest end first.
   */
  input: v.object({
    status: v.optional(v.picklist(turnoverLists)),
    from: v.optional(day),
    to: v.optional(day),
    ...page,
    language,
  }),
  output: v.object({ list: list(turnoverRequirement), totalPages: wholeNumber }),
});
export const turnoverListDocs: OperationDocs<typeof turnoverList> = {
  summary: 'Returns one page of the member’s turnover requirements, newest first, or of those that ended in some days.',
  example: { pageNo: 1, pageSize: 15, language: 'TH' },
  assumed: true,
};

export const turnoverBets = defineOperation({
  id: 'turnoverBets',
  method: 'GET',
  path: '/wps/member/turnover/bets',
  effect: 'read',
  auth: 'member',
  body: 'query',
  /** `id` of the requirement. */
  input: v.object({ id: v.string(), ...page, language }),
  output: v.object({ list: list(turnoverBet), totalPages: wholeNumber }),
});
export const turnoverBetsDocs: OperationDocs<typeof turnoverBets> = {
  summary: 'Returns one page of the bets that counted for a turnover requirement, newest first.',
  example: { id: 'unknown', pageNo: 1, pageSize: 15, language: 'TH' },
  assumed: true,
};
