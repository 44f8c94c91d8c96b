import type { ProblemLine } from '#core/forms/ProblemSummary.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { ShownField } from '../register.form.ts';
import type { RegisterProblems } from '../register.problems.ts';
import { useRegisterProblemText } from './useRegisterProblemText.ts';

/** Lines of the problem summary, in form order. */
export function useProblemLines(
  shown: readonly ShownField[],
  problems: RegisterProblems,
  termsMissing: boolean,
): readonly ProblemLine[] {
  const { t } = useTranslation('register');
  const fields = useTranslation('fields').t;
  const problemText = useRegisterProblemText();
  const lines = shown.flatMap(({ field }) => {
    const problem = problems[field];
    if (problem === undefined) return [];
    const text = fields('summary.item', { field: fields(`fields.${field}`), problem: problemText(problem, field) });
    return [{ place: field, text }];
  });
  return termsMissing ? [...lines, { place: 'terms', text: t('terms.problem') }] : lines;
}
