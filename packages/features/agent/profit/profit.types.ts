import type { DownlineKind, TeamStep } from '#api/agent.ts';
import type { ProfitFigures, ProfitSort, TeamProfitRow } from '#api/agentReports.ts';
import type { Other } from '#api/open.ts';
import type { Remote } from '#core/data/remote.ts';
import type { DataSort } from '#ui/DataTable/DataTable.tsx';
import type { FileColumn, ReportPage, ReportScreenProps } from '../reports/reports.types.ts';

/** An account of the report. */
export interface ProfitView {
  readonly key: string;
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly kind: DownlineKind | Other;
  /** How many accounts are below it. */
  readonly team: number;
  /** Decimals. Null for the line of the account at the top, whose figures are its own. */
  readonly own: ProfitFigures | null;
  readonly figures: ProfitFigures;
  readonly of: TeamProfitRow;
}

/** The way from the agent down to the account whose downline is shown, and what its branch adds up to. */
export interface ProfitTotals {
  readonly path: readonly TeamStep[];
  readonly branch: ProfitFigures;
}

export interface ProfitScreenProps extends ReportScreenProps {
  readonly page: Remote<ReportPage<ProfitView, ProfitTotals>>;
  readonly sheet: readonly FileColumn<TeamProfitRow>[];
  readonly sort: { readonly key: ProfitSort; readonly order: DataSort['order'] };
  readonly onSort: (sort: DataSort) => void;
  /** Shows the downline of an account; null for the agent’s own. */
  readonly onParent: (id: string | null) => void;
  /** Shows the bets or movements of an account and everything below it, in the same days. */
  readonly onBets: (row: ProfitView) => void;
  readonly onMovements: (row: ProfitView) => void;
}
