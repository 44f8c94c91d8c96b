import { WifiOff } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { banner } from './OfflineBanner.css.ts';

/** Says that there is no connection, for as long as there is none. Its place is always there, so that it is announced. */
export function OfflineBanner({ offline }: { offline: boolean }) {
  const { t } = useTranslation('frame');
  return (
    <div role="status">
      {offline && (
        <div className={banner}>
          <Icon of={WifiOff} size="small" />
          {t('offline')}
        </div>
      )}
    </div>
  );
}
