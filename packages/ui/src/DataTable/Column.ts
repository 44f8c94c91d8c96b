import type { ReactNode } from 'react';

/**
 * A column of rows, stated once for all that shows them: table and cards (`cell`, `total`), file (`text`) and paper (`paper`).
 * A column without `cell` is not on the screen, one without `text` only there.
 */
export interface Column<Row> {
  readonly key: string;
  /** The heading, also the label of the value in a card. */
  readonly header: string;
  /** The heading in a file and on paper, where it has to say more. @default header */
  readonly fileHeader?: string;
  /** `end` for numbers, which get tabular digits and do not wrap, and stay numbers in a file. @default 'start' */
  readonly align?: 'start' | 'end';
  /** Draws a sort button in the heading. Needs `onSort`. @default false */
  readonly sortable?: boolean;
  /** `low` leaves the column out of cards, for what the details of a row show. @default 'normal' */
  readonly priority?: 'normal' | 'low';
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
