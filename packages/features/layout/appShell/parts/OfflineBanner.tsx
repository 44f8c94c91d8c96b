import { WifiOff } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { banner } from './OfflineBanner.css.ts';

/** Banner shown while offline. The live region is always rendered, so that the message is announced. */
export function OfflineBanner({ offline }: { offline: boolean }) {
  const { t } = useTranslation('appShell');
  return (
    <div role="status">
      {offline && (
        <div className={banner}>
          <Icon of={WifiOff} size="small" />
          <span>{t('offline')}</span>
        </div>
      )}
    </div>
  );
}
