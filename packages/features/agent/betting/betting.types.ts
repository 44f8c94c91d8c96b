import type { TeamBet, TeamBets } from '#api/agentReports.ts';
import type { BetWithDetail } from '#api/records.ts';
import type { Remote } from '#core/data/remote.ts';
import type { BettingFilter } from '#core/records/records.types.ts';
import type { AccountFilter, AccountReportProps } from '../reports/reports.types.ts';

export interface TeamBettingFilter extends AccountFilter, BettingFilter {}

export interface BettingScreenProps extends AccountReportProps<TeamBets, TeamBettingFilter> {
  /** The reference of the income whose bets are listed; null for the bets of the days. */
  readonly income: string | null;
  /** The bet whose details are open, and its account; null for none. */
  readonly detail: Remote<BetWithDetail> | null;
  readonly detailOf: string | null;
  /** Lists the bets by day, whatever they were counted for. */
  readonly onAllBets: () => void;
  readonly onDetail: (bet: TeamBet) => void;
  readonly onCloseDetail: () => void;
}
