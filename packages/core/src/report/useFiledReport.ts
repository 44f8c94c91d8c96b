import type { AnyOperation, OutputOf } from '#api/operation.ts';
import type { ReportFileProps, RowOf } from './report.types.ts';
import { type ConnectedReport, type ReportOptions, useReport } from './useReport.ts';
import { type ReportFileOptions, useReportFile } from './useReportFile.ts';

/** Reads a report that can be saved as a file and printed. @param name of the file, without its days and ending */
export function useFiledReport<Op extends AnyOperation, Filter extends object>(
  operation: Op,
  { name, rowsOf, ...options }: ReportOptions<Op, Filter> & ReportFileOptions<Op>,
): ConnectedReport<Op, Filter> & { readonly file: ReportFileProps<RowOf<OutputOf<Op>>> } {
  const report = useReport(operation, options);
  const { from, to } = report.input;
  return {
    ...report,
    file: useReportFile(operation, report.input, { name: `${name}-${from}-${to}`, ...(rowsOf && { rowsOf }) }),
  };
}
