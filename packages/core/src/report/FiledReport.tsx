import { Report } from './Report.tsx';
import type { ReportFileProps, RowOf } from './report.types.ts';
import { ReportFile } from './ReportFile.tsx';
import type { ReportViewProps } from './reportView.types.ts';

export interface FiledReportViewProps<Answer extends object, Filter extends object, Row> extends Omit<
  ReportViewProps<Answer, Filter, Row>,
  'fileOf'
> {
  file: ReportFileProps<Row>;
}

/** A report that can be saved as a file and printed. */
export const FiledReport = <Answer extends object, Filter extends object, Row = RowOf<Answer>>({
  file,
  ...report
}: FiledReportViewProps<Answer, Filter, Row>) => (
  <Report {...report} fileOf={(list) => <ReportFile {...list} file={file} />} />
);
