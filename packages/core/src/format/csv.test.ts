import { describe, expect, test } from 'vitest';
import { csvCell, csvTime, toCsv } from './csv.ts';

describe('a cell', () => {
  test.each([
    ['=SUM(A1:A9)', `"'=SUM(A1:A9)"`],
    ['+66812345678', `"'+66812345678"`],
    ['-2+3+cmd|calc', `"'-2+3+cmd|calc"`],
    ['@import', `"'@import"`],
    [' =1+1', `"' =1+1"`],
    ['\t=1', `"'\t=1"`],
    ['\rtext', `"'\rtext"`],
    ['-50.00', '"-50.00"'],
    ['1250.00', '"1250.00"'],
    ['say "hello", twice', '"say ""hello"", twice"'],
    ['สวัสดี', '"สวัสดี"'],
    ['', '""'],
  ])('%o becomes %o', (text, cell) => expect(csvCell(text)).toBe(cell));
});

test('rows become lines behind a byte order mark', () => {
  const csv = toCsv([
    ['บัญชี', 'ยอด'],
    ['=ploy', '-1.50'],
  ]);
  expect(csv).toBe('\uFEFF"บัญชี","ยอด"\r\n"\'=ploy","-1.50"\r\n');
});

test('times are those in Thailand', () => expect(csvTime('2026-11-20T18:30:00Z')).toBe('2026-11-21 01:30:00'));
