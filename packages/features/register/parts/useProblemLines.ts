import type { ProblemLine } from '../../shared/form/ProblemSummary.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useProblemText } from '../../shared/rules/useProblemText.ts';
import type { RegisterField } from '../register.form.ts';
import type { RegisterFormView, RegisterProps } from '../useRegister.ts';

/** What is wrong with the form, in its order. */
export function useProblemLines(
  { fields: shown }: Pick<RegisterFormView, 'fields'>,
  { problems, termsMissing }: Pick<RegisterProps, 'problems' | 'termsMissing'>,
): readonly ProblemLine<RegisterField | 'terms'>[] {
  const { t } = useTranslation('register');
  const fields = useTranslation('fields').t;
  const problemText = useProblemText();
  const lines = shown.flatMap(({ field }) => {
    const problem = problems[field];
    if (problem === undefined) return [];
    const text = fields('summary.item', { field: fields(`fields.${field}`), problem: problemText(problem) });
    return [{ place: field, text }];
  });
  return termsMissing ? [...lines, { place: 'terms', text: t('terms.problem') }] : lines;
}
