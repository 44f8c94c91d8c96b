import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';

const InsecureHint = lazyComponent(() => import('./InsecureHint.tsx').then((part) => part.InsecureHint));

/**
 * What stands beside "remember me" when it is ticked. The cookies of a remembered login are for secure connections only, and the
 * key that seals the password needs one, so that nothing is remembered over plain HTTP (LGN-09e).
 */
export function RememberHint() {
  const { t } = useTranslation('login');
  if (isSecureContext) return <span>{t('rememberHint')}</span>;
  return (
    <LazySection optional>
      <InsecureHint />
    </LazySection>
  );
}
