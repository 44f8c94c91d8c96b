import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { NewPasswordFields, OnePassword } from '../password/parts/NewPasswordFields.tsx';
import { PasswordFormBody } from '../password/parts/PasswordFormBody.tsx';
import { RemoteForm } from '../password/parts/RemoteForm.tsx';
import { useFieldMessages } from '../password/parts/useFieldMessages.ts';
import type { ChangePassword } from './changePassword.types.ts';

/** Account name, the current password unless it is known from the login, and the new one twice (CPW-01). */
export function ChangePasswordForm({ form }: ChangePassword) {
  const { view, asksOld, values, problems, own, onType } = form;
  const { t } = useTranslation('password');
  const { labelOf } = useFieldMessages();
  return (
    <RemoteForm form={view} fieldCount={asksOld ? 4 : 3}>
      {({ username, rules }) => (
        <PasswordFormBody
          label={t('change.title')}
          submitLabel={t('change.submit')}
          maybe={t('change.maybeChanged')}
          form={form}
        >
          <TextInput readOnly label={labelOf('username')} name="username" autoComplete="username" value={username} />
          {asksOld && (
            <OnePassword
              field="oldPassword"
              value={values.oldPassword}
              problem={problems.oldPassword}
              autoComplete="current-password"
              enterKeyHint="next"
              onType={onType}
            />
          )}
          <NewPasswordFields rules={rules} values={values} problems={problems} own={own} onType={onType} />
        </PasswordFormBody>
      )}
    </RemoteForm>
  );
}
