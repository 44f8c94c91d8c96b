import * as v from 'valibot';
import { betDraw, betLeg, betStates } from './betLegs.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, gameType, gameTypes, isoDateTime, language, page, wholeNumber } from './primitives.ts';

/** Includes both days entirely. */
const range = { from: day, to: day };

/**
 * The kinds of movements on a member's account. `…Returned` gives back what a withdrawal or a stake had taken;
 * `transfer…` is between two members, `wallet…` between two wallets of one. `redEnvelope…` is one that an agent has given: what
 * left the agent, reached the player, or came back; `redEnvelope` alone is from the operator.
 */
export const transactionKinds = [
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'stake',
  'win',
  'stakeReturned',
  'rebate',
  'bonus',
  'bonusRemoved',
  'reward',
  'mission',
  'redEnvelope',
  'redEnvelopeGiven',
  'redEnvelopeReceived',
  'redEnvelopeReturned',
  'wheel',
  'jackpot',
  'points',
  'transferIn',
  'transferOut',
  'walletIn',
  'walletOut',
  'commission',
  'dividend',
  'salary',
  'adjustment',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** Kinds separated by commas. */
const kindList = v.pipe(v.string(), v.regex(new RegExp(`^(?:(?:${transactionKinds.join('|')})(?:,\\b|$))+$`), 'kinds'));

/** One movement on the account. */
export const transaction = v.object({
  /** For customer service. A stake and its win share the reference of their bet. */
  reference: v.string(),
  kind: open(transactionKinds),
  at: isoDateTime,
  /** Signed: money received is positive. */
  amount,
  /** The balance after the movement. */
  balanceAfter: amount,
  /** Game and vendor, in the requested language. */
  label: v.optional(v.string()),
  /** The category of what was played. */
  gameType: v.optional(open(gameTypes)),
  /** The other side of a transfer, masked by the platform: a bank account, or a member's user name. */
  counterparty: v.optional(v.string()),
  /** What the player or the operator wrote about the movement, in the requested language where the platform has it. */
  note: v.optional(v.string()),
  /** Where the movement came from: a page of the member centre (`MemberPage`), and the reference to open there. */
  link: v.optional(v.object({ page: v.string(), reference: v.string() })),
});
export type Transaction = v.InferOutput<typeof transaction>;

/**
 * How a record lists what was played in rounds: each by itself, or those of one sitting as one row. A sitting is what was
 * played at one table, each round within 30 minutes of the one before, on one day.
 */
export const recordRows = ['each', 'sitting'] as const;
export type RecordRows = (typeof recordRows)[number];

/** How rows are asked for; `sitting` lists those of one sitting, by the reference that its row has. */
const rowsAsked = { by: v.optional(v.picklist(recordRows), 'each'), sitting: v.optional(v.string()) };

/** What a row says that stands for a sitting of two rounds or more. */
const sitting = { reference: v.string(), count: wholeNumber, begins: isoDateTime, ends: isoDateTime };

/** What a day with rows came to over all pages, as they are filtered. Signed. */
const dayTotal = v.object({ day, total: amount });

/** A movement of the account record. A row of a sitting has the sum of its movements, and the balance after the last one. */
export const listedMovement = v.object({
  ...transaction.entries,
  sitting: v.optional(v.object(sitting)),
});
export type ListedMovement = v.InferOutput<typeof listedMovement>;

/** MEM-03b: a page of the movements of an account, with totals over all pages. */
export const memberTransactions = defineOperation({
  id: 'memberTransactions',
  method: 'GET',
  path: '/wps/member/transactions',
  effect: 'read',
  auth: 'member',
  body: 'query',
  /** Without `kinds`, movements of every kind. */
  input: v.object({ ...range, kinds: v.optional(kindList), ...rowsAsked, ...page, language }),
  output: v.object({
    list: list(listedMovement),
    totalPages: wholeNumber,
    /** How many movements there are on all pages. */
    total: v.optional(wholeNumber),
    days: v.optional(list(dayTotal)),
    /** Over all pages, both unsigned; `balance` is what the account has now. */
    totals: v.object({ in: amount, out: amount, balance: v.optional(amount) }),
  }),
});
export const memberTransactionsDocs: OperationDocs<typeof memberTransactions> = {
  summary: 'Returns one page of the movements on the member’s account, newest first, in a range of up to 31 days.',
  example: { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'TH' },
  assumed: true,
};

/** One bet with money. */
export const betRecord = v.object({
  /** For customer service. */
  reference: v.string(),
  placedAt: isoDateTime,
  /** Null until the bet is settled. */
  settledAt: v.nullable(isoDateTime),
  gameType: open(gameTypes),
  /** The category under which the site shows the vendor (NAV-07), where it differs from `gameType`. */
  shownType: v.optional(open(gameTypes)),
  vassalage: v.string(),
  /** In the requested language, like `gameName` and `pick`. */
  vendorName: v.string(),
  gameName: v.string(),
  /** What was bet on, in short: a side, a number with its way of betting. Absent where a game has no choice. */
  pick: v.optional(v.string()),
  /** The price that was taken, in decimal odds. Absent where a game has none. */
  odds: v.optional(amount),
  /** Zero for a free round. */
  stake: amount,
  /** The stake of a free round, which was not charged (PTS-03). Absent for other bets. */
  freeStake: v.optional(amount),
  /** The payout, including the stake. Null until the bet is settled. */
  win: v.nullable(amount),
  /** `win` minus `stake`, signed. Null until the bet is settled. */
  profit: v.nullable(amount),
  /** The part of the stake that counts for rebates: zero until the bet is settled, and for a returned stake. */
  validBet: amount,
  /** What a waiting bet pays when it is won. Absent where a game has no price. */
  returns: v.optional(amount),
  /** When a waiting bet is expected to be settled. */
  settlesAt: v.optional(isoDateTime),
  draw: v.optional(betDraw),
  /** The picks of a bet on matches, in the order of the slip. */
  legs: v.optional(list(betLeg)),
});
export type BetRecord = v.InferOutput<typeof betRecord>;

/** A bet of the betting record. A row of a sitting is its latest bet, with the sums of all. */
export const listedBet = v.object({
  ...betRecord.entries,
  sitting: v.optional(
    v.object({
      ...sitting,
      /** How many of them have won. */
      won: wholeNumber,
      stake: amount,
      win: amount,
      profit: amount,
    }),
  ),
});
export type ListedBet = v.InferOutput<typeof listedBet>;

/** MEM-03a: a page of the bets of a member, with totals over all pages. */
export const memberBets = defineOperation({
  id: 'memberBets',
  method: 'GET',
  path: '/wps/member/bets',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({
    ...range,
    /** Compared with `shownType`, where a bet has one. */
    gameType: v.optional(gameType),
    status: v.optional(v.picklist(betStates)),
    vassalage: v.optional(v.string()),
    ...rowsAsked,
    ...page,
    language,
  }),
  output: v.object({
    list: list(listedBet),
    /** What settled bets came to. */
    days: v.optional(list(dayTotal)),
    totalPages: wholeNumber,
    /** The vendors with a bet in these days, whatever the other filters are: the choices of the filter. */
    vendors: v.optional(list(v.object({ vassalage: v.string(), name: v.string() })), []),
    /** Over all pages. */
    totals: v.object({
      count: wholeNumber,
      /** How many of them are not settled. */
      waiting: wholeNumber,
      stake: amount,
      /** The stakes of those that are not settled: part of `stake`, and neither lost nor won. */
      openStake: amount,
      /** The stakes of settled bets: `stake` minus `openStake`. */
      settledStake: v.optional(amount),
      /** Of settled bets, like `profit`. */
      win: amount,
      /** `win` minus the settled stakes: `win - (stake - openStake)`. */
      profit: amount,
    }),
  }),
});
export const memberBetsDocs: OperationDocs<typeof memberBets> = {
  summary: 'Returns one page of the member’s bets, newest first, in a range of up to 31 days.',
  example: { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'TH' },
  assumed: true,
};

/** A line of a bet's details, worded by the platform in the requested language: what was picked, the draw, the hand. */
export const betDetail = v.object({ label: v.string(), value: v.string() });
export type BetDetail = v.InferOutput<typeof betDetail>;

/** MEM-03a: the details of one bet. One of another member is refused like one that is not there: `record_not_found`. */
export const memberBetDetail = defineOperation({
  id: 'memberBetDetail',
  method: 'GET',
  path: '/wps/member/bet',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ reference: v.string(), language }),
  output: v.object({ bet: betRecord, detail: list(betDetail) }),
  refusals: ['record_not_found'],
});
export type BetWithDetail = v.InferOutput<typeof memberBetDetail.output>;
export const memberBetDetailDocs: OperationDocs<typeof memberBetDetail> = {
  summary: 'Returns one bet of the member with everything that the vendor reported about it, line by line.',
  example: { reference: '20261121-5b02e', language: 'TH' },
  assumed: true,
};

/**
 * MEM-03b. A statement of the account: every movement of up to a year in the order of time, between
 * an opening and a closing balance. Long ones come in parts: `next` is the `part` of the following call. All parts belong to
 * the moment of the first.
 */
export const memberStatement = defineOperation({
  id: 'memberStatement',
  method: 'GET',
  path: '/wps/member/statement',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ ...range, part: v.optional(v.string()), language }),
  output: v.object({
    /** When the statement was made. */
    at: isoDateTime,
    /** The balance before the first movement, and after the last one. */
    opening: amount,
    closing: amount,
    /** Over all parts. `in` and `out` are unsigned. */
    totals: list(v.object({ kind: open(transactionKinds), count: wholeNumber, in: amount, out: amount })),
    list: list(transaction),
    next: v.nullable(v.string()),
  }),
});
export type Statement = v.InferOutput<typeof memberStatement.output>;
export const memberStatementDocs: OperationDocs<typeof memberStatement> = {
  summary: 'Returns a part of the statement of the member’s account over up to 366 days, oldest movement first.',
  example: { from: '2026-08-22', to: '2026-11-21', language: 'TH' },
  assumed: true,
};
