import { useProblemText } from '#core/forms/rules/useProblemText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { PasswordField, PasswordProblem } from '../form.model.ts';

export interface FieldMessages {
  readonly labelOf: (field: PasswordField) => string;
  readonly problemOf: (problem: PasswordProblem, field: PasswordField) => string;
}

/** Labels and problem texts of the password forms. Fields that registration also has share its messages. */
export function useFieldMessages(): FieldMessages {
  const { t } = useTranslation('password');
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
    problemOf(problem, field) {
      switch (problem.key) {
        case 'password_same':
          return errors('passwordSame');
        case 'password_incorrect':
          return errors('passwordIncorrect');
        case 'not_accepted':
          return t('problems.not_accepted');
        default:
          return problemText(problem, field);
      }
    },
  };
}
