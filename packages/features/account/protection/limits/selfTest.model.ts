/** The questions of the self-test (RSP-08), by the keys of their texts: the nine items of the Problem Gambling Severity Index. */
export const testQuestions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const;
export type TestQuestion = (typeof testQuestions)[number];

/** The answers in their order; the position of each is its score. */
export const testAnswers = ['never', 'sometimes', 'often', 'always'] as const;
export type TestAnswer = (typeof testAnswers)[number];

export type TestAnswers = Partial<Readonly<Record<TestQuestion, TestAnswer>>>;
export type TestResult = 'none' | 'low' | 'moderate' | 'high';

/** The questions without an answer, in their order. */
export const missingAnswers = (answers: TestAnswers): readonly TestQuestion[] =>
  testQuestions.filter((question) => answers[question] === undefined);

/** The result of the index: 0 points none, 1–2 low, 3–7 moderate, 8–27 high. Null until every question is answered. */
export function resultOf(answers: TestAnswers): TestResult | null {
  if (missingAnswers(answers).length > 0) return null;
  const points = Object.values(answers).reduce((sum, answer) => sum + testAnswers.indexOf(answer), 0);
  if (points === 0) return 'none';
  if (points < 3) return 'low';
  return points < 8 ? 'moderate' : 'high';
}
