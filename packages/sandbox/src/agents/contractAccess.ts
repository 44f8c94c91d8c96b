import type { ContractKind } from '#api/agent.ts';
import { ok } from '#api/errors.ts';
import { isAgent } from '../accounts/roles.ts';
import type { MemberContext } from '../handler.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SandboxSettings } from '../settings.ts';

const agreementOf: Readonly<Record<ContractKind, keyof SandboxSettings['agreements']>> = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
};

/** Whether the operator has contracts of a kind. */
export const isKindOpen = ({ settings }: Sandbox, kind: ContractKind): boolean =>
  settings.agreements[agreementOf[kind]];

/** AGT-02: refuses accounts that are no agents, and a kind that the operator has switched off. */
export function checkOpen({ sandbox, member }: MemberContext, kind: ContractKind): Answer<null> {
  if (!isAgent(member)) return refuse('not_agent');
  return isKindOpen(sandbox, kind) ? ok(null) : refuse('operation_not_allowed');
}
