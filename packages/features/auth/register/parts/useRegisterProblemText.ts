import { useProblemText } from '#core/forms/rules/useProblemText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { RegisterProblem } from '../register.problems.ts';

/** Like `useProblemText`, with the problem that only the sign-up has: marks that would turn sentences round. */
export function useRegisterProblemText(): (problem: RegisterProblem, field?: string) => string {
  const { t } = useTranslation('register');
  const problemText = useProblemText();
  return (problem, field) => (problem.key === 'direction' ? t('hints.direction') : problemText(problem, field));
}
