import { useErrorText } from '../shared/ErrorText.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { ServiceProblem } from './service.model.ts';

/** Why a service cannot be opened, in the player's words. */
export function useProblemText(): (problem: ServiceProblem) => string {
  const { t } = useTranslation('service');
  const errorText = useErrorText();
  return (problem) => (problem.kind === 'call' ? errorText(problem.error) : t(`problems.${problem.kind}`));
}
