import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, language, notEmpty, siteConstants, wholeNumber } from './primitives.ts';

/** The facts that are amounts of money. `minDeposit` and `minWithdraw` are the smallest of all methods, whichever it is. */
export const helpAmounts = [
  'minDeposit',
  'minWithdraw',
  'minTransfer',
  'maxTransfer',
  'dailyTransfer',
  'minRebate',
] as const;

/** The facts that are per cent: how much of a deposit, and of money from points, has to be wagered. */
export const helpPercents = ['turnover', 'pointTurnover'] as const;

/** The facts that are whole numbers. Their unit is the end of their name. */
export const helpNumbers = [
  'minAge',
  'withdrawMinutes',
  'receiptHours',
  'caseHours',
  'bankAccounts',
  'bankAccountHours',
  'passwordTries',
  'passwordLockMinutes',
  'passwordRestHours',
  'raiseHours',
  'answerHours',
  'complaintHours',
  'minQuestion',
  'maxQuestion',
  'maxFeedback',
  'maxPictures',
  'maxPictureMb',
  'minPoints',
  'pointsPerBaht',
  'vipDays',
] as const;

/** The facts that are words of the operator. */
export const helpWords = ['helpline'] as const;

/** The facts that are ways of the cashier with the least amount of each, the recommended one first. */
export const helpWays = ['depositWays', 'withdrawWays'] as const;

/**
 * Facts of the operator's configuration for texts: `{minDeposit}` in a section stands for the fact of this name. So a text
 * never says another number than the cashier. A fact that does not apply is left out.
 */
export const helpFacts = v.object({
  ...v.entriesFromList(helpAmounts, v.optional(amount)),
  ...v.entriesFromList(helpPercents, v.optional(amount)),
  ...v.entriesFromList(helpNumbers, v.optional(wholeNumber)),
  ...v.entriesFromList(helpWords, v.optional(v.string())),
  /** `name` is in the requested language. */
  ...v.entriesFromList(helpWays, v.optional(list(v.object({ name: v.string(), minAmount: amount })))),
});
export type HelpFacts = v.InferOutput<typeof helpFacts>;
export type HelpFactName = keyof HelpFacts;

export const helpCentre = defineOperation({
  id: 'helpCentre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ lang: language, device: v.optional(v.string(), siteConstants.device) }),
  output: v.object({
    sections: list(v.object({ id: v.string(), title: v.string(), content: v.string() })),
    facts: v.optional(helpFacts, {}),
  }),
});
export const helpCentreDocs: OperationDocs<typeof helpCentre> = {
  summary: 'Returns the sections of the help page. `id` is the section’s anchor (/help#term).',
  example: { lang: 'TH' },
};

export const helpVote = defineOperation({
  id: 'helpVote',
  method: 'POST',
  path: '/wps/system/helpCenter/vote',
  effect: 'toggle',
  changes: [],
  auth: 'optional',
  body: 'json',
  input: v.object({
    /** The section's anchor. */
    section: v.pipe(v.string(), notEmpty, v.maxLength(60)),
    helped: v.boolean(),
  }),
  output: v.object({}),
});
export const helpVoteDocs: OperationDocs<typeof helpVote> = {
  summary: 'Says whether a section of the help has answered the question. The latest word of a sender counts.',
  example: { section: 'deposit', helped: true },
  assumed: true,
};
