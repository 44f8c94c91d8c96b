import { type ReactNode } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import type { LoginPanelProps } from './login.types.ts';
import { LoginForm } from './LoginForm.tsx';
import { besideNothing, wherePasskeys } from './LoginPanel.css.ts';
import { LeaveLine } from './parts/LeaveLink.tsx';
import { PartLoading } from './parts/PartLoading.tsx';

/** The content that the login dialog and page share: methods, form or second factor, alternative sign-in. */
export function LoginPanel({ form, startRef }: LoginPanelProps) {
  const { methods, method, alternativeSignIn, passkeyLogin, passkeyFirst = false, registerHref } = form;
  const { t } = useTranslation('login');
  const part = (content: ReactNode, fallback: ReactNode = <PartLoading />): ReactNode => (
    <LazySection placeholder={fallback}>{content}</LazySection>
  );
  if (form.secondFactor !== null) return part(form.secondFactorForm);
  const passkey = passkeyLogin !== undefined && (
    <div className={wherePasskeys}>{part(passkeyLogin, <PasskeyButton />)}</div>
  );
  return (
    <Stack gap="md">
      {passkeyFirst && passkey}
      {methods.length > 1 && (
        <TabStrip
          look="line"
          label={t('methods.label')}
          items={methods.map((id) => ({ id, label: t(`methods.${id}`) }))}
          chosen={method}
          onChoose={form.onMethod}
          previousLabel={t('aside.previous')}
          nextLabel={t('aside.next')}
        />
      )}
      {method === 'sms' ? part(form.smsForm) : <LoginForm form={form} startRef={startRef} />}
      {!passkeyFirst && passkey}
      {alternativeSignIn !== undefined && part(alternativeSignIn, null)}
      {registerHref !== undefined && (
        <div className={form.registerBeside ? besideNothing : undefined}>
          <LeaveLine text={t('registerText')} href={registerHref} onLeave={form.onRegister}>
            {t('register')}
          </LeaveLine>
        </div>
      )}
    </Stack>
  );
}
