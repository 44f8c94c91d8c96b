import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { nothing } from './primitives.ts';

/** '1' is in force, '0' is not; what a platform leaves out, it does not have. */
const inForce = v.optional(v.picklist(['0', '1']), '0');

export const agentConsolidatedValue = v.object({
  /** Daily salary. */
  dailysalreqtype: inForce,
  /** Dividend. */
  divtypereq: inForce,
  /** Hourly salary. */
  contracthoursalreqtype: inForce,
  /** Real-time salary. */
  realtimesalreqtype: inForce,
});
export type AgentConsolidatedValue = v.InferOutput<typeof agentConsolidatedValue>;

export const agentConsolidated = defineOperation({
  id: 'agentConsolidated',
  summary: 'Which agreements of an agent are in force.',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: agentConsolidatedValue,
  assumed: true,
});
