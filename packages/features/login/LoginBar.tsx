import { Button } from '#ui/Button/Button.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { bar, entry } from './LoginBar.css.ts';
import type { LoginProps } from './useLogin.ts';

export interface LoginBarProps extends LoginProps {
  /** Something has to be shown that has no place here: open the dialog with the same props. */
  readonly onNeedRoom: () => void;
}

/** The login in one line, for the header of wide screens. */
export function LoginBar({ values, busy, onType, onSubmit, onNeedRoom }: LoginBarProps) {
  const { t } = useTranslation('login');
  return (
    <form
      method="post"
      noValidate
      aria-label={t('title')}
      className={bar}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit().then((result) => {
          if (result === 'wrong') onNeedRoom();
        });
      }}
    >
      <div className={entry}>
        <TextInput
          size="small"
          label={t('username')}
          labelHidden
          placeholder={t('username')}
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
      <Button type="submit" size="small" busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
