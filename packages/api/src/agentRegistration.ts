import * as v from 'valibot';
import { agentRate, downlineKinds } from './agent.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, gameType, isoDateTime, page, personName, wholeNumber } from './primitives.ts';
import { reportPage } from './reportPage.ts';

export const agentAccountOpen = defineOperation({
  id: 'agentAccountOpen',
  method: 'POST',
  path: '/wps/agent/members',
  effect: 'account',
  changes: ['agentOverview', 'agentBets', 'agentIncome', 'agentProfit', 'agentTransactions', 'agentDownlines'],
  auth: 'member',
  body: 'sealed',
  refusals: ['rate_out_of_range', 'password_weak'],
  /**
   * Game types without a rate get that of `agentRateTemplate`; '0.00' is a rate. A refusal with `invalid_input` names the field in
   * its detail. Both names follow the rules of the sign-up.
   */
  input: v.object({
    username: v.string(),
    /** Has to be changed at the first login. */
    password: v.string(),
    kind: v.picklist(downlineKinds),
    nickname: v.optional(v.string()),
    rates: v.optional(v.array(agentRate), []),
  }),
  output: v.object({ id: v.string(), account: personName }),
});
export const agentAccountOpenDocs: OperationDocs<typeof agentAccountOpen> = {
  summary: 'Opens an account directly below an agent, with a first password (GEN-05e).',
  example: { username: 'newplayer', password: 'Lotus2569', kind: 'member', rates: [] },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTREGISTER'],
};

/** `expired` and `usedUp` end by themselves, by the day and by the number of sign-ups. */
export const agentLinkStates = ['active', 'paused', 'expired', 'usedUp'] as const;
export type AgentLinkState = (typeof agentLinkStates)[number];

/** Where a link leads: to the form of the sign-up, to the page of an invitation, or by way of the sign-up into a game. */
export const agentLandings = ['register', 'join', 'game'] as const;
export type AgentLanding = (typeof agentLandings)[number];

/** A listed game that a link leads into. */
const linkGame = v.object({
  nodeId: v.pipe(v.number(), v.integer()),
  gameType,
  vassalage: v.string(),
  gameCode: v.string(),
  /** As the agent saw it when choosing. */
  name: v.string(),
});
export type LinkGame = v.InferOutput<typeof linkGame>;

/** A link by which players sign up below the agent. Its rates hold for who signs up by it. */
export const agentLink = v.object({
  id: v.string(),
  /** The affiliate code that it carries (REG-09). */
  code: v.string(),
  /** A path of the site. */
  url: v.string(),
  /** For the agent only. */
  name: v.string(),
  kind: open(downlineKinds),
  rates: list(agentRate),
  landing: open(agentLandings),
  /** For the landing `game`; null for others, and where it cannot be read. */
  game: v.optional(v.fallback(v.nullable(linkGame), null), null),
  /** The last day; null for no end. */
  validUntil: v.nullable(day),
  mostUses: v.nullable(wholeNumber),
  state: open(agentLinkStates),
  createdAt: isoDateTime,
  /** How often it was opened, how many signed up by it, and how many of those have deposited. */
  visits: wholeNumber,
  signUps: wholeNumber,
  firstDeposits: wholeNumber,
});
export type AgentLink = v.InferOutput<typeof agentLink>;

export const agentLinks = defineOperation({
  id: 'agentLinks',
  method: 'GET',
  path: '/wps/agent/links',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object(page),
  output: v.object({
    list: list(agentLink),
    totalPages: wholeNumber,
    /** How many more links the agent can have. */
    left: wholeNumber,
  }),
});
export const agentLinksDocs: OperationDocs<typeof agentLinks> = {
  summary: 'Returns one page of an agent’s sign-up links with what came of each, newest first.',
  example: { pageNo: 1, pageSize: 15 },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTREGISTER'],
};

/** The first deposit of an account that has signed up by a link. Never says how it was paid, nor how to reach the player. */
export const linkDeposit = v.object({
  id: v.string(),
  account: personName,
  nickname: personName,
  at: isoDateTime,
  amount,
});
export type LinkDeposit = v.InferOutput<typeof linkDeposit>;

export const agentLinkDeposits = defineOperation({
  id: 'agentLinkDeposits',
  method: 'GET',
  path: '/wps/agent/links/deposits',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['record_not_found'],
  input: v.object({ id: v.string(), ...reportPage }),
  output: v.object({
    /** The name of the link. */
    name: v.string(),
    list: list(linkDeposit),
    /** Over all pages: as many as `firstDeposits` of the link counts, and their sum. */
    totals: v.object({ count: wholeNumber, amount }),
    totalPages: wholeNumber,
  }),
});
export type LinkDeposits = v.InferOutput<typeof agentLinkDeposits.output>;
export const agentLinkDepositsDocs: OperationDocs<typeof agentLinkDeposits> = {
  summary: 'Returns one page of the first deposits of who has signed up by a link, newest first.',
  example: { id: 'unknown', pageNo: 1, pageSize: 15 },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTREGISTER'],
};

export const agentLinkSave = defineOperation({
  id: 'agentLinkSave',
  method: 'POST',
  path: '/wps/agent/links',
  effect: 'account',
  changes: ['agentLinkDeposits', 'agentLinks'],
  auth: 'member',
  body: 'json',
  refusals: ['rate_out_of_range', 'link_most', 'record_not_found'],
  /** A refusal with `invalid_input` names the field in its detail. */
  input: v.object({
    /** Absent for a new one. */
    id: v.optional(v.string()),
    name: v.string(),
    kind: v.picklist(downlineKinds),
    /** Game types without a rate get that of `agentRateTemplate`. */
    rates: v.optional(v.array(agentRate), []),
    landing: v.picklist(agentLandings),
    /** For the landing `game` only: one that is offered. */
    game: v.optional(linkGame),
    validUntil: v.nullable(day),
    mostUses: v.nullable(v.pipe(wholeNumber, v.minValue(1))),
  }),
  output: agentLink,
});
export const agentLinkSaveDocs: OperationDocs<typeof agentLinkSave> = {
  summary: 'Makes a sign-up link of an agent, or changes one.',
  example: { name: 'LINE', kind: 'member', rates: [], landing: 'register', validUntil: null, mostUses: null },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTREGISTER'],
};

export const agentLinkStateSet = defineOperation({
  id: 'agentLinkStateSet',
  method: 'POST',
  path: '/wps/agent/links/state',
  effect: 'toggle',
  changes: ['agentLinkDeposits', 'agentLinks'],
  auth: 'member',
  body: 'json',
  refusals: ['record_not_found'],
  input: v.object({ id: v.string(), state: v.picklist(['active', 'paused', 'deleted']) }),
  output: v.unknown(),
});
export const agentLinkStateSetDocs: OperationDocs<typeof agentLinkStateSet> = {
  summary: 'Pauses, resumes or deletes a sign-up link. A deleted one stays with the accounts that signed up by it.',
  example: { id: 'unknown', state: 'paused' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTREGISTER'],
};
