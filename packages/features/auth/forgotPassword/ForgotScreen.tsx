import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { AuthPage } from '../AuthPage/AuthPage.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import type { ForgotScreenProps } from './forgotPassword.types.ts';

/** The page /forget. It has no site header (RT-04a). */
export function ForgotScreen({ form, brand }: ForgotScreenProps) {
  const { t } = useTranslation('password');
  return (
    <AuthPage
      title={t('forgot.title')}
      greeting={t('forgot.welcome')}
      greetingText={t('forgot.welcomeText')}
      brand={brand}
    >
      <ForgotForm form={form} />
    </AuthPage>
  );
}
