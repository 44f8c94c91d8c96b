import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, isoDateTime, language, wholeNumber } from './primitives.ts';

/** How the rows of the profit and loss are grouped. */
export const profitGroups = ['day', 'gameType', 'vendor'] as const;
export type ProfitGroup = (typeof profitGroups)[number];

/** What was played. A bet counts on the day on which it was placed, as in `memberBets`. */
const play = {
  bets: wholeNumber,
  /** How many of them are not settled. Their stakes count; `win` and `profit` leave them out. */
  waiting: wholeNumber,
  stake: amount,
  /** The stakes of those that are not settled: part of `stake`, and neither lost nor won. */
  openStake: amount,
  /** The stakes of settled bets: `stake` minus `openStake`. */
  settledStake: v.optional(amount),
  validBet: amount,
  win: amount,
  /** Of settled bets: `win` minus their stakes, signed. */
  profit: amount,
};

/** One day, category or vendor of the profit and loss. */
export const profitRow = v.object({
  /** A day as yyyy-MM-dd, a game type (`shownType` of a bet), or a vendor's code. */
  key: v.string(),
  /** The name of a vendor in the requested language, or of a category that the site may not know. */
  label: v.optional(v.string()),
  ...play,
  /** Credited on this day. Null for a category or a vendor, because a rebate is not of one of them. */
  rebate: v.nullable(amount),
  bonus: v.nullable(amount),
  /** Of a day: the sum of `profit` from the first requested day to this one. Absent for a category or a vendor. */
  running: v.optional(amount),
});
export type ProfitRow = v.InferOutput<typeof profitRow>;

/** Money paid in and out over a long time. All amounts are signed where they can be negative. */
const longTime = {
  /** Paid in. */
  deposits: amount,
  /** Paid out: withdrawals less those that were returned. */
  withdrawals: amount,
  /** `deposits` minus `withdrawals`: what the player has put in. */
  netDeposits: amount,
  /** Result of play with rebates and bonuses. */
  total: amount,
};

/** MEM-03c: money in and out, play, rebates and bonuses of some days, by day, category or vendor. */
export const memberProfit = defineOperation({
  id: 'memberProfit',
  method: 'GET',
  path: '/wps/member/profit',
  effect: 'read',
  auth: 'member',
  body: 'query',
  /** Both days are included entirely; at most `longestRecordDays`. */
  input: v.object({ from: day, to: day, by: v.picklist(profitGroups), language }),
  output: v.object({
    totals: v.object({
      ...longTime,
      ...play,
      rebate: amount,
      /** Bonuses and rewards, less those that were removed. */
      bonus: amount,
    }),
    /** Days with a movement or a bet, newest first; categories and vendors by their stakes, largest first. */
    rows: list(profitRow),
    /** From the first moment of this year on, in the site's time zone. */
    year: v.object({ since: isoDateTime, ...longTime }),
    /** From the first movement on; null when there is none. */
    lifetime: v.object({ since: v.nullable(isoDateTime), ...longTime }),
  }),
});
export type Profit = v.InferOutput<typeof memberProfit.output>;
export const memberProfitDocs: OperationDocs<typeof memberProfit> = {
  summary: 'Returns what a member has paid in and out, played and received in up to 31 days, this year and ever.',
  example: { from: '2026-11-15', to: '2026-11-21', by: 'day', language: 'TH' },
  assumed: true,
  features: ['PROFIT'],
};
