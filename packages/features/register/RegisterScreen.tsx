import type { ReactNode } from 'react';
import { EntryPage } from '../shared/EntryPage.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { RegisterForm, type RegisterSlots } from './RegisterForm.tsx';
import type { RegisterProps } from './useRegister.ts';

export interface RegisterScreenProps extends RegisterProps, RegisterSlots {
  /** Mark and name, as a link to the home page or plain. */
  readonly brand?: ReactNode;
}

/** The page /register, which has no header (RT-03). */
export function RegisterScreen({ brand, ...register }: RegisterScreenProps) {
  const { t } = useTranslation('register');
  return (
    <EntryPage title={t('title')} greeting={t('welcome')} greetingText={t('welcomeText')} brand={brand}>
      <RegisterForm {...register} />
    </EntryPage>
  );
}
