import { describe, expect, test } from 'vitest';
import { csvNumber, csvText, toCsv } from './csv.ts';
import { csvTime } from './csvTime.ts';

describe('a text', () => {
  test.each([
    ['=SUM(A1:A9)', `"'=SUM(A1:A9)"`],
    ['+66812345678', `"'+66812345678"`],
    ['-2+3+cmd|calc', `"'-2+3+cmd|calc"`],
    ['-50.00', `"'-50.00"`],
    ['@import', `"'@import"`],
    [' =1+1', `"' =1+1"`],
    ['\t=1', `"'\t=1"`],
    ['\rtext', `"'\rtext"`],
    ['say "hello", twice', '"say ""hello"", twice"'],
    ['สวัสดี', '"สวัสดี"'],
    ['', '""'],
  ])('%o is %o, which no spreadsheet runs', (text, cell) => expect(csvText(text)).toBe(cell));

  test.each([
    '0812345678',
    '007',
    '12345678901234567890',
    '1e5',
    '2026-11-21 01:30:00',
    '1/2',
    '10:30',
    'sept2',
    '50%',
    ' 42',
    '๐๘๑๒',
    '฿50',
    'TRUE',
    'false',
  ])('%o stays a text, which spreadsheets would convert', (text) => expect(csvText(text)).toBe(`"=""${text}"""`));

  test('with quotation marks cannot end the formula that keeps it', () => {
    expect(csvText('1"&cmd()&"')).toBe('"=""1""""&cmd()&"""""""');
  });

  test('that is too long for a formula, or has lines, is no number either', () => {
    expect(csvText('1'.repeat(256))).toBe(`"${'1'.repeat(256)}"`);
    expect(csvText('1\n2')).toBe('"1\n2"');
  });
});

test.each([
  ['-50.00', '"-50.00"'],
  ['1250.00', '"1250.00"'],
  ['', '""'],
  ['-', `"'-"`],
  ['1,250.00', '"=""1,250.00"""'],
])('the number %o is %o', (text, cell) => expect(csvNumber(text)).toBe(cell));

test('rows become lines behind a byte order mark', () => {
  const csv = toCsv(
    [{ header: 'บัญชี' }, { header: 'ยอด', numeric: true }],
    [
      ['=ploy', '-1.50'],
      ['0812345678', '20.00'],
    ],
  );
  expect(csv).toBe('\uFEFF"บัญชี","ยอด"\r\n"\'=ploy","-1.50"\r\n"=""0812345678""","20.00"\r\n');
});

test('times are those in Thailand', () => expect(csvTime('2026-11-20T18:30:00Z')).toBe('2026-11-21 01:30:00'));
