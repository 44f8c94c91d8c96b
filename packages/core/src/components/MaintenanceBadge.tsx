import { useTranslation } from '../i18n/useTranslation.tsx';
import { label, places } from './MaintenanceBadge.css.ts';

interface MaintenanceBadgeProps {
  /** The position: over the lower edge of the mark above the name, or after or below the name. */
  place: keyof typeof places;
}

/** Marks a vendor in maintenance. Follows the name inside the vendor's link, so that it is part of the accessible name. */
export function MaintenanceBadge({ place }: MaintenanceBadgeProps) {
  const { t } = useTranslation('common');
  return (
    <span className={places[place]}>
      <span className={label}>{t('inMaintenance')}</span>
    </span>
  );
}
