import type { Column } from '#ui/DataTable/Column.ts';

/** A column that only files and paper have. */
export const fileColumn = <Row>(header: string, text: (row: Row) => string, rest: Partial<Column<Row>> = {}) => ({
  key: `file ${header}`,
  header,
  text,
  ...rest,
});
