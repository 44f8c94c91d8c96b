import type { ReactNode } from 'react';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import {
  body,
  cell as cellClass,
  cellName,
  figure as figureClass,
  frame,
  head,
  row as rowClass,
  table,
} from './RecordTable.css.ts';

export interface Column<Row> {
  readonly id: string;
  readonly name: string;
  /** An amount or a result: at the end of its column; beside other ones, under its name, where there are no columns. */
  readonly figure?: true;
  readonly cell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row extends { readonly key: string }> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The rows answer the question before. */
  busy: boolean;
}

const roles = {
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A table, whose rows are cards where it is narrow. A browser takes an element for what it is displayed as, so each says
 * by its role what it is, whatever it looks like.
 */
export function RecordTable<Row extends { readonly key: string }>({
  label,
  columns,
  rows,
  busy,
}: RecordTableProps<Row>) {
  return (
    <div className={frame}>
      <table role="table" aria-label={label} aria-busy={busy || undefined} className={table}>
        <thead {...roles.rows} className={head}>
          <tr {...roles.row}>
            {columns.map(({ id, name, figure }) => (
              <th key={id} {...roles.head} scope="col" className={classes(cellClass, figure && figureClass)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rows} className={body}>
          {rows.map((row) => (
            <tr key={row.key} {...roles.row} className={classes(rowClass, surfaces.surface)}>
              {columns.map(({ id, name, figure, cell }) => (
                <td key={id} {...roles.cell} className={classes(cellClass, figure && figureClass)}>
                  {figure && (
                    // The head of the column is read out; this one is for who sees no head.
                    <span aria-hidden className={cellName}>
                      {name}
                    </span>
                  )}
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
