import type * as contract from '#api/agent.ts';
import { ok } from '#api/errors.ts';
import { isAgent } from '../accounts/roles.ts';
import type { Handler } from '../handler.ts';

/** The operator's agreements are in force for every agent, and for no other account. */
export const agentConsolidated: Handler<typeof contract.agentConsolidated> = ({ sandbox, member }) => {
  const { dailySalary, dividend, hourlySalary, realTimeSalary } = sandbox.settings.agreements;
  const flag = (on: boolean): '0' | '1' => (on && isAgent(member) ? '1' : '0');
  return ok({
    dailysalreqtype: flag(dailySalary),
    divtypereq: flag(dividend),
    contracthoursalreqtype: flag(hourlySalary),
    realtimesalreqtype: flag(realTimeSalary),
  });
};
