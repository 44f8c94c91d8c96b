import { expect, test } from 'vitest';
import { countOf, setFilters } from './filters.model.ts';
import type { FilterField } from './report.types.ts';

interface Filter {
  readonly kind: 'in' | 'out' | '';
  readonly side: 'all' | 'own';
  readonly account: string;
}
const fields: readonly FilterField<Filter>[] = [
  { name: 'kind', label: '', all: '', values: ['in', 'out'], nameOf: String },
  { name: 'side', label: '', values: ['all', 'own'], nameOf: String },
  { name: 'account', label: '', all: '', Control: () => null },
];
const none: Filter = { kind: '', side: 'all', account: '' };

test.each([
  ['nothing', 'week', none, 0],
  ['other days of one tap', 'month', none, 0],
  ['days that were typed', null, none, 1],
  ['every filter', 'week', { kind: 'in', side: 'own', account: 'ploy' }, 3],
  ['a filter and days', null, { ...none, side: 'own' }, 2],
] as const)('%s is counted', (_, quick, filter, count) => expect(setFilters({ quick }, fields, filter)).toBe(count));

test('a list without days counts its filters only', () => expect(setFilters(null, fields, none)).toBe(0));

test.each([
  [{ total: 48, totalPages: 4 }, 48],
  [{ totals: { count: 31 }, totalPages: 3 }, 31],
  [{ totalPages: 1 }, 2],
  [{}, 2],
  [{ totals: {}, totalPages: 2 }, null],
])('the rows of %j on all pages', (answer, count) => expect(countOf(answer, ['a', 'b'])).toBe(count));
