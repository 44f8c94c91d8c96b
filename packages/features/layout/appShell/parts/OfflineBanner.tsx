import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { banner } from './OfflineBanner.css.ts';

/**
 * Says since when what is shown is of then; nothing with a connection (ERR-03b). Always there, so that it is announced, and so
 * that the worker finds its place in a document that it has kept.
 */
export function OfflineBanner({ since }: { since: string | null }) {
  const { t } = useTranslation('appShell');
  return (
    <div role="status" className={banner} data-offline-band="" suppressHydrationWarning>
      {since === null ? '' : t('offline', { time: since })}
    </div>
  );
}
