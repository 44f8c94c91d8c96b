import { expect, it, test } from 'vitest';
import type { RefusalCode } from '#api/errors.ts';
import { profileFields } from '#api/profile.ts';
import { emptyValues, isProtected, missingIn, problemsOf, toInput } from './personalDetails.model.ts';

const refused = (code: RefusalCode, detail = {}) => problemsOf({ kind: 'refused', code, message: '', detail });
const typed = { value: ' ๐๘๙ 999 0000 ', code: '๑๒ 345' };
const credential = { loginPassword: 'Kinnari88' };

test.each([
  ['realName', { value: 'empty' }],
  ['line', {}],
  ['mobile', { value: 'empty', code: 'codeEmpty' }],
] as const)('what is missing in an empty form of %s', (field, missing) => {
  expect(missingIn(field, emptyValues)).toEqual(missing);
});

it('asks for a credential before every contact is changed, and for no other detail', () => {
  expect(profileFields.filter(isProtected)).toEqual(['mobile', 'email', 'line', 'telegram']);
});

it('sends the credential and the code of a contact, and neither with other details', () => {
  expect(toInput('mobile', typed, credential)).toEqual({
    field: 'mobile',
    value: '089 999 0000',
    code: '12345',
    credential,
  });
  expect(toInput('mobile', typed, undefined)).not.toHaveProperty('credential');
  expect(toInput('line', { ...emptyValues, value: ' a ' }, credential)).toEqual({
    field: 'line',
    value: 'a',
    credential,
  });
  expect(toInput('birthday', { ...typed, value: '1990-04-13' }, credential)).toEqual({
    field: 'birthday',
    value: '1990-04-13',
  });
});

it('finds the input that a refusal is about', () => {
  expect(refused('invalid_input', { field: 'value' })).toEqual({ value: 'invalid' });
  expect(refused('phone_invalid')).toEqual({ value: 'invalid' });
  expect(refused('mobile_taken')).toEqual({ value: 'taken' });
  expect(refused('code_expired', { field: 'code' })).toEqual({ code: 'code' });
  expect(refused('code_missing')).toEqual({ code: 'codeEmpty' });
  expect(refused('detail_fixed')).toBeNull();
  expect(problemsOf({ kind: 'timeout', outcomeUnknown: true })).toBeNull();
});
