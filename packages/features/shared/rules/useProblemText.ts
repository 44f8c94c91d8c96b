import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { FieldProblem } from './fieldRule.ts';

/** A rule, or what is wrong by it, in the player's words (PAT-01): by the id of the pattern, with min and max. */
export function useProblemText(): (problem: FieldProblem) => string {
  const { t } = useTranslation('fields');
  return ({ key, pattern = 'any', min, max }) => t(`problems.${key}`, { pattern: t(`patterns.${pattern}`), min, max });
}
