import { useTranslation } from './i18n/useTranslation.tsx';
import { places, words } from './Resting.css.ts';

interface RestingProps {
  /** Where it stands: over the lower edge of the mark above the name, or below the name. */
  place: keyof typeof places;
}

/** Says that a vendor takes a break: after its name and within its link, which is called so then. */
export function Resting({ place }: RestingProps) {
  const { t } = useTranslation('shared');
  return (
    <span className={places[place]}>
      <span className={words}>{t('resting')}</span>
    </span>
  );
}
