import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useProblemText } from '../../shared/rules/useProblemText.ts';
import type { PasswordField, PasswordProblem } from '../form.model.ts';

export interface FieldWords {
  readonly labelOf: (field: PasswordField) => string;
  readonly problemOf: (problem: PasswordProblem) => string;
}

/** The words of a field; those that registration has as well are its own. */
export function useFieldWords(): FieldWords {
  const { t } = useTranslation('recovery');
  const { t: fields } = useTranslation('fields');
  const { t: errors } = useTranslation('errors');
  const problemText = useProblemText();
  return {
    labelOf(field) {
      switch (field) {
        case 'oldPassword':
        case 'newPassword':
        case 'confirmPassword':
          return t(`fields.${field}`);
        default:
          return fields(`fields.${field}`);
      }
    },
    problemOf(problem) {
      switch (problem.key) {
        case 'password_same':
          return errors('passwordSame');
        case 'password_incorrect':
          return errors('passwordIncorrect');
        case 'not_accepted':
          return t('problems.not_accepted');
        default:
          return problemText(problem);
      }
    },
  };
}
