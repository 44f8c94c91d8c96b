import * as v from 'valibot';
import { agentRate, agentRights } from './agent.ts';
import { incomeSums } from './incomeSums.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, isoDateTime, language, nothing, page, personName, wholeNumber } from './primitives.ts';

export const agentRightsValue = v.object({
  rights: list(open(agentRights)),
  /** The agent’s own rates: the most that can be passed on. */
  rates: list(agentRate),
  /** Whether rates of the downline can be lowered, and how long before the downline is told. */
  canLowerRates: v.boolean(),
  lowerRatesHours: wholeNumber,
});
export type AgentRightsValue = v.InferOutput<typeof agentRightsValue>;

export const agentRightsRead = defineOperation({
  id: 'agentRightsRead',
  method: 'GET',
  path: '/wps/agent/rights',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: agentRightsValue,
});
export const agentRightsReadDocs: OperationDocs<typeof agentRightsRead> = {
  summary: 'Returns what an agent may do and the own rates (AGT-01). Refuses others with `not_agent`.',
  example: {},
  assumed: true,
  features: ['AGENTCENTRE'],
};

/** Figures of a team, the agent included. */
export const teamFigures = v.object({
  /** How many accounts it had at the end of these days. */
  size: wholeNumber,
  /** Signed up in these days. */
  signUps: wholeNumber,
  /** With a bet in these days. */
  active: wholeNumber,
  deposits: amount,
  withdrawals: amount,
  stake: amount,
  validBet: amount,
  /** Wins less stakes of settled bets, with the sign of the players: negative where they have lost. */
  profit: amount,
  rebate: amount,
  /** What the agent has earned for these days: by the bets of the team, and by contracts. */
  commission: amount,
  salary: amount,
});
export type TeamFigures = v.InferOutput<typeof teamFigures>;

/** An account of the team in a short list, with its branch. */
const teamEntry = v.object({
  id: v.string(),
  account: personName,
  nickname: personName,
  validBet: amount,
  profit: amount,
  lastBetAt: v.nullable(isoDateTime),
});
export type TeamEntry = v.InferOutput<typeof teamEntry>;

export const agentOverview = defineOperation({
  id: 'agentOverview',
  method: 'GET',
  path: '/wps/agent/overview',
  effect: 'read',
  auth: 'member',
  body: 'query',
  /** Both days are included entirely; at most `longestRecordDays`. */
  input: v.object({ from: day, to: day }),
  output: v.object({
    /** What all accounts of the team have now. */
    balance: amount,
    totals: teamFigures,
    /** Of as many days just before. */
    before: teamFigures,
    /** What the agent has earned in these days in all. */
    sums: incomeSums,
    /** Every day of the span, oldest first. */
    days: list(v.object({ day, signUps: wholeNumber, active: wholeNumber, validBet: amount, profit: amount })),
    /** The five accounts of the direct downline, with their branches, with the most valid bets. */
    best: list(teamEntry),
    /** Five accounts of the team without a bet for 30 days, whose last one was the latest. Nobody who takes a break. */
    quiet: list(teamEntry),
  }),
});
export type AgentOverview = v.InferOutput<typeof agentOverview.output>;
export const agentOverviewDocs: OperationDocs<typeof agentOverview> = {
  summary: 'Returns the figures of an agent’s team over up to 31 days, against as many days before (AGT-01).',
  example: { from: '2026-11-15', to: '2026-11-21' },
  assumed: true,
  features: ['AGENTCENTRE'],
};

/** An announcement for agents. `content` is rich text of the operator: show it through `<FormattedText>` only. */
export const agentAnnouncement = v.object({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  publishedAt: isoDateTime,
});
export type AgentAnnouncement = v.InferOutput<typeof agentAnnouncement>;

export const agentAnnouncements = defineOperation({
  id: 'agentAnnouncements',
  method: 'GET',
  path: '/wps/agent/announcements',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ ...page, language }),
  output: v.object({ list: list(agentAnnouncement), totalPages: wholeNumber }),
});
export const agentAnnouncementsDocs: OperationDocs<typeof agentAnnouncements> = {
  summary: 'Returns one page of the announcements for agents, newest first (AGT-01).',
  example: { pageNo: 1, pageSize: 15, language: 'TH' },
  assumed: true,
  features: ['AGENTCENTRE'],
};
