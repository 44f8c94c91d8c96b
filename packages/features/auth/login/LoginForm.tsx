import { OnlineButton } from '#core/components/OnlineButton.tsx';
import { Form } from '#core/forms/Form.tsx';
import { useWrongField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { type LoginField, loginFields } from './login.model.ts';
import type { LoginPanelProps } from './login.types.ts';
import { LeaveLink } from './parts/LeaveLink.tsx';
import { RememberHint } from './RememberHint.tsx';

/** User name, password, and the captcha when the platform asks for it (LGN-04, LGN-07, LGN-08). */
export function LoginForm({ form, startRef }: LoginPanelProps) {
  const { values, problems, attention, captcha, forgotHref, onType } = form;
  const { t } = useTranslation('login');
  const ref = useWrongField(attention);
  const wrong = loginFields.find((field) => field === attention.to);
  const start = wrong ?? (values.username === '' ? 'username' : 'password');
  const refOf = (field: LoginField) => (field === start ? startRef : undefined);
  const errorOf = (field: LoginField): string | undefined => {
    const problem = problems[field];
    return problem && t(`problems.${problem}`);
  };

  return (
    <Form ref={ref} label={t('title')} failure={form.failure} onSubmit={() => void form.onSubmit()}>
      <TextInput
        ref={refOf('username')}
        label={t(form.takesNumber ? 'usernameOrNumber' : 'username')}
        name="username"
        autoComplete="username webauthn"
        enterKeyHint="next"
        value={values.username}
        error={errorOf('username')}
        onChange={(value) => onType('username', value)}
      />
      <PasswordInput
        ref={refOf('password')}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint={captcha === null ? 'go' : 'next'}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        value={values.password}
        error={errorOf('password')}
        aside={
          forgotHref !== undefined && (
            <LeaveLink href={forgotHref} onLeave={form.onForgot} underline="hover">
              {t('forgot')}
            </LeaveLink>
          )
        }
        onChange={(value) => onType('password', value)}
      />
      {captcha !== null && (
        <CaptchaField
          {...captcha}
          ref={refOf('captcha')}
          value={values.captcha}
          error={errorOf('captcha')}
          onChange={(value) => onType('captcha', value)}
        />
      )}
      <Checkbox
        name="remember"
        label={form.rememberPassword === 'never' ? t('rememberName') : t('remember')}
        hint={values.remember && <RememberHint />}
        checked={values.remember}
        onChange={form.onRemember}
      />
      <OnlineButton type="submit" busy={form.busy} fullWidth>
        {t('submit')}
      </OnlineButton>
    </Form>
  );
}
