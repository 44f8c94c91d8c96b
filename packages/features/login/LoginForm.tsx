import type { RefObject } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { CaptchaField } from '../shared/captcha/CaptchaField.tsx';
import { EntryForm } from '../shared/form/EntryForm.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { LeaveLink } from './parts/LeaveLink.tsx';
import { useAttention } from './parts/useAttention.ts';
import type { LoginProps } from './useLogin.ts';

/** Ways out of the form; each is drawn only when there is somewhere to go. */
export interface LoginLinks {
  readonly registerHref?: string | undefined;
  /** Called instead of following the link, where the site has a dialog for it. */
  readonly onRegister?: (() => void) | undefined;
  readonly forgotHref?: string | undefined;
  readonly onForgot?: (() => void) | undefined;
}

export interface LoginFormProps extends LoginProps, Pick<LoginLinks, 'forgotHref' | 'onForgot'> {
  /** The field to begin with, for a dialog that places the focus itself. */
  readonly startRef?: RefObject<HTMLInputElement | null>;
}

/** User name, password, and the captcha when it is asked for (LGN-04, LGN-07, LGN-08). */
export function LoginForm({ forgotHref, onForgot, startRef, ...login }: LoginFormProps) {
  const { values, problems, failure, captcha, busy, onType, onRemember, onSubmit } = login;
  const { t } = useTranslation('login');
  const refs = useAttention(login, startRef);
  const wrong = (field: keyof typeof problems): string | undefined => {
    const problem = problems[field];
    return problem && t(`problems.${problem}`);
  };

  return (
    <EntryForm label={t('title')} failure={failure} onSubmit={() => void onSubmit()}>
      <TextInput
        ref={refs.username}
        label={t('username')}
        name="username"
        autoComplete="username"
        enterKeyHint="next"
        value={values.username}
        error={wrong('username')}
        onChange={(value) => onType('username', value)}
      />
      <PasswordInput
        ref={refs.password}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint={captcha === null ? 'go' : 'next'}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        value={values.password}
        error={wrong('password')}
        aside={
          forgotHref !== undefined && (
            <LeaveLink href={forgotHref} onLeave={onForgot} underline="hover">
              {t('forgot')}
            </LeaveLink>
          )
        }
        onChange={(value) => onType('password', value)}
      />
      {captcha !== null && (
        <CaptchaField
          {...captcha}
          ref={refs.captcha}
          value={values.captcha}
          error={wrong('captcha')}
          onChange={(value) => onType('captcha', value)}
        />
      )}
      <Checkbox
        name="remember"
        label={login.rememberPassword === 'never' ? t('rememberName') : t('remember')}
        hint={values.remember && t('rememberHint')}
        checked={values.remember}
        onChange={onRemember}
      />
      <Button type="submit" busy={busy} fullWidth>
        {t('submit')}
      </Button>
    </EntryForm>
  );
}
