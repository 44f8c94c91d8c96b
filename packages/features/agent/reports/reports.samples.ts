import { ready } from '#core/data/remote.ts';
import type { ReportFileProps, ReportPage } from './reports.types.ts';

const nothing = (): void => {};

/** Story props: no file was asked for. */
export const sampleFile = (change: Partial<ReportFileProps> = {}): ReportFileProps => ({
  state: { step: 'idle' },
  onSave: nothing,
  onCancel: nothing,
  onPrint: nothing,
  ...change,
});

/** Story props: a report without rows of an agent with so many accounts below. */
export const sampleEmpty = <Totals>(team: number, totals: Totals) =>
  ready<ReportPage<never, Totals>>({ rows: [], totalPages: 0, totals, team });
