import type * as contract from '#api/agentProgress.ts';
import { ok } from '#api/errors.ts';
import { progressOf } from '../agents/contractProgress.ts';
import { checkRight } from '../agents/rights.ts';
import type { Handler } from '../handler.ts';

/** AGT-03: how far the running periods of an agent's contracts have come. */
export const agentProgress: Handler<typeof contract.agentProgress> = ({ sandbox, member }, input) => {
  const allowed = checkRight(sandbox, member);
  return allowed.ok ? ok({ list: [...progressOf(sandbox, member, input)] }) : allowed;
};
