import { expect, it } from 'vitest';
import type { ApiError, RefusalCode } from '#api/errors.ts';
import { loginProblemsOf } from './loginFields.model.ts';

const refused = (code: RefusalCode, field?: string): ApiError => ({
  ...{ kind: 'refused', code, message: '' },
  detail: field === undefined ? {} : { field },
});

it('tells at which name a refusal is shown', () => {
  expect(loginProblemsOf(refused('account_taken'))).toEqual({ username: 'taken' });
  expect(loginProblemsOf(refused('invalid_input', 'username'))).toEqual({ username: 'invalid' });
  expect(loginProblemsOf(refused('invalid_input', 'nickname'))).toEqual({ nickname: 'invalid' });
});

it('leaves every other failure to the form', () => {
  expect(loginProblemsOf(refused('invalid_input', 'rates'))).toBeNull();
  expect(loginProblemsOf(refused('unknown', 'username'))).toBeNull();
  expect(loginProblemsOf({ kind: 'network', outcomeUnknown: true })).toBeNull();
});
