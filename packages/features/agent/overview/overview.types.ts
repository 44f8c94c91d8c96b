import type { ComponentType } from 'react';
import type { TeamFigures } from '#api/agentCentre.ts';
import type { IncomeSums } from '#api/incomeSums.ts';
import type { Remote } from '#core/data/remote.ts';
import type { DayChoice, ReportListProps } from '#core/report/report.types.ts';
import type { Bar } from '#ui/Bars/Bars.tsx';
import type { SparkPoint } from '#ui/Spark/Spark.tsx';

/** An account of the team in a short list. */
export interface TeamEntryView {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly validBet: string;
  /** Signed. */
  readonly profit: string;
  readonly lastBet: string | null;
  /** Link to the account in the team; null where the site has no such page. */
  readonly href: string | null;
}

export interface OverviewView {
  /** What the team has now, as a decimal. */
  readonly balance: string;
  readonly totals: TeamFigures;
  /** Of as many days just before. */
  readonly before: TeamFigures;
  /** What the agent has earned in these days. */
  readonly sums: IncomeSums;
  /** Every day, oldest first; empty for a single day and for days without play. */
  readonly validBets: readonly Bar[];
  readonly profits: readonly Bar[];
  /** How many accounts have played. */
  readonly active: readonly SparkPoint[];
  readonly best: readonly TeamEntryView[];
  readonly quiet: readonly TeamEntryView[];
  /** Link to all who have not played for a while; null where the site has no such page. */
  readonly quietHref: string | null;
  /** Link to what a figure is made of; null where the site has no such page. */
  readonly hrefOf: (figure: keyof TeamFigures) => string | null;
}

export interface OverviewScreenProps extends Pick<ReportListProps, 'answered' | 'refreshing' | 'onRefresh'> {
  readonly days: DayChoice;
  /** Never ready for an account that is no agent. */
  readonly overview: Remote<OverviewView>;
  /** What the agent is told: a part that loads and asks by itself. */
  readonly Notices: ComponentType;
  /** How far the running periods of the own contracts have come: a part that loads and asks by itself. */
  readonly Progress: ComponentType;
  /** Link to the page that opens accounts; null where there is none. */
  readonly registerHref: string | null;
  /** Link to the agent's sign-up links; null where there is none. */
  readonly linksHref: string | null;
  /** Link to the statement; null where there is none, and for an assistant. */
  readonly statementHref: string | null;
  /** Link to the team; null where there is none. */
  readonly teamHref: string | null;
}
