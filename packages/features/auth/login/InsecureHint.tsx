import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Says why nothing is remembered over plain HTTP. */
export function InsecureHint() {
  const { t } = useTranslation('insecure');
  return <span>{t('remember')}</span>;
}
