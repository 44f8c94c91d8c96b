import { describe, expect, it } from 'vitest';
import { hasDirectionMarks, isolated, withoutDirectionMarks } from './marks.ts';
import { fullName, normaliseName } from './names.ts';
import { readAmount } from './readAmount.ts';
import { formatDay, isOtherOrder, readDay, writeDay } from './readDay.ts';
import { readCode, readDigits } from './readDigits.ts';
import { readPhone } from './readPhone.ts';
import { readLines, readText, readWideText } from './readText.ts';

describe('one line', () => {
  it.each([
    ['สมชาย\u200B ใจดี', 'สมชาย ใจดี'],
    ['สมชาย  ใจดี', 'สมชาย ใจดี'],
    ['\u202Aสมชาย\u00A0ใจดี\u202C', 'สมชาย ใจดี'],
    ['\uFEFF สมชาย\t\n ใจดี\u2060 ', 'สมชาย ใจดี'],
    ['Som\u00ADchai \u2066Jaidee\u2069', 'Somchai Jaidee'],
    ['Somchai\u0000 Jaidee\u0007', 'Somchai Jaidee'],
    ['Ｓｏｍｃｈａｉ　Ｊａｉｄｅｅ２', 'Somchai Jaidee2'],
    // Thai in its one order.
    ['ค\u0E4D\u0E32แก้ว', 'คำแก้ว'],
    ['น\u0E49\u0E4D\u0E32', 'น้ำ'],
    ['น\u0E4D\u0E49\u0E32', 'น้ำ'],
    ['น\u0E4D\u200B\u0E49\u0E32', 'น้ำ'],
    ['นำ\u0E49', 'น้ำ'],
    ['เเก้ว', 'แก้ว'],
    ['ก\u0E48\u0E34น', 'กิ่น'],
    ['ก\u0E48\u0E38ง', 'กุ่ง'],
    ['พันธ\u0E4C\u0E38', 'พันธุ์'],
    ['ที\u0E48', 'ที่'],
    // Letters with their accents in one character.
    ['Jose\u0301', 'José'],
    ['', ''],
    [' \u200B\u202E ', ''],
  ])('%j is read as %j', (typed, read) => expect(readText(typed)).toBe(read));

  it.each([
    // A mark more or less, another vowel, or another sign is another name.
    ['แก้ว', 'แกว'],
    ['กา', 'กๅ'],
    ['สมชาย ใจดี', 'สมชายใจดี'],
    ['x²', 'x2'],
    ['①', '1'],
    ['๑', '1'],
    ['José', 'Jose'],
    ['ﬁ', 'fi'],
    ['Å', 'A'],
    ['ﾆｯﾎﾟﾝ', 'ニッポン'],
    ['O', '0'],
    ['👨‍👩‍👧', '👨👩👧'],
    ['❤\uFE0F', '❤'],
  ])('%j and %j stay different', (one, other) => {
    expect(readText(one)).not.toBe(readText(other));
  });

  it('keeps the marks that belong to an emoji, and no others', () => {
    expect(readText('น้ำ 👩🏽‍🚀 ❤\uFE0F\u200D\u202E')).toBe('น้ำ 👩🏽‍🚀 ❤\uFE0F');
    expect(readText('👩\u200D\u200D')).toBe('👩');
  });
  it('keeps wide letters where they are asked for', () => {
    expect(readWideText(' 山田　太郎\u200B ＡＢ１')).toBe('山田　太郎 ＡＢ１');
  });
});

it.each([
  ['  บรรทัดแรก\r\nบรรทัด\u200Bที่สอง  x\r', 'บรรทัดแรก\nบรรทัดที่สอง  x'],
  ['a\u2028b', 'a\u2028b'],
  ['ราคา，１００', 'ราคา，１００'],
  ['\u202Eabc\n\n\u2067def', 'abc\n\ndef'],
  ['น\u0E4D\u0E49\u0E32\tดื่ม', 'น้ำ\tดื่ม'],
])('the lines %j are read as %j', (typed, read) => expect(readLines(typed)).toBe(read));

describe('names', () => {
  it('that look the same are the same, and others are not', () => {
    expect(normaliseName('สมชาย คําแก้ว')).toBe(normaliseName('สมชาย คำแก้ว'));
    expect(normaliseName(' SOMCHAI\u200B  jaidee')).toBe(normaliseName('Somchai Jaidee'));
    expect(normaliseName('สมชาย แกว')).not.toBe(normaliseName('สมชาย แก้ว'));
  });
  it.each(['สมชาย ใจดี', 'Anna Maria Jones', 'น.ส. สมหญิง ณ อยุธยา', "Conan O'Brien", '(สมชาย) ใจดี', 'José Å'])(
    '%j is a full name',
    (name) => expect(fullName.test(name)).toBe(true),
  );
  it.each(['Somchai 2', 'Somchai ๒', 'สมชาย ใจดี2', 'สมชาย', 'สมชาย -', '- -', '1 2', 'สมชาย ', 'สมชาย  ใจดี', '', ' '])(
    '%j is none',
    (name) => expect(fullName.test(name)).toBe(false),
  );
});

