import { type ReactNode, useRef } from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useOverflow } from '../TabStrip/useOverflow.ts';
import { ownElement } from '../Text/ownElement.tsx';
import { type Column, isOnScreen } from './Column.ts';
import {
  body,
  cell as cellClass,
  cellName,
  container,
  foot,
  head,
  headCell,
  headRow,
  lead,
  note as noteClass,
  noteText,
  notInCards,
  numeric,
  row as rowClass,
  scroller,
  sum,
  table,
  unsorted,
} from './DataTable.css.ts';
import { Branch, Lead } from './Lead.tsx';
import { reveal } from './reveal.ts';
import { SortButton } from './SortButton.tsx';
import { type DataTree, useTreeRows } from './useTreeRows.ts';

export const sortDirections = ['asc', 'desc'] as const;

/** By which column the rows are sorted. */
export interface DataSort {
  /** The key of the column. */
  readonly key: string;
  readonly order: (typeof sortDirections)[number];
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** From left to right, without those that are for files only. The first one names the row: it stays in place when the table scrolls sideways. */
  columns: readonly Column<Row>[];
  /** The rows in order. Show an `EmptyState` instead of a table without rows. */
  rows: readonly Row[];
  /** A unique key of a row. */
  rowKey: (row: Row) => string;
  /** Where the first cell of a row leads; null for nowhere. */
  rowHref?: (row: Row) => string | null;
  /** Makes the first cell of a row a button. Ignored for rows with `rowHref`. */
  onRow?: (row: Row) => void;
  /** The current order of the rows. */
  sort?: DataSort | undefined;
  /** Called with the next order: numbers begin with the largest, texts with the first letter. */
  onSort?: (sort: DataSort) => void;
  /** Makes the rows a tree. Without it, none belongs to another. */
  tree?: DataTree<Row> | undefined;
  /** What stands in place of the cells of a row, such as that the rows below another one are loading; null for its cells. */
  rowNote?: (row: Row) => ReactNode;
  /** The first cell of the sum line. Without it, the totals of the columns are not shown. */
  totalLabel?: string;
  /** Draws so many placeholder rows instead of `rows`. Announce the loading state separately. @default 0 */
  loadingRows?: number;
  /** The rows are being replaced. @default false */
  busy?: boolean;
  /** Rows are entries with texts of several lines, which none of their columns names: each card stands apart. @default false */
  entries?: boolean;
}

/** Browsers drop the roles of a table whose `display` changes, so that each one is explicit. */
const roles = {
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/**
 * A table with many columns of numbers, for pages of up to a few hundred rows. It scrolls sideways beside its first column; in
 * a narrow container each row is a card.
 */
export function DataTable<Row>({
  label,
  columns: all,
  rows,
  rowKey,
  rowHref,
  onRow,
  sort,
  onSort,
  tree,
  rowNote,
  totalLabel,
  loadingRows = 0,
  busy = false,
  entries = false,
}: DataTableProps<Row>) {
  const columns = all.filter(isOnScreen);
  const area = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(area, `${columns.length} ${rows.length} ${loadingRows}`);
  const scrolls = overflow !== 'none';
  const treeProps = useTreeRows(tree, rows, rowKey);
  const cellRole = { role: tree === undefined ? 'cell' : 'gridcell' };
  const cellOf = ({ align, priority }: Column<Row>, at: number) =>
    classes(cellClass, at === 0 && !entries && lead, align === 'end' && numeric, priority === 'low' && notInCards);
  return (
    <div className={container}>
      <div
        ref={area}
        className={classes(scroller, surfaces.surface)}
        data-entries={entries || undefined}
        data-scrolled={overflow === 'previous' || overflow === 'both' || undefined}
        {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0, onFocus: reveal })}
      >
        <table
          role={tree === undefined ? 'table' : 'treegrid'}
          aria-label={label}
          aria-busy={busy || loadingRows > 0 || undefined}
          className={table}
        >
          <thead {...roles.rows} className={head}>
            <tr {...roles.row} className={headRow}>
              {columns.map((column, at) => {
                const sorted = sort?.key === column.key ? sort.order : undefined;
                const canSort = column.sortable === true && onSort !== undefined;
                return (
                  <th
                    key={column.key}
                    {...roles.head}
                    aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
                    className={classes(cellOf(column, at), headCell, !canSort && unsorted)}
                  >
                    {canSort ? (
                      <SortButton sorted={sorted} onSort={() => onSort(nextSort(column, sort))}>
                        {column.header}
                      </SortButton>
                    ) : (
                      column.header
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody {...roles.rows} className={body}>
            {Array.from({ length: loadingRows }, (_, index) => (
              <tr key={index} {...roles.row} className={rowClass}>
                {columns.map((column, at) => (
                  <td key={column.key} {...roles.cell} className={cellOf(column, at)}>
                    {at > 0 && <CellName>{column.header}</CellName>}
                    <Skeleton shape="text" />
                  </td>
                ))}
              </tr>
            ))}
            {loadingRows === 0 &&
              rows.map((row) => {
                const note = rowNote?.(row) ?? null;
                return (
                  <tr key={rowKey(row)} {...roles.row} {...treeProps(row)} className={rowClass}>
                    {note === null ? (
                      columns.map((column, at) =>
                        at === 0 && !entries ? (
                          <th key={column.key} {...roles.rowHead} className={cellOf(column, at)}>
                            <Branch tree={tree} row={row}>
                              <Lead href={rowHref?.(row) ?? null} onClick={onRow && (() => onRow(row))}>
                                {ownElement(column.cell(row))}
                              </Lead>
                            </Branch>
                          </th>
                        ) : (
                          <td key={column.key} {...cellRole} className={cellOf(column, at)}>
                            <CellName>{column.header}</CellName>
                            {ownElement(column.cell(row))}
                          </td>
                        ),
                      )
                    ) : (
                      <td {...cellRole} colSpan={columns.length} className={classes(cellClass, noteClass)}>
                        <span className={noteText}>
                          <Branch tree={tree} row={row}>
                            {ownElement(note)}
                          </Branch>
                        </span>
                      </td>
                    )}
                  </tr>
                );
              })}
          </tbody>
          {totalLabel !== undefined && loadingRows === 0 && (
            <tfoot {...roles.rows} className={foot}>
              <tr {...roles.row} className={classes(rowClass, sum)}>
                {columns.map((column, at) =>
                  at === 0 ? (
                    <th key={column.key} {...roles.rowHead} className={cellOf(column, at)}>
                      {totalLabel}
                    </th>
                  ) : (
                    <td
                      key={column.key}
                      {...roles.cell}
                      className={classes(cellOf(column, at), column.total === undefined && notInCards)}
                    >
                      {column.total !== undefined && <CellName>{column.header}</CellName>}
                      {ownElement(column.total)}
                    </td>
                  ),
                )}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}

function nextSort<Row>({ key, align }: Column<Row>, sort: DataSort | undefined): DataSort {
  if (sort?.key === key) return { key, order: sort.order === 'asc' ? 'desc' : 'asc' };
  return { key, order: align === 'end' ? 'desc' : 'asc' };
}

/** The label of a value in a card. Screen readers read the column header instead. */
const CellName = ({ children }: { children: string }) => (
  <span aria-hidden className={cellName}>
    {children}
  </span>
);
