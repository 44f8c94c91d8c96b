import type { ReactNode } from 'react';

/** Rows that can be picked. */
export interface DataPick<Row> {
  /** Whether a row is picked; null for a row that cannot be. */
  readonly isPicked: (row: Row) => boolean | null;
  readonly onPick: (row: Row, picked: boolean) => void;
  /** Puts the box of a row before its name: `<RowPick>`. Only tables with boxes load it. */
  readonly box: (row: Row, name: ReactNode) => ReactNode;
}
