import type * as contract from '#api/agent.ts';
import { ok } from '#api/errors.ts';
import type { Handler } from './handler.ts';
import { isAgent } from './roles.ts';

/** The operator's agreements hold for every agent; whoever is none has none. */
export const agentConsolidated: Handler<typeof contract.agentConsolidated> = ({ world, member }) => {
  const { dailySalary, dividend, hourlySalary, realTimeSalary } = world.settings.agreements;
  const said = (on: boolean): '0' | '1' => (on && isAgent(member) ? '1' : '0');
  return ok({
    dailysalreqtype: said(dailySalary),
    divtypereq: said(dividend),
    contracthoursalreqtype: said(hourlySalary),
    realtimesalreqtype: said(realTimeSalary),
  });
};
