import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { StatusPage } from './parts/StatusPage.tsx';
import type { BrandSlot, CrashScreenProps } from './system.types.ts';

/** Replaces the whole page after an error outside every section boundary. Offers a reload. */
export function CrashScreen({ brand, onReload }: CrashScreenProps & Partial<BrandSlot>) {
  const { t } = useTranslation('common');
  return (
    <StatusPage
      brand={brand}
      title={t('crash.title')}
      text={t('crash.text')}
      actions={<Button onClick={onReload}>{t('crash.button')}</Button>}
    />
  );
}
