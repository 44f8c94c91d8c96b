import * as v from 'valibot';
import { setting } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { nothing } from './primitives.ts';

/** '1' is in force, '0' is not. An absent agreement does not exist. */
const inForce = setting(['0', '1']);

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
