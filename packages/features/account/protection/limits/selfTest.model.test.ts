import { expect, test } from 'vitest';
import { type TestAnswer, type TestAnswers, missingAnswers, resultOf, testQuestions } from './selfTest.model.ts';

const all = (answer: TestAnswer, ...others: readonly TestAnswer[]): TestAnswers =>
  Object.fromEntries(testQuestions.map((question, index) => [question, others[index] ?? answer]));

test.each([
  ['none', all('never')],
  ['low', all('never', 'sometimes')],
  ['low', all('never', 'sometimes', 'sometimes')],
  ['moderate', all('never', 'always')],
  ['moderate', all('never', 'always', 'always', 'sometimes')],
  ['high', all('never', 'always', 'always', 'often')],
  ['high', all('always')],
] as const)('RSP-08: the result is %s', (result, answers) => expect(resultOf(answers)).toBe(result));

test('there is no result while an answer is missing, and the missing ones are named in order', () => {
  const { q2: _, q7: __, ...rest } = all('always');
  expect(resultOf(rest)).toBeNull();
  expect(missingAnswers(rest)).toEqual(['q2', 'q7']);
  expect(missingAnswers({})).toEqual(testQuestions);
});
