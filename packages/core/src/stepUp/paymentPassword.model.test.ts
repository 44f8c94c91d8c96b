import { expect, it } from 'vitest';
import { judgeNewPassword } from '#text/judgeNewPassword.ts';
import type { FieldRule } from '../forms/rules/fieldRule.ts';
import { digitsOf, fieldsOf, problemsOf, toInput } from './paymentPassword.model.ts';

const rule: FieldRule = {
  field: 'paymentPassword',
  enabled: true,
  required: true,
  acceptedPattern: '^[0-9]+$',
  patternId: 'digits',
  minLength: 6,
  maxLength: 6,
};
const values = { loginPassword: '', oldPassword: '', code: '', newPassword: '', confirmPassword: '' };

it('asks for what proves the change first', () => {
  expect(fieldsOf('set', { hasLoginPassword: true })[0]).toBe('loginPassword');
  expect(fieldsOf('set', { hasLoginPassword: false })[0]).toBe('code');
  expect(fieldsOf('change', { hasLoginPassword: true })[0]).toBe('oldPassword');
  expect(fieldsOf('reset', { hasLoginPassword: true })[0]).toBe('code');
});

it('is a PIN only where the rule accepts digits only', () => {
  expect(digitsOf(rule)).toBe(6);
  expect(digitsOf({ ...rule, patternId: 'lettersAndDigits' })).toBeNull();
});

it('checks the new one by the rule of the platform, and against the old one and its repetition', () => {
  const change = fieldsOf('change', { hasLoginPassword: true });
  expect(problemsOf(change, values, rule)).toEqual({
    oldPassword: { key: 'required' },
    newPassword: { key: 'required' },
    confirmPassword: { key: 'required' },
  });
  const typed = { ...values, oldPassword: '111111', newPassword: '12345', confirmPassword: '123456' };
  expect(problemsOf(change, typed, rule)).toMatchObject({
    newPassword: { key: 'exact', min: 6 },
    confirmPassword: { key: 'mismatch' },
  });
  const same = { ...values, oldPassword: '111111', newPassword: '111111', confirmPassword: '111111' };
  expect(problemsOf(change, same, rule)).toEqual({ newPassword: { key: 'same' } });
});

it('SEC-07: judges a new PIN, and a new password by its own list, once the judge has loaded', () => {
  const change = fieldsOf('change', { hasLoginPassword: true });
  const problem = (newPassword: string, by = rule, judge: typeof judgeNewPassword | null = judgeNewPassword) =>
    problemsOf(change, { ...values, oldPassword: '246810', newPassword, confirmPassword: newPassword }, by, judge);
  const words = { ...rule, acceptedPattern: '*', patternId: null, minLength: 8, maxLength: 128 };
  expect(problem('121212')).toEqual({ newPassword: { key: 'password_weak' } });
  expect(problem('135790')).toEqual({});
  expect(problem('qwerty123', words)).toEqual({ newPassword: { key: 'password_weak' } });
  expect(problem('Lotus2569', words)).toEqual({});
  expect(problem('121212', rule, null)).toEqual({});
});

it('sends only the shown proof', () => {
  const typed = {
    loginPassword: 'a',
    oldPassword: 'b',
    code: '๑๒ 345',
    newPassword: '135790',
    confirmPassword: '135790',
  };
  expect(toInput(fieldsOf('reset', { hasLoginPassword: true }), typed)).toEqual({
    code: '12345',
    newPassword: '135790',
    confirmNewPassword: '135790',
  });
});
