import type { TeamProfit, TeamProfitRow } from '#api/agentReports.ts';

/** Whether a row is the account at the top by itself. */
export const isOwnLine = ({ parent }: TeamProfit, { id }: TeamProfitRow): boolean => id === parent.id;

/**
 * On the first page the own line of the account at the top, then its direct downline. Nothing for a team without accounts. The
 * branch of the own line is itself: that of the account would count the rows below again.
 */
export function profitRows({ parent, path, list }: TeamProfit, pageNo: number): readonly TeamProfitRow[] {
  if (parent.team === 0 && path.length === 1) return [];
  return pageNo === 1 ? [{ ...parent, branch: parent.own }, ...list] : list;
}
