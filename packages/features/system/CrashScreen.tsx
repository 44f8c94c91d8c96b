import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { StatusPage } from './parts/StatusPage.tsx';

export interface CrashScreenProps {
  readonly brand?: ReactNode;
  readonly onReload: () => void;
}

/** In the place of the whole page, when our own code has failed around all of its parts: it has to be loaded again. */
export function CrashScreen({ brand, onReload }: CrashScreenProps) {
  const { t } = useTranslation('shared');
  return (
    <StatusPage
      brand={brand}
      title={t('crash.title')}
      text={t('crash.text')}
      actions={<Button onClick={onReload}>{t('crash.button')}</Button>}
    />
  );
}
