import * as v from 'valibot';
import { incomeSums } from './incomeSums.ts';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, isoDateTime, language } from './primitives.ts';

/** What a row of a statement covers. A week begins on Monday; the first and the last row can be a part of theirs. */
export const statementPeriods = ['day', 'week', 'month'] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

/** What has moved an agent's account, signed: what arrives is positive. They add up to `closing` less `opening`. */
export const statementFigures = v.object({
  commission: amount,
  dividend: amount,
  daily: amount,
  hourly: amount,
  realTime: amount,
  promotion: amount,
  transfersIn: amount,
  transfersOut: amount,
  envelopesGiven: amount,
  envelopesReturned: amount,
  deposits: amount,
  withdrawals: amount,
  /** The agent's own bets: wins less stakes. */
  play: amount,
  /** Bonuses, jackpots, rebates and envelopes as a player, and what moves to a wallet at a vendor and back. */
  other: amount,
});
/** In the order in which a statement shows them. */
export const statementFigureNames = Object.keys(statementFigures.entries) as readonly (keyof v.InferOutput<
  typeof statementFigures
>)[];

/** A day, week or month of an agent's account. `begins` and `ends` are days of the site; both are included. */
export const statementRow = v.object({
  begins: day,
  ends: day,
  opening: amount,
  ...statementFigures.entries,
  closing: amount,
});
export type StatementRow = v.InferOutput<typeof statementRow>;

export const agentStatement = defineOperation({
  id: 'agentStatement',
  method: 'GET',
  path: '/wps/agent/statement',
  effect: 'read',
  auth: 'member',
  body: 'query',
  /** Both days are included entirely; at most `longestStatementDays`. */
  input: v.object({ from: day, to: day, by: v.optional(v.picklist(statementPeriods), 'day'), language }),
  output: v.object({
    /** Oldest first: each opens with the closing balance of the one before. The last closing balance is what is there now. */
    list: list(statementRow),
    totals: v.object({ opening: amount, ...statementFigures.entries, closing: amount }),
    ...incomeSums.entries,
    asOf: isoDateTime,
  }),
});
export type AgentStatement = v.InferOutput<typeof agentStatement.output>;
export const agentStatementDocs: OperationDocs<typeof agentStatement> = {
  summary: 'Returns the statement of an agent’s account by day, week or month over up to 366 days (AGT-01).',
  example: { from: '2026-11-15', to: '2026-11-21', by: 'day', language: 'TH' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTSTATEMENT'],
};
