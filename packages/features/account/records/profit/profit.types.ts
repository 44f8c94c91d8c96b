import type { GameType } from '#api/primitives.ts';
import type { Profit, ProfitGroup } from '#api/profit.ts';
import type { PlayLimit } from '#api/responsiblePlay.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MoneyPositionPart } from '#core/money/position/MoneyPositionPart.ts';
import type { ReportProps } from '#core/report/report.types.ts';
import type { Bar } from '#ui/Bars/Bars.tsx';
import type { SparkPoint } from '#ui/Spark/Spark.tsx';

/** A day, category or vendor as the table shows it. Amounts are decimals; `profit`, `rebate` and `bonus` are signed. */
export interface ProfitRowView {
  readonly key: string;
  /** The category, where the row is one that the site knows. */
  readonly gameType: GameType | null;
  /** The formatted day, the vendor, or a category under the platform's own name. */
  readonly name: string;
  readonly bets: number;
  readonly stake: string;
  readonly validBet: string;
  readonly win: string;
  readonly profit: string;
  /** Null for a category and a vendor, like `bonus`. */
  readonly rebate: string | null;
  readonly bonus: string | null;
}

/** Money in and out since a day. Amounts are decimals; `netDeposits` and `total` are signed. */
export interface LongTimeView {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly netDeposits: string;
  readonly total: string;
  /** The formatted first day; null when nothing has moved yet. */
  readonly since: string | null;
}

export interface ProfitView {
  readonly totals: Profit['totals'];
  readonly rows: readonly ProfitRowView[];
  /** Every day of the range, oldest first; empty for a single day and for another grouping. */
  readonly bars: readonly Bar[];
  /** The result from the first day to each of them, like `bars`; empty where the platform does not send it. */
  readonly course: readonly SparkPoint[];
  readonly year: LongTimeView;
  readonly lifetime: LongTimeView;
}

export interface ProfitFilter {
  /** How the rows are grouped. */
  readonly by: ProfitGroup;
}

export interface ProfitScreenProps extends ReportProps<ProfitView, ProfitFilter> {
  /** How the rows on the screen are grouped: the previous grouping stays until the next has loaded. */
  readonly answeredBy: ProfitGroup;
  /** The player's own limits on deposits and losses (RSP-01). */
  readonly limits: Remote<readonly PlayLimit[]>;
  /** Link to the player's limits; null where the operator has switched them off. */
  readonly limitsHref: string | null;
  readonly Position: MoneyPositionPart;
}
