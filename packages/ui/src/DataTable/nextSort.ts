import type { Column } from './Column.ts';

const sortDirections = ['asc', 'desc'] as const;

/** By which column the rows are sorted. */
export interface DataSort {
  /** The key of the column. */
  readonly key: string;
  readonly order: (typeof sortDirections)[number];
}

/** The order after a heading is clicked: the other one, or of another column what is looked for first. */
export function nextSort<Row>({ key, align }: Column<Row>, sort: DataSort | undefined): DataSort {
  if (sort?.key === key) return { key, order: sort.order === 'asc' ? 'desc' : 'asc' };
  return { key, order: align === 'end' ? 'desc' : 'asc' };
}
