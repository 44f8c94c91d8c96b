import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { banner } from './OfflineBanner.css.ts';

/** Banner shown while offline. The live region is always rendered, so that the message is announced. */
export function OfflineBanner({ offline }: { offline: boolean }) {
  const { t } = useTranslation('appShell');
  return <div role="status">{offline && <div className={banner}>{t('offline')}</div>}</div>;
}