it.each([
  ['๐๘๑-๒๓๔', '081-234'],
  ['１２３', '123'],
  ['\u202A12\u202C', '12'],
])('the digits of %j are read as %j', (typed, read) => expect(readDigits(typed)).toBe(read));

it.each([
  ['12345', '12345'],
  [' 123 45\n', '12345'],
  ['123-45', '12345'],
  ['123–45', '12345'],
  ['๑๒๓๔๕', '12345'],
  ['๑๒ 3\u00A04๕', '12345'],
  ['１２３４５', '12345'],
  ['12\u200B345', '12345'],
  ['\u202D12345\u202C', '12345'],
  [' ', ''],
  ['G-482 913', 'G482913'],
])('the code %j is read as %j', (typed, read) => expect(readCode(typed)).toBe(read));

describe('mobile numbers', () => {
  const thailand = { dialingCode: '66', digits: 10 };
  const singapore = { dialingCode: '65', digits: 8, leadingZero: false };
  const laos = { dialingCode: '856', digits: null };
  it.each([
    ['0812345678', '0812345678'],
    ['081-234-5678', '0812345678'],
    [' 081 234 5678 ', '0812345678'],
    ['(081) 234.5678', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
    ['\u202A+66 81 234 5679\u202C', '0812345679'],
    ['\u2066+66\u00A081\u00A0234\u00A05679\u2069', '0812345679'],
    ['＋６６８１２３４５６７９', '0812345679'],
    ['0066812345678', '0812345678'],
    ['+660812345678', '0812345678'],
    ['66812345679', '0812345679'],
    ['660812345679', '0812345679'],
    ['812345679', '0812345679'],
    ['๐๘๑-๒๓๔-๕๖๗๘', '0812345678'],
    // Too long or too short stays so, and the rule refuses it.
    ['668123456790', '668123456790'],
    ['81234567', '81234567'],
    ['66', '66'],
    ['0212345', '0212345'],
    // Another country's code is kept, and the rule refuses the number.
    ['+856201234567', '856201234567'],
    ['', ''],
    ['abc', ''],
  ])('%j is %j in Thailand', (typed, read) => expect(readPhone(typed, thailand)).toBe(read));
  it.each([
    ['9123 4567', '91234567'],
    ['6591234567', '91234567'],
    ['+65 9123 4567', '91234567'],
    // Begins like its dialling code, and is whole.
    ['65123456', '65123456'],
    // No zero is invented where none is dialled.
    ['+65 912 3456', '9123456'],
    ['9123456', '9123456'],
  ])('%j is %j in Singapore', (typed, read) => expect(readPhone(typed, singapore)).toBe(read));
  it.each([
    ['+856 20 1234 5678', '2012345678'],
    ['00856 20 1234 5678', '2012345678'],
    ['8562012345678', '8562012345678'],
  ])('%j is %j where the length varies', (typed, read) => expect(readPhone(typed, laos)).toBe(read));
});

describe('amounts', () => {
  it.each([
    ['500', '500.00'],
    ['500.5', '500.50'],
    [' 1,000.25 ', '1000.25'],
    ['1 000', '1000.00'],
    ['1 234 567.5', '1234567.50'],
    ['฿๕๐๐', '500.00'],
    ['๑,๒๓๔.๕๖', '1234.56'],
    ['１，０００．５０', '1000.50'],
    ['0500', '500.00'],
    ['500.', '500.00'],
    ['1,234,567', '1234567.00'],
    ['1000 บาท', '1000.00'],
    ['1,000บาทถ้วน', '1000.00'],
    ['1,000.-', '1000.00'],
    ['1,000.– บาท', '1000.00'],
    ['THB 1,000.50', '1000.50'],
    ['1000.50 thb', '1000.50'],
    ['1000 ฿', '1000.00'],
    ['1000\u200B', '1000.00'],
    ['\u202A฿1,000\u202C', '1000.00'],
  ])('reads “%s” as %s', (text, amount) => expect(readAmount(text)).toEqual({ ok: true, amount }));

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['฿', 'empty'],
    ['abc', 'unreadable'],
    ['1,5', 'unreadable'],
    ['1.000,00', 'unreadable'],
    ['1.000,50', 'unreadable'],
    ['1000,50', 'unreadable'],
    ['10,00', 'unreadable'],
    ['1,0000', 'unreadable'],
    ['1,000 000', 'unreadable'],
    ['10 00', 'unreadable'],
    ['-500', 'unreadable'],
    ['−500', 'unreadable'],
    ['500-', 'unreadable'],
    ['฿-500', 'unreadable'],
    ['1e3', 'unreadable'],
    ['0x10', 'unreadable'],
    ['.5', 'unreadable'],
    ['1฿000', 'unreadable'],
    ['1000 USD', 'unreadable'],
    ['๑²', 'unreadable'],
    ['9'.repeat(16), 'unreadable'],
    ['500.005', 'decimals'],
  ])('refuses “%s”: %s', (text, problem) => expect(readAmount(text)).toEqual({ ok: false, problem }));
});

