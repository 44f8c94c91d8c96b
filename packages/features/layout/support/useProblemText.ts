import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { ServiceProblem } from './service.types.ts';

/** Returns a function that translates a service problem. */
export function useProblemText(): (problem: ServiceProblem) => string {
  const { t } = useTranslation('support');
  const errorText = useErrorText();
  return (problem) => (problem.kind === 'call' ? errorText(problem.error) : t(`problems.${problem.kind}`));
}
