import { type ReactNode, useRef } from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useOverflow } from '../TabStrip/useOverflow.ts';
import { ownElement } from '../Text/ownElement.tsx';
import { type Column, isOnScreen, titleOf } from './Column.ts';
import type { DataPick } from './DataPick.ts';
import {
  body,
  container,
  foot,
  head,
  moreAside,
  note as noteClass,
  noteText,
  scroller,
  table,
} from './DataTable.css.ts';
import { Branch, Lead } from './Lead.tsx';
import { type DataSort, nextSort } from './nextSort.ts';
import { reveal } from './reveal.ts';
import { roles } from './roles.ts';
import { SortButton } from './SortButton.tsx';
import {
  cell as cellClass,
  cellName,
  cellValue,
  headCell,
  headRow,
  inLinesOnly,
  lead,
  named,
  numeric,
  numericPlace,
  places,
  row as rowClass,
  sum,
  unplaced,
} from './TableRow.css.ts';
import { type RowFold, TableRow } from './TableRow.tsx';
import { type DataTree, useTreeRows } from './useTreeRows.ts';
import { Wide } from './Wide.tsx';

export const rowLooks = ['fold', 'line'] as const;

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
  /** Gives each row a box with which it is picked: `<RowPick>`. */
  pick?: DataPick<Row> | undefined;
  /** Further properties of a row, such as those of `useHold`. */
  rowProps?: ((row: Row) => object) | undefined;
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
  /**
   * Makes rows of a narrow table fold: two lines, of which a tap shows the rest. The name of the button, to which the name of
   * the row is added, such as “details of”. Without it, everything is shown.
   */
  unfoldLabel?: string | undefined;
  /**
   * What rows are in a narrow container: `fold` is two lines each, `line` one line each, in a table that scrolls sideways beside
   * its first column, as in a wide one.
   * @default 'fold'
   */
  rowsAs?: (typeof rowLooks)[number];
  /** Rows are entries with texts of several lines, which none of their columns names. @default false */
  entries?: boolean;
}

