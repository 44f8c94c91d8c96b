import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { amount, gameType, isoDateTime, language, page, wholeNumber } from './primitives.ts';

/** A record covers at most so many days, the first and the last one included. */
export const longestRecordDays = 31;

/** A day where the site is (`siteConstants.timeZone`), as yyyy-MM-dd. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
/** From the first moment of `from` to the last one of `to`. */
const range = { from: day, to: day };

/** What moves money on a member's account. */
export const transactionKinds = ['deposit', 'withdrawal', 'stake', 'win', 'rebate'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** One movement on the account. */
export const transaction = v.object({
  /** For the support to find it by. A stake and a win have that of their bet. */
  reference: v.string(),
  kind: v.picklist(transactionKinds),
  at: isoDateTime,
  /** Signed: what came in is positive. */
  amount,
  /** What the member held after it. */
  balanceAfter: amount,
  /** The game and its vendor, in the language asked for. */
  label: v.optional(v.string()),
});
export type Transaction = v.InferOutput<typeof transaction>;

/** MEM-03b. */
export const memberTransactions = defineOperation({
  id: 'memberTransactions',
  summary: 'One page of what moved on the member’s account, newest first. Refuses a range of more than 31 days.',
  method: 'GET',
  path: '/wps/member/transactions',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ ...range, kind: v.optional(v.picklist(transactionKinds)), ...page, language }),
  output: v.object({
    list: v.array(transaction),
    totalPages: wholeNumber,
    /** Of all pages, both without a sign. */
    totals: v.object({ in: amount, out: amount }),
  }),
  assumed: true,
});

/** `even`: the stake came back, no more and no less. */
export const betStates = ['waiting', 'won', 'lost', 'even'] as const;
export type BetState = (typeof betStates)[number];

/** One bet with money. */
export const betRecord = v.object({
  /** For the support to find it by. */
  reference: v.string(),
  placedAt: isoDateTime,
  /** Null while it waits for its result. */
  settledAt: v.nullable(isoDateTime),
  gameType,
  vassalage: v.string(),
  /** In the language asked for, like `gameName`. */
  vendorName: v.string(),
  gameName: v.string(),
  stake: amount,
  /** What was paid out, the stake included. Null while it waits. */
  win: v.nullable(amount),
  /** `win` less `stake`, signed. Null while it waits. */
  profit: v.nullable(amount),
  /** The part of the stake that counts for rebates: none while it waits, and none of one that came back. */
  validBet: amount,
});
export type BetRecord = v.InferOutput<typeof betRecord>;

/** MEM-03a. */
export const memberBets = defineOperation({
  id: 'memberBets',
  summary: 'One page of what the member has bet, newest first. Refuses a range of more than 31 days.',
  method: 'GET',
  path: '/wps/member/bets',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({
    ...range,
    gameType: v.optional(gameType),
    status: v.optional(v.picklist(betStates)),
    ...page,
    language,
  }),
  output: v.object({
    list: v.array(betRecord),
    totalPages: wholeNumber,
    totals: v.object({
      count: wholeNumber,
      /** How many of them wait. */
      waiting: wholeNumber,
      stake: amount,
      /** Like `profit`, of what does not wait. */
      win: amount,
      profit: amount,
    }),
  }),
  assumed: true,
});
