import type { Column } from '#ui/DataTable/Column.ts';
import { Amount } from '../components/Amount.tsx';
import { csvTime } from '../format/csvTime.ts';
import { CopyReference } from './CopyReference.tsx';
import { Moment } from './Moment.tsx';

/** What a column of a known kind can state besides its value. */
type Rest<Row> = Partial<Omit<Column<Row>, 'key' | 'header' | 'align'>>;

/** What stands in place of a value that there is not: an element, so that a component can return it too (see `ownElement`). */
export const none = <span>–</span>;

/** A column of amounts; null for a row without one. @param sign `always` for what can be negative */
export function amountColumn<Row>(
  key: string,
  header: string,
  value: (row: Row) => string | null,
  { sign = 'auto', ...rest }: Rest<Row> & { readonly sign?: 'auto' | 'always' } = {},
): Column<Row> {
  return {
    key,
    header,
    align: 'end',
    cell(row) {
      const amount = value(row);
      return amount === null ? none : <Amount sign={sign} value={amount} />;
    },
    text: (row) => value(row) ?? '',
    ...rest,
  };
}

/** A column of times (ISO 8601); null for a row without one. */
export const timeColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => string | null,
  rest: Rest<Row> = {},
): Column<Row> => ({
  key,
  header,
  cell(row) {
    const at = value(row);
    return at === null ? none : <Moment at={at} />;
  },
  text(row) {
    const at = value(row);
    return at === null ? '' : csvTime(at);
  },
  ...rest,
});

/** A column of references, each with a button that copies it. @param idOf identifies a row where several share a reference */
export const referenceColumn = <Row extends { readonly reference: string }>(
  header: string,
  idOf: (row: Row) => string = ({ reference }) => reference,
  rest: Rest<Row> = {},
): Column<Row> => ({
  key: 'reference',
  header,
  cell: (row) => <CopyReference id={idOf(row)} reference={row.reference} />,
  text: ({ reference }) => reference,
  ...rest,
});
