import { useRef, useState } from 'react';
import type { Result } from '#api/errors.ts';
import { longestReportFile, longestReportPage } from '#api/reportPage.ts';
import { toCsv } from '#core/format/csv.ts';
import { saveFile } from '#core/format/saveFile.ts';
import type { FileColumn, FileState, ReportFileProps } from './reports.types.ts';

/** One page of a file. */
interface FilePage<Row> {
  readonly rows: readonly Row[];
  readonly totalPages: number;
}

interface ReportFileOptions<Row> {
  /** Without its ending. */
  readonly name: string;
  readonly columns: readonly FileColumn<Row>[];
  /** Days and filters: a try that continues has to have the same ones. */
  readonly input: object;
  /** Reads one page with the filters of the screen. */
  readonly read: (page: { pageNo: number; pageSize: number }) => Promise<Result<FilePage<Row>>>;
}

/**
 * Props of the file of a report, connected to the platform. Reads page by page when the agent asks for it. A page that fails
 * is asked for again by the next try, which continues where the last one ended. A file without some of its rows is not saved.
 */
export function useReportFile<Row>({ name, columns, input, read }: ReportFileOptions<Row>): ReportFileProps {
  const [state, setState] = useState<FileState>({ step: 'idle' });
  /** Identifies the latest request: an answer to an earlier one is ignored. */
  const current = useRef(0);
  const key = JSON.stringify(input);
  const arrived = useRef<{ key: string; pages: FilePage<Row>[] }>({ key, pages: [] });

  const save = async (): Promise<void> => {
    const request = (current.current += 1);
    if (arrived.current.key !== key || state.step !== 'failed') arrived.current = { key, pages: [] };
    const { pages } = arrived.current;
    const mostPages = longestReportFile / longestReportPage;
    for (;;) {
      const totalPages = pages[0]?.totalPages ?? 1;
      if (pages.length >= Math.min(totalPages, mostPages)) break;
      setState({ step: 'reading', rows: countOf(pages) });
      const answer = await read({ pageNo: pages.length + 1, pageSize: longestReportPage });
      if (request !== current.current) return;
      if (!answer.ok) {
        setState({ step: 'failed', error: answer.error });
        return;
      }
      pages.push(answer.value);
    }
    // A row that has moved to the next page meanwhile is on both.
    const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [JSON.stringify(row), row]));
    const cells = Array.from(rows.values(), (row) => columns.map(({ text }) => text(row)));
    saveFile(`${name}.csv`, 'text/csv;charset=utf-8', toCsv(columns, cells));
    setState({ step: 'saved', rows: rows.size, cut: (pages[0]?.totalPages ?? 0) > mostPages });
  };
  return {
    state,
    onSave: () => void save(),
    onCancel() {
      current.current += 1;
      setState({ step: 'idle' });
    },
    onPrint: () => window.print(),
  };
}

const countOf = (pages: readonly FilePage<unknown>[]): number => pages.reduce((sum, { rows }) => sum + rows.length, 0);
