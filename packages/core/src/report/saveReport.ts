import type { ApiError } from '#api/errors.ts';
import { longestReportFile, longestReportPage } from '#api/reportPage.ts';
import type { Column } from '#ui/DataTable/Column.ts';
import { saveFile } from '../format/saveFile.ts';
import { columnsCsv } from './columnsCsv.ts';
import type { FileState } from './report.types.ts';

/** The pages of a report that have arrived. */
export interface ArrivedPages<Row> {
  /** What was asked for, as a text. */
  readonly key: string;
  readonly pages: (readonly Row[])[];
  totalPages: number;
}

interface ReportSource<Row> {
  /** Without its ending. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Reads a page, from 1. */
  readonly readPage: (
    pageNo: number,
  ) => Promise<{ readonly rows: readonly Row[]; readonly totalPages: number } | { readonly error: ApiError }>;
  /** The file is still wanted. */
  readonly isWanted: () => boolean;
  readonly onState: (state: FileState) => void;
}

/** Reads the pages of a report that have not arrived, and saves all rows as a file. A file without some of its rows is not saved. */
export async function saveReport<Row>(file: ArrivedPages<Row>, source: ReportSource<Row>): Promise<void> {
  const { name, columns, readPage, isWanted, onState } = source;
  const mostPages = longestReportFile / longestReportPage;
  while (file.pages.length < Math.min(file.totalPages, mostPages)) {
    onState({ step: 'reading', rows: file.pages.reduce((sum, rows) => sum + rows.length, 0) });
    const pageNo = file.pages.length + 1;
    const page = await readPage(pageNo);
    if (!isWanted()) return;
    if ('error' in page) {
      onState({ step: 'failed', error: page.error });
      return;
    }
    if (pageNo === 1) file.totalPages = page.totalPages;
    file.pages.push(page.rows);
  }
  // A row that has moved to the next page meanwhile is on both.
  const rows = new Map(file.pages.flat().map((row) => [JSON.stringify(row), row]));
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', columnsCsv(columns, [...rows.values()]));
  onState({ step: 'saved', rows: rows.size, cut: file.totalPages > mostPages });
}
