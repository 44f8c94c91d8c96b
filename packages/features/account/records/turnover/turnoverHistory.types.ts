import type { ComponentType } from 'react';
import type { OutputOf } from '#api/operation.ts';
import type { TurnoverStatus, turnoverList } from '#api/turnover.ts';
import type { RecordListProps, ReportProps } from '#core/report/report.types.ts';

/** The status of a requirement; '' for all that are not open. */
export interface TurnoverFilter {
  readonly status: '' | Exclude<TurnoverStatus, 'open'>;
}

/** The requirements that have ended, by the days of their end (MNY-03). */
export interface TurnoverHistoryProps extends ReportProps<OutputOf<typeof turnoverList>, TurnoverFilter> {
  readonly list: RecordListProps;
  /** Shows the bets that counted for a requirement. */
  readonly onCounted: (requirementId: string) => void;
}

/** The requirements that have ended, connected to the platform. */
export type TurnoverHistoryPart = ComponentType<Pick<TurnoverHistoryProps, 'onCounted'>>;
