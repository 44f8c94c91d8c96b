import type { Problems } from './useForm.ts';

/** Collects the results of validating fields one by one; null is a valid field. */
export const collectProblems = <Field extends string, Problem>(
  results: readonly (readonly [Field, Problem | null])[],
): Problems<Field, Problem> =>
  Object.fromEntries(results.filter(([, problem]) => problem !== null)) as Problems<Field, Problem>;
