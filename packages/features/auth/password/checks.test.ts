import { describe, expect, it } from 'vitest';
import type { FieldRule } from '#core/forms/rules/fieldRule.ts';
import { judgeNewPassword } from '#text/judgeNewPassword.ts';
import { changeFields } from '../changePassword/changePassword.model.ts';
import { forgotFields } from '../forgotPassword/forgot.model.ts';
import { homeCountry } from '../sms/phone.ts';
import { type CheckContext, problemAt, problemsOf, ruleFor } from './checks.ts';
import { type PasswordField, type PasswordValues, emptyForm } from './form.model.ts';

const rule = (field: string, patternId: string, minLength: number, maxLength: number): FieldRule => ({
  field,
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId,
  minLength,
  maxLength,
});
const rules = [
  rule('username', 'letterFirst', 4, 16),
  rule('password', 'lettersAndDigits', 8, 20),
  rule('mobileNum', 'digits', 9, 10),
];
const context: CheckContext = { rules, country: homeCountry, currentPassword: null };
const values = (some: Partial<PasswordValues>): PasswordValues => ({ ...emptyForm.values, ...some });

describe('each field', () => {
  it.each<[PasswordField, string, string | null]>([
    ['username', '', 'required'],
    ['username', '   ', 'required'],
    ['username', 'demo', null],
    ['username', ' demo ', null],
    ['username', '1demo', 'in_range'],
    ['username', 'abc', 'in_range'],
    ['email', '', 'required'],
    ['email', 'demo@kinnari.example', null],
    ['email', 'demo@kinnari', 'pattern'],
    ['email', 'demo', 'pattern'],
    ['mobileNum', '', 'required'],
    ['mobileNum', 'abc', 'phone'],
    ['mobileNum', '081-234-567', 'phone_digits'],
    ['mobileNum', '081-234-5678', null],
    ['mobileNum', '+66 81 234 5678', null],
    ['verificationCode', '', 'code_missing'],
    ['verificationCode', ' \u200B ', 'code_missing'],
    ['verificationCode', '12345', null],
    ['verificationCode', 'a', null],
    ['oldPassword', '', 'required'],
    ['oldPassword', 'x', null],
    ['newPassword', '', 'required'],
    ['newPassword', 'Lotus2569', null],
    ['newPassword', 'Kinnari', 'in_range'],
    ['newPassword', 'Kin 99ari', 'in_range'],
  ])('%s %j: %s', (field, value, key) => {
    expect(problemAt(field, values({ [field]: value }), context)?.key ?? null).toBe(key);
  });

  it.each([
    ['', 'required'],
    ['Lotus2569', null],
    [' Lotus2569 ', null],
    ['kinnari99', 'mismatch'],
  ])('the confirmation %j: %s', (confirmPassword, key) => {
    const typed = values({ newPassword: 'Lotus2569', confirmPassword });
    expect(problemAt('confirmPassword', typed, context)?.key ?? null).toBe(key);
  });

  it('the new password must differ from the current one', () => {
    const typed = values({ newPassword: 'Lotus2569' });
    const key = (currentPassword: string | null) =>
      problemAt('newPassword', typed, { ...context, currentPassword })?.key;
    expect([key('Lotus2569'), key('Kinnari88'), key(null)]).toEqual(['password_same', undefined, undefined]);
  });
});

it('SEC-07: a new password that is easy to guess is refused, once the judge has loaded', () => {
  const key = (newPassword: string, judge: CheckContext['judge'] = judgeNewPassword) =>
    problemAt('newPassword', values({ newPassword }), { ...context, judge, own: ['somchai', 'Kinnari'] })?.key;
  expect(['qwerty123', 'Kinnari99', 'somchai99', 'Lotus2569'].map((text) => key(text))).toEqual([
    'password_weak',
    'password_weak',
    'password_weak',
    undefined,
  ]);
  expect(key('qwerty123', null)).toBeUndefined();
});

it('without a server rule any text is accepted', () => {
  const free = { ...context, rules: [] };
  expect(problemAt('newPassword', values({ newPassword: 'x' }), free)).toBeNull();
  expect(problemAt('newPassword', values({}), free)).toEqual({ key: 'required' });
  expect(ruleFor([], 'username')).toMatchObject({ field: 'username', required: true });
});

it.each([
  ['by phone', forgotFields.mobile, ['mobileNum', 'newPassword', 'confirmPassword', 'verificationCode']],
  ['by e-mail', forgotFields.email, ['username', 'email']],
  ['the change', changeFields(true), ['oldPassword', 'newPassword', 'confirmPassword']],
  ['the change with a known password', changeFields(false), ['newPassword', 'confirmPassword']],
] as const)('%s: an empty form reports all missing fields', (_, fields, wrong) => {
  expect(Object.keys(problemsOf(fields, emptyForm.values, context))).toEqual(wrong);
});
