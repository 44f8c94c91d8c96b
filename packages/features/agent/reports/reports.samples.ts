import { ready } from '#core/data/remote.ts';
import type { ReportFileProps } from '#core/report/report.types.ts';

const nothing = (): void => {};

/** Story props: no file was asked for. */
export const sampleFile = <Row>(change: Partial<ReportFileProps<Row>> = {}): ReportFileProps<Row> => ({
  state: { step: 'idle' },
  onSave: nothing,
  onCancel: nothing,
  onPrint: nothing,
  ...change,
});

/** Story props: a report without rows of an agent with so many accounts below. */
export const sampleEmpty = <Totals, Rest extends object>(team: number, totals: Totals, rest: Rest) =>
  ready({ list: [], totalPages: 0, totals, team, ...rest });
