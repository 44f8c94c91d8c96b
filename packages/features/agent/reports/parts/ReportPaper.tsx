import type { OfferedLanguage } from '#api/primitives.ts';
import type { FileColumn, ReportFileProps } from '../reports.types.ts';
import { ReportFile } from './ReportFile.tsx';
import { ReportSheet } from './ReportSheet.tsx';

export interface ReportPaperProps<Row> {
  title: string;
  /** The days that the rows cover. */
  days: string;
  file: ReportFileProps;
  columns: readonly FileColumn<Row>[];
  /** What is printed. */
  rows: readonly Row[];
  language: OfferedLanguage;
}

/** A list as a file and on paper, for screens that are no report and load it when there is a list. */
export function ReportPaper<Row>({ title, days, file, columns, rows, language }: ReportPaperProps<Row>) {
  return (
    <>
      <ReportFile file={file} language={language} />
      <ReportSheet title={title} days={days} columns={columns} rows={rows} />
    </>
  );
}
