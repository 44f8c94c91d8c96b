import { ok } from '#api/errors.ts';
import type * as contract from '#api/salaries.ts';
import { checkOpen } from '../agents/contractAccess.ts';
import { salaryView } from '../agents/contractView.ts';
import { agentPeriods } from '../agents/salaryRecords.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { readSpan } from '../listing/span.ts';
import { satangToAmount } from '../money/ledger.ts';

export const salaryRecords: Handler<typeof contract.salaryRecords> = (context, input) => {
  const { sandbox, member } = context;
  const open = checkOpen(context, input.kind);
  if (!open.ok) return open;
  const span = readSpan(input);
  if (!span.ok) return span;
  const periods = agentPeriods(sandbox, member.id, input.kind, span.value);
  const { items, totalPages } = pageOf(periods, input);
  return ok({
    list: items.map(({ row, state }) => salaryView(sandbox, row, state)),
    totalPages,
    paid: satangToAmount(periods.reduce((sum, { row, state }) => sum + (state === 'paid' ? row.paid : 0), 0)),
  });
};
