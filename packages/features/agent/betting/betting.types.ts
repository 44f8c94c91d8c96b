import type { TeamBet } from '#api/agentReports.ts';
import type { Remote } from '#core/data/remote.ts';
import type { BetDetailView, BetView, BettingFilter, VendorChoice } from '#core/records/records.types.ts';
import type { AccountFilter, FileColumn, ReportPage, ReportScreenProps } from '../reports/reports.types.ts';

/** A bet of the team as the report shows it. */
export interface TeamBetView extends BetView {
  readonly account: string;
  readonly nickname: string;
  readonly level: number;
  /** Decimal. */
  readonly validBet: string;
  readonly of: TeamBet;
}

export interface TeamBettingFilter extends AccountFilter, BettingFilter {}

/** Totals of the filter; amounts are decimals. */
export interface TeamBettingTotals {
  readonly count: number;
  /** Number of unsettled bets, which `validBet`, `win` and `profit` leave out. */
  readonly waiting: number;
  readonly stake: string;
  /** Of `stake`, what unsettled bets have staked: `profit` is `win` less the rest. */
  readonly openStake: string;
  readonly validBet: string;
  readonly win: string;
  readonly profit: string;
}

export interface BettingScreenProps extends ReportScreenProps {
  readonly filter: TeamBettingFilter;
  /** The reference of the income whose bets are listed; null for the bets of the days. */
  readonly income: string | null;
  /** The vendors with a bet in these days. */
  readonly vendors: readonly VendorChoice[];
  readonly page: Remote<ReportPage<TeamBetView, TeamBettingTotals>>;
  readonly sheet: readonly FileColumn<TeamBet>[];
  /** The bet whose details are open, and its account; null for none. */
  readonly detail: Remote<BetDetailView> | null;
  readonly detailOf: string | null;
  /** Lists the bets by day, whatever they were counted for. */
  readonly onAllBets: () => void;
  readonly onFilter: (change: Partial<TeamBettingFilter>) => void;
  readonly onDetail: (bet: TeamBetView) => void;
  readonly onCloseDetail: () => void;
}
