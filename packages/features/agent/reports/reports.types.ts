import type { TeamSide } from '#api/agent.ts';
import type { FiledReportProps } from '#core/report/report.types.ts';

/** The reports of the agent centre. Selects their messages. */
export type ReportName = 'betting' | 'profit' | 'income' | 'transactions';

/** Which accounts of the team a report lists. */
export interface AccountFilter {
  /** A user name; '' for the whole team. */
  readonly account: string;
  readonly side: TeamSide;
}

/** Props that all reports share. */
export interface ReportScreenProps<Answer, Filter extends object> extends FiledReportProps<Answer, Filter> {
  /** Leads to where an agent opens accounts; null where this agent cannot. */
  readonly openAccountHref: string | null;
}

/** Props of a report whose account is typed. */
export interface AccountReportProps<Answer, Filter extends object> extends ReportScreenProps<Answer, Filter> {
  /** Leads to the accounts of the team that a text can mean; null where there is no such page. */
  readonly findHref: (text: string) => string | null;
}
