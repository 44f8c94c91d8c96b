import { BareForm } from '#core/forms/BareForm.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import type { LoginBarProps } from './login.types.ts';
import { bar, entry } from './LoginBar.css.ts';

/** User name and password in one row, for the header on wide screens. */
export function LoginBar({ form, onNeedRoom }: LoginBarProps) {
  const { values, busy, onType, onSubmit } = form;
  const { t } = useTranslation('login');
  const username = t(form.takesNumber ? 'usernameOrNumber' : 'username');
  return (
    <BareForm
      label={t('title')}
      className={bar}
      onSubmit={() =>
        void onSubmit().then((result) => {
          if (result === 'wrong') onNeedRoom();
        })
      }
    >
      <div className={entry}>
        <TextInput
          size="small"
          label={username}
          labelHidden
          placeholder={username}
          name="username"
          autoComplete="username"
          value={values.username}
          onChange={(value) => onType('username', value)}
        />
      </div>
      <div className={entry}>
        <PasswordInput
          size="small"
          label={t('password')}
          labelHidden
          placeholder={t('password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          value={values.password}
          onChange={(value) => onType('password', value)}
        />
      </div>
      <Button type="submit" tone="outline" size="small" busy={busy}>
        {t('submit')}
      </Button>
    </BareForm>
  );
}
