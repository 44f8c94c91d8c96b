import { useTranslation } from '../../i18n/useTranslation.tsx';
import type { FieldProblem } from './fieldRule.ts';

/** Fields whose wrong format has a message of its own, in front of the rule (PAT-02). */
const formatMessages: Readonly<Record<string, 'account' | 'realName'>> = {
  username: 'account',
  password: 'account',
  newPassword: 'account',
  payeeName: 'realName',
};

/**
 * Returns a function that translates a problem or rule description, by pattern id, min and max (PAT-01).
 * @returns `(problem, field) => text`; `field` names the field of a problem, and is left out for a description
 */
export function useProblemText(): (problem: FieldProblem, field?: string) => string {
  const { t } = useTranslation('fields');
  return ({ key, pattern, min, max }, field = '') => {
    const text = t(`problems.${key}`, { pattern: t(`patterns.${pattern ?? 'any'}`), min, max });
    const format = pattern && Object.hasOwn(formatMessages, field) ? formatMessages[field] : undefined;
    return format === undefined ? text : t(`invalid.${format}`, { rule: text });
  };
}
