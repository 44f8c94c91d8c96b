import type { ComponentType } from 'react';
import { LazySection } from '../components/LazySection.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { Report } from './Report.tsx';
import type { ReportFileProps, RowOf } from './report.types.ts';
import type { ReportFileProps as FileProps } from './ReportFile.tsx';
import type { ReportViewProps } from './reportView.types.ts';

// Below the rows, and used by few of those who read them. Its rows are those of the report.
const ReportFile = lazyComponent(
  async () => (await import('./ReportFile.tsx')).ReportFile as ComponentType<FileProps<unknown>>,
);

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
  <Report
    {...report}
    fileOf={(list) => (
      <LazySection optional>
        <ReportFile {...({ ...list, file } as FileProps<unknown>)} />
      </LazySection>
    )}
  />
);
