import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { AuthPage } from '../AuthPage/AuthPage.tsx';
import type { RegisterScreenProps } from './register.types.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** The page /register. It has no site header (RT-03). */
export function RegisterScreen({ form, brand }: RegisterScreenProps) {
  const { t } = useTranslation('register');
  return (
    <AuthPage title={t('title')} greeting={t('welcome')} greetingText={t('welcomeText')} brand={brand}>
      <RegisterForm form={form} level={2} />
    </AuthPage>
  );
}
