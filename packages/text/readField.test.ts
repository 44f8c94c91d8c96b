import { describe, expect, it } from 'vitest';
import { readField, turnsSentences } from './readField.ts';

describe('a field of the sign-up', () => {
  it.each([
    ['payeeName', 'firstAndLastName', 'สมชาย\u200B  คํา\u00ADแก้ว ', 'สมชาย คำแก้ว'],
    ['username', 'letterFirst', '\u202Aｄｅｍｏ１\u202C', 'demo1'],
    ['email', 'email', ' ﻿name@example.com\u2069', 'name@example.com'],
    ['nickname', null, 'ฟ้า ๑', 'ฟ้า ๑'],
    ['captcha', null, '๑๒ ๓๔', '1234'],
    ['verificationCode', null, '12-345', '12345'],
    ['idNumber', 'digits', '1-2345-67890-12-๓', '1234567890123'],
    ['birthday', null, '25430229', '2000-02-29'],
    ['birthday', 'MMddyyyy', '02/29/2543', '02-29-2000'],
    ['birthday', 'yyyyMMdd', '01/02/1990', '01/02/1990'],
    ['birthday', 'yyyyMMdd', 'soon', 'soon'],
    ['nickname', 'fullWidthJapanese', '山田　ＡＢ', '山田　ＡＢ'],
    // Nothing is changed in a password but the space around it.
    ['password', 'lettersAndDigits', ' Ｐa\u200Bss ๑ ', 'Ｐa\u200Bss ๑'],
    ['confirmPassword', null, 'คํา', 'คํา'],
    ['paymentPassword', 'digits', '12 34', '12 34'],
  ])('%s (%s) reads %j as %j', (field, patternId, typed, read) => {
    expect(readField(typed, { field, patternId })).toBe(read);
    expect(readField(read, { field, patternId })).toBe(read);
  });

  it.each([
    ['nickname', null, true],
    ['payeeName', 'firstAndLastName', true],
    ['address', null, true],
    ['email', 'email', false],
    ['username', 'letterFirst', false],
    ['mobileNum', 'digits', false],
    ['idNumber', 'digits', false],
    ['birthday', 'yyyyMMdd', false],
    ['password', null, false],
  ])('%s (%s) with a mark of direction: refused is %s', (field, patternId, refused) => {
    expect(turnsSentences('ab\u202Ecd', { field, patternId })).toBe(refused);
    expect(turnsSentences('ab\u200Bcd', { field, patternId })).toBe(false);
  });
});
