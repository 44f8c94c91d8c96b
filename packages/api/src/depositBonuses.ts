import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, language, typedAmount } from './primitives.ts';
import { rewardTerms } from './rewards.ts';

/** A bonus that a deposit can bring, in figures for one sum. */
export const depositBonus = v.object({
  /** With `termsVersion`, names the bonus to `depositCreate`. */
  promotionId: v.string(),
  termsVersion: v.string(),
  /** In the requested language. */
  name: v.string(),
  /** The smallest deposit that brings it. */
  from: amount,
  /** What the sum brings; null for one below `from`. */
  gives: v.nullable(amount),
  /** What that binds once it is taken; null for nothing, and without `gives`. */
  requirement: v.nullable(rewardTerms),
  /** Deposit and bonus together; null for a sum below `from`, and where the platform does not say. */
  plays: v.optional(v.nullable(amount), null),
  /** All that has to be wagered before a withdrawal, with what the deposit itself asks for. As `plays`. */
  wagers: v.optional(v.nullable(amount), null),
  /** The next deposit ends the right to it, whether it is chosen or not: one for a first deposit. */
  onlyNow: v.optional(v.boolean(), false),
});
export type DepositBonus = v.InferOutput<typeof depositBonus>;

export const depositBonuses = defineOperation({
  id: 'depositBonuses',
  method: 'GET',
  path: '/wps/member/deposit/bonuses',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ amount: typedAmount, language }),
  output: v.object({
    list: list(depositBonus),
    /** The same figures for a deposit without a bonus; null where the platform does not say. */
    plain: v.optional(v.nullable(v.object({ plays: amount, wagers: amount })), null),
  }),
});
export const depositBonusesDocs: OperationDocs<typeof depositBonuses> = {
  summary:
    'Lists the bonuses that a deposit of this sum can bring (MNY-09), with what each costs. Empty while another bonus binds.',
  example: { amount: '500.00', language: 'TH' },
  assumed: true,
  features: ['DEPOSIT'],
};
