import { describe, expect, it, test } from 'vitest';
import type { RefusalCode } from '#api/errors.ts';
import type { ProfileEntry } from '#api/profile.ts';
import { emptyValues, missingIn, problemsOf, toInput } from './personalDetails.model.ts';

const entry = (state: ProfileEntry['state']): ProfileEntry => ({ value: '', state, changeable: true });
const refused = (code: RefusalCode, detail = {}) => problemsOf({ kind: 'refused', code, message: '', detail });
const typed = { ...emptyValues, value: ' ๐๘๙ 999 0000 ', code: '๑๒ 345', currentCode: '543 21', password: '246810' };

describe('what is missing', () => {
  it('is the value, unless it can be removed', () => {
    expect(missingIn('realName', entry('unset'), emptyValues)).toEqual({ value: 'empty' });
    expect(missingIn('line', entry('set'), emptyValues)).toEqual({});
  });

  test.each([
    ['unset', false, ['code']],
    ['set', false, ['code']],
    ['verified', false, ['code', 'currentCode']],
    ['verified', true, ['code']],
  ] as const)('for a number that is %s, by password: %s', (state, byPassword, missing) => {
    const problems = missingIn('mobile', entry(state), { ...emptyValues, value: '0', byPassword });
    expect(Object.keys(problems)).toEqual(missing);
  });
});

it('sends what proves a change of contact, and nothing else for other details', () => {
  expect(toInput('mobile', typed)).toEqual({
    field: 'mobile',
    value: '089 999 0000',
    code: '12345',
    currentCode: '54321',
  });
  expect(toInput('mobile', { ...typed, byPassword: true })).toEqual({
    field: 'mobile',
    value: '089 999 0000',
    code: '12345',
    paymentPassword: '246810',
  });
  expect(toInput('email', { ...typed, currentCode: ' ' })).not.toHaveProperty('currentCode');
  expect(toInput('line', { ...emptyValues, value: ' a ' })).toEqual({ field: 'line', value: 'a' });
});

it('finds the input that a refusal is about', () => {
  expect(refused('invalid_input', { field: 'value' })).toEqual({ value: 'invalid' });
  expect(refused('phone_invalid')).toEqual({ value: 'invalid' });
  expect(refused('mobile_taken')).toEqual({ value: 'taken' });
  expect(refused('code_incorrect', { field: 'currentCode' })).toEqual({ currentCode: 'code' });
  expect(refused('code_expired', { field: 'code' })).toEqual({ code: 'code' });
  expect(refused('code_missing')).toEqual({ code: 'codeEmpty' });
  expect(refused('detail_fixed')).toBeNull();
  expect(problemsOf({ kind: 'timeout', outcomeUnknown: true })).toBeNull();
});
