import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { ForgotProps } from '../useForgot.ts';
import { PasswordFormBody } from './PasswordFormBody.tsx';
import { useFieldWords } from './useFieldWords.ts';

/** FGT-01: user name and e-mail; whoever has both is sent a link. */
export function ByEmail(forgot: ForgotProps) {
  const { t } = useTranslation('recovery');
  const { labelOf, problemOf } = useFieldWords();
  const common = (field: 'username' | 'email') => ({
    label: labelOf(field),
    name: field,
    required: true,
    value: forgot.values[field],
    error: forgot.problems[field] && problemOf(forgot.problems[field]),
    onChange: (value: string) => forgot.onType(field, value),
  });
  return (
    <PasswordFormBody {...forgot} label={t('forgot.title')} submitLabel={t('forgot.emailSubmit')}>
      {(refOf) => (
        <>
          <Text tone="muted">{t('forgot.emailText')}</Text>
          <TextInput {...common('username')} ref={refOf('username')} autoComplete="username" enterKeyHint="next" />
          <TextInput
            {...common('email')}
            ref={refOf('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="send"
          />
        </>
      )}
    </PasswordFormBody>
  );
}
