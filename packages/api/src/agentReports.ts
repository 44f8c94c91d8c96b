import * as v from 'valibot';
import { downlineKinds, profitSides, sortOrders, teamSides, teamStep } from './agent.ts';
import { betStates } from './betLegs.ts';
import { incomeSums } from './incomeSums.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, gameType, language, personName, wholeNumber } from './primitives.ts';
import { betDetail, betRecord, transaction, transactionKinds } from './records.ts';
import { pageCounts, reportPage } from './reportPage.ts';

/** Includes both days entirely; at most `longestRecordDays`. */
const range = { from: day, to: day };

const sideField = v.optional(v.picklist(teamSides), 'all');
/** A user name of the team; absent for the agent’s own. Unknown and foreign ones are refused alike. */
const accountField = v.optional(v.string());

/** How many accounts are below the agent, whatever is asked for. */
const team = wholeNumber;

/** Of whom a row is. `level` 0 is the agent who asks. */
const ofAccount = { account: personName, nickname: personName, level: wholeNumber };

export const teamBet = v.object({ ...ofAccount, ...betRecord.entries });
export type TeamBet = v.InferOutput<typeof teamBet>;

export const agentBets = defineOperation({
  id: 'agentBets',
  method: 'GET',
  path: '/wps/agent/bets',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['downline_not_found', 'record_not_found'],
  input: v.object({
    ...range,
    account: accountField,
    side: sideField,
    /** Compared with `shownType`, where a bet has one. */
    gameType: v.optional(gameType),
    status: v.optional(v.picklist(betStates)),
    vassalage: v.optional(v.string()),
    /** The reference of an income: lists the bets it was counted on. The days are ignored, and `gameType` is that of its rows. */
    income: v.optional(v.string()),
    ...reportPage,
    language,
  }),
  output: v.object({
    list: list(teamBet),
    totalPages: wholeNumber,
    team,
    /** The vendors with a bet in these days, whatever the other filters are. */
    vendors: v.optional(list(v.object({ vassalage: v.string(), name: v.string() })), []),
    /** Over all pages. `win` and `profit` are of settled bets. */
    totals: v.object({
      count: wholeNumber,
      waiting: wholeNumber,
      stake: amount,
      /** Of `stake`, what open bets have staked: not lost. */
      openStake: amount,
      /** The stakes of settled bets: `stake` minus `openStake`. */
      settledStake: v.optional(amount),
      validBet: amount,
      win: amount,
      profit: amount,
    }),
  }),
});
export type TeamBets = v.InferOutput<typeof agentBets.output>;
export const agentBetsDocs: OperationDocs<typeof agentBets> = {
  summary: 'Returns one page of the bets of an agent’s team, newest first (AGT-01, team betting).',
  example: { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'TH' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTBETS'],
};

export const agentBetDetail = defineOperation({
  id: 'agentBetDetail',
  method: 'GET',
  path: '/wps/agent/bet',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['record_not_found'],
  input: v.object({ account: v.string(), reference: v.string(), language }),
  output: v.object({ bet: teamBet, detail: list(betDetail) }),
});
export const agentBetDetailDocs: OperationDocs<typeof agentBetDetail> = {
  summary: 'Returns one bet of the team with what the vendor reported about it, line by line.',
  example: { account: 'somchai', reference: '20261121-5b02e', language: 'TH' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTBETS'],
};

/** What an account or a branch has paid, played and received. All amounts are the players’, signed where negative. */
export const profitFigures = v.object({
  deposits: amount,
  withdrawals: amount,
  stake: amount,
  openStake: amount,
  validBet: amount,
  win: amount,
  /** `win` less the stakes that are not open: negative where the players have lost. */
  profit: amount,
  rebate: amount,
  bonus: amount,
  /** Commission, dividends and salaries that were paid to these accounts. */
  salary: amount,
  /** `profit` with rebates, bonuses and salaries. */
  total: amount,
});
export type ProfitFigures = v.InferOutput<typeof profitFigures>;
export const profitFigureNames = Object.keys(profitFigures.entries) as readonly (keyof ProfitFigures)[];

/** With the stakes of settled bets: `stake` minus `openStake`. */
const rowFigures = v.object({ ...profitFigures.entries, settledStake: v.optional(amount) });
export type RowFigures = v.InferOutput<typeof rowFigures>;

/** An account of the report, itself and with everything below it. */
export const teamProfitRow = v.object({
  id: v.string(),
  account: personName,
  nickname: personName,
  kind: open(downlineKinds),
  /** How many accounts are below it. */
  team: wholeNumber,
  own: rowFigures,
  branch: rowFigures,
});
export type TeamProfitRow = v.InferOutput<typeof teamProfitRow>;

export const profitSorts = ['account', 'team', ...profitFigureNames] as const;
export type ProfitSort = (typeof profitSorts)[number];

export const agentProfit = defineOperation({
  id: 'agentProfit',
  method: 'GET',
  path: '/wps/agent/profit',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['downline_not_found'],
  input: v.object({
    ...range,
    /** Whose direct downline; absent for the agent’s own. */
    parent: v.optional(v.string()),
    /** Leaves out whose branch has nothing but zeros in these days: the sums stay those of all. */
    only: v.optional(v.picklist(profitSides), 'all'),
    /** By the figures of the branch, or by how many accounts it has. */
    sort: v.optional(v.picklist(profitSorts), 'account'),
    order: v.optional(v.picklist(sortOrders), 'asc'),
    ...reportPage,
  }),
  output: v.object({
    /** From the agent who asks down to `parent`. */
    path: list(teamStep),
    /** `parent` itself: its branch is the sum of `own` and of the branches of all rows. */
    parent: teamProfitRow,
    list: list(teamProfitRow),
    /** What the agent who asks has earned with the team, whoever `parent` is. */
    sums: incomeSums,
    ...pageCounts,
  }),
});
export type TeamProfit = v.InferOutput<typeof agentProfit.output>;
export const agentProfitDocs: OperationDocs<typeof agentProfit> = {
  summary: 'Returns profit and loss of the direct downline, each account with its branch (AGT-11).',
  example: { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15 },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTPROFIT'],
};

/** A movement of the team. `counterparty` is an account of the team: bank accounts and other players are left out. */
export const teamTransaction = v.object({ ...ofAccount, ...v.omit(transaction, ['note', 'link']).entries });
export type TeamTransaction = v.InferOutput<typeof teamTransaction>;

const kindList = v.pipe(v.string(), v.regex(new RegExp(`^(?:(?:${transactionKinds.join('|')})(?:,\\b|$))+$`), 'kinds'));

export const agentTransactions = defineOperation({
  id: 'agentTransactions',
  method: 'GET',
  path: '/wps/agent/transactions',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['downline_not_found'],
  input: v.object({
    ...range,
    account: accountField,
    side: sideField,
    /** Kinds separated by commas; all without it. */
    kinds: v.optional(kindList),
    ...reportPage,
    language,
  }),
  output: v.object({
    list: list(teamTransaction),
    ...pageCounts,
    team,
    /** Over all pages, both unsigned. Without stakes, winnings and returned stakes, which are the bets of the team. */
    totals: v.object({ in: amount, out: amount }),
  }),
});
export type TeamTransactions = v.InferOutput<typeof agentTransactions.output>;
export const agentTransactionsDocs: OperationDocs<typeof agentTransactions> = {
  summary: 'Returns one page of the movements of an agent’s team, newest first (AGT-01, transaction details).',
  example: { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'TH' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTRANSACTIONS'],
};
