import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { NewPasswordFields, OnePassword } from './parts/NewPasswordFields.tsx';
import { PasswordFormBody } from './parts/PasswordFormBody.tsx';
import { RemoteForm } from './parts/RemoteForm.tsx';
import { useFieldWords } from './parts/useFieldWords.ts';
import type { ChangePasswordProps } from './useChangePassword.ts';

/** CPW-01: the account, the current password where nobody holds it, and the new one twice. */
export function ChangePasswordForm(change: ChangePasswordProps) {
  const { t } = useTranslation('recovery');
  const { labelOf } = useFieldWords();
  const { values, problems, onType } = change;
  return (
    <RemoteForm form={change.form} places={change.asksOld ? 4 : 3}>
      {({ username, rules }) => (
        <PasswordFormBody
          {...change}
          label={t('change.title')}
          submitLabel={t('change.submit')}
          maybe={t('change.maybeChanged')}
        >
          {(refOf) => {
            const fields = { values, problems, onType, refOf };
            return (
              <>
                <TextInput
                  readOnly
                  label={labelOf('username')}
                  name="username"
                  autoComplete="username"
                  value={username}
                />
                {change.asksOld && (
                  <OnePassword {...fields} field="oldPassword" autoComplete="current-password" enterKeyHint="next" />
                )}
                <NewPasswordFields {...fields} rules={rules} />
              </>
            );
          }}
        </PasswordFormBody>
      )}
    </RemoteForm>
  );
}
