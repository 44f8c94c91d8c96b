import * as v from 'valibot';
import { contractKinds } from './agent.ts';
import { contractKind, contractSides, contractTier, percent } from './agentContract.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, wholeNumber } from './primitives.ts';

const { validBet, activeMembers, dailyBet, hourlyBet, singleBet } = contractTier.entries;

/** How far the running period of a contract has come. */
export const contractProgress = v.object({
  contractId: v.string(),
  kind: open(contractKinds),
  period: v.object({ from: isoDateTime, to: isoDateTime }),
  /** How many days follow today in the period: 0 when it ends today. */
  daysLeft: wholeNumber,
  /** What the team has done in it until now. */
  figures: v.object({
    validBet: amount,
    /** Of the players, signed. */
    profit: amount,
    activeMembers: wholeNumber,
    /** The largest valid bet. */
    singleBet: amount,
  }),
  /** What the downline of the contract would be paid if the period ended now: without what is promised on. */
  amount,
  /** The best tier that is met, from 1; null for none. */
  reached: v.nullable(v.object({ tier: wholeNumber, rate: percent })),
  /** The tier after it with what is missing of each condition, null where nothing is; null when the last one is reached. */
  next: v.nullable(
    v.object({
      tier: wholeNumber,
      rate: percent,
      missing: v.object({ validBet, activeMembers, dailyBet, hourlyBet, singleBet }),
    }),
  ),
});
export type ContractProgress = v.InferOutput<typeof contractProgress>;

export const agentProgress = defineOperation({
  id: 'agentProgress',
  method: 'GET',
  path: '/wps/agent/contracts/progress',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({
    side: v.optional(v.picklist(contractSides), 'upline'),
    /** All kinds without it. */
    kind: v.optional(contractKind),
  }),
  /** Every contract that counts the running period. Those of closed kinds are left out. */
  output: v.object({ list: list(contractProgress) }),
});
export const agentProgressDocs: OperationDocs<typeof agentProgress> = {
  summary:
    'Returns how far the running period of each contract in force has come, and what the next tier needs (AGT-03).',
  example: { side: 'upline' },
  assumed: true,
  features: ['AGENTCENTRE'],
};
