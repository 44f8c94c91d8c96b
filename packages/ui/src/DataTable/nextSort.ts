import type { Column } from './Column.ts';
import type { DataSort } from './DataTable.tsx';

/** The order after a heading is clicked: the other one, or of another column what is looked for first. */
export function nextSort<Row>({ key, align }: Column<Row>, sort: DataSort | undefined): DataSort {
  if (sort?.key === key) return { key, order: sort.order === 'asc' ? 'desc' : 'asc' };
  return { key, order: align === 'end' ? 'desc' : 'asc' };
}
