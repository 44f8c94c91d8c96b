import type { DayChoice, FilterField } from './report.types.ts';

/** With what a filter begins: with all, or with the first of its values. */
const firstOf = <Filter extends object>(field: FilterField<Filter>): unknown =>
  field.all === undefined && 'values' in field ? field.values[0] : '';

/** How many filters are not as a report begins. Days that were typed are one of them; quick ranges are in view anyway. */
export function setFilters<Filter extends object>(
  days: Pick<DayChoice, 'quick'> | null,
  fields: readonly FilterField<Filter>[],
  filter: Filter,
): number {
  const set = fields.filter((field) => filter[field.name] !== firstOf(field));
  return set.length + (days?.quick === null ? 1 : 0);
}

/** How many rows an answer lists on all its pages; null where it does not say. */
export function countOf(answer: object, rows: readonly unknown[]): number | null {
  const { total, totals, totalPages } = answer as {
    readonly total?: unknown;
    readonly totals?: { readonly count?: unknown };
    readonly totalPages?: unknown;
  };
  if (typeof total === 'number') return total;
  if (typeof totals?.count === 'number') return totals.count;
  return typeof totalPages === 'number' && totalPages > 1 ? null : rows.length;
}
