import { expect, it } from 'vitest';
import { judgeNewPassword } from '#text/judgeNewPassword.ts';
import { homeCountry } from '../sms/phone.ts';
import { type RegisterField, registerFields } from './register.form.ts';
import { type CheckContext, type RegisterValues, problemAt, sentValue } from './register.problems.ts';

const context = { country: homeCountry, minAge: 21, today: { year: 2026, month: 11, day: 21 } };
const rule = (field: RegisterField, patternId: string | null) => ({
  field,
  rule: { field, patternId, enabled: true, required: true, acceptedPattern: '*', minLength: 0, maxLength: 60 },
});
const typedAs = (field: RegisterField, typed: string): RegisterValues => {
  const empty = Object.fromEntries(registerFields.map((name) => [name, ''])) as Record<RegisterField, string>;
  return { ...empty, [field]: typed };
};

// What is judged is what is sent.
it.each<[RegisterField, string | null, string, string]>([
  ['payeeName', 'firstAndLastName', 'สมชาย\u200B  คําแก้ว', 'สมชาย คำแก้ว'],
  ['payeeName', 'thaiOnly', 'เเก้ว\u00A0ใจดี', 'แก้ว ใจดี'],
  ['mobileNum', 'digits', '\u202A+66 81 234 5679\u202C', '0812345679'],
  ['mobileNum', 'digits', '812345679', '0812345679'],
  ['birthday', 'yyyyMMdd', '2543-02-29', '2000-02-29'],
  ['email', 'email', '\u202Aa@b.co\u202C', 'a@b.co'],
  ['idNumber', 'digits', '1-2345-๖', '123456'],
  ['password', 'lettersAndDigits', ' abc123 ', 'abc123'],
])('%s (%s) as %j is right, and sent as %j', (field, patternId, typed, sent) => {
  const values = typedAs(field, typed);
  expect(problemAt(rule(field, patternId), values, context)).toBeNull();
  expect(sentValue(field, values, homeCountry, patternId)).toBe(sent);
});

it.each<[RegisterField, string | null, string, object]>([
  ['payeeName', 'firstAndLastName', 'Somchai 2', { key: 'pattern', pattern: 'firstAndLastName' }],
  ['payeeName', 'firstAndLastName', 'สมชาย\u202E ใจดี', { key: 'direction' }],
  ['nickname', null, 'a\u2067b', { key: 'direction' }],
  ['nickname', null, '\u200B \u00AD', { key: 'required' }],
  ['birthday', 'yyyyMMdd', '01/02/1990', { key: 'pattern', pattern: 'yyyyMMdd' }],
  ['birthday', 'yyyyMMdd', '2544-02-29', { key: 'date' }],
  ['birthday', 'yyyyMMdd', 'soon', { key: 'pattern', pattern: 'yyyyMMdd' }],
  ['mobileNum', 'digits', '+856 20 1234 5678', { key: 'phone_digits' }],
  ['password', 'lettersAndDigits', 'abc１２３', { pattern: 'lettersAndDigits' }],
])('%s (%s) as %j is refused', (field, patternId, typed, problem) => {
  expect(problemAt(rule(field, patternId), typedAs(field, typed), context)).toMatchObject(problem);
});

it('SEC-07: a password or PIN that is easy to guess is refused, once the judge has loaded', () => {
  const key = (field: RegisterField, patternId: string | null, typed: string, judge: CheckContext['judge']) =>
    problemAt(rule(field, patternId), typedAs(field, typed), { ...context, judge, own: ['somchai'] })?.key;
  expect(key('password', null, 'Somchai99', judgeNewPassword)).toBe('password_weak');
  expect(key('password', null, 'Lotus2569', judgeNewPassword)).toBeUndefined();
  expect(key('paymentPassword', 'digits', '112233', judgeNewPassword)).toBe('password_weak');
  expect(key('paymentPassword', 'digits', '246810', judgeNewPassword)).toBeUndefined();
  expect(key('password', null, 'Somchai99', null)).toBeUndefined();
  // Other fields are no passwords.
  expect(key('nickname', null, 'qwerty', judgeNewPassword)).toBeUndefined();
});
