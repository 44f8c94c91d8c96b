import * as v from 'valibot';
import { agentRate, downlineKinds, sortOrders, teamStep } from './agent.ts';
import { agentPause } from './agentPause.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, isoDateTime, notEmpty, personName, typedAmount, wholeNumber } from './primitives.ts';
import { reportPage } from './reportPage.ts';
import { transferTerms } from './transfers.ts';

/**
 * Filters of the downline: logged in now, with a bet in the last 30 days, without one, or with a contract of the agent that
 * counts now, is agreed on and begins later, or waits for an answer.
 */
export const downlineStates = [
  'online',
  'active',
  'quiet',
  'contractInForce',
  'contractToCome',
  'contractWaits',
] as const;
export type DownlineState = (typeof downlineStates)[number];

/** What the agent can do with an account now. A player who takes a break is the target of nothing. */
export const downlineActions = [
  ...['rates', 'transfer', 'message', 'contracts'],
  // Of `agentAccounts.ts`: `pause` also lifts a pause, `demote` makes an agent a member again.
  ...['reset', 'pause', 'promote', 'demote'],
] as const;
export type DownlineAction = (typeof downlineActions)[number];

/**
 * An account of an agent's team. Never says how to reach a player, nor anything about their password, limits or breaks.
 */
export const downline = v.object({
  id: v.string(),
  account: personName,
  nickname: personName,
  kind: open(downlineKinds),
  /** 1 is directly below the agent who asks. */
  level: wholeNumber,
  /** The account directly above. */
  upline: v.optional(v.string(), ''),
  /** How many accounts are below this one, at all levels. */
  team: wholeNumber,
  online: v.boolean(),
  registeredAt: isoDateTime,
  lastLoginAt: v.nullable(isoDateTime),
  lastBetAt: v.nullable(isoDateTime),
  balance: amount,
  /** With all accounts below. */
  teamBalance: amount,
  /** Of the last 30 days, with all accounts below. `profit` is the players', signed, of settled bets. */
  stake: amount,
  profit: amount,
  /** What this account gets of its valid bets, by game type. */
  rates: list(agentRate),
  /**
   * Contracts with the agent who asks: how many count now, when those that are agreed on and have not begun do, the first one
   * first, and how many wait for an answer.
   */
  contracts: v.object({
    inForce: wholeNumber,
    begins: v.optional(list(isoDateTime), []),
    waiting: wholeNumber,
  }),
  /** A pause by the agent directly above; null for none. */
  paused: v.optional(v.nullable(agentPause), null),
  actions: list(open(downlineActions)),
  /** What the agent who asks has written about the account, '' for nothing; shown to no one else. */
  note: v.optional(v.string(), ''),
  tags: v.optional(list(v.string()), []),
});
export type Downline = v.InferOutput<typeof downline>;

/** Which accounts below an agent are meant: of a list, and of work on many at once. */
export const downlineFilter = v.object({
  /** Whose direct downline; absent for the agent’s own. Another agent’s is refused like one that does not exist. */
  parent: v.optional(v.string()),
  /** Searches the whole branch by account and nickname, tolerating Thai typing mistakes, and by note and tags. */
  q: v.optional(v.string()),
  /** Lists the accounts of the whole branch that have this tag of the agent who asks. */
  tag: v.optional(v.string()),
  kind: v.optional(v.picklist(downlineKinds)),
  state: v.optional(v.picklist(downlineStates)),
  /**
   * Lists the accounts of the branch that are so many levels below the agent who asks, whoever is between; 0 for those of
   * all levels. Absent for the direct downline of `parent`.
   */
  level: v.optional(wholeNumber),
  /** Only accounts that signed up in these days of the site; both are included. */
  registeredFrom: v.optional(day),
  registeredTo: v.optional(day),
  /** Only accounts whose last bet was in these days; both are included. Leaves out who has never bet. */
  lastBetFrom: v.optional(day),
  lastBetTo: v.optional(day),
  /** Only accounts with a bet in these days; both are included. */
  playedFrom: v.optional(day),
  playedTo: v.optional(day),
  /** Only accounts that signed up by this link of the agent. Another agent’s is refused like one that does not exist. */
  link: v.optional(v.string()),
});
export type DownlineFilter = v.InferOutput<typeof downlineFilter>;

/** The most accounts that one selection stands for (AGT-14). */
export const mostSelected = 500;