describe('days', () => {
  it.each([
    ['1', '1'],
    ['1995', '1995'],
    ['19950', '1995-0'],
    ['1995-08-', '1995-08'],
    ['1995/08/31', '1995-08-31'],
    ['1995.8.', '1995-08'],
    ['1995/8/31', '1995-08-31'],
    ['199508319', '1995-08-31'],
    // A digit of the month is deleted to be typed again.
    ['1995-0-31', '1995-03-1'],
    // Buddhist era, as written in Thailand.
    ['2538-08-31', '1995-08-31'],
    ['25430229', '2000-02-29'],
    ['2543-02-29', '2000-02-29'],
    ['\u202A2543-02-29\u202C', '2000-02-29'],
    ['๒๕๓๘๐๘๓๑', '1995-08-31'],
    ['２５３８０８３１', '1995-08-31'],
    // No such day, in either era: nothing is made of it.
    ['2538-13-31', '2538-13-31'],
    ['25440229', '2544-02-29'],
    ['2443-02-29', '2443-02-29'],
    // Another order stays visible.
    ['01/', '01/'],
    ['01/02/1990', '01/02/1990'],
    ['1 2 1990', '1 2 1990'],
    ['01021990', '0102-19-90'],
  ])('%j is shown as %j', (typed, shown) => expect(formatDay(typed, 'yyyyMMdd')).toBe(shown));
  it.each([
    ['08312538', '08-31-1995'],
    ['02292543', '02-29-2000'],
    ['8/31/1995', '08-31-1995'],
    ['1995-08-31', '1995-08-31'],
  ])('%j is shown as %j with the month first', (typed, shown) => expect(formatDay(typed, 'MMddyyyy')).toBe(shown));
  it('reads days of both eras, and no other', () => {
    expect(readDay('2543-02-29', 'yyyyMMdd')).toEqual({ year: 2000, month: 2, day: 29 });
    expect(readDay('08-31-1995', 'MMddyyyy')).toEqual({ year: 1995, month: 8, day: 31 });
    for (const text of ['1900-02-29', '2544-02-29', '1990-02-30', '0050-01-01', '1990-2-3', '01/02/1990', '1990', '']) {
      expect(readDay(text, 'yyyyMMdd')).toBeNull();
    }
  });
  it('tells another order from a day that does not exist', () => {
    expect(['0102-19-90', '1995-31-08'].every((text) => isOtherOrder(text, 'yyyyMMdd'))).toBe(true);
    expect(isOtherOrder('31-08-1995', 'MMddyyyy')).toBe(true);
    expect(['1990-02-30', '1990-00-10', 'x'].some((text) => isOtherOrder(text, 'yyyyMMdd'))).toBe(false);
  });
  it('are written in the format', () => {
    expect(writeDay({ year: 2000, month: 2, day: 9 }, 'yyyyMMdd')).toBe('2000-02-09');
    expect(writeDay({ year: 2000, month: 2, day: 9 }, 'MMddyyyy')).toBe('02-09-2000');
  });
});

describe('direction', () => {
  it('marks are found and dropped, letters are not', () => {
    expect(hasDirectionMarks('สม\u202Eชาย')).toBe(true);
    expect(hasDirectionMarks('สมชาย שלום')).toBe(false);
    expect(withoutDirectionMarks('\u200E\u061Ca\u202Eb\u2066c\u2069')).toBe('abc');
  });
  it('is enclosed only where it can reorder what is around it', () => {
    expect(isolated('สมชาย (2)')).toBe('สมชาย (2)');
    expect(isolated('שלום')).toBe('\u2068שלום\u2069');
    expect(isolated('\u2069\u202Eسارة')).toBe('\u2068سارة\u2069');
    expect(isolated('\u202Eabc')).toBe('abc');
  });
});
