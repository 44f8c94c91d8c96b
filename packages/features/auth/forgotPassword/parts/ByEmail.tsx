import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import type { PasswordFormProps } from '../../password/form.model.ts';
import { PasswordFormBody } from '../../password/parts/PasswordFormBody.tsx';
import { useFieldMessages } from '../../password/parts/useFieldMessages.ts';
import type { ForgotFormView } from '../forgotPassword.types.ts';

export interface ByEmailProps extends Pick<ForgotFormView, 'numbersAreNames'> {
  readonly form: PasswordFormProps;
}

/** Recovery by user name and e-mail, to which a link is sent (FGT-01). */
export function ByEmail({ form, numbersAreNames }: ByEmailProps) {
  const { values, problems, onType } = form;
  const { t } = useTranslation('password');
  const { labelOf, problemOf } = useFieldMessages();
  const common = (field: 'username' | 'email') => ({
    label: field === 'username' && numbersAreNames ? t('fields.usernameOrNumber') : labelOf(field),
    name: field,
    required: true,
    value: values[field],
    error: problems[field] && problemOf(problems[field], field),
    onChange: (value: string) => onType(field, value),
  });
  return (
    <PasswordFormBody label={t('forgot.title')} submitLabel={t('forgot.emailSubmit')} form={form}>
      <Text tone="muted">{t('forgot.emailText')}</Text>
      <TextInput {...common('username')} autoComplete="username" enterKeyHint="next" />
      <TextInput {...common('email')} type="email" inputMode="email" autoComplete="email" enterKeyHint="send" />
    </PasswordFormBody>
  );
}
