import { describe, expect, test } from 'vitest';
import { readDate, writeDate } from './typedDate.ts';

describe('a typed day', () => {
  test.each([
    ['21/11/2569', 'th-TH', '2026-11-21'],
    ['21/11/2026', 'th-TH', '2026-11-21'],
    ['21/11/2569', 'en-GB', '2026-11-21'],
    ['1-2-2026', 'en-GB', '2026-02-01'],
    ['1.2.2026', 'en-GB', '2026-02-01'],
    ['1 2 2569', 'th-TH', '2026-02-01'],
    ['๒๑/๑๑/๒๕๖๙', 'th-TH', '2026-11-21'],
    ['21112569', 'th-TH', '2026-11-21'],
    ['21 พ.ย. 2569', 'th-TH', '2026-11-21'],
    ['21 พฤศจิกายน พ.ศ. 2569', 'th-TH', '2026-11-21'],
    ['21 Nov 2026', 'en-GB', '2026-11-21'],
    ['21 november 2026', 'th-TH', '2026-11-21'],
    ['2026-11-21', 'th-TH', '2026-11-21'],
    ['29/2/2567', 'th-TH', '2024-02-29'],
    ['21/11/69', 'th-TH', '2026-11-21'],
    ['21/11/26', 'en-GB', '2026-11-21'],
  ])('%s (%s) is %s', (text, locale, day) => expect(readDate(text, locale)).toBe(day));

  test.each([
    '',
    '21',
    '21/11',
    '31/2/2569',
    '29/2/2026',
    '0/1/2026',
    '1/13/2026',
    'tomorrow',
    '1/1/999',
    '21 foo 2026',
  ])('%o is none', (text) => expect(readDate(text, 'en-GB')).toBeNull());

  test('a year of two digits counts when the player has finished', () => {
    expect(readDate('21/11/25', 'th-TH', false)).toBeNull();
    expect(readDate('21/11/2569', 'th-TH', false)).toBe('2026-11-21');
  });

  test('what is written is read again, on every day of four years', () => {
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2028, 0, 1); at += 24 * 60 * 60_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      expect(readDate(writeDate(day, 'buddhist'), 'th-TH')).toBe(day);
      expect(readDate(writeDate(day, 'gregory'), 'en-GB')).toBe(day);
    }
    expect(writeDate('', 'gregory')).toBe('');
  });
});
