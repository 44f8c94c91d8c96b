import type { ReactNode } from 'react';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { ownElement } from '#ui/Text/ownElement.tsx';
import {
  body,
  cell as cellClass,
  cellName,
  container,
  head,
  numeric as numericClass,
  row as rowClass,
  table,
} from './RecordTable.css.ts';

export interface Column<Row> {
  readonly id: string;
  readonly name: string;
  /** Aligns the cell to the end. In the card layout, numeric cells share a line, each under its column name. */
  readonly numeric?: true;
  readonly cell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row extends { readonly key: string }> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** True while the rows of the next page or filter load. */
  busy: boolean;
}

const roles = {
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/**
 * Table whose rows become cards on narrow screens. Explicit roles keep the table semantics, which browsers drop when
 * `display` changes.
 */
export function RecordTable<Row extends { readonly key: string }>({
  label,
  columns,
  rows,
  busy,
}: RecordTableProps<Row>) {
  return (
    <div className={container}>
      <table role="table" aria-label={label} aria-busy={busy || undefined} className={table}>
        <thead {...roles.rows} className={head}>
          <tr {...roles.row}>
            {columns.map(({ id, name, numeric }) => (
              <th key={id} {...roles.head} scope="col" className={classes(cellClass, numeric && numericClass)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rows} className={body}>
          {rows.map((row) => (
            <tr key={row.key} {...roles.row} className={classes(rowClass, surfaces.surface)}>
              {columns.map(({ id, name, numeric, cell }) => (
                <td key={id} {...roles.cell} className={classes(cellClass, numeric && numericClass)}>
                  {numeric && (
                    // For the card layout only. Screen readers read the column header.
                    <span aria-hidden className={cellName}>
                      {name}
                    </span>
                  )}
                  {ownElement(cell(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
