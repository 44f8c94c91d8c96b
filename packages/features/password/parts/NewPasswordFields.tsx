import type { ReactNode } from 'react';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import type { FieldFocus } from '../../shared/form/useFieldFocus.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { trimmed } from '../../shared/rules/fieldRule.ts';
import { Matches, Strength } from '../../shared/rules/Strength.tsx';
import { type Rules, ruleFor } from '../checks.ts';
import type { FormState, PasswordField } from '../form.model.ts';
import { useFieldWords } from './useFieldWords.ts';

export interface PasswordFieldsProps extends Pick<FormState, 'values' | 'problems'> {
  readonly onType: (field: PasswordField, value: string) => void;
  readonly refOf: FieldFocus<PasswordField>['refOf'];
}

/** The new password with its strength by the server's own rule, and once more so that it is what was meant. */
export function NewPasswordFields({ rules, ...fields }: PasswordFieldsProps & { readonly rules: Rules }) {
  const { newPassword, confirmPassword } = fields.values;
  const same = confirmPassword !== '' && trimmed(confirmPassword) === trimmed(newPassword);
  return (
    <>
      <OnePassword
        {...fields}
        field="newPassword"
        autoComplete="new-password"
        enterKeyHint="next"
        hint={<Strength rule={ruleFor(rules, 'newPassword')} password={newPassword} />}
      />
      <OnePassword
        {...fields}
        field="confirmPassword"
        autoComplete="new-password"
        enterKeyHint="go"
        hint={same && <Matches />}
      />
    </>
  );
}

export interface OnePasswordProps extends PasswordFieldsProps {
  readonly field: 'oldPassword' | 'newPassword' | 'confirmPassword';
  readonly autoComplete: 'current-password' | 'new-password';
  readonly enterKeyHint: 'next' | 'go';
  readonly hint?: ReactNode;
}

/** A password that can be shown; the button says which one it shows. */
export function OnePassword({ field, values, problems, onType, refOf, ...rest }: OnePasswordProps) {
  const { t } = useTranslation('fields');
  const { labelOf, problemOf } = useFieldWords();
  const problem = problems[field];
  const label = labelOf(field);
  return (
    <PasswordInput
      {...rest}
      ref={refOf(field)}
      required
      label={label}
      name={field}
      value={values[field]}
      error={problem && problemOf(problem)}
      showLabel={t('showPassword', { field: label })}
      hideLabel={t('hidePassword', { field: label })}
      onChange={(value) => onType(field, value)}
    />
  );
}
