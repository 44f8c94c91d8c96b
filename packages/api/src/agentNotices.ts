import * as v from 'valibot';
import { contractKinds } from './agent.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, nothing, personName, wholeNumber } from './primitives.ts';

/**
 * What an agent is told: an offer of a contract waits, a contract ends within a week, accounts have signed up by a link or made
 * their first deposit, and accounts have become quiet.
 */
export const agentNoticeKinds = ['contractWaits', 'contractEnds', 'signUps', 'firstDeposits', 'quiet'] as const;
export type AgentNoticeKind = (typeof agentNoticeKinds)[number];

/** A notice counts accounts and never names a player: nothing of it is a contact, a limit, a break or an exclusion. */
export const agentNotice = v.object({
  /** What is told again, because more has happened, has another id. */
  id: v.string(),
  kind: open(agentNoticeKinds),
  /** Since when it stands there. Of a link: the beginning of the day on which the accounts came. */
  at: isoDateTime,
  /** The agent has read it. An offer that waits counts until it is answered, read or not. */
  seen: v.boolean(),
  /** Of `contractWaits` and `contractEnds`; null for others. */
  contract: v.nullable(
    v.object({
      id: v.string(),
      kind: open(contractKinds),
      side: open(['upline', 'downline']),
      /** The name of the other side, which is masked above the agent; null for the operator. */
      with: v.nullable(personName),
      /** An offer can be answered, or a contract counts, before this moment. */
      until: isoDateTime,
    }),
  ),
  /** Of `signUps` and `firstDeposits`; null for others. */
  link: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** How many accounts; 0 for contracts. */
  count: wholeNumber,
});
export type AgentNotice = v.InferOutput<typeof agentNotice>;

/** The most notices of a list. */
export const mostAgentNotices = 50;

export const agentNotices = defineOperation({
  id: 'agentNotices',
  method: 'GET',
  path: '/wps/agent/notices',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({
    /** Offers first, then contracts that end, then the newest; those of the last 7 days. At most `mostAgentNotices`. */
    list: list(agentNotice),
    /** Of the list, what waits: offers, and what was not read. `memberPublicState` has the same number. */
    count: wholeNumber,
  }),
});
export type AgentNotices = v.InferOutput<typeof agentNotices.output>;
export const agentNoticesDocs: OperationDocs<typeof agentNotices> = {
  summary: 'Returns what an agent is told: contracts that wait or end, sign-ups, first deposits and quiet accounts.',
  example: {},
  assumed: true,
  features: ['AGENTCENTRE'],
};

export const agentNoticesSeen = defineOperation({
  id: 'agentNoticesSeen',
  method: 'POST',
  path: '/wps/agent/notices/seen',
  effect: 'toggle',
  changes: ['agentNotices', 'memberPublicState'],
  auth: 'member',
  body: 'json',
  /** Ids that are not listed any more are ignored. */
  input: v.object({ ids: v.pipe(v.array(v.string()), v.maxLength(mostAgentNotices)) }),
  output: v.unknown(),
});
export const agentNoticesSeenDocs: OperationDocs<typeof agentNoticesSeen> = {
  summary: 'Marks notices of an agent as read, on all devices.',
  example: { ids: ['quiet:2943'] },
  assumed: true,
  features: ['AGENTCENTRE'],
};
