import * as v from 'valibot';
import { setting } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { gameTypes, nothing, personName } from './primitives.ts';

/** What an agent earns or passes on of the valid bets of one game type. */
export const agentRate = v.object({
  gameType: open(gameTypes),
  /** Per cent of the valid bet, such as `0.80`. */
  rate: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/, 'per cent with two decimals')),
});
export type AgentRate = v.InferOutput<typeof agentRate>;

/**
 * What an agent may do besides looking: open accounts of members and of agents, make links that players sign up by, set the
 * rates of the downline, transfer money to it, offer contracts, and pause accounts. Never read off the account type.
 */
export const agentRights = ['openMember', 'openAgent', 'links', 'setRates', 'transfer', 'contracts', 'pause'] as const;
export type AgentRight = (typeof agentRights)[number];

/** `agent` can have a downline of its own. */
export const downlineKinds = ['member', 'agent'] as const;
export type DownlineKind = (typeof downlineKinds)[number];

/** A step of the way from the agent down to an account: the agent first. */
export const teamStep = v.object({ id: v.string(), account: personName, nickname: personName });
export type TeamStep = v.InferOutput<typeof teamStep>;

/** Which accounts of a downline a report of its figures lists: those whose branch has one that is not zero, or all. */
export const profitSides = ['active', 'all'] as const;
export type ProfitSide = (typeof profitSides)[number];

/**
 * Which accounts of a branch: all of them, the one at its top, or everything below that one. The branch is the agent’s, or
 * that of `account`.
 */
export const teamSides = ['all', 'own', 'downline'] as const;
export type TeamSide = (typeof teamSides)[number];

/** Ascending and descending. */
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** AGT-03: a share of the team’s losses, or of its bets by day, by hour, or every five minutes. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** '1' is in force, '0' is not. An absent agreement does not exist. */
const inForce = setting(['0', '1']);

const agreementFlags = v.object({
  /** Daily salary. */
  dailysalreqtype: inForce,
  /** Dividend. */
  divtypereq: inForce,
  /** Hourly salary. */
  contracthoursalreqtype: inForce,
  /** Real-time salary. */
  realtimesalreqtype: inForce,
});
/** An answer without any of them is not this one: it says nothing about the agreements. */
export const agentConsolidatedValue = v.pipe(
  v.custom<v.InferInput<typeof agreementFlags>>(
    (answer) =>
      typeof answer === 'object' &&
      answer !== null &&
      Object.keys(agreementFlags.entries).some((name) => Object.hasOwn(answer, name)),
    'at least one agreement',
  ),
  agreementFlags,
);
export type AgentConsolidatedValue = v.InferOutput<typeof agentConsolidatedValue>;

export const agentConsolidated = defineOperation({
  id: 'agentConsolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: agentConsolidatedValue,
});
export const agentConsolidatedDocs: OperationDocs<typeof agentConsolidated> = {
  summary: 'Returns which agreements of an agent are in force.',
  example: {},
  assumed: true,
};
