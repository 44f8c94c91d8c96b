import type { ReactNode } from 'react';

/** Where a folded row of a narrow table shows a value, in the order of reading. */
export const columnPlaces = ['title', 'note', 'value', 'aside'] as const;

/**
 * A column of rows, stated once for all that shows them: table and folded rows (`cell`, `total`), file (`text`) and paper
 * (`paper`). A column without `cell` is not on the screen, one without `text` only there.
 */
export interface Column<Row> {
  readonly key: string;
  /** The heading, also the label of the value in an unfolded row. */
  readonly header: string;
  /** The heading in a file and on paper, where it has to say more. @default header */
  readonly fileHeader?: string;
  /** `end` for numbers, which get tabular digits and do not wrap, and stay numbers in a file. @default 'start' */
  readonly align?: 'start' | 'end';
  /** Draws a sort button in the heading. Needs `onSort`. @default false */
  readonly sortable?: boolean;
  /**
   * Where a narrow table shows it in a row of two lines: `title` and below it `note` on the left, `value` and below it `aside`
   * on the right. The first column is the title unless another one is. A column without a place is seen when the row unfolds.
   */
  readonly place?: (typeof columnPlaces)[number];
  /** The value on the screen. */
  readonly cell?: (row: Row) => ReactNode;
  /** The value in the sum line. */
  readonly total?: ReactNode;
  /** The value in a file, plain: amounts as decimals, times in the site’s time zone. */
  readonly text?: (row: Row) => string;
  /** The value on paper, where it differs from the file; null leaves the column out. @default text */
  readonly paper?: ((row: Row) => string) | null;
}

/** The columns of a row that are on the screen. */
export type ScreenColumn<Row> = Column<Row> & Required<Pick<Column<Row>, 'cell'>>;

export const isOnScreen = <Row>(column: Column<Row>): column is ScreenColumn<Row> => column.cell !== undefined;

/** The column that names a row where it is folded. */
export const titleOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ place }) => place === 'title') ?? columns[0];
