import { useRef, useState } from 'react';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { longestReportFile, longestReportPage } from '#api/reportPage.ts';
import type { Column } from '#ui/DataTable/Column.ts';
import { usePlatform } from '../data/platform.tsx';
import { saveFile } from '../format/saveFile.ts';
import type { FileState, ReportFileProps, RowOf } from './report.types.ts';

/** An answer of an operation that lists rows by pages. */
interface Listed<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
}

export interface ReportFileOptions<Op extends AnyOperation> {
  /** Without its ending. */
  readonly name: string;
  /** The rows of a page. @default its `list` */
  readonly rowsOf?: (answer: OutputOf<Op>, pageNo: number) => readonly RowOf<OutputOf<Op>>[];
}

/**
 * Props of the file of a report, connected to the platform. Reads page by page when the player asks for it. A page that fails
 * is asked for again by the next try, which continues where the last one ended. A file without some of its rows is not saved.
 * @param input days and filters: a try that continues has to have the same ones
 */
export function useReportFile<Op extends AnyOperation>(
  operation: Op,
  input: Omit<InputOf<Op>, 'pageNo' | 'pageSize'>,
  { name, rowsOf }: ReportFileOptions<Op>,
): ReportFileProps<RowOf<OutputOf<Op>>> {
  const { client } = usePlatform();
  const [state, setState] = useState<FileState>({ step: 'idle' });
  /** Identifies the latest request: an answer to an earlier one is ignored. */
  const current = useRef(0);
  const key = JSON.stringify({ ...input, pageNo: 0, pageSize: 0 });
  const arrived = useRef<{ key: string; pages: (readonly RowOf<OutputOf<Op>>[])[]; totalPages: number }>({
    ...{ key, pages: [], totalPages: 1 },
  });

  const save = async (columns: readonly Column<RowOf<OutputOf<Op>>>[]): Promise<void> => {
    const request = (current.current += 1);
    if (arrived.current.key !== key || state.step !== 'failed') arrived.current = { key, pages: [], totalPages: 1 };
    const file = arrived.current;
    const writing = import('./columnsCsv.ts').then(
      (part) => part.columnsCsv,
      () => null,
    );
    const mostPages = longestReportFile / longestReportPage;
    while (file.pages.length < Math.min(file.totalPages, mostPages)) {
      setState({ step: 'reading', rows: file.pages.reduce((sum, rows) => sum + rows.length, 0) });
      const pageNo = file.pages.length + 1;
      // A file with a row left out would be wrong.
      const page = { ...input, pageNo, pageSize: longestReportPage } as InputOf<Op>;
      const answer = await client.call(operation, page, { complete: true });
      if (request !== current.current) return;
      if (!answer.ok) {
        setState({ step: 'failed', error: answer.error });
        return;
      }
      const value = answer.value as OutputOf<Op> & Listed<RowOf<OutputOf<Op>>>;
      if (pageNo === 1) file.totalPages = value.totalPages;
      file.pages.push(rowsOf?.(value, pageNo) ?? value.list);
    }
    const columnsCsv = await writing;
    if (request !== current.current) return;
    if (columnsCsv === null) {
      setState({ step: 'failed', error: { kind: 'network', outcomeUnknown: false } });
      return;
    }
    // A row that has moved to the next page meanwhile is on both.
    const rows = new Map(file.pages.flat().map((row) => [JSON.stringify(row), row]));
    saveFile(`${name}.csv`, 'text/csv;charset=utf-8', columnsCsv(columns, [...rows.values()]));
    setState({ step: 'saved', rows: rows.size, cut: file.totalPages > mostPages });
  };
  return {
    state,
    onSave: (columns) => void save(columns),
    onCancel() {
      current.current += 1;
      setState({ step: 'idle' });
    },
    onPrint: () => window.print(),
  };
}
