import type { Column } from '#ui/DataTable/Column.ts';
import { toCsv } from '../format/csv.ts';

/** Writes rows as CSV by their columns (see `toCsv`). */
export function columnsCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const inFile = columns.flatMap(({ header, fileHeader = header, align, text }) =>
    text === undefined ? [] : [{ header: fileHeader, numeric: align === 'end', text }],
  );
  return toCsv(
    inFile,
    rows.map((row) => inFile.map(({ text }) => text(row))),
  );
}
