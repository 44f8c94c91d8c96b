import type * as contract from '#api/agentStatement.ts';
import { ok } from '#api/errors.ts';
import { longestStatementDays } from '#api/recordDays.ts';
import { incomeSums, sumsView } from '../agents/incomeSums.ts';
import { checkRight } from '../agents/rights.ts';
import { statementOf } from '../agents/statement.ts';
import type { Handler } from '../handler.ts';
import { readSpan } from '../listing/span.ts';
import { iso } from '../time.ts';

/** AGT-01: returns the statement of an agent's own account. */
export const agentStatement: Handler<typeof contract.agentStatement> = ({ sandbox, member }, input) => {
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  const span = readSpan(input, longestStatementDays);
  if (!span.ok) return span;
  return ok({
    ...statementOf(sandbox, member, span.value, input.by),
    ...sumsView(incomeSums(sandbox, member, span.value)),
    asOf: iso(sandbox.now()),
  });
};
