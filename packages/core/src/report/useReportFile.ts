import { useRef, useState } from 'react';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { longestReportPage } from '#api/reportPage.ts';
import type { Column } from '#ui/DataTable/Column.ts';
import { usePlatform } from '../data/platform.tsx';
import type { FileState, ReportFileProps, RowOf } from './report.types.ts';
import type { ArrivedPages } from './saveReport.ts';

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
  const arrived = useRef<ArrivedPages<RowOf<OutputOf<Op>>>>({ key, pages: [], totalPages: 1 });

  const save = async (columns: readonly Column<RowOf<OutputOf<Op>>>[]): Promise<void> => {
    const request = (current.current += 1);
    const isWanted = (): boolean => request === current.current;
    if (arrived.current.key !== key || state.step !== 'failed') arrived.current = { key, pages: [], totalPages: 1 };
    setState({ step: 'reading', rows: arrived.current.pages.reduce((sum, rows) => sum + rows.length, 0) });
    const part = await import('./saveReport.ts').catch(() => null);
    if (!isWanted()) return;
    if (part === null) {
      setState({ step: 'failed', error: { kind: 'network', outcomeUnknown: false } });
      return;
    }
    await part.saveReport(arrived.current, {
      name,
      columns,
      isWanted,
      onState: setState,
      async readPage(pageNo) {
        // A file with a row left out would be wrong.
        const page = { ...input, pageNo, pageSize: longestReportPage } as InputOf<Op>;
        const answer = await client.call(operation, page, { complete: true });
        if (!answer.ok) return { error: answer.error };
        const value = answer.value as OutputOf<Op> & Listed<RowOf<OutputOf<Op>>>;
        return { rows: rowsOf?.(value, pageNo) ?? value.list, totalPages: value.totalPages };
      },
    });
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