export const downlineSorts = [
  'account',
  'registeredAt',
  'lastBetAt',
  'team',
  'teamBalance',
  'stake',
  'profit',
] as const;
export type DownlineSort = (typeof downlineSorts)[number];
export const agentDownlines = defineOperation({
  id: 'agentDownlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['downline_not_found', 'record_not_found', 'selection_not_found', 'selection_expired'],
  input: v.object({
    ...downlineFilter.entries,
    /** Lists the accounts of a selection of the agent instead, as far as they are in the team. */
    selectionId: v.optional(v.string()),
    /** Absent for the user name; while a search runs, for the best match first. */
    sort: v.optional(v.picklist(downlineSorts)),
    order: v.optional(v.picklist(sortOrders), 'asc'),
    ...reportPage,
  }),
  output: v.object({
    /** From the agent who asks down to `parent`. */
    path: list(teamStep),
    list: list(downline),
    /** Over all pages. */
    total: wholeNumber,
    /** Over all pages, each account with its branch, in the days of `stake`. Absent where branches of the list overlap. */
    totals: v.optional(v.object({ teamBalance: amount, stake: amount, profit: amount })),
    /** The deepest level of the branch, as `level` counts them. */
    levels: v.optional(wholeNumber, 0),
    totalPages: wholeNumber,
  }),
});
export type DownlinePage = v.InferOutput<typeof agentDownlines.output>;
export const agentDownlinesDocs: OperationDocs<typeof agentDownlines> = {
  summary:
    'Returns one page of the accounts below an agent: a level of the team, or what a search finds in it (AGT-01).',
  example: { pageNo: 1, pageSize: 15 },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

/** Rates that come into force later: those of the game types that change. */
const pendingRates = v.object({ rates: list(agentRate), from: isoDateTime });

export const agentDownline = defineOperation({
  id: 'agentDownline',
  method: 'GET',
  path: '/wps/agent/downline',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['downline_not_found'],
  input: v.object({ id: v.string() }),
  output: v.object({
    path: list(teamStep),
    downline,
    /** The agent’s own rates, which no rate of the downline can exceed. */
    ownRates: list(agentRate),
    /** Rates that are lowered come into force later, so that the downline knows before; null for no change on its way. */
    pendingRates: v.nullable(pendingRates),
    /** Null where the agent cannot transfer to this account. */
    transfer: v.nullable(transferTerms),
    /** What a red envelope to this account binds, as `wagerTimes` of the envelope; null where the agent cannot give any. */
    envelope: v.optional(v.nullable(v.object({ wagerTimes: wholeNumber })), null),
  }),
});
export type DownlineDetail = v.InferOutput<typeof agentDownline.output>;
export const agentDownlineDocs: OperationDocs<typeof agentDownline> = {
  summary: 'Returns one account of an agent’s team with its rates and what can be transferred to it.',
  example: { id: 'member-ploy' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

export const agentRatesSet = defineOperation({
  id: 'agentRatesSet',
  method: 'POST',
  path: '/wps/agent/rates',
  effect: 'account',
  changes: ['agentDownline', 'agentDownlines'],
  auth: 'member',
  body: 'json',
  refusals: ['downline_not_found', 'rate_out_of_range'],
  /** Game types that are left out keep their rates. */
  input: v.object({ id: v.string(), rates: v.array(agentRate) }),
  output: v.object({
    rates: list(agentRate),
    pending: v.nullable(pendingRates),
  }),
});
export const agentRatesSetDocs: OperationDocs<typeof agentRatesSet> = {
  summary: 'Sets the rates of a direct downline. Higher ones hold at once, lower ones are announced a day before.',
  example: { id: 'member-somchai', rates: [{ gameType: 'RNG', rate: '0.50' }] },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

/** The longest remark on a transfer, and the longest message to a downline or on a red envelope, in letters as a reader counts them (CON-02). */
export const longestAgentText = 140;
export const agentText = v.pipe(v.string(), v.maxGraphemes(longestAgentText));

export const agentTransfer = defineOperation({
  id: 'agentTransfer',
  method: 'POST',
  path: '/wps/agent/transfer',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'memberEvents',
    'walletList',
    'memberTransactions',
    'withdrawOptions',
    'memberTransfers',
    'uplineInfo',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
    'agentDownlines',
  ],
  auth: 'member',
  body: 'sealed',
  refusals: [
    'proof_expired',
    'transfers_disabled',
    'downline_not_found',
    'amount_out_of_range',
    'turnover_missing',
    'withdraw_resting',
    'transfer_daily',
    'account_paused',
  ],
  input: v.object({
    id: v.string(),
    amount: typedAmount,
    /** From `paymentPasswordCheck`. A call that is refused does not use it up. */
    proof: v.string(),
    remark: v.optional(agentText),
  }),
  /** `balance` is that of the agent afterwards; null where it is not known. */
  output: v.object({
    reference: v.pipe(v.string(), notEmpty),
    at: isoDateTime,
    amount,
    balance: v.nullable(amount),
  }),
});
export const agentTransferDocs: OperationDocs<typeof agentTransfer> = {
  summary: 'Transfers a sum from an agent to an account of the own team at once (AGT-02). It cannot be undone.',
  example: { id: 'member-somchai', amount: '100.00', proof: 'unknown' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

export const agentMessage = defineOperation({
  id: 'agentMessage',
  method: 'POST',
  path: '/wps/agent/message',
  effect: 'account',
  changes: [],
  auth: 'member',
  body: 'json',
  refusals: ['downline_not_found', 'content_length'],
  input: v.object({ id: v.string(), content: agentText }),
  output: v.unknown(),
});
export const agentMessageDocs: OperationDocs<typeof agentMessage> = {
  summary: 'Sends a message of up to 140 letters to an account of the own team. It arrives in the inbox (MEM-04a).',
  example: { id: 'member-somchai', content: 'สวัสดี' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};
