import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, language, wholeNumber } from './primitives.ts';

/** What a level is good for. Each has a figure; there are no adjectives. */
export const vipBenefits = [
  'withdrawCount',
  'withdrawAmount',
  'rebateRate',
  'pointsPercent',
  'gift',
  'answerHours',
] as const;
export type VipBenefit = (typeof vipBenefits)[number];

/** The sums that a level asks for over the days before a review. */
const needs = v.object({ deposit: amount, validBet: amount });

export const vipLevel = v.object({
  /** `rankLevel` of the member info. */
  rank: wholeNumber,
  /** In the requested language. */
  name: v.string(),
  /** What reaches the level, and what keeps it; null for the level that everybody has. */
  needs: v.nullable(needs),
  keeps: v.nullable(needs),
  /**
   * `withdrawCount` a day is a number, `withdrawAmount` a day an amount, `rebateRate` the highest rebate on a bet, in per cent
   * with two decimals, `pointsPercent` what a bet counts for, in per cent, `gift` the amount that waits in the reward centre
   * once the level is reached for the first time, and `answerHours` the hours within which a question is answered.
   */
  benefits: list(v.object({ key: open(vipBenefits), value: v.string() })),
});
export type VipLevel = v.InferOutput<typeof vipLevel>;

export const vipLevelsValue = v.object({
  /** From the lowest to the highest. */
  levels: list(vipLevel),
  /** Sums are counted over so many days before a review. */
  days: wholeNumber,
  /** A level falls only when the member was told so many days before; null where the operator promises none. */
  noticeDays: v.optional(v.nullable(wholeNumber), null),
  /** Null for visitors and trial accounts. */
  own: v.nullable(
    v.object({
      rank: wholeNumber,
      /** When the member reached it; null while unknown. */
      since: v.nullable(isoDateTime),
      /** What the member has deposited and wagered over the last `days`, as their records have it. */
      deposit: amount,
      validBet: amount,
      /** When the level is looked at next. It does not change before. */
      reviewAt: isoDateTime,
      /** What the next level asks for beyond that, `0.00` for what is reached; null at the highest, or where it is not told. */
      toNext: v.optional(v.nullable(v.object({ rank: wholeNumber, deposit: amount, validBet: amount })), null),
      /** What the level becomes at the next review unless it is kept, and when the member was told; null while it is safe. */
      fall: v.optional(v.nullable(v.object({ rank: wholeNumber, toldAt: isoDateTime })), null),
      /** The levels of the member before this one, newest first, with when each began. */
      history: list(v.object({ rank: wholeNumber, at: isoDateTime })),
    }),
  ),
});
export type VipLevelsValue = v.InferOutput<typeof vipLevelsValue>;

export const vipLevels = defineOperation({
  id: 'vipLevels',
  method: 'GET',
  path: '/wps/member/vip',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ language }),
  output: vipLevelsValue,
});
export const vipLevelsDocs: OperationDocs<typeof vipLevels> = {
  summary: 'Returns the levels with their benefits, and where the member stands (RT-04d, ENT-02).',
  example: { language: 'TH' },
  assumed: true,
  features: ['VIP'],
};
