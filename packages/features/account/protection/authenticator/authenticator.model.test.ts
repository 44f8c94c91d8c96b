import { expect, it, test } from 'vitest';
import type { RefusalCode } from '#api/errors.ts';
import { codeProblemOf, groupSecret, isFew } from './authenticator.model.ts';

const refused = (code: RefusalCode) => ({ kind: 'refused', code, message: '', detail: {} }) as const;

test.each([
  ['code_missing', 'empty'],
  ['second_factor_incorrect', 'incorrect'],
  ['too_many_tries', null],
  ['authenticator_expired', 'expired'],
  ['operation_not_allowed', null],
] as const)('%s is the problem %s', (code, problem) => {
  expect(codeProblemOf(refused(code))).toBe(problem);
});

it('a lost answer is no problem of the code', () => {
  const lost = { kind: 'timeout', outcomeUnknown: true } as const;
  expect(codeProblemOf(lost)).toBeNull();
});

it('groups a secret by four', () => {
  expect(groupSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(groupSecret('ABCD')).toBe('ABCD');
});

it('warns at three recovery codes', () => {
  expect([4, 3, 0].map(isFew)).toEqual([false, true, true]);
});
