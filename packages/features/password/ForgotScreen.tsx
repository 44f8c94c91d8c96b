import type { ReactNode } from 'react';
import { EntryPage } from '../shared/EntryPage.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { ForgotForm, type ForgotFormProps } from './ForgotForm.tsx';

export interface ForgotScreenProps extends ForgotFormProps {
  /** Mark and name, as a link to the home page or plain. */
  readonly brand?: ReactNode;
}

/** The page /forget, which has no header (RT-04a). */
export function ForgotScreen({ brand, ...forgot }: ForgotScreenProps) {
  const { t } = useTranslation('recovery');
  return (
    <EntryPage
      title={t('forgot.title')}
      greeting={t('forgot.welcome')}
      greetingText={t('forgot.welcomeText')}
      brand={brand}
    >
      <ForgotForm {...forgot} />
    </EntryPage>
  );
}
