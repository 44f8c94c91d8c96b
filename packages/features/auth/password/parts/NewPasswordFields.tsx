import type { ReactNode } from 'react';
import { Matches, Strength } from '#core/forms/rules/Strength.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readPassword } from '#text/readPassword.ts';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { type Rules, ruleFor } from '../checks.ts';
import type { PasswordFormProps, PasswordProblem } from '../form.model.ts';
import { useFieldMessages } from './useFieldMessages.ts';

export interface NewPasswordFieldsProps extends Pick<PasswordFormProps, 'values' | 'problems' | 'own' | 'onType'> {
  readonly rules: Rules;
  /** Label of the Enter key in the confirmation. @default 'go' */
  readonly enterKeyHint?: 'next' | 'go';
}

/** The new password with its strength by the server's rule, and its confirmation. */
export function NewPasswordFields({
  rules,
  values,
  problems,
  own,
  enterKeyHint = 'go',
  onType,
}: NewPasswordFieldsProps) {
  const { newPassword, confirmPassword } = values;
  const same = confirmPassword !== '' && readPassword(confirmPassword) === readPassword(newPassword);
  return (
    <>
      <OnePassword
        field="newPassword"
        value={newPassword}
        problem={problems.newPassword}
        autoComplete="new-password"
        enterKeyHint="next"
        hint={<Strength rule={ruleFor(rules, 'newPassword')} password={newPassword} own={own} />}
        onType={onType}
      />
      <OnePassword
        field="confirmPassword"
        value={confirmPassword}
        problem={problems.confirmPassword}
        autoComplete="new-password"
        enterKeyHint={enterKeyHint}
        hint={same && <Matches />}
        onType={onType}
      />
    </>
  );
}

export interface OnePasswordProps extends Pick<PasswordFormProps, 'onType'> {
  readonly field: 'oldPassword' | 'newPassword' | 'confirmPassword';
  readonly value: string;
  readonly problem: PasswordProblem | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly enterKeyHint: 'next' | 'go';
  readonly hint?: ReactNode;
}

/** One password field. The label of its show button names the field. */
export function OnePassword({ field, problem, onType, ...input }: OnePasswordProps) {
  const { t } = useTranslation('fields');
  const { labelOf, problemOf } = useFieldMessages();
  const label = labelOf(field);
  return (
    <PasswordInput
      {...input}
      required
      label={label}
      name={field}
      error={problem && problemOf(problem, field)}
      showLabel={t('showPassword', { field: label })}
      hideLabel={t('hidePassword', { field: label })}
      onChange={(value) => onType(field, value)}
    />
  );
}
