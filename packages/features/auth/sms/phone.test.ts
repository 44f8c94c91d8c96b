import { describe, expect, it } from 'vitest';
import { readCode } from '#core/forms/readCode.ts';
import { type Country, formatPhone, homeCountry, toDialled } from './phone.ts';

const laos: Country = { country: 'LA', dialingCode: '856', digits: null };

describe('a number as it is sent', () => {
  it.each([
    ['0812345678', '0812345678'],
    ['081-234-5678', '0812345678'],
    [' 081 234 5678 ', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
    ['+66812345678', '0812345678'],
    ['0066812345678', '0812345678'],
    ['+660812345678', '0812345678'],
    ['๐๘๑-๒๓๔-๕๖๗๘', '0812345678'],
    // Another country's code is kept, and the rule refuses the number.
    ['+856201234567', '856201234567'],
    ['', ''],
    ['abc', ''],
  ])('%j is %j', (typed, sent) => expect(toDialled(typed, homeCountry)).toBe(sent));
  it('adds no zero where the country has no fixed length', () => {
    expect(toDialled('+856 20 1234 5678', laos)).toBe('2012345678');
  });
});

describe('a number while it is typed', () => {
  it.each([
    ['0', '0'],
    ['081', '081'],
    ['0812', '081-2'],
    ['081-', '081'],
    ['081-2345', '081-234-5'],
    ['0812345678', '081-234-5678'],
    ['08123456789', '081-234-56789'],
    ['+66', '+66'],
    ['+668123', '+668123'],
    ['+66812345678', '081-234-5678'],
    ['๐๘๑๒', '081-2'],
    ['', ''],
  ])('%j shows %j', (typed, shown) => expect(formatPhone(typed, homeCountry)).toBe(shown));
  it('is not formatted in other countries', () => expect(formatPhone('20 1234 5678', laos)).toBe('2012345678'));
  it('is idempotent', () => {
    for (const typed of ['0812345678', '+6681', '08-1', '081234']) {
      const once = formatPhone(typed, homeCountry);
      expect(formatPhone(once, homeCountry)).toBe(once);
      expect(toDialled(once, homeCountry)).toBe(toDialled(typed, homeCountry));
    }
  });
});

it.each([
  ['12345', '12345'],
  [' 123 45\n', '12345'],
  ['123-45', '12345'],
  ['๑๒๓๔๕', '12345'],
  ['๑๒ 3\u00A04๕', '12345'],
  ['12\u200B345', '12345'],
  [' ', ''],
  ['G-482 913', 'G482913'],
])('the code %j is sent as %j', (typed, sent) => expect(readCode(typed)).toBe(sent));
