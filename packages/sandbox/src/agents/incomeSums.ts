import type { IncomeSums } from '#api/incomeSums.ts';
import type { Span } from '../listing/span.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { iso, thaiDay } from '../time.ts';
import { earnedOn, openOn, promotionIncomes } from './income.ts';
import { carriedPeriods, openPeriods } from './salaryRecords.ts';
import { paidIn } from './statement.ts';

/** What an agent has earned for some days, was paid in them, and still waits for. Satang. */
export interface Sums {
  /** Parts of `earned`: the rest are promotions. */
  readonly commission: number;
  readonly salary: number;
  readonly earned: number;
  readonly paid: number;
  readonly waiting: number;
  readonly nextPaidAt: number | null;
  readonly carried: number;
}

/**
 * The three figures that all pages of an agent show for some whole days: `earned` for them, `paid` in them, and `waiting` for
 * payment. Each is counted by itself: from the incomes, from the ledger, and from what is open.
 */
export function incomeSums(sandbox: Sandbox, member: Member, span: Span): Sums {
  const periods = openPeriods(sandbox, member.id, span);
  const { commission, salary } = earnedOn(sandbox, member, span, periods);
  const promotion = promotionIncomes(sandbox, member, span).reduce((sum, { satang }) => sum + satang, 0);
  const open = openOn(sandbox, member, span, periods).filter(({ satang }) => satang > 0);
  return {
    ...{ commission, salary },
    earned: commission + salary + promotion,
    paid: paidIn(sandbox, member, span),
    waiting: open.reduce((sum, { satang }) => sum + satang, 0),
    nextPaidAt: open.length === 0 ? null : Math.min(...open.map(({ dueAt }) => dueAt)),
    carried: carriedCommission(sandbox, member, span) + carriedPeriods(sandbox, member.id, span),
  };
}

/** Commission of the last day, which is paid on the next one, less that of the day before the first. */
function carriedCommission({ store }: Sandbox, { id }: Member, { begins, ends }: Span): number {
  const paidFor = (day: number) => store.get('commissions', `${id}:${day}`);
  const [last, before] = [paidFor(thaiDay(ends - 1)), paidFor(thaiDay(begins) - 1)];
  return (last?.satang ?? 0) - (before?.satang ?? 0);
}

export const sumsView = ({ earned, paid, waiting, nextPaidAt, carried }: Sums): IncomeSums => ({
  earned: satangToAmount(earned),
  paid: satangToAmount(paid),
  waiting: satangToAmount(waiting),
  nextPaidAt: nextPaidAt === null ? null : iso(nextPaidAt),
  carried: satangToAmount(carried),
});
