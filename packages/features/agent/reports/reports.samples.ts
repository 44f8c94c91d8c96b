import type { IncomeSums } from '#api/incomeSums.ts';
import { ready } from '#core/data/remote.ts';
import type { DayChoice, ReportFileProps } from '#core/report/report.types.ts';

const nothing = (): void => {};

/** Story props: no file was asked for. */
export const sampleFile = <Row>(change: Partial<ReportFileProps<Row>> = {}): ReportFileProps<Row> => ({
  state: { step: 'idle' },
  onSave: nothing,
  onCancel: nothing,
  onPrint: nothing,
  ...change,
});

/** What an agent has earned. */
export const sampleSums: IncomeSums = {
  ...{ earned: '1603.78', paid: '1586.40', waiting: '103.78', carried: '-86.40' },
  nextPaidAt: '2026-11-21T20:00:00Z',
};

/** Story props: a report without rows of an agent with so many accounts below. */
export const sampleEmpty = <Totals, Rest extends object>(team: number, totals: Totals, rest: Rest) =>
  ready({ list: [], totalPages: 0, totals, team, ...rest });

const week = { from: '2026-11-15', to: '2026-11-21' };

/** Story props: the days of the last week. */
export const sampleDays = (change: Partial<DayChoice> = {}): DayChoice => ({
  ...{ quick: 'week', typed: week, problem: null, today: week.to, elsewhere: false },
  ...{ onQuick: nothing, onDays: nothing },
  ...change,
});
