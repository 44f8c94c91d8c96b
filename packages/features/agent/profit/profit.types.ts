import type { ProfitSide } from '#api/agent.ts';
import type { ProfitSort, TeamProfit, TeamProfitRow } from '#api/agentReports.ts';
import type { DataSort } from '#ui/DataTable/nextSort.ts';
import type { ReportScreenProps } from '../reports/reports.types.ts';

/** Which accounts are listed, and in the order that a click on a heading changes. */
export interface ProfitFilter {
  readonly only: ProfitSide;
  readonly sort: ProfitSort;
  readonly order: DataSort['order'];
}

export interface ProfitScreenProps extends ReportScreenProps<TeamProfit, ProfitFilter> {
  /** Shows the downline of an account; null for the agent’s own. */
  readonly onParent: (id: string | null) => void;
  /** Shows the bets or movements of an account and everything below it, in the same days. */
  readonly onBets: (row: TeamProfitRow) => void;
  readonly onMovements: (row: TeamProfitRow) => void;
}
