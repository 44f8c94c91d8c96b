import { describe, expect, it } from 'vitest';
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
    // Pasted from contacts, and beside the dialling code of the picker.
    ['\u202A+66 81 234 5679\u202C', '0812345679'],
    ['66812345679', '0812345679'],
    ['812345679', '0812345679'],
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
    ['\u202A+66 81 234 5679\u202C', '081-234-5679'],
    ['66812345679', '081-234-5679'],
    // The zero could not be deleted otherwise.
    ['812345679', '812-345-679'],
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
