import { expect, test } from 'vitest';
import { pageOfRef, readReportRef, writeReportRef } from './reportRef.model.ts';

test('a choice survives the address, whatever is in it', () => {
  const ref = {
    account: 'a&b=c',
    parent: 'member-ploy',
    kind: 'RNG',
    income: 'CM-1',
    from: '2026-11-15',
    to: '2026-11-21',
    open: 'R 1',
    of: 'ก',
    tab: 'records',
    days: '31',
    page: '2',
    rows: '3',
  };
  expect(readReportRef(writeReportRef(ref))).toEqual(ref);
});

test('an address without a choice, or with another one, chooses nothing', () => {
  expect(readReportRef(null)).toEqual({});
  expect(readReportRef('member-ploy')).toEqual({});
  expect(readReportRef('account=&more=1')).toEqual({});
  expect(writeReportRef({})).toBe('');
});

test.each([
  ['12', 12],
  ['0', 1],
  ['-1', 1],
  ['1e3', 1],
  [undefined, 1],
])('an address names page %s', (page, expected) => expect(pageOfRef(page)).toBe(expected));
