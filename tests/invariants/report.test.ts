import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceGraph.ts';

// A report is written once, in core/report: its states, filters, pages, file and paper. A page that does it by itself forgets one
// of them, and a second type of columns states twice what is shown, saved and printed.

const product = sourceFiles.filter(
  (file) =>
    /^(?:packages\/(?:core|features|ui)|apps\/site)\//.test(file) && !/\.(?:stories|test|samples|testing)\./.test(file),
);
const textOf = (file: string): string => readFileSync(file, 'utf8');

/** Declares columns: a type, or props with a list of their own. */
const columnType = /\b(?:interface|type) (?:\w*Column)(?:<[^>{=]*>)?\s*(?:=|\{|extends\b)/;
/** The type, what a table draws of it, and what a file of it needs. */
const columnTypes = ['packages/ui/src/DataTable/Column.ts', 'packages/core/src/format/csv.ts'];

/** Writes CSV, or lays out paper. */
const fileOrPaper = /\btoCsv\(|\/sheet\.css\.ts'/;
/** Leafs through what days choose. */
const pagesByDays = (text: string): boolean => /<Pages\b/.test(text) && /<(?:DayFields|ReportFilters)\b/.test(text);

it('finds planted violations', () => {
  expect(columnType.test('export interface FileColumn<Row> extends CsvColumn {')).toBe(true);
  expect(columnType.test('type OwnColumn<Row> = { header: string };')).toBe(true);
  expect(columnType.test("import { type Column, isOnScreen } from './Column.ts';")).toBe(false);
  expect(fileOrPaper.test('saveFile(name, type, toCsv(columns, rows))')).toBe(true);
  expect(fileOrPaper.test("import { sheet } from '#core/report/sheet.css.ts';")).toBe(true);
  expect(pagesByDays('<DayFields days={days}><Select /></DayFields> <Pages page={1} />')).toBe(true);
  expect(pagesByDays('<DayFields days={days} />')).toBe(false);
  expect(product.length).toBeGreaterThan(1_000);
});

it('there is one type of columns, for table, cards, file and paper', () => {
  const found = product.filter((file) => columnType.test(textOf(file)));
  expect(found.filter((file) => !columnTypes.includes(file))).toEqual([]);
});

it('no page is a report of its own', () => {
  const found = product.filter((file) => fileOrPaper.test(textOf(file)) || pagesByDays(textOf(file)));
  expect(found.filter((file) => !/^packages\/core\/src\/(?:report\/|format\/csv\.ts$)/.test(file))).toEqual([]);
});