/**
 * A table with many columns of numbers, for pages of up to a few hundred rows. It scrolls sideways beside its first column, and
 * between its head and its sum line; in a narrow container each row is two lines, which unfold to the rest.
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
  pick,
  rowProps,
  tree,
  rowNote,
  totalLabel,
  loadingRows = 0,
  busy = false,
  unfoldLabel: unfold,
  rowsAs = 'fold',
  entries = false,
}: DataTableProps<Row>) {
  const asLines = rowsAs === 'line';
  const unfoldLabel = asLines ? undefined : unfold;
  const columns = all.filter(isOnScreen);
  const title = titleOf(columns);
  const hasSum = totalLabel !== undefined && loadingRows === 0;
  const area = useRef<HTMLDivElement>(null);
  const content = `${columns.length} ${rows.length} ${loadingRows}`;
  const overflow = useOverflow(area, content);
  const above = useOverflow(area, content, 'y');
  const scrolls = overflow !== 'none' || (hasSum && above !== 'none');
  const treeProps = useTreeRows(tree, rows, rowKey, pick);
  const cellRole = { role: tree === undefined ? 'cell' : 'gridcell' };
  const placeOf = (column: Column<Row>) => (column === title ? 'title' : (column.place ?? 'details'));
  const cellOf = (column: Column<Row>, at: number) =>
    classes(
      cellClass,
      column.align === 'end' && numeric,
      places[placeOf(column)],
      column.align === 'end' && numericPlace,
      at === 0 && lead,
      at === 0 && !entries && named,
    );
  const isNamed = (place: string): boolean => columns.some((column) => placeOf(column) === place);
  const missing = (['note', 'aside'] as const).filter((place) => !isNamed(place)).map((place) => `no-${place}`);
  /** The content of a cell, with its name before it where it is among the details. */
  const inCell = (column: Column<Row>, children: ReactNode, { nameId, button }: RowFold, row?: Row): ReactNode => {
    if (column === title) {
      const name = <div id={nameId}>{children}</div>;
      return (
        <>
          {pick === undefined || row === undefined ? name : pick.box(row, name)}
          {button}
        </>
      );
    }
    if (placeOf(column) !== 'details') return ownElement(children);
    return (
      <>
        <span className={cellName}>{column.header}</span>
        <div className={cellValue}>{children}</div>
      </>
    );
  };
  return (
    <div className={container}>
      <div
        ref={area}
        className={classes(scroller, surfaces.surface)}
        data-entries={entries || undefined}
        data-lines={asLines || undefined}
        data-sum={hasSum || undefined}
        data-places={missing.join(' ')}
        data-scrolled={overflow === 'previous' || overflow === 'both' || undefined}
        {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0, onFocus: reveal })}
      >
        <Wide wide={asLines}>
          <table
            role={tree === undefined ? 'table' : 'treegrid'}
            aria-label={label}
            aria-busy={busy || loadingRows > 0 || undefined}
            className={table}
          >
            <thead {...roles.rows} className={head}>
              <tr
                {...roles.row}
                className={classes(rowClass, headRow)}
                data-folds={unfoldLabel !== undefined || undefined}
              >
                {columns.map((column, at) => {
                  const sorted = sort?.key === column.key ? sort.order : undefined;
                  const canSort = column.sortable === true && onSort !== undefined;
                  return (
                    <th
                      key={column.key}
                      {...roles.head}
                      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
                      className={classes(cellOf(column, at), headCell, placeOf(column) === 'details' && unplaced)}
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
                <tr key={index} {...roles.row} className={rowClass} data-folds={unfoldLabel !== undefined || undefined}>
                  {columns.map((column, at) => (
                    <td key={column.key} {...roles.cell} className={cellOf(column, at)}>
                      <Skeleton shape="text" />
                    </td>
                  ))}
                </tr>
              ))}
              {loadingRows === 0 &&
                rows.map((row) => {
                  const note = rowNote?.(row) ?? null;
                  return (
                    <TableRow
                      key={rowKey(row)}
                      unfoldLabel={note === null ? unfoldLabel : undefined}
                      more={{ ...treeProps(row), ...(note === null && rowProps?.(row)) }}
                    >
                      {(fold) =>
                        note === null ? (
                          columns.map((column, at) =>
                            at === 0 && !entries ? (
                              <th key={column.key} {...roles.rowHead} className={cellOf(column, at)}>
                                {inCell(
                                  column,
                                  <Branch tree={tree} row={row}>
                                    <Lead href={rowHref?.(row) ?? null} onClick={onRow && (() => onRow(row))}>
                                      {ownElement(column.cell(row))}
                                    </Lead>
                                  </Branch>,
                                  fold,
                                  row,
                                )}
                              </th>
                            ) : (
                              <td key={column.key} {...cellRole} className={cellOf(column, at)}>
                                {inCell(column, column.cell(row), fold, row)}
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
                        )
                      }
                    </TableRow>
                  );
                })}
            </tbody>
            {hasSum && (
              <tfoot {...roles.rows} className={foot}>
                <TableRow unfoldLabel={unfoldLabel} className={sum}>
                  {(fold) =>
                    columns.map((column, at) =>
                      at === 0 ? (
                        <th key={column.key} {...roles.rowHead} className={cellOf(column, at)}>
                          {inCell(column, totalLabel, fold)}
                        </th>
                      ) : (
                        <td
                          key={column.key}
                          {...roles.cell}
                          className={classes(cellOf(column, at), column.total === undefined && inLinesOnly)}
                        >
                          {column.total !== undefined && inCell(column, column.total, fold)}
                        </td>
                      ),
                    )
                  }
                </TableRow>
              </tfoot>
            )}
          </table>
        </Wide>
      </div>
      {(overflow === 'next' || overflow === 'both') && <span aria-hidden className={moreAside} />}
    </div>
  );
}
