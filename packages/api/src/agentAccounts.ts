import * as v from 'valibot';
import { agentRate, downlineKinds } from './agent.ts';
import { agentPause, agentPauseReasons } from './agentPause.ts';
import { agentText } from './agentTeam.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { nothing, personName } from './primitives.ts';
import { credential, credentialRefusals } from './stepUp.ts';

// Assumed operations: the specification names none of them.

export const agentRateTemplate = defineOperation({
  id: 'agentRateTemplate',
  method: 'GET',
  path: '/wps/agent/rates/template',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({
    /** What an account gets that is opened now without rates: the operator’s default, at most what the agent can pass on. */
    rates: list(agentRate),
    /** Whether the operator’s default is higher somewhere. */
    isCapped: v.optional(v.boolean(), false),
  }),
});
export type RateDefault = v.InferOutput<typeof agentRateTemplate.output>;
export const agentRateTemplateDocs: OperationDocs<typeof agentRateTemplate> = {
  summary: 'Returns the rates that an account opened below the agent gets unless others are given (AGT-09a).',
  example: {},
  assumed: true,
  features: ['AGENTCENTRE'],
};

export const agentAccountReset = defineOperation({
  id: 'agentAccountReset',
  method: 'POST',
  path: '/wps/agent/members/reset',
  effect: 'account',
  changes: ['agentDownline', 'agentDownlines'],
  auth: 'member',
  // It hands over the login of an account.
  body: 'sealed',
  refusals: ['downline_not_found', 'first_password_gone', 'password_weak', ...credentialRefusals],
  input: v.object({
    id: v.string(),
    /** The new first password. Has to be changed at the next login. */
    password: v.string(),
    /** Of the agent. */
    credential,
  }),
  output: v.object({ account: personName }),
});
export const agentAccountResetDocs: OperationDocs<typeof agentAccountReset> = {
  summary:
    'Sets a new first password of an account that this agent has opened and whose password was never changed, and ends its sessions (AGT-09b).',
  example: { id: 'member-newplayer', password: 'Lotus2570', credential: { loginPassword: 'Kinnari88' } },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

export const agentAccountPause = defineOperation({
  id: 'agentAccountPause',
  method: 'POST',
  path: '/wps/agent/members/pause',
  effect: 'account',
  changes: ['agentDownline', 'agentDownlines'],
  auth: 'member',
  body: 'json',
  refusals: ['downline_not_found', 'content_length'],
  input: v.object({
    id: v.string(),
    /** Null lifts the pause. One that runs keeps its beginning and gets the new reason. */
    pause: v.nullable(
      v.object({
        reason: v.picklist(agentPauseReasons),
        /** The agent’s own words, which `other` needs. */
        note: v.optional(agentText, ''),
      }),
    ),
  }),
  output: v.object({ paused: v.nullable(agentPause) }),
});
export const agentAccountPauseDocs: OperationDocs<typeof agentAccountPause> = {
  summary:
    'Pauses new play of a direct downline, and what this agent sends to it, or lifts the pause. Withdrawals, records and limits stay open (AGT-09c).',
  example: { id: 'member-somchai', pause: { reason: 'payment' } },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

export const agentPromote = defineOperation({
  id: 'agentPromote',
  method: 'POST',
  path: '/wps/agent/members/kind',
  effect: 'account',
  changes: ['agentDownline', 'agentDownlines', 'agentProfit', 'contractList'],
  auth: 'member',
  body: 'json',
  refusals: ['downline_not_found', 'rate_out_of_range', 'kind_unchanged', 'kind_bound'],
  input: v.object({
    id: v.string(),
    kind: v.picklist(downlineKinds),
    /** For an agent, by the rules of `agentRatesSet`. Game types that are left out keep their rates. */
    rates: v.optional(v.array(agentRate), []),
  }),
  output: v.object({ kind: open(downlineKinds) }),
});
export const agentPromoteDocs: OperationDocs<typeof agentPromote> = {
  summary:
    'Makes a member of the direct downline an agent, or an agent without downline and contracts a member again (AGT-09d).',
  example: { id: 'member-somchai', kind: 'agent', rates: [{ gameType: 'RNG', rate: '0.50' }] },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};
