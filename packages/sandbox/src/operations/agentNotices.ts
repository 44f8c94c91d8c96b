import type * as contract from '#api/agentNotices.ts';
import { ok } from '#api/errors.ts';
import { markSeen, noticesOf } from '../agents/notices.ts';
import { checkRight } from '../agents/rights.ts';
import type { Handler } from '../handler.ts';

/** AGT-01: what an agent is told. */
export const agentNotices: Handler<typeof contract.agentNotices> = ({ sandbox, member }) => {
  const allowed = checkRight(sandbox, member);
  return allowed.ok ? ok(noticesOf(sandbox, member)) : allowed;
};

/** AGT-01: the agent has read it. */
export const agentNoticesSeen: Handler<typeof contract.agentNoticesSeen> = ({ sandbox, member }, { ids }) => {
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  markSeen(sandbox, member, ids);
  return ok({});
};
